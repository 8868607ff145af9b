import Diagnostics
import ScreenModel
import Testing

/// What may mean one of two things is left open, and nothing that people wrote is lost.
@Suite struct OpenWordTests {
    /// The messages of a screen, and what it is read as.
    private static func read(_ text: String) -> (messages: String, screen: String, fixes: [String]) {
        let decoded = Decoded("id: a\n\(text)\n")
        return (
            decoded.diagnostics.map(\.message).joined(separator: "\n"), decoded.description,
            decoded.diagnostics.flatMap(\.fixes).flatMap(\.edits).map(\.text)
        )
    }

    @Test func theTitleOfAnAlertIsNoTitleOfABar() {
        let alert = Self.read("type: alert\ntitle: Delete all of the photos?")
        #expect(alert.screen == Self.read("name: Delete all of the photos?").screen)
        #expect(alert.messages.contains("'overlays: [{kind: alert, title: \"Delete all of the photos?\"}]'"))
    }

    @Test(arguments: ["backButton: hidden", "back: no", "back: none", "closeButton: off"])
    func aButtonThatIsNotThereIsNoLabel(_ pair: String) {
        #expect(Self.read("navigationBar: {title: A, \(pair)}").messages.contains("'leading: []'"))
    }

    @Test func noneThatIsWrittenLargeMayBeAButton() {
        let bar = Self.read("navigationBar: {title: A, leading: None}")
        #expect(bar.messages == "'leading' takes a list; this is 'None'. Write 'leading: []'.")
    }

    @Test(arguments: [("Updated just now", true), ("3 Selected", true), ("Select All", false), ("Done", false)])
    func aStatusInAToolbarMayBeNoButton(_ text: String, isOpen: Bool) {
        let bar = Self.read("toolbar: {items: [{text: \(text)}, {icon: plus}]}")
        #expect(bar.messages.contains("may be a text or a button with it") == isOpen)
        #expect(bar.fixes.isEmpty == isOpen)
    }

    @Test(arguments: ["components", "elements"])
    func aBarAmongTheElementsOfAScreenIsOpenWhereTheScreenHasOne(_ word: String) {
        let decoded = Self.read("navigationBar: {title: B}\n\(word): [{type: NavigationBar, title: A}, {type: List}]")
        #expect(decoded.messages.contains("the bar of the screen stands beside 'content', as 'navigationBar'"))
        #expect(decoded.screen.contains("kind: undetermined"), "\(decoded.screen)")
        #expect(!decoded.fixes.contains("content"))
        #expect(Self.read("body: [{type: List}]").fixes.contains("content"))
    }

    @Test(arguments: [
        "content: {empty: {title: Nothing, icon: heart}}", "content: {header: {kind: hero, title: A}, user: {text: A}}",
    ])
    func aKeyThatIsOnlyAWordForAnEntryStays(_ text: String) {
        let words = text.split(separator: "{").flatMap { $0.split(separator: ": ") }.map(String.init)
        let fixed = Self.read(text).fixes.joined()
        for key in ["empty", "header", "user"] where words.contains(key) {
            #expect(fixed.contains("x-name: \(key)"), "\(fixed)")
        }
    }

    @Test(arguments: [
        "items: [back, share]", "items: {1: back, 2: share}", "buttons: [{id: back, icon: chevron.left}, {icon: plus}]",
    ])
    func itemsOfBothSidesAreToldApart(_ pair: String) {
        #expect(Self.read("navigationBar: {title: A, \(pair)}").messages.contains("stand at their sides"))
    }

    @Test(arguments: [
        "state: {error: {toolbar: []}}", "appearance: [light, dark]", "orientation: [portrait, landscape]",
    ])
    func severalOfWhatIsOneAreVariants(_ text: String) {
        #expect(Self.read(text).messages.contains("'variants: [{"))
    }

    @Test(arguments: ["right: bell icon with badge", "left: menu (hamburger)", "right: [help button, Save]"])
    func whatTellsOfAButtonIsNotItsText(_ pair: String) {
        let bar = Self.read("navigationBar: {title: A, \(pair)}")
        #expect(bar.messages.contains("is left open; write it: '{label: Save}' or '{icon: plus}'"))
        #expect(bar.screen.contains("label: undetermined"), "\(bar.screen)")
    }

