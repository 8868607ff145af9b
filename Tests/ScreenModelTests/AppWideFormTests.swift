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

    @Test func theNameOfAnAppIsOneOfItsScreens() {
        var text = "app:\n  name: Shop\n  platform: ipados\n  screens:\n  - id: a\n    navigationBar: {title: A}\n"
        let wanted = "{id: a, platform: ipados, app: {name: Shop}, navigationBar: {title: A}}"
        #expect(Decoded(text).description == wanted)
        while let first = Decoded(text).diagnostics.first(where: { !$0.fixes.isEmpty }) {
            text = OtherWordTests.fixed(text, [first])
        }
        #expect(Decoded(text).description == wanted, "\(text)")
        #expect(Decoded(text).diagnostics.isEmpty, "\(text)")
    }

    @Test func screensWrittenLargeAreScreens() {
        let decoded = Decoded("App: Stride\nScreens:\n  - Name: Run\n    id: run\n  - id: rest\n")
        #expect(decoded.screens.map(\.id) == ["run", "rest"])
    }

    @Test(arguments: [
        "A: {navigationBar: {title: A}}\nB: {navigationBar: {title: B}}\n",
        "Search: {navigationBar: {title: A}}\nForm: {header: {title: B}}\nDetail: {toolbar: [Edit]}\n",
        "tabBar: [A, B]\nA: {navigationBar: {title: A}}\nB: {title: B}\n",
        "title: Shop\ncolors: {primary: blue}\nA: {navigationBar: {title: A}}\nB: {navigationBar: {title: B}}\n",
        "app: {name: Shop}\ntheme: {accent: blue}\nA: {header: {title: A}}\nB: {}\n",
        "app:\n  A: {navigationBar: {title: A}}\n  B: {title: B}\n",
        "wireframes:\n  A: {title: A, navbar: {right: [Edit]}}\n  B: {title: B}\n",
        "Shop:\n  A: {navigationBar: {title: A}}\n  B: {navigationBar: {title: B}}\n",
        "pages:\n  A: {navigationBar: {title: A}}\n  B: {navigationBar: {title: B}}\n",
        "- A: {navigationBar: {title: A}}\n- B: {navigationBar: {title: B}}\n",
    ])
    func screensByNameNeedNoList(text: String) {
        let decoded = Decoded(text)
        #expect(decoded.screens.count > 1 && decoded.screens.allSatisfy { text.contains("\($0.id ?? "none"): {") })
        #expect(decoded.diagnostics.allSatisfy { $0.severity == .info }, "\(decoded.diagnostics)")
    }

    /// Maps of texts, of parts and of layouts are no screens.
    @Test(arguments: [
        "home: {title: A}\nsettings: {title: B}\n", "id: a\nlayouts: {phone: {toolbar: [A]}, tablet: {toolbar: [B]}}\n",
        "id: a\ncards: {one: {content: [A]}, two: {content: [B]}}\n",
        "Scaffold: {appBar: {title: A}}\ntabBar: [A, B]\n",
        "name: A\nCard: {content: [A]}\nForm: {content: [B]}\n",
        "Master: {navigationBar: {title: A}}\nDetail: {navigationBar: {title: B}}\n",
    ])
    func otherMapsAreNoScreens(text: String) { #expect(Decoded(text).screens.count < 2) }

    /// A screen takes from what holds anchors, and all that it says is known.
    @Test(arguments: ["anchors", "vars", ".base", "definitions", "config"])
    func whatHoldsAnchorsLeavesNothingOpen(word: String) {
        let decoded = Decoded("\(word): {bg: &bg white}\nid: a\nbackground: *bg\n")
        #expect(decoded.description == Decoded("id: a\nbackground: white\n").description)
        #expect(decoded.diagnostics.map(\.severity) == [.info], "\(decoded.diagnostics)")
    }

    /// An anchor's holder says nothing of the screens that don't take from it.
    @Test func whatHoldsAnchorsIsNoDefault() {
        let text =
            "shared: {tabs: &tabs [Home, Search]}\nscreens:\n  - {id: a, tabBar: *tabs}\n  - {id: b, toolbar: [Save]}\n"
        #expect(Decoded(text).screens.map(\.id) == ["a", "b"])
        #expect(!Decoded(text).diagnostics.contains { $0.message.contains("defaults") })
    }
}
