import Diagnostics
import Testing

@testable import ScreenModel

/// What people tell by the way of when a bar or a button is there, and of what a button is.
@Suite struct ToldPresenceTests {
    @Test(arguments: [
        "description: only in edit mode", "remark: only in edit mode", "availability: edit mode", "context: editing",
        "mode: editing", "displayed: when editing", "animation: slides in when selecting", "default: hidden",
        "comment: replaces the tab bar", "initially: hidden", "visibility: conditional", "expected: not visible",
        "above: keyboard", "replaced by: tab bar", "active: false",
    ])
    func aRemarkLeavesABarOpen(line: String) {
        let decoded = Decoded("id: a\ntoolbar: {items: [Delete], \(line)}\n")
        #expect(decoded.description.contains("hidden: undetermined"), "\(decoded.description)")
        #expect(decoded.diagnostics.allSatisfy { $0.severity == .info })
    }

    /// In a state that other words tell of, the tab bar may give way to a toolbar, and a selected tab only says where people are.
    @Test(arguments: [
        "tabBar: [A, B]\nselection mode:\n  toolbar: [Delete]\n", "tabBar: [A, B]\ntoolbar (edit mode): [Delete]\n",
        "tabBar: [A, B]\nstates: {selection: {toolbar: [Delete]}}\n", "current tab: A\ntoolbar: [Delete]\n",
        "description: In edit mode the toolbar replaces the tab bar.\ntabBar: [A, B]\ntoolbar: [Delete]\n",
    ])
    func theTabBarBesideAToolbarIsLeftOpen(text: String) {
        let decoded = Decoded("id: a\n\(text)")
        #expect(decoded.description.contains("hidden: undetermined"), "\(decoded.description)")
        #expect(!decoded.diagnostics.flatMap(\.fixes).contains { $0.applicability == .safe }, "\(decoded.diagnostics)")
    }

    @Test(arguments: [
        "description: Deletes what is selected", "hint: tap to delete", "note: used to delete items",
        "note: never hidden", "note: stays visible while scrolling", "note: visible on all screens",
        "note: replaces the old action sheet", "note: only two actions", "behaviour: sticky", "endpoint: /orders",
        "condition: none", "description: Opens the search page when tapped", "note: shown in blue",
        "note: if successful, goes back", "status: stable", "version: 3", "Hint: none",
    ])
    func anyOtherRemarkDoesNot(line: String) {
        #expect(!Decoded("id: a\ntoolbar: {items: [Delete], \(line)}\n").description.contains("hidden"))
    }

    @Test(arguments: [
        "note: iPad only", "remark: moves to overflow", "note: hidden", "note: admins only", "note: in draft",
        "behavior: only shown in edit mode", "note: depends on role", "optional: true", "release: v2",
        "deprecated: true",
        "description: moves to the overflow on iPhone",
    ])
    func aRemarkLeavesAButtonOpen(line: String) {
        let decoded = Decoded("id: a\nnavigationBar: {trailing: [{icon: print, \(line)}]}\n")
        #expect(decoded.description.contains("hidden: undetermined"), "\(decoded.description)")
    }

    @Test(arguments: [
        "print (nice to have)", "print (behind a flag)", "Print (beta)", "print when offline", "NOT print",
        "without print", "print or share",
    ])
    func aLabelLeavesAButtonOpen(label: String) {
        let decoded = Decoded("id: a\nnavigationBar: {trailing: [\(label)]}\n")
        #expect(decoded.description.contains("hidden: undetermined"), "\(decoded.description)")
    }

    @Test(arguments: [("always", "false"), ("permanently", "false"), ("never", "true"), ("no", "true")])
    func aBarIsVisibleAlwaysOrNever(word: String, hidden: String) {
        let decoded = Decoded("id: a\ntoolbar: {visible: \(word), items: [A]}\n")
        #expect(decoded.description.contains("hidden: \(hidden)"), "\(decoded.description)")
    }

