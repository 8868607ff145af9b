import Diagnostics
import ScreenModel
import Testing

/// Texts that stand on a screen and are no title of its bar.
@Suite struct MeantTextTests {
    /// The messages of a screen, and what it is read as.
    private static func read(_ text: String) -> (messages: String, screen: String) {
        let decoded = Decoded("id: a\n\(text)\n")
        return (decoded.diagnostics.map(\.message).joined(separator: "\n"), decoded.description)
    }

    @Test(arguments: [
        "presentation: alert", "presentation: dialog", "presentation: action sheet", "presentAs: confirmation",
    ])
    func theTitleOfWhatIsPresentedAsAnAlertIsNoTitleOfABar(presentation: String) {
        let alert = Self.read("\(presentation)\ntitle: Delete all of the photos?").screen
        #expect(alert.contains("name: Delete all") && !alert.contains("navigationBar"), "\(alert)")
        let bar = Self.read("presentation: dialog\nnavigationBar: {trailing: [Done]}\ntitle: Filter").screen
        #expect(bar.contains("title: Filter"), "\(bar)")
    }

    @Test(arguments: [
        "states: {error: {title: Something went wrong, button: Try Again}}",
        "variants: [{state: error, title: Something went wrong, message: Try again later.}]",
        "states: {offline: {title: You are offline, subtitle: Check your network, icon: wifi}}",
    ])
    func theTitleOfAMessageInAStateIsNoTitleOfABar(states: String) {
        let (messages, screen) = Self.read("navigationBar: {title: Orders}\n\(states)")
        #expect(!screen.contains("title: Something") && !screen.contains("title: You"), "\(screen)")
        #expect(messages.contains("No guideline here reads 'title' of a variant"), "\(messages)")
    }

    @Test(arguments: ["{title: Edit Orders, toolbar: [Delete]}", "{title: Edit Orders, body: [{kind: list}]}"])
    func theTitleOfAStateIsItsBars(state: String) {
        let screen = Self.read("navigationBar: {title: Orders}\nstates: {editing: \(state)}").screen
        #expect(screen.contains("navigationBar: {title: Edit Orders"), "\(screen)")
    }

    @Test(arguments: ["headline: Welcome\nbody: Sign in.", "body: Sign in.\nheading: Welcome"])
    func aHeadlineAboveATextIsContent(texts: String) {
        let (messages, screen) = Self.read(texts)
        #expect(screen.contains("{kind: heading, label: Welcome}"), "\(screen)")
        #expect(!screen.contains("navigationBar") && !messages.contains("Take one of them out"), "\(messages)")
        #expect(Self.read("headline: Welcome").screen.contains("navigationBar: {title: Welcome}"))
    }

    @Test(arguments: [
        ("promo.png", "image"), ("{image: x.svg}", "image"), ("{title: A}", "object-header"),
        ("Welcome back", "hero"),
    ])
    func aHeroWithoutATextIsAPicture(hero: String, kind: String) {
        let screen = Self.read("hero: \(hero)").screen
        #expect(screen.contains("{kind: \(kind)"), "\(screen)")
    }

    @Test(arguments: ["text: $query, prompt: Find", "prompt: Find, text: typed", "text: mail, placeholder: Find"])
    func whatIsTypedIsNoPlaceholder(search: String) {
        let (messages, screen) = Self.read("searchable: {\(search)}")
        #expect(screen.contains("search: {placeholder: Find}"), "\(screen)")
        #expect(!messages.contains("Take one of them out"), "\(messages)")
        #expect(!Self.read("searchable: {text: $query}").screen.contains("placeholder"))
        #expect(Self.read("searchable: {text: Find}").screen.contains("search: {placeholder: Find}"))
    }

    @Test(arguments: [
        ("leading: [{role: back, label: \"< Orders\"}]", "leading: [{role: back, label: Orders}]"),
        ("leading: [{label: ‹ Orders, role: back}]", "leading: [{role: back, label: Orders}]"),
        ("backButton: ❮ Orders", "leading: [{role: back, label: Orders}]"),
        ("backLabel: ←Orders", "backLabel: Orders"),
        ("leading: [{role: back, label: \"<\"}]", "leading: [{role: back, label: \"<\"}]"),
        ("leading: [{role: back, label: \"<name>\"}]", "leading: [{role: back, label: \"<name>\"}]"),
        ("leading: [{label: \"< Orders\"}]", "leading: [{role: back, label: Orders}]"),
        ("leading: \"< Orders\"", "leading: [{role: back, label: Orders}]"),
        ("leading: [\"< Back\"]", "leading: [Back]"),
    ])
    func theArrowOfABackButtonIsNoText(written: String, full: String) {
        var text = "id: a\nnavigationBar: {\(written)}\n"
        let wanted = Self.read("navigationBar: {\(full)}").screen
        #expect(Decoded(text).description == wanted)
        while let first = Decoded(text).diagnostics.first(where: { !$0.fixes.isEmpty }) {
            text = OtherWordTests.fixed(text, [first])
        }
        #expect(Decoded(text).description == wanted, "\(text)")
    }

    @Test func theArrowOfABackButtonOfAScreenIsNoText() {
        #expect(Self.read("back: \"< Orders\"").screen == Self.read("back: Orders").screen)
        #expect(Self.read("backTitle: \"< Orders\"").screen == Self.read("backTitle: Orders").screen)
    }
}
