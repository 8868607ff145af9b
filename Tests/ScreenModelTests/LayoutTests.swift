import ScreenModel
import Testing

@Suite struct LayoutTests {
    private func names(_ text: String) -> [String] {
        var decoded = Decoded(text)
        return decoded.layouts().map(\.name)
    }

    @Test(arguments: [
        ("id: a", ["ios/compact"]),
        ("id: a\nplatform: ipados", ["ipados/regular"]),
        ("id: a\nplatform: macos", ["macos"]),
        ("id: a\nsizeClasses: [compact, regular]", ["ios/compact", "ios/regular"]),
        ("id: a\nstate: scrolled", ["ios/compact/scrolled"]),
        ("id: a\nvariants: [{sizeClass: regular}]", ["ios/compact", "ios/regular"]),
        ("id: a\nvariants: [{platform: ipados}]", ["ios/compact", "ipados/regular"]),
        (
            "id: a\nsizeClasses: [compact, regular]\nvariants: [{state: error}]",
            ["ios/compact", "ios/regular", "ios/compact/error", "ios/regular/error"]
        ),
        (
            "id: a\nvariants: [{sizeClass: regular}, {sizeClass: regular, state: error}]",
            ["ios/compact", "ios/regular", "ios/regular/error"]
        ),
        // What is for another language or appearance does not take the place of the screen itself.
        ("id: a\nvariants: [{locale: de}, {appearance: dark}]", ["ios/compact", "ios/compact/de", "ios/compact/dark"]),
        ("id: a\nlocale: en\nvariants: [{locale: en, scrolls: true}]", ["ios/compact"]),
        (
            "id: a\nvariants: [{sizeClass: regular}, {sizeClass: regular, orientation: landscape, locale: ar}]",
            ["ios/compact", "ios/regular", "ios/regular/landscape/ar"]
        ),
        ("id: a\nvariants: [{locale: de}, {locale: de, scrolls: true}]", ["ios/compact", "ios/compact/de"]),
    ])
    func namesTheCombinationsThatVariantsName(text: String, layouts: [String]) {
        #expect(names(text) == layouts)
    }

