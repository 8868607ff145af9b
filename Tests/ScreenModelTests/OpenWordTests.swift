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
        #expect(alert.messages.contains("'overlays: [{kind: alert, title: Delete?}]'"))
    }

    @Test(arguments: ["backButton: hidden", "back: no", "back: none", "closeButton: off"])
    func aButtonThatIsNotThereIsNoLabel(_ pair: String) {
        #expect(Self.read("navigationBar: {title: A, \(pair)}").messages.contains("'leading: []' if there are none"))
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
    func barsAmongTheElementsOfAScreenAreNotInItsContent(_ word: String) {
        let decoded = Self.read("\(word): [{type: NavigationBar, title: A}, {type: List}]")
        #expect(decoded.messages.contains("a bar of the screen stands beside 'content', as 'navigationBar'"))
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
        #expect(bar.contains("label: undetermined") && bar.contains("label: Edit"), "\(bar)")
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
        ("states: {no results: {toolbar: {}}, error: {toolbar: {}}}", "no layout has it"),
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
}
