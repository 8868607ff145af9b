import Diagnostics
import Testing

@testable import ScreenModel

/// Switches for parts, beside them and in them, and what people write where there is nothing.
@Suite struct PartSwitchTests {
    /// Nobody knows whether what is switched off and written all the same is there.
    @Test(arguments: [
        ("navigationBar: {title: A, showSubtitle: false, subtitle: B}", "subtitle"),
        ("navigationBar: {title: A, Show Subtitle: no, subtitle: B}", "subtitle"),
        ("navigationBar: {title: A, subtitleHidden: true, subtitle: B}", "subtitle"),
        ("navigationBar: {title: A, isLogoVisible: false, logo: {height: 32}}", "logo"),
        ("navigationBar: {title: A, hasSearch: false, search: {placement: in-bar}}", "search"),
        ("toolbar: {items: [A], hasOverflow: false, overflow: {items: [B]}}", "overflow"),
        ("toolbar: {items: [A], showHelperText: false, helperText: B}", "helperText"),
        ("hasTabBar: false\ntabBar: [A, B]", "tabBar"),
        ("hasNavBar: false\nnavigationBar: {title: A}", "navigationBar"),
    ])
    func whatIsSwitchedOffAndWrittenIsLeftOpen(line: String, part: String) {
        let decoded = Decoded("id: a\n\(line)\n")
        #expect(decoded.description.contains("\(part): undetermined"), "\(decoded.description)")
        #expect(decoded.diagnostics.map(\.severity) == [.info])
        #expect(decoded.diagnostics.allSatisfy { $0.message.contains("says that there is no '\(part)'") })
    }

    @Test(arguments: [
        "navigationBar: {title: A, showTitle: true}", "hasTabBar: true\ntabBar: [A, B]",
        "hideToolbar: true\ntoolbar: null",
        "showToolbar: false\ntoolbar: []",
    ])
    func aSwitchThatSaysTheSameIsToldSo(line: String) {
        let decoded = Decoded("id: a\n\(line)\n")
        #expect(decoded.diagnostics.map(\.severity) == [.info])
        #expect(decoded.diagnostics.allSatisfy { $0.message.contains("says the same") }, "\(decoded.diagnostics)")
    }

    @Test(arguments: [
        "toolbar: {items: [A], helperText: {visible: false, text: B}}",
        "statusBar: {isVisible: false, background: red}",
        "navigationBar: {banner: {text: A, isPresented: false}}", "navigationBar: {logo: {height: 32, opacity: 0}}",
        "toolbar: {overflow: {items: [A], enabled: false}}", "content: [{kind: card, rendered: false}]",
        "statusBar: hidden",
    ])
    func aPartMaySayItselfThatItIsHidden(line: String) {
        let decoded = Decoded("id: a\n\(line)\n")
        #expect(decoded.description.contains("hidden: true"), "\(decoded.description)")
        #expect(decoded.diagnostics.allSatisfy { $0.severity == .info }, "\(decoded.diagnostics)")
    }

    @Test(arguments: [
        "navigationBar: {size: n/a}", "level: N/A", "state: \"-\"", "scrolls: —", "sizeClasses: n/a",
        "navigationBar: {trailing: [{icon: plus, style: n/a, disabled: \"-\", priority: N/A}]}", "sidebar: empty",
        "toolbar: {items: [A], helperText: no helper text}", "navigationBar: {banner: N/A}",
    ])
    func whatIsMarkedAsNothingIsNoMistake(line: String) {
        let decoded = Decoded("id: a\n\(line)\n")
        #expect(decoded.diagnostics.allSatisfy { $0.severity == .info }, "\(decoded.diagnostics)")
    }

    /// What never does anything is no button, and what names tools or people is no mistake.
    @Test(arguments: [
        ("{label: Saved, tappable: false}", "{kind: label, label: Saved}"),
        ("{label: Saved, interactive: no}", "{kind: label, label: Saved}"),
        ("{label: Save, action: save, tappable: false}", "{label: Save, disabled: true, action: save}"),
    ])
    func whatIsNeverTappedIsAText(item: String, full: String) {
        let (decoded, wanted) = (Decoded("id: a\ntoolbar: [\(item)]\n"), Decoded("id: a\ntoolbar: [\(full)]\n"))
        #expect(decoded.description == wanted.description)
    }

    @Test(arguments: [
        "{value: [{icon: plus}, {icon: trash}]}", "{count: 2, items: [{icon: plus}, {icon: trash}]}",
        "{values: [{icon: plus}, {icon: trash}]}",
    ])
    func aListMayStandInAMap(map: String) {
        let wanted = Decoded("id: a\nnavigationBar: {trailing: [{icon: plus}, {icon: trash}]}\n")
        #expect(Decoded("id: a\nnavigationBar: {trailing: \(map)}\n").description == wanted.description)
    }

    @Test(arguments: ["button-group", "ButtonRow", "buttons"])
    func aGroupOfButtonsHoldsButtons(kind: String) {
        let (text, full) = ("{label: A}, {kind: text, label: B}", "{kind: button, label: A}, {kind: text, label: B}")
        let wanted = Decoded("id: a\ncontent: [{kind: \(kind), items: [\(full)]}]\n")
        #expect(Decoded("id: a\ncontent: [{kind: \(kind), items: [\(text)]}]\n").description == wanted.description)
    }

    @Test(arguments: [
        "slug: a/b", "matrix: [a, b]", "generator: x", "skeleton: {title: X, buttons: [{label: Go, style: primary}]}",
        "navigationBar: {trailing: [{icon: plus, hotkey: x}]}", "navigationBar: {title: A, titles: {de: B}}",
        "state: searching\nnavigationBar: {search: {active: true, text: b}}",
    ])
    func aNoteIsNoMistake(line: String) {
        let decoded = Decoded("id: a\n\(line)\n")
        #expect(decoded.diagnostics.map(\.severity) == [.info], "\(decoded.diagnostics)")
        #expect(!decoded.description.contains("content") && !decoded.description.contains("placeholder"))
    }
}
