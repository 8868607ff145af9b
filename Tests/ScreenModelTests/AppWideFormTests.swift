import Diagnostics
import Testing

@testable import ScreenModel

/// What people say once for a whole app, or in a map where we take a word, is read as meant.
@Suite struct AppWideFormTests {
    @Test(arguments: [
        ("app: {name: Mail, platform: android}", "app: {name: Mail}, platform: android"),
        ("app: {name: Mail, tabBar: [Home, Search]}", "app: {name: Mail}, tabBar: [Home, Search]"),
        ("platform: {os: ios, device: iphone}", "platform: ios"),
        ("presentation: full-screen modal", "presentation: modal"),
        ("presentation: fullScreenCover", "presentation: modal"),
        (
            "toolbar: {items: [{kind: text, label: Save, action: save}]}",
            "toolbar: {items: [{kind: button, label: Save, action: save}]}"
        ),
        (
            "alerts: {remove: {title: Remove?}, leave: {title: Leave?}}",
            "overlays: [{kind: alert, title: Remove?}, {kind: alert, title: Leave?}]"
        ),
        (
            "content: [{button: Save, prominence: primary}]",
            "content: [{kind: button, label: Save, style: primary}]"
        ),
    ])
    func isReadAsTheFullForm(written: String, full: String) {
        let lines = full.contains("}, platform") || full.contains("}, tabBar")
        WideFormTests.expectSame(written, lines ? full.replacing("}, ", with: "}\n") : full)
    }

    @Test func screensWrittenLargeAreScreens() {
        let decoded = Decoded("App: Stride\nScreens:\n  - Name: Run\n    id: run\n  - id: rest\n")
        #expect(decoded.screens.map(\.id) == ["run", "rest"])
    }

    /// An anchor's holder says nothing of the screens that don't take from it.
    @Test func whatHoldsAnchorsIsNoDefault() {
        let text =
            "shared: {tabs: &tabs [Home, Search]}\nscreens:\n  - {id: a, tabBar: *tabs}\n  - {id: b, toolbar: [Save]}\n"
        #expect(Decoded(text).screens.map(\.id) == ["a", "b"])
        #expect(!Decoded(text).diagnostics.contains { $0.message.contains("defaults") })
    }
}
