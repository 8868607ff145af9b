import Diagnostics
import ScreenModel
import Testing

/// What people say beside the bars of how one gets to a screen, of its work and of its app takes nothing from the bars.
@Suite struct ToldWayTests {
    @Test(arguments: [
        "navigation: push, navigationBar: {title: Orders}", "navigation: {from: home, to: detail}, navbar: Orders",
        "nav: {type: push, from: home}, navigationBar: {title: Orders}", "navigation: home, title: Orders",
        "nav: push, title: Orders", "navigation: {back: home, next: detail}, title: Orders",
        "navigation: Pushed from the list, title: Orders", "nav: {in: home, out: detail}, title: Orders",
        "navigation: Home > Orders, navigationBar: {title: Orders}",
    ])
    func howOneGetsThereIsNoBar(text: String) {
        let decoded = Decoded("{id: a, \(text)}")
        #expect(decoded.description == Decoded("{id: a, navigationBar: {title: Orders}}").description)
        #expect(decoded.diagnostics.allSatisfy { $0.severity == .info }, "\(decoded.diagnostics)")
    }

    @Test(arguments: [
        "navigation: Orders", "nav: {title: Orders, style: large}", "navigation: {back: true, title: Orders}",
    ])
    func aBarByAShortNameIsOne(text: String) {
        #expect(Decoded("{id: a, \(text)}").description.contains("title: Orders"))
    }

    /// What says that it covers another screen leaves open how it appears.
    @Test(arguments: [
        "navigation: modal", "nav: {type: sheet, from: home}", "navigation: {presentation: popover, from: home}",
    ])
    func howItCoversAnotherScreenIsOpen(text: String) {
        let decoded = Decoded("{id: a, \(text), navigationBar: {title: Orders}}")
        #expect(decoded.description == "{id: a, presentation: undetermined, navigationBar: {title: Orders}}")
    }

    @Test(arguments: ["helperText", "helper_text", "helper text"])
    func aSentenceBringsNoToolbar(key: String) {
        let decoded = Decoded("{id: a, tabBar: [Home, Search], \(key): All fields are required}")
        #expect(decoded.description == Decoded("{id: a, tabBar: [Home, Search]}").description)
        #expect(Decoded("{id: a, toolbar: [Save], \(key): A}").description.contains("helperText"))
    }

    /// What says nothing of how a screen looks or appears leaves nothing of it open.
    @Test(arguments: [
        "loading: false", "is dirty: no", "responsive: true", "adaptive: yes", "breakpoints: 3", "role: manager",
        "scroll: none", "scroll: vertical", "columns: 16", "locale: [en, de]", "steps: [loading, empty]",
        "offlineCapable: true", "assignee: Jane", "copyright: Acme", "readonly: true", "debug: false",
        "ios version: '17'",
    ])
    func whatSaysNothingIsANote(text: String) {
        let decoded = Decoded("{id: a, \(text)}")
        #expect(!decoded.store.partlyUnknown.contains(decoded.screens[0].record))
        #expect(decoded.diagnostics.map(\.severity) == [.info], "\(decoded.diagnostics)")
        #expect(!decoded.description.contains("variants"))
    }

    @Test(arguments: ["back button: false", "presented: false", "footer shown: no", "tabs enabled: no"])
    func aSwitchOfAPartIsNone(text: String) {
        let decoded = Decoded("{id: a, \(text)}")
        #expect(decoded.store.partlyUnknown.contains(decoded.screens[0].record) || decoded.description != "{id: a}")
    }

    @Test(arguments: [
        "old", "v1", "wrong", "counterexample", "trial", "paywall", "tutorial", "lightbox", "arabic", "mvp 2",
        "ingredients", "beta", "recipes", "booking",
    ])
    func aWordOfProjectsIsNoSlip(word: String) {
        for value in ["true", "{title: Edit}"] {
            let decoded = Decoded("{id: a, \(word): \(value)}")
            #expect(decoded.diagnostics.allSatisfy { $0.severity == .info }, "\(decoded.diagnostics)")
        }
    }

    /// What is not settled is left open, and no safe fix settles it.
    @Test(arguments: [
        "background?: white", "toolbar ?: [Edit]", "tab bar v2: [A]", "toolbar (overflow): [Edit]",
        "navbar?: {title: A}",
        "title (?): A", "navigationBar: {trailing: {current: [A, B], proposed: [C]}}", "tabBar: {old: [A], new: [B]}",
        "navigationBar: {trailing: {v1: [A, B], v2: [C]}}",
    ])
    func whatIsNotSettledIsOpen(text: String) {
        let decoded = Decoded("{id: a, \(text)}")
        #expect(decoded.description.contains("undetermined"), "\(decoded.description)")
        #expect(!decoded.diagnostics.isEmpty && decoded.diagnostics.allSatisfy { $0.severity == .info })
        #expect(!decoded.diagnostics.flatMap(\.fixes).contains { $0.applicability == .safe })
    }

    @Test(arguments: ["Soap 200 (v2)", "Soap 200 (?)"])
    func aColorThatIsNotSettledIsNone(color: String) {
        #expect(Decoded("{id: a, background: '\(color)'}").diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("background: [255, 255, 255]", "background: '#FFFFFF'"), ("background: [1, 0, 0, 1]", "background: '#FF0000'"),
        ("background: soap 200 (screen)", "background: soap 200"),
        ("navigationBar: {background: soap 200 (bar background)}", "navigationBar: {background: soap 200}"),
        ("navigationBar: {title: '\"Orders\" — large title'}", "navigationBar: {title: Orders, size: large}"),
        ("navigationBar: {title: '\"Orders\", large'}", "navigationBar: {title: Orders, size: large}"),
        ("navigationBar: {title: '\"Orders\" (large)'}", "navigationBar: {title: Orders, size: large}"),
        (
            "fixed footer: [{label: A, style: primary}]",
            "content: [{kind: button, label: A, style: primary}]"
        ),
        (
            "sticky footer: [{label: A, style: primary}]",
            "content: [{kind: button, label: A, style: primary}]"
        ),
    ])
    func isReadAs(text: String, ours: String) {
        let (read, wanted) = (Decoded("{id: a, \(text)}"), Decoded("{id: a, \(ours)}"))
        #expect(read.description == wanted.description)
        #expect(read.diagnostics.allSatisfy { $0.severity == .info }, "\(read.diagnostics)")
    }

    @Test(arguments: ["style: primary", "action: save", "type: button", "disabled: true"])
    func anItemByItsIDAloneIsOpen(said: String) {
        let decoded = Decoded("{id: a, toolbar: {buttons: [{id: confirm, \(said)}]}}")
        #expect(decoded.description.contains("label: undetermined, icon: undetermined"), "\(decoded.description)")
    }
}
