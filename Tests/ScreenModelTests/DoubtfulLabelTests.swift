import Diagnostics
import Testing

@testable import ScreenModel

/// Labels of which nobody can tell whether they are there, and several of them in one text.
@Suite struct DoubtfulLabelTests {
    @Test(arguments: [
        "~~Export~~", "❌ Export", "Export ❌", "🚫 Export", "[ ] Export", "// Export", "Export: dropped",
        "later: Export", "maybe Export", "Export?", "Export - iPad only", "iPad: Export", "Export moves to overflow",
        "Export in overflow", "spinner", "loading indicator", "max. 3", "only 3 allowed", "vertical line",
        "16px padding", "", "~~sort icon~~", "sort icon?", "if on iPad: sort icon", "[iPad] Sort", "Sort @iPad",
        "badge on filter icon", "red dot on bell", "← 16 →", "3 of 12",
    ])
    func itIsOpenWhetherThereIsSuchAnItem(label: String) {
        var decoded = Decoded("id: a\nnavigationBar: {trailing: [Add, \"\(label)\"]}\n")
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("navigationBar.trailing[1].hidden", of: layout) == Slot.undetermined)
        #expect(decoded.diagnostics.allSatisfy { $0.severity == .info }, "\(decoded.diagnostics)")
    }

    /// What stands behind a button's name may say when it is there.
    @Test(arguments: [
        "sort: iPad only", "sort: in overflow", "Print: not on iPhone", "{search: later}", "print: optional",
        "export on iPad", "export -- iPad only",
    ])
    func itIsOpenWhetherWhatIsNamedIsThere(item: String) {
        var decoded = Decoded("id: a\nnavigationBar:\n  trailing:\n  - Add\n  - \(item)\n")
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("navigationBar.trailing[1].hidden", of: layout) == Slot.undetermined)
        #expect(decoded.diagnostics.map(\.severity) == [.info], "\(decoded.diagnostics)")
        #expect(Decoded("id: a\ntabBar: {Phone: phone, Wi-Fi: on}").description.contains("hidden") == false)
    }

    @Test(arguments: ["Why?", "Forgot password?", "Follow", "Map", "Overflow", "Person", "Line up", "Only me"])
    func otherLabelsAreTakenAtTheirWord(label: String) {
        var decoded = Decoded("id: a\nnavigationBar: {trailing: [Add, \"\(label)\"]}\n")
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("navigationBar.trailing[1].hidden", of: layout) != Slot.undetermined)
    }

    /// What tells how things are stands in a toolbar, and is no button as a rule.
    @Test(arguments: [
        "items: [\"3 selected\", A]", "items: [\"{count} selected\", A]", "items: [\"Total: 34 EUR\", A]",
        "left: Updated just now, right: [A]", "leading: 34 € in all, items: [A]", "left: Last synced, right: [A]",
    ])
    func whatTellsTheStateMayBeNoButton(items: String) {
        let decoded = Decoded("id: a\ntoolbar: {\(items)}\n")
        #expect(decoded.description.contains("kind: undetermined"), "\(decoded.description)")
        #expect(decoded.diagnostics.allSatisfy { $0.severity == .info }, "\(decoded.diagnostics)")
    }

    @Test(arguments: [
        "toolbar: {helperText: optional}", "navigationBar: {subtitle: only on iPad}", "toolbar: {helperText: tbd}",
    ])
    func whatTellsWhetherThereIsATextIsNone(line: String) {
        let decoded = Decoded("id: a\n\(line)\n")
        #expect(decoded.description.contains(": undetermined}"), "\(decoded.description)")
        #expect(decoded.diagnostics.map(\.severity) == [.info], "\(decoded.diagnostics)")
    }

    @Test(arguments: ["not button", "label, not button", "label not button"])
    func whatIsDeniedIsLeftOpen(kind: String) {
        let decoded = Decoded("id: a\ntoolbar: {items: [{label: A, kind: \"\(kind)\"}]}\n")
        #expect(decoded.description.contains("kind: undetermined"), "\(decoded.description)")
        #expect(!decoded.diagnostics.flatMap(\.fixes).contains { $0.applicability == .safe }, "\(decoded.diagnostics)")
    }

    @Test(arguments: ["3 dots", "3-dot menu", "three-dot menu"])
    func dotsAreNoFurtherAction(label: String) {
        let decoded = Decoded("id: a\nnavigationBar: {trailing: [Add, \(label)]}\n")
        #expect(decoded.diagnostics.allSatisfy { $0.severity == .info }, "\(decoded.diagnostics)")
        #expect(OverflowLook.isNamed(label))
    }

    @Test(arguments: [
        ("navigationBar: {trailing: \"Add; Share\"}", "navigationBar: {trailing: [Add, Share]}"),
        ("navigationBar: {trailing: Add · Share}", "navigationBar: {trailing: [Add, Share]}"),
        ("navigationBar: {trailing: Add • Share}", "navigationBar: {trailing: [Add, Share]}"),
        ("navigationBar: {trailing: \"[Add] [Share]\"}", "navigationBar: {trailing: [Add, Share]}"),
        ("navigationBar: {trailing: \"2 icons (add, share)\"}", "navigationBar: {trailing: [add, share]}"),
        ("navigationBar: {trailing: \"buttons: Add, Share\"}", "navigationBar: {trailing: [Add, Share]}"),
        ("navigationBar:\n  trailing: |\n    - Add\n    - Share", "navigationBar: {trailing: [Add, Share]}"),
        ("navigationBar:\n  trailing: |\n    1. Add\n    2. Share", "navigationBar: {trailing: [Add, Share]}"),
        ("navigationBar: {trailing: [\"Add, Share\", Print]}", "navigationBar: {trailing: [Add, Share, Print]}"),
        ("toolbar: \"Save [primary], Send [primary]\"", "toolbar: [Save (primary), Send (primary)]"),
        ("toolbar: \"Save = primary, Send = primary\"", "toolbar: [Save (primary), Send (primary)]"),
        ("toolbar: Save, Send (both primary)", "toolbar: [Save (primary), Send (primary)]"),
        ("toolbar: Save, Send (selection mode)", "toolbar: [Save (selection mode), Send (selection mode)]"),
        ("toolbar: Save, Send — only while selecting", "toolbar: [Save (only editing), Send (only editing)]"),
        ("toolbar: (edit mode) Save, Send", "toolbar: [Save (edit mode), Send (edit mode)]"),
        ("toolbar: [(primary) Save, \"[Primary] Send\"]", "toolbar: [Save (primary), Send (primary)]"),
        ("toolbar: [Save | primary]", "toolbar: [Save (primary)]"),
        ("toolbar: [Approve (positive)]", "toolbar: [{label: Approve, semantic: positive}]"),
        ("tab bar: Home - Search - Me", "tabBar: [Home, Search, Me]"),
        ("toolbar: Share - Delete", "toolbar: [Share, Delete]"),
        ("toolbar: Save - primary", "toolbar: [Save (primary)]"),
        ("toolbar: [primary button Save]", "toolbar: [{label: Save, style: primary}]"),
        ("content: [primary button Save]", "content: [{kind: button, label: Save, style: primary}]"),
        (
            "toolbar: {selection: [Share], default: [Edit]}",
            "toolbar: [Edit]\nvariants: [{state: selection, toolbar: [Share]}]"
        ),
        ("Title: A\nRight 1: Add\nRight 2: Share", "navigationBar: {title: A, trailing: [Add, Share]}"),
        ("navigationBar: {title: A, sizeClass: regular}", "sizeClasses: [regular]\nnavigationBar: {title: A}"),
        ("navigationBar: {trailing: {search, filter}}", "navigationBar: {trailing: [search, filter]}"),
        ("title: A\nright: {search, filter}", "navigationBar: {title: A, trailing: [search, filter]}"),
        ("buttons: {primary: Save, primary 2: Send}", "content: [Button: Save (primary), Button: Send (primary)]"),
        (
            "header actions: [Add]\ntitle copy: A\nup button: yes",
            "navigationBar: {title: A, trailing: [Add], leading: [{role: back}]}"
        ),
        (
            "default: {tabBar: [A]}\nselecting: {toolbar: [B]}",
            "variants: [{state: default, tabBar: [A]}, {state: selection, toolbar: [B]}]"
        ),
        ("toolbarItems: {compact: [A], regular: [B]}", "toolbar: {items: {compact: [A], regular: [B]}}"),
        (
            "content: [{kind: footer, right: \"Save (primary), Send\"}]",
            "content: [{kind: footer, items: [{kind: button, label: Save, style: primary}, {kind: button, label: Send}]}]"
        ),
        ("backgrounds: white\nuuid: 4", "background: white"), ("tabBar: [hidden on this screen]", "tabBar: []"),
        ("tabBar: ✓", "tabBar: true"),
    ])
    func severalInOneTextAreRead(written: String, full: String) {
        #expect(Decoded("id: a\n\(written)\n").description == Decoded("id: a\n\(full)\n").description)
    }

    @Test(arguments: [
        "toolbar: [{label: Send, size: regular}]", "toolbar: [{when approved: {label: Send}}]",
        "toolbar: [{if draft: Send}]",
    ])
    func aConditionLeavesOpenWhetherThereIsAnItem(line: String) {
        var decoded = Decoded("id: a\n\(line)\n")
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("toolbar.items[0].hidden", of: layout) == Slot.undetermined)
        #expect(decoded.payload("toolbar.items[0].label", of: layout) != nil)
    }

    @Test(arguments: [
        "~~Overview of All Orders~~ Orders", "Orders — max. 37 characters incl. spaces",
        "Orders (was: Overview of all orders)", "Orders [truncate with ellipsis if needed]",
        "Orders → on scroll: Maintenance Orders", "Orders; scrolled: Maintenance Orders 1000",
        "Orders, subtitle: Plant 1000 Heidelberg", "Orders (de: Aufträge, fr: Commandes)",
    ])
    func aRemarkInATitleIsNotRead(title: String) {
        #expect(TextMeasure(Array(title.utf8).span).hasPlaceholder)
    }
}