    @Test func wordsBetweenCommasMayBeIcons() {
        let bar = Self.read("navigationBar:\n  title: A\n  trailing: bell icon, Edit").screen
        #expect(bar.contains("icon: bell") && bar.contains("label: Edit"), "\(bar)")
    }

    @Test(arguments: [
        ("navigationBar: {title: A, subtitle: none}", "navigationBar: {title: A, subtitle: null}"),
        ("toolbar: {items: [{label: Save, icon: nil}]}", "toolbar: {items: [{label: Save, icon: null}]}"),
    ])
    func noneIsNoText(_ text: String, ours: String) {
        #expect(Self.read(text).screen == Self.read(ours).screen)
        #expect(Self.read(text).fixes == ["null"])
    }

    @Test(arguments: [
        ("variants: [{name: uploading, toolbar: {}}]", "'sizeClass: regular'"),
        ("states: [{name: error, toolbar: {}}]", "'state: error'"),
        ("states: {no results: {toolbar: {}}, error: {toolbar: {}}}", "is a state that no guideline here reads"),
        ("states: [{id: no results, toolbar: {}}]", "is a state that no guideline here reads"),
    ])
    func aVariantThatIsOnlyCalledSomethingIsTold(_ text: String, advice: String) {
        #expect(Self.read(text).messages.contains(advice))
        #expect(!Self.read("variants: [{name: wide, sizeClass: regular, toolbar: {}}]").messages.contains("called"))
    }

    @Test func aBarMayBeCounted() {
        #expect(Self.read("toolbar: {1: {icon: heart}}").messages.contains("items: [{icon: heart}]"))
    }

    @Test func aPhraseThatHidesABarIsNoTab() {
        #expect(Self.read("tabBar: hidden on push").messages.contains("Write 'tabBar: {hidden: true}'."))
    }

    @Test func aFileInJSONStaysJSON() {
        let text = #"{"id": "a", "isModal": true, "toolbar": {"items": [{"label": "Delete", "style": "destructive"}]}}"#
        let fixes = Decoded(text).diagnostics.flatMap(\.fixes).flatMap(\.edits).map(\.text)
        #expect(fixes == [#""presentation": "modal""#, #""semantic": "negative""#])
    }

    @Test func noBarIsNoEmptyBar() {
        #expect(Self.read("toolbar: []\ntabBar: []").screen == Self.read("toolbar: null\ntabBar: null").screen)
    }

    // MARK: What is told in another file, or at run time

    @Test(arguments: [
        "orders.detail.header.title_with_status", "ORDERS_DETAIL_TITLE", "\"@string/orders_title\"",
        "t('orders.title')", "t(orders.title)", "L10n.tr(orders.title)",
    ])
    func theKeyOfATextHasNoLengthOfItsOwn(_ key: String) {
        var decoded = Decoded("id: a\nnavigationBar: {title: \(key)}\n")
        let bar = decoded.layouts()[0].record
        let payload = decoded.payload("navigationBar.title", of: bar)
        #expect(payload.map { decoded.store.texts[Int($0)].hasPlaceholder } == true)
    }

    @Test(arguments: ["Well-known.", "Antidisestablishmentarianism", "Wait... what", "Open the file a.b"])
    func aTextIsNoKey(_ text: String) {
        var decoded = Decoded("id: a\nnavigationBar: {title: \(text)}\n")
        let payload = decoded.payload("navigationBar.title", of: decoded.layouts()[0].record)
        #expect(payload.map { decoded.store.texts[Int($0)].hasPlaceholder } == false)
    }

    @Test(arguments: ["common.back", "orders.actions.filter", "tabs.home"])
    func theKeyOfATextIsNoIcon(_ key: String) {
        let bar = Self.read("navigationBar: {title: A, leading: \(key)}")
        #expect(bar.screen.contains("label: undetermined") && bar.screen.contains("icon: undetermined"), "\(bar)")
        #expect(Self.read("navigationBar: {title: A, leading: wand.and.stars}").screen.contains("icon: wand.and.stars"))
    }

