import Diagnostics
import Testing

/// Words that only their parts, or what stands around them, tell.
@Suite struct PartRowTests {
    @Test(arguments: [
        (
            "ActionBar: {ActionBar.List: [{label: A}, {label: B}]}",
            "toolbar: {position: bottom, items: [{label: A}, {label: B}]}"
        ),
        ("Tabs: {Tabs.List: [A], Tabs.Panel: B}", "content: [{kind: tabs}]"),
        ("footer: [{label: A, style: primary}]", "content: [{kind: button, label: A, style: primary}]"),
        (
            "content: [{kind: card, footer: [{label: A, action: b}]}]",
            "content: [{kind: card, items: [{kind: button, label: A, action: b}]}]"
        ),
        (
            "navigationBar: {center: {kind: segmented, items: [A, B]}}",
            "navigationBar: {segmentedControl: {segments: [A, B]}}"
        ),
        (
            "toolbar: {position: top, title: A, leading: [{role: back}]}\nbottom bar: [Edit]",
            "navigationBar: {title: A, position: top, leading: [{role: back}]}\ntoolbar: {position: bottom, items: [Edit]}"
        ),
        ("ContentPage.ToolbarItems: [{Text: A}, {Text: B}]", "navigationBar: {trailing: [A, B]}"),
        (
            "buttons: [{label: Approve, location: toolbar}, Call]",
            "toolbar: {items: [Approve]}\ncontent: [{kind: button, label: Call}]"
        ),
        ("toast: {type: success, message: Saved}", "overlays: [{kind: toast, text: Saved}]"),
        (
            "main: {background-color: white, elements: [{kind: list}]}",
            "background: white\ncontent: [{kind: list}]"
        ),
        ("header: {title: A, nav: {left: [B]}}", "navigationBar: {title: A, leading: [B]}"),
        ("ScrollView: [{kind: list}]", "content: [{kind: list}]"),
        ("recyclerView: {items: [A]}", "content: [{kind: list, items: [A]}]"),
        ("targets: [ios]", "platform: ios"),
        ("guidelines: {name: sap-fiori-ios, version: 3}", "guidelines: [sap-fiori-ios]"),
        ("guidelines: {designSystem: sap-fiori-ios}", "guidelines: [sap-fiori-ios]"),
        ("platforms: {ios: true, ipados: true, android: false}", "platform: ios\nvariants: [{platform: ipados}]"),
        ("sizeClasses: {compact: true, regular: false}", "sizeClasses: [compact]"),
    ])
    func isReadAs(written: String, full: String) {
        #expect(Decoded("id: a\n\(written)\n").description == Decoded("id: a\n\(full)\n").description)
    }

    @Test(arguments: [
        "bottom: none", "content: [{kind: seat-map, rows: 30}]", "content: [{kind: table, rows: [[1], [2]]}]",
    ])
    func saysNothingToTell(written: String) {
        #expect(Decoded("id: a\n\(written)\n").diagnostics.allSatisfy { $0.rule == OwnRule.screenOtherWord.rawValue })
    }

    @Test func anAppsNameIsThatOfAllScreens() {
        let decoded = Decoded("appName: Mail\nscreens: [{id: a}]\n")
        #expect(decoded.description == "{id: a, app: {name: Mail}}")
        #expect(
            decoded.diagnostics.map(\.message) == ["'appName' is read as 'defaults: {app: Mail}'; write it like that."]
        )
    }
}
