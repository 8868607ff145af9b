import Diagnostics
import ScreenModel
import Testing

/// Hidden things are not there; what remains keeps the index it has in the file.
@Suite struct HiddenPartTests {
    private static let text = """
        id: a
        navigationBar: {trailing: [{icon: a, hidden: true}, {icon: b}, {icon: c, hidden: "{state}"}]}
        toolbar: {hidden: true, items: [{label: Save}]}
        content: [{kind: card, items: [{kind: button, hidden: true}, {kind: text}]}]
        """

    @Test func leaveTheirLists() {
        var decoded = Decoded(HiddenPartTests.text)
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("navigationBar.trailing[2].icon", of: layout) == nil)
        let shown = decoded.payload("navigationBar.trailing[0]", of: layout) ?? 0
        #expect(decoded.store.path(of: Place(Record(offset: shown))) == "navigationBar.trailing[1]")
        let block = decoded.payload("content[0].items[0]", of: layout) ?? 0
        #expect(decoded.store.path(of: Place(Record(offset: block))) == "content[0].items[1]")
    }

    @Test func aBarThatIsNeverShownReadsAsNull() {
        var decoded = Decoded(HiddenPartTests.text)
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("toolbar", of: layout) == Slot.null)
        var temporary = Decoded("id: a\nnavigationBar: {title: A, hidden: temporary}")
        let other = temporary.layouts()[0].record
        #expect((temporary.payload("navigationBar", of: other) ?? Slot.null) < Slot.unreadable)
    }

    /// A part of a bar is hidden like the bar itself, in our words and in those of others.
    @Test(arguments: [
        ("search", "{mode: persistent, placement: in-bar, hidden: true}"), ("banner", "{text: A, hidden: true}"),
        ("dropdown", "{items: [A], visible: false}"), ("logo", "{height: 300, isHidden: true}"),
        ("segmentedControl", "{segments: [A, B], hidden: true}"), ("overflow", "{items: [A], show: false}"),
        ("documentMenu", "{items: [A], hidden: true}"),
    ])
    func aHiddenPartOfABarIsNotThere(part: String, value: String) {
        var decoded = Decoded("id: a\nnavigationBar: {title: A, \(part): \(value)}")
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("navigationBar.\(part)", of: layout) == Slot.null)
        #expect(!decoded.diagnostics.contains { $0.severity == .error }, "\(decoded.diagnostics)")
    }

    /// A bar that is there only sometimes is no bar for certain.
    @Test(
        arguments: [("navigationBar", "{title: A"), ("toolbar", "{items: [A]"), ("tabBar", "{items: [A]")],
        [
            "when: selecting", "only: iPhone", "onlyIn: [editing]", "state: selection", "devices: [iphone]",
            "hiddenOn: [editing]", "visibleIn: editing", "inside: sheet",
        ]
    )
    func aBarWithAConditionMayBeHidden(bar: (key: String, start: String), condition: String) {
        var decoded = Decoded("id: a\n\(bar.key): \(bar.start), \(condition)}\n")
        #expect(decoded.payload("\(bar.key).hidden", of: decoded.layouts()[0].record) == Slot.undetermined)
        #expect(decoded.store.hidesParts)
        #expect(decoded.diagnostics.map(\.severity) == [.info] && decoded.diagnostics[0].fixes.isEmpty)
    }

    /// What is said of a place that is none of the bar's leaves open whether it is there.
    @Test(arguments: [
        ("toolbar", "{placement: keyboard, items: [Done]}"), ("toolbar", "{type: keyboard accessory, items: [Done]}"),
        ("navigationBar.trailing[0]", "{icon: plus, placement: overflow}"),
        ("navigationBar.trailing[0]", "{icon: plus, showAsAction: never}"), ("navigationBar.trailing[0]", "\"-\""),
        ("navigationBar.trailing[0]", "n/a"), ("navigationBar.trailing[0]", "see Figma"),
        ("navigationBar.trailing[0]", "Button TBD"), ("navigationBar.trailing[0]", "(optional)"),
    ])
    func aPartOfAnotherPlaceMayBeHidden(path: String, value: String) {
        let text = path == "toolbar" ? "toolbar: \(value)" : "navigationBar: {trailing: [\(value)]}"
        var decoded = Decoded("id: a\n\(text)\n")
        #expect(decoded.payload("\(path).hidden", of: decoded.layouts()[0].record) == Slot.undetermined)
        #expect(decoded.store.hidesParts && decoded.diagnostics.allSatisfy { $0.severity == .info })
    }

    @Test(arguments: ["visibility: gone", "display: none", "presence: none"])
    func aBarIsHiddenInOtherWords(_ pair: String) {
        for bar in ["navigationBar: {title: A", "toolbar: {items: [A]", "tabBar: {items: [A]"] {
            var decoded = Decoded("id: a\n\(bar), \(pair)}\n")
            let layout = decoded.layouts()[0].record
            #expect(decoded.payload(String(bar.prefix { $0 != ":" }), of: layout) == Slot.null, "\(bar)")
        }
    }

    /// What stands in something that may be hidden is there no more surely than that.
    @Test(arguments: [
        "content: [{kind: card, hidden: \"{x}\", items: [{kind: button, label: A}]}]",
        "content: [{kind: card, hidden: \"{x}\", items: [{kind: card, items: [{kind: button, label: A}]}]}]",
        "toolbar: {hidden: \"{x}\", items: [{label: A}]}", "navigationBar: {hidden: \"{x}\", trailing: [{label: A}]}",
        "toolbar: {items: [], overflow: {hidden: \"{x}\", items: [{label: A}]}}",
    ])
    func aButtonInWhatMayBeHiddenMayBeHidden(line: String) {
        var decoded = Decoded("id: a\n" + line)
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("buttons[0].label", of: layout) != nil)
        #expect(decoded.payload("buttons[0].hidden", of: layout) == Slot.undetermined)
    }

    /// Only one page is seen at a time; buttons that stand in a row are no pages.
    @Test(arguments: [
        ("pages: [{title: A, primaryButton: B}, {title: C, primaryButton: D}]", true),
        ("content: [{kind: pager, items: [{kind: card, items: [{kind: button}]}, {items: [{kind: button}]}]}]", true),
        ("content: [{kind: list, items: [{kind: card, items: [{kind: button}]}, {items: [{kind: button}]}]}]", false),
        ("content: [{kind: carousel, items: [{kind: button, label: A}, {kind: button, label: B}]}]", false),
        ("content: [{kind: tabs, items: [{items: [{kind: button}]}, {items: [{kind: button}]}]}]", true),
        ("content: [{kind: tab, items: [{kind: button}]}, {kind: tab, items: [{kind: button}]}]", true),
        ("content: [{kind: tab, items: [{kind: button}, {kind: button}]}]", false),
        ("content: [{kind: button}, {kind: button, state: loading}]", true),
        ("content: [{kind: button}, {kind: button, state: default}]", false),
    ])
    func aButtonOnAFurtherPageMayBeHidden(line: String, isUncertain: Bool) {
        var decoded = Decoded("id: a\n" + line)
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("buttons[0].hidden", of: layout) != Slot.undetermined)
        #expect((decoded.payload("buttons[1].hidden", of: layout) == Slot.undetermined) == isUncertain)
    }

    /// A word of another tool hides as our own does, whatever else the file hides.
    @Test(arguments: [
        "visible: false", "visible: no", "show: false", "visibility: gone", "display: none", "opacity: 0", "alpha: 0.0",
    ])
    func anItemThatAnotherToolHidesLeavesItsList(word: String) {
        var decoded = Decoded("id: a\nnavigationBar: {trailing: [{icon: a}, {icon: b, \(word)}]}")
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("navigationBar.trailing[0]", of: layout) != nil)
        #expect(decoded.payload("navigationBar.trailing[1]", of: layout) == nil)
        #expect(decoded.diagnostics.count == 1, "\(decoded.diagnostics)")
    }

    @Test func aVariantShowsAgainWhatTheBaseHides() {
        var decoded = Decoded(
            "id: a\ntoolbar: {hidden: true, items: [{label: A}]}\nvariants: [{state: editing, toolbar: {hidden: false}}]"
        )
        let layouts = decoded.layouts()
        #expect(decoded.payload("toolbar", of: layouts[0].record) == Slot.null)
        #expect(decoded.payload("toolbar.items[0].label", of: layouts[1].record) != nil)
    }

    /// Columns, and what lies over a screen, have bars of their own.
    @Test func barsOfPartsOfAScreenAreReadAsItsOwn() {
        var decoded = Decoded(
            """
            id: a
            splitView:
              panes:
                - {name: One, navigationBar: {title: A, trailing: [{icon: a, hidden: true}, {icon: b}]}}
                - {name: Two, toolbar: {hidden: true, items: [Save]}, content: [{kind: button, label: B, hidden: true}]}
            overlays:
              - kind: sheet
                navigationBar: {hidden: true, title: B}
                toolbar: {items: [{label: Save}, {role: overflow, items: [{label: C}]}]}
                items: [{label: A, hidden: true}, {label: B}]
            """
        )
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("splitView.panes[0].navigationBar.leading", of: layout) == Slot.null)
        #expect(decoded.payload("splitView.panes[0].navigationBar.trailing[0].isIconOnly", of: layout) == 1)
        #expect(decoded.payload("splitView.panes[0].navigationBar.trailing[1]", of: layout) == nil)
        #expect(decoded.payload("splitView.panes[1].toolbar", of: layout) == Slot.null)
        #expect(decoded.payload("splitView.panes[1].content[0]", of: layout) == nil)
        #expect(decoded.payload("overlays[0].navigationBar", of: layout) == Slot.null)
        #expect(decoded.payload("overlays[0].toolbar.hasOverflowButton", of: layout) == 1)
        #expect(decoded.payload("overlays[0].toolbar.helperText", of: layout) == Slot.null)
        #expect(decoded.payload("overlays[0].items[0].isTextButton", of: layout) == 1)
        #expect(decoded.payload("overlays[0].items[1]", of: layout) == nil)
    }
}