    @Test(arguments: ["if: role == admin", "visibleFor: [nurse]", "permission: orders.write", "featureFlag: new-bar"])
    func whoSeesAnItemMayHideIt(_ pair: String) {
        let bar = Self.read("toolbar: {items: [{label: A, \(pair)}]}")
        #expect(bar.screen.contains("hidden: undetermined"), "\(bar.screen)")
        let decoded = Decoded("id: a\ntoolbar: {items: [{label: A, \(pair)}]}\n")
        // As a note it would be shown for certain.
        #expect(decoded.diagnostics.allSatisfy { $0.fixes.isEmpty && !$0.message.contains("x-") })
        #expect(decoded.store.hidesParts)
    }

    @Test(arguments: ["isAdmin", "form.valid", "\"!canEdit\"", "title != \"\""])
    func aBooleanMayBeAnExpression(_ value: String) {
        #expect(Self.read("toolbar: {items: [{label: A, visible: \(value)}]}").messages.contains("left open"))
    }

    // MARK: Words for an item

    @Test(arguments: ["left: trash", "left: [trash]", "right: thumbnail", "items: [approve]"])
    func aWordInSmallLettersMayBeAnIcon(_ pair: String) {
        let bar = Self.read("toolbar: {\(pair)}")
        #expect(bar.screen.contains("label: undetermined"), "\(bar.screen)")
        #expect(bar.messages.contains("may be a text or an icon"))
        // What would be written in full says one of the two.
        #expect(bar.fixes.isEmpty)
    }

    @Test func whatIsToldInTheMiddleOfAToolbarMayBeNoButton() {
        let bar = Self.read("toolbar: {center: Updated just now, right: square.and.pencil}")
        #expect(bar.screen.contains("kind: undetermined"), "\(bar.screen)")
        #expect(bar.fixes.allSatisfy { !$0.contains("Updated") })
        #expect(!Self.read("toolbar: {center: Today}").screen.contains("kind: undetermined"))
    }

    @Test func whereBackLeadsIsNotItsLabel() {
        let bar = Self.read("back: orders")
        #expect(bar.screen == Self.read("navigationBar: {leading: [{role: back, target: orders}]}").screen)
        #expect(Self.read("back: Orders").screen.contains("label: Orders"))
    }

    @Test(arguments: [
        "trailing: [Add (plus)]", "trailing: ['plus: Add']", "trailing: [🔍 Search]", "trailing: [Icon]",
        "leading: plus Add",
        "trailing: [{Add: plus}]", "trailing: [{pencil: Edit}]", "trailing: ['<plus>']",
    ])
    func aWordBesideAnIconMayOnlyBeSpoken(_ pair: String) {
        let bar = Self.read("navigationBar: {title: A, \(pair)}")
        #expect(bar.screen.contains("label: undetermined"), "\(bar)")
        #expect(bar.fixes.isEmpty)
    }

    @Test(arguments: ["Add to cart", "Today: 3", "Sort by (newest)", "Share / Export", "Weiter"])
    func aTextIsNoIcon(_ text: String) {
        #expect(Self.read("toolbar: {items: ['\(text)']}").screen.contains("label: \(text)"))
    }

    @Test(arguments: [
        ("Approve: primary", "{label: Approve, style: primary}"),
        ("Reject: destructive", "{label: Reject, semantic: negative}"),
        ("Save: disabled", "{label: Save, disabled: true}"),
    ])
    func whatStandsBehindALabelSaysWhatItIs(_ pair: String, full: String) {
        let bar = Self.read("toolbar:\n  items:\n    - \(pair)")
        #expect(bar.screen == Self.read("toolbar: {items: [\(full)]}").screen)
        #expect(bar.fixes == [full])
    }

