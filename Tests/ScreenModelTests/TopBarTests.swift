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
            "navigationBar: {title: Orders, leading: [{icon: arrow.left}]}"
        ),
        ("Toolbar:\n  title: Orders\ntabs: [A, B]", "navigationBar: {title: Orders}\ntabBar: [A, B]"),
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
}