    @Test(arguments: [
        "More (Print, Export)", "More: Print", "... (Print)", "kebab", "Options menu", "PopupMenuButton",
        "vertical dots",
    ])
    func theMenuForTheRestIsKnownByItsLabel(label: String) {
        #expect(OverflowLook.mayBe(Array(label.utf8)[...], isText: true))
    }

    @Test(arguments: ["Moreover", "Menu card", "Print", "Order", "Morning"])
    func otherLabelsAreNot(label: String) {
        #expect(!OverflowLook.mayBe(Array(label.utf8)[...], isText: true))
    }

    @Test(arguments: [
        ("'UIBarButtonItem(systemItem: .add)'", "{role: add}"),
        ("UIBarButtonItem(systemItem: .action)", "{role: share}"),
        (".action", "{role: share}"), ("UIBarButtonItem(systemItem: .flexibleSpace)", "{kind: flexible-space}"),
        // What UIKit draws of these is the symbol, whatever they are called; of others, the word.
        ("{systemItem: add, title: New}", "{role: add, accessibilityLabel: New}"),
        ("{SystemItem: Trash, Caption: Delete}", "{role: delete, accessibilityLabel: Delete}"),
        ("{barButtonSystemItem: .camera, text: Scan}", "{icon: camera, accessibilityLabel: Scan}"),
        ("{systemItem: save, title: Keep}", "{role: save, label: Keep}"),
        ("{systemItem: add, label: New}", "{role: add, label: New}"),
        ("{icon: plus, menu: none}", "{icon: plus}"), ("spacer (8 pt)", "{kind: fixed-space}"),
        ("8pt", "{kind: fixed-space}"),
        ("{type: spacer, width: 8}", "{kind: fixed-space, width: 8}"),
        ("{label: A, style: FUIButtonStyle.primary}", "{label: A, style: primary}"),
        ("{label: A, style: FioriPrimaryButtonStyle}", "{label: A, style: primary}"),
        ("{label: A, style: 'primary, filled'}", "{label: A, style: primary}"),
    ])
    func anItemIsReadAs(written: String, ours: String) {
        let (read, wanted) = (
            Decoded("id: a\nnavigationBar:\n  trailing:\n    - \(written)\n"),
            Decoded("id: a\nnavigationBar:\n  trailing:\n    - \(ours)\n")
        )
        #expect(read.description == wanted.description)
    }

    @Test(arguments: ["{name: search}", "{name: more-vertical}", "search (right)"])
    func aSmallNameLeavesOpenWhatIsShown(written: String) {
        let decoded = Decoded("id: a\nnavigationBar: {trailing: [\(written)]}\n")
        #expect(decoded.description.contains("label: undetermined, icon: undetermined"), "\(decoded.description)")
        #expect(decoded.diagnostics.allSatisfy { $0.fixes.isEmpty }, "\(decoded.diagnostics)")
    }

    @Test(arguments: [
        ("the name of the object the user tapped on", 0), ("Work Orders, limit 37 characters", "Work Orders".count),
        ("whatever the user has typed", 0), ("EN Work Orders, DE Arbeitsaufträge, FR Ordres", 0),
        ("Dropdown: All accounts of the user", 0),
    ])
    func aTitleThatDescribesOneIsNotMeasured(title: String, leastCharacters: Int) {
        #expect(OpenTexts.leastCharacters(in: Array(title.utf8).span) == leastCharacters)
    }

    /// What a bar's list says beside its keys in words of somebody's own takes nothing from the keys.
    @Test func anEntryWithoutAKeyIsLeftOpen() {
        let decoded = Decoded("id: a\nnavigationBar:\n  - back button\n  - title: Orders\n")
        #expect(decoded.description == "{id: a, navigationBar: {title: Orders}}")
        #expect(!decoded.store.partlyUnknown.isEmpty && decoded.diagnostics.allSatisfy { $0.severity == .info })
    }
}