    @Test func theTitleOfAMacsScreenIsItsWindows() {
        #expect(
            Self.read("platform: macos\ntitle: Editor").screen
                == Self.read("platform: macos\nwindow: {title: Editor}").screen
        )
        let items = Self.read("trailing: [Share]\nplatform: mac")
        #expect(items.messages.contains("'toolbar: {items: [Save]}'") && !items.screen.contains("navigationBar"))
    }

    // MARK: Content

    @Test(arguments: ["Priority: High", "Type: Order", "Fill: {shade: red}", "Role: Manager", "Items: 3"])
    func whatThePageShowsIsNoKeyOfABlock(_ pair: String) {
        let content = Self.read("content: [{kind: list, items: [\(pair.contains("{") ? "{\(pair)}" : pair)]}]")
        #expect(content.messages.isEmpty, "\(content.messages)")
    }

    @Test(arguments: ["map: {style: standard}", "card: {role: summary}", "chart: {area: 40%}"])
    func aWordOfContentIsNoMistake(_ block: String) {
        let decoded = Decoded("id: a\ncontent: [{\(block)}]\n")
        #expect(decoded.diagnostics.map(\.severity) == [.info])
        #expect(decoded.diagnostics.allSatisfy { $0.message.contains("is left open") })
    }

    @Test func whatSaysAKindTwiceIsNotUnwrapped() {
        #expect(Self.read("content: [{type: Chart, props: {kind: bar}}]").fixes == ["kind"])
    }

    // MARK: Keys that are paths

    @Test(arguments: [
        ("navigationBar.search.placeholder: Find", "navigationBar: {search: {placeholder: Find}}"),
        ("tabBar.selected: Home", "tabBar: {selected: Home}"),
    ])
    func aPathIsReadAsTheFieldAtItsEnd(_ pair: String, full: String) {
        #expect(Self.read(pair).screen == Self.read(full).screen)
        #expect(OtherWordTests.fixed("id: a\n\(pair)\n", Decoded("id: a\n\(pair)\n").diagnostics) == "id: a\n\(full)\n")
    }

    @Test(arguments: [
        ("navigationBar.leading.0.icon: plus", "'navigationBar: {leading: [{icon: plus}]}'"),
        ("navigationBar.leading[0].icon: plus", "'navigationBar: {leading: [{icon: plus}]}'"),
        ("toolbar.items.label: Save", "'x-toolbar.items.label: …'"),
    ])
    func anEntryByItsNumberIsLedToItsList(_ pair: String, line: String) {
        #expect(Self.read(pair).messages.contains(line))
    }

    // MARK: Screens

    @Test(arguments: [
        "home:\n  title: Home\n  list: [a]\n", "expense:\n  type: detail\n  title: Expense\n",
        "metadata: {author: me}\nspec:\n  title: A\n  id: spec\n",
    ])
    func aMapOfOneScreenIsRead(_ text: String) {
        let decoded = Decoded(text)
        #expect(decoded.screens.count == 1 && decoded.screens[0].id != nil)
        #expect(!decoded.diagnostics.contains { $0.severity == .error }, "\(decoded.diagnostics)")
    }

    @Test(arguments: ["services: {web: {image: nginx}}", "a: {name: b}\nc: {name: d}", "x-home: {title: A}"])
    func aMapOfAnythingElseIsNoScreen(_ text: String) {
        #expect(Decoded(text + "\n").diagnostics.map(\.rule) == ["screen/not-a-screen"])
    }

    @Test(arguments: [
        ("left: X", "'navigationBar: {leading: [X]}'"),
        ("right: [Edit, Add]", "'navigationBar: {trailing: [Edit, Add]}'"),
        ("done: Done", "'navigationBar: {trailing: [{role: done}]}'"), ("extends: base", "'<<: *base'"),
    ])
    func theLineToWriteIsThePersonsOwn(_ pair: String, line: String) {
        #expect(Self.read(pair).messages.contains(line))
    }

    @Test(arguments: [
        ("button: Pay", "content: [{kind: button, label: Pay}]"), ("modal: full", "presentation: modal"),
        ("portrait: {toolbar: {}}", "variants: [{orientation: portrait, toolbar: {}}]"),
        ("confirmation: {title: Delete?}", "overlays: [{kind: dialog, title: Delete?}]"),
        ("toolbar: {button: Pay}", "toolbar: {items: [Pay]}"), ("tabBar: Home | Search", "tabBar: [Home, Search]"),
    ])
    func plainWordsAreRead(_ pair: String, full: String) {
        #expect(Self.read(pair).screen == Self.read(full).screen)
    }
}
