import Diagnostics
import ScreenModel
import Testing

/// What stands one level further in than the format has it, and what says that something is there at all.
@Suite struct HeldListTests {
    @Test(arguments: [
        // A list in a map of its own.
        (
            "navigationBar: {leading: {items: [{role: back}]}, trailing: {buttons: [Save]}}",
            "navigationBar: {leading: [{role: back}], trailing: [Save]}"
        ),
        ("navigationBar: {trailing: {actions: [{icon: plus}]}}", "navigationBar: {trailing: [{icon: plus}]}"),
        ("navigationBar: {trailing: {item: [Save, {icon: plus}]}}", "navigationBar: {trailing: [Save, {icon: plus}]}"),
        (
            "navigationBar:\n  trailing:\n    items:\n    - Save\n    - icon: plus",
            "navigationBar: {trailing: [Save, {icon: plus}]}"
        ),
        ("navigationBar: {leading: {items: []}}", "navigationBar: {leading: []}"),
        ("content: {sections: [{kind: list}]}", "content: [{kind: list}]"),
        ("content: {children: []}", "content: []"),
        ("navigationBar: {trailing: {visible: [{icon: plus}]}}", "navigationBar: {trailing: [{icon: plus}]}"),
        (
            "top right: {icons: [{icon: plus}, {icon: trash}]}",
            "navigationBar: {trailing: [{icon: plus}, {icon: trash}]}"
        ),
        ("top left: {buttons: [{icon: xmark}]}", "navigationBar: {leading: [{icon: xmark}]}"),
        ("content: {Primary button: Call}", "content: [{kind: button, style: primary, label: Call}]"),
        ("tabBar: {links: [A, B]}", "tabBar: [A, B]"),
        // What is one entry, and no list.
        ("content: {list: [A]}", "content: [{kind: list, items: [A]}]"),
        (
            "navigationBar: {trailing: {label: More, items: [A]}}",
            "navigationBar: {trailing: [{label: More, items: [A]}]}"
        ),
        ("toolbar: {items: [{item: {label: Save}}, {item: {icon: plus}}]}", "toolbar: {items: [Save, {icon: plus}]}"),
        // That a bar is there.
        ("navigationBar: {title: A, present: true}", "navigationBar: {title: A, hidden: false}"),
        ("toolbar: {items: [Save], exists: false}", "toolbar: {items: [Save], hidden: true}"),
        ("tabBar: {items: [A], enabled: true}", "tabBar: {items: [A], hidden: false}"),
        // Items by a Boolean.
        (
            "navigationBar: {leading: [{label: Inbox, back: true}]}",
            "navigationBar: {leading: [{label: Inbox, role: back}]}"
        ),
        ("toolbar: {items: [{label: Pay, importance: primary}]}", "toolbar: {items: [{label: Pay, style: primary}]}"),
        // Values in a map of their own.
        ("navigationBar: {title: {default: Orders}}", "navigationBar: {title: Orders}"),
        ("navigationBar: {trailing: [{icon: {system: plus}}]}", "navigationBar: {trailing: [{icon: plus}]}"),
        (
            "toolbar: {items: [{label: Pay, style: {variant: primary}}]}",
            "toolbar: {items: [{label: Pay, style: primary}]}"
        ),
        // Screens and their bars.
        ("platforms: [macos]", "platform: macos"), ("targetPlatform: iPad", "platform: ipados"),
        ("tabs: Catalog, Loans", "tabBar: {items: [Catalog, Loans]}"), ("scrolls: 1", "scrolls: true"),
        ("navigationBar: {title: A, visible: 0}", "navigationBar: {title: A, hidden: always}"),
        ("tabNavigation: [A, B]", "tabBar: {items: [A, B]}"),
        ("navigationBar: {screenTitle: A, subheading: B}", "navigationBar: {title: A, subtitle: B}"),
    ])
    func isReadAsTheFullForm(written: String, full: String) {
        WideFormTests.expectSame(written, full)
    }

    @Test(arguments: [
        "id: top", "description: Leads back", "purpose: Orientation", "itemCount: 3", "accessibilityLabel: Orders",
    ])
    func whatABarIsCalledIsANote(_ pair: String) {
        let decoded = Decoded("id: a\nnavigationBar: {title: Orders, \(pair)}\n")
        #expect(decoded.diagnostics.map(\.severity) == [.info])
        #expect(decoded.diagnostics.first?.fixes.first?.applicability == .safe)
    }

    /// Lines stay lines, with what is said beside them.
    @Test func aListOfLinesIsMovedAsItStands() {
        let text =
            "id: a\nnavigationBar:\n  trailing:\n    items:\n      - label: Save  # first\n        style: primary\n      - Share\n"
        let mended =
            "id: a\nnavigationBar:\n  trailing:\n    - label: Save  # first\n      style: primary\n    - Share\n"
        #expect(OtherWordTests.fixed(text, Decoded(text).diagnostics) == mended)
    }

    @Test func anIDBesideDefaultsIsNoNote() {
        let decoded = Decoded("id: a\ndefaults: {platform: ios}\nnavigationBar: {title: Orders}\n")
        let found = decoded.diagnostics.first { $0.message.hasPrefix("What has an id") }
        #expect(found?.fixes.isEmpty == true)
    }

    /// As a note the value would no longer leave open what the field is.
    @Test(arguments: ["title: {size: 3}", "kind: bottom-bar", "trailing: [{kind: slider}]"])
    func whatLeavesAFieldOpenIsNoNoteForSure(_ pair: String) {
        let decoded = Decoded("id: a\nnavigationBar: {\(pair)}\n")
        #expect(decoded.diagnostics.allSatisfy { $0.fixes.allSatisfy { $0.applicability == .unsafe } })
    }
}
