import Diagnostics
import ScreenModel
import Testing

/// Keys without their indentation or their colon, which YAML reads as something else.
@Suite struct LostIndentationTests {
    private static func told(_ text: String) -> [String] {
        Decoded(text).diagnostics.map { "\($0.severity) \($0.rule): \($0.message)" }
    }

    @Test(arguments: [
        ("toolbar:\nitems: [Save]", ["items toolbar"]),
        (
            "navigationBar:\ntitle: Orders\ntrailing: [Edit]\nscrolls: true",
            ["title navigationBar", "trailing navigationBar"]
        ),
        ("navigationBar:\nrightBarButtonItems: [Edit]", ["rightBarButtonItems navigationBar"]),
        ("navigationBar:\n  search:\n  placeholder: Find", ["placeholder search"]),
        ("variants:\n  - sizeClass: regular\n    toolbar:\n    items: [Save]", ["items toolbar"]),
    ])
    func aKeyBelowAnEmptyComponentWasToStandInIt(text: String, pairs: [String]) {
        let told = Self.told("id: a\n\(text)\n")
        #expect(told.count == pairs.count, "\(told)")
        for (message, pair) in zip(told, pairs) {
            let names = pair.split(separator: " ")
            let start = "error screen/unknown-key: '\(names[0])' stands beside '\(names[1])', which is left empty;"
            #expect(message.hasPrefix(start), "\(message)")
        }
    }

    @Test(arguments: [
        "toolbar: null\nitems: [{label: Save}]", "toolbar: {}\nitems: [Save]", "toolbar:\nscrolls: true\nitems: [Save]",
        "toolbar:\nbackground: red",
    ])
    func otherKeysMeanWhatTheyDid(text: String) {
        let told = Self.told("id: a\n\(text)\n")
        #expect(!told.contains { $0.contains("left empty") }, "\(told)")
    }

    @Test func whatTheComponentHoldsIsNotKnown() {
        let decoded = Decoded("id: a\ntoolbar:\nitems: [Save]\n")
        #expect(decoded.payload("toolbar", of: decoded.screens[0].record) != 0)
    }

    @Test(arguments: [
        ("navigationBar:\n  title \"Orders\"", "title"), ("toolbar:\n  items [Save, Share]", "items"),
        ("navigationBar:\n  title Orders\n  subtitle Plant", "title"),
        ("toolbar:\n  items:\n    - label \"Save\"", "label"),
        ("tabBar: items [Home]", "items"),
    ])
    func aKeyWithoutColonIsNoText(text: String, key: String) {
        let told = Self.told("id: a\n\(text)\n")
        #expect(told.count == 1 && told[0].hasPrefix("error screen/wrong-type: "), "\(told)")
        #expect(told.first?.contains("put a colon behind '\(key)'") == true, "\(told)")
    }

    @Test(arguments: [
        "navigationBar: title page", "navigationBar:\n  Orders", "toolbar: {items: [label maker, icon set]}",
        "navigationBar:\n  \"title page\"", "content:\n  - title page",
    ])
    func aTextMayBeginWithTheNameOfAKey(text: String) {
        let told = Self.told("id: a\n\(text)\n")
        #expect(!told.contains { $0.hasPrefix("error") }, "\(told)")
    }

    @Test(arguments: ["id: ~\n", "id:\nscrolls: true\n", "id: ''\n", "screens: [{id: null}]\n"])
    func anIDThatSaysNothingIsNone(text: String) {
        #expect(Self.told(text).map { $0.prefix(23) } == ["error screen/missing-id"], "\(Self.told(text))")
    }

    @Test(arguments: [
        ("name: Order Details\n", "order-details"), ("navigationBar: {title: LoginView 2}\n", "login-view-2"),
        ("name: \"{name}\"\nnavigationBar: {title: Aufträge}\n", "aufträge"), ("scrolls: true\n", "orders"),
    ])
    func anIDIsProposedThatSuitsTheScreen(text: String, id: String) {
        #expect(Self.told(text).contains { $0.hasSuffix("such as 'id: \(id)'.") }, "\(Self.told(text))")
    }
}