    @Test func overlaysAllMatchingVariantsInOrder() {
        var decoded = Decoded(
            """
            id: a
            navigationBar: {title: Base, subtitle: Line, trailing: [{icon: plus}]}
            variants:
              - sizeClass: regular
                navigationBar: {subtitle: null, trailing: [{icon: a}, {icon: b}]}
              - state: error
                navigationBar: {size: large}
            """
        )
        let layouts = decoded.layouts()
        #expect(layouts.map(\.name) == ["ios/compact", "ios/regular", "ios/compact/error"])
        #expect(decoded.payload("navigationBar.subtitle", of: layouts[0].record) != Slot.null)
        #expect(decoded.payload("navigationBar.subtitle", of: layouts[1].record) == Slot.null)
        #expect(decoded.payload("navigationBar.trailing[1].isAction", of: layouts[1].record) == 1)
        #expect(decoded.payload("navigationBar.trailing[1].isAction", of: layouts[2].record) == nil)
        #expect(
            decoded.payload("navigationBar.size", of: layouts[2].record) == Schema.standard.symbols.number(of: "large")
        )
        #expect(decoded.payload("navigationBar.size", of: layouts[0].record) == Slot.missing)
    }

    @Test func whatIsForALanguageComesOverWhatIsForASizeClass() {
        var decoded = Decoded(
            """
            id: a
            navigationBar: {subtitle: Line}
            variants:
              - {sizeClass: regular, navigationBar: {subtitle: null}}
              - {sizeClass: regular, locale: de, scrolls: true}
            """
        )
        let layouts = decoded.layouts()
        #expect(layouts.map(\.name) == ["ios/compact", "ios/regular", "ios/regular/de"])
        #expect(decoded.payload("navigationBar.subtitle", of: layouts[0].record) != Slot.null)
        #expect(decoded.payload("navigationBar.subtitle", of: layouts[2].record) == Slot.null)
        #expect(decoded.payload("scrolls", of: layouts[1].record) == Slot.missing)
        #expect(decoded.payload("scrolls", of: layouts[2].record) == 1)
    }

    @Test func countsActionsAsTheCatalogueDoes() {
        var decoded = Decoded(
            """
            id: a
            navigationBar:
              trailing:
                - {icon: plus}
                - {label: Edit}
                - {kind: search-field}
                - {kind: fixed-space}
                - {icon: share, hidden: true}
                - {role: overflow, icon: ellipsis}
                - {kind: menu, icon: gear}
            """
        )
        let record = decoded.layouts()[0].record
        // The hidden one has left the list.
        let actions = (0..<6).map { decoded.payload("navigationBar.trailing[\($0)].isAction", of: record) }
        #expect(actions == [1, 1, 0, 0, 0, 1])
        #expect(decoded.payload("navigationBar.hasOverflowButton", of: record) == 1)
    }

    /// A space behind it is no button.
    @Test(arguments: ["", ", fixed-space", ", separator", ", {icon: c, hidden: true}"])
    func takesALastMenuForTheOverflowButton(behind: String) {
        var decoded = Decoded(
            "id: a\nnavigationBar: {trailing: [{kind: menu, icon: a}, {kind: menu, icon: b}\(behind)]}"
        )
        let record = decoded.layouts()[0].record
        #expect(decoded.payload("navigationBar.trailing[0].isAction", of: record) == 1)
        #expect(decoded.payload("navigationBar.trailing[1].isAction", of: record) == 0)
    }

    @Test(arguments: [
        ("{items: [{label: Export}]}", 1), ("{}", Slot.undetermined), ("{icon: ellipsis}", 1), ("{items: []}", 0),
        ("null", 0), ("automatic", Slot.undetermined),
    ])
    func tellsWhetherThereIsAnOverflowButton(overflow: String, shows: UInt32) {
        var decoded = Decoded("id: a\nnavigationBar: {trailing: [{icon: plus}], overflow: \(overflow)}")
        let record = decoded.layouts()[0].record
        #expect(decoded.payload("navigationBar.hasOverflowButton", of: record) == shows)
        #expect((decoded.payload("navigationBar.trailing[1].role", of: record) == Symbols.overflow) == (shows == 1))
    }

    @Test func itemsThatNobodyKnowsStayOpenBesideAnOverflow() {
        var decoded = Decoded("id: a\ntoolbar: {items: '{actions}', overflow: {items: [{label: Export}]}}")
        let record = decoded.layouts()[0].record
        #expect(decoded.payload("toolbar.items", of: record) == Slot.unreadable)
        #expect(decoded.payload("toolbar.hasOverflowButton", of: record) == 1)
    }

    /// What covers a screen covers its tab bar, too.
    @Test(arguments: [("sheet", false), ("popover", false), ("full-screen", true)])
    func aSharedTabBarIsInTheViewsThatFillTheScreen(presentation: String, isThere: Bool) {
        let decoded = Decoded(
            "defaults: {tabBar: [A, B]}\nscreens:\n- {id: a, presentation: \(presentation)}\n"
                + "- {id: b, presentation: \(presentation), tabBar: {selected: B}}\n"
        )
        let tabBar = ComponentKind.screen.component.slot(named: "tabBar") ?? 0
        #expect(decoded.screens.map { decoded.store[$0.record, tabBar].hasValue } == [isThere, true])
    }

    @Test func workedOutAgainForABarThatAVariantChanges() {
        var decoded = Decoded(
            """
            id: a
            navigationBar: {trailing: [{icon: plus}, {kind: menu, icon: b}]}
            variants: [{sizeClass: regular, navigationBar: {overflow: {icon: ellipsis}}}]
            """
        )
        let layouts = decoded.layouts()
        #expect(decoded.payload("navigationBar.trailing[1].isAction", of: layouts[0].record) == 0)
        #expect(decoded.payload("navigationBar.trailing[1].isAction", of: layouts[1].record) == 1)
    }

    @Test(arguments: [("text", true), ("Caption", true), ("image", true), ("divider", true), ("rich-text", false)])
    func whatHoldsNoBlocksHoldsNoButtons(kind: String, isWhole: Bool) {
        var decoded = Decoded("id: a\nnavigationBar: null\ntoolbar: null\ncontent: [{kind: \(kind)}]")
        let record = decoded.layouts()[0].record
        let buttons = decoded.store.elements(record, ComponentKind.screen.component.slot(named: "buttons") ?? 0)
        #expect(buttons.isEmpty == isWhole)
    }

    @Test func collectsTheButtonsOfTheWholeView() {
        var decoded = Decoded(
            """
            id: a
            navigationBar: {leading: [{role: back, icon: chevron-left}], trailing: [{icon: plus}, {icon: x, hidden: true}]}
            toolbar: {items: [{label: Save}, {kind: flexible-space}], overflow: {items: [{label: Export}]}}
            content:
              - {kind: card, items: [{kind: button, label: Details, style: primary}, {kind: row}]}
            """
        )
        let record = decoded.layouts()[0].record
        let buttons = decoded.store.elements(record, ComponentKind.screen.component.slot(named: "buttons") ?? 0)
        // What the row holds is not described.
        #expect(buttons.last?.payload == Slot.undetermined)
        let paths = buttons.filter(\.hasValue).map { decoded.store.path(of: Place($0.record)) }
        #expect(
            paths == [
                "navigationBar.leading[0]", "navigationBar.trailing[0]", "toolbar.items[0]",
                "toolbar.overflow.items[0]",
                "content[0].items[0]",
            ]
        )
    }
}
