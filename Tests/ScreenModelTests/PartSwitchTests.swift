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
}
