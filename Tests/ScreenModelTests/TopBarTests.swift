import Diagnostics
import ScreenModel
import Testing

/// A toolbar with a title is the bar at the top, as Android's is, where a screen has no other one there.
@Suite struct TopBarTests {
    @Test(arguments: [
        (
            "platform: android\ntoolbar: {title: Orders, actions: [Search]}",
            "platform: android\nnavigationBar: {title: Orders, trailing: [Search]}"
        ),
        (
            "toolbar: {title: Orders, navigationIcon: arrow.left}",
            "navigationBar: {title: Orders, leading: [{role: back, icon: arrow.left}]}"
        ),
        ("Toolbar:\n  title: Orders\ntabs: [A, B]", "navigationBar: {title: Orders}\ntabBar: [A, B]"),
        ("toolbar: {screenTitle: Orders, items: [Save]}", "navigationBar: {title: Orders, trailing: [Save]}"),
    ])
    func aTitledToolbarIsTheBarAtTheTop(written: String, full: String) {
        WideFormTests.expectSame(written, full)
    }

    @Test(arguments: [
        "navigationBar: {size: small}", "header: {title: A}", "title: A", "platform: macos", "platform: visionos",
        "window: {title: A}", "components: [{type: navigationBar, title: A}]", "ui: {navBar: {title: A}}",
        "navBarTitle: A", "headerShown: false", "<<: {navigationBar: {title: A}}",
    ])
    func aToolbarBesideABarAtTheTopIsNone(beside: String) {
        let screen = Decoded("id: a\n\(beside)\ntoolbar: {title: Orders, items: [Save]}\n").description
        #expect(screen.contains("toolbar: {items: [{label: Save}"), "\(screen)")
        #expect(!screen.contains("title: Orders"), "\(screen)")
    }

    @Test(arguments: ["toolbar: {title: Orders, position: bottom, items: [Save]}", "toolbar: {items: [Save]}"])
    func aToolbarThatSaysWhereItIsStaysThere(toolbar: String) {
        #expect(Decoded("id: a\n\(toolbar)\n").description.contains("toolbar: {"))
    }

    @Test(arguments: ["platform: macos", "navigationBar: {title: A}"])
    func whatAllScreensShareIsTheirOwn(shared: String) {
        let text = "defaults: {\(shared)}\nscreens:\n  - {id: a, toolbar: {title: Orders, items: [Save]}}\n"
        let screen = Decoded(text).description
        #expect(screen.contains("toolbar: {items: [{label: Save}"), "\(screen)")
    }

    /// The first one leads there for all of them.
    @Test(arguments: [
        ("position: top-right", "trailing"), ("placement: topLeading", "leading"), ("position: bottom-right", nil),
        ("note: top-right", nil),
    ])
    func aBlockInACornerAtTheTopLeadsToTheBar(pair: String, side: String?) {
        let content = "content: [{kind: button, label: A, \(pair)}, {kind: button, label: B, \(pair)}]"
        let told = Decoded("id: a\n\(content)\n").diagnostics.map(\.message).filter {
            $0.contains("a corner at the top")
        }
        #expect(told.count == (side == nil ? 0 : 1))
        if let side { #expect(told.first?.contains("navigationBar: {\(side): ") == true) }
        let bar = "navigationBar: {title: A}"
        #expect(!Decoded("id: a\n\(bar)\n\(content)\n").diagnostics.contains { $0.message.contains("corner") })
    }
}
