import Diagnostics
import ScreenModel
import Testing

/// What people write where a map or a list stands in full becomes the full form.
@Suite struct ShortFormTests {
    @Test(arguments: [
        // A text is a label, a name or a title.
        ("navigationBar: {trailing: [Edit, Done]}", "navigationBar: {trailing: [{label: Edit}, {label: Done}]}"),
        ("tabBar: {items: [Home, Search]}", "tabBar: {items: [{label: Home}, {label: Search}]}"),
        ("app: Mail", "app: {name: Mail}"),
        ("navigationBar: Orders", "navigationBar: {title: Orders}"),
        ("navigationBar: {banner: Offline}", "navigationBar: {banner: {text: Offline}}"),
        ("navigationBar: {search: Search orders}", "navigationBar: {search: {placeholder: Search orders}}"),
        ("navigationBar: {logo: acme}", "navigationBar: {logo: {name: acme}}"),
        ("content: [Welcome]", "content: [{label: Welcome}]"),
        ("window: Orders", "window: {title: Orders}"),
        ("menuBar: {menus: [File]}", "menuBar: {menus: [{name: File}]}"),
        // … but for five words.
        ("toolbar: {items: [flexibleSpace]}", "toolbar: {items: [{kind: flexible-space}]}"),
        ("toolbar: {items: [Spacer]}", "toolbar: {items: [{kind: flexible-space}]}"),
        ("toolbar: {items: [fixed space]}", "toolbar: {items: [{kind: fixed-space}]}"),
        (
            "toolbar: {items: [NSToolbarFlexibleSpaceItem, NSToolbarSpaceItem]}",
            "toolbar: {items: [{kind: flexible-space}, {kind: fixed-space}]}"
        ),
        ("toolbar: {items: [divider, SEPARATOR]}", "toolbar: {items: [{kind: separator}, {kind: separator}]}"),
        ("content: [divider]", "content: [{kind: divider}]"),
        ("content: [spacers]", "content: [{label: spacers}]"),
        // A list of one, and a list where its map stands.
        ("guidelines: sap-fiori-ios", "guidelines: [sap-fiori-ios]"),
        ("sizeClasses: compact", "sizeClasses: [compact]"),
        ("navigationBar: {trailing: Edit}", "navigationBar: {trailing: [{label: Edit}]}"),
        ("tabBar: [Home, Search]", "tabBar: {items: [{label: Home}, {label: Search}]}"),
        ("navigationBar: {overflow: [Export]}", "navigationBar: {overflow: {items: [{label: Export}]}}"),
        ("navigationBar: {segmentedControl: [All]}", "navigationBar: {segmentedControl: {segments: [All]}}"),
        (
            "navigationBar: {segmentedControl: {segments: [{label: Open}, Paid]}}",
            "navigationBar: {segmentedControl: {segments: [Open, Paid]}}"
        ),
        // There is one, or there is none.
        ("toolbar: true", "toolbar: {hidden: false}"), ("tabBar: true", "tabBar: {hidden: false}"),
        ("tabBar: false", "tabBar: null"),
        ("navigationBar: {selection: false}", "navigationBar: {selection: {active: false}}"),
        ("navigationBar: {selection: true}", "navigationBar: {selection: {active: true}}"),
        ("navigationBar: {search: persistent}", "navigationBar: {search: {mode: persistent}}"),
        // A kind as the only key.
        ("content: [{button: {label: Save}}]", "content: [{kind: button, label: Save}]"),
        ("content: [{section: Details}]", "content: [{kind: section, label: Details}]"),
        ("content: [{list: [A, B]}]", "content: [{kind: list, items: [{label: A}, {label: B}]}]"),
        ("content: [{map: }]", "content: [{kind: map}]"),
        ("content: [{TextField: {placeholder: Name}}]", "content: [{kind: text-field, placeholder: Name}]"),
        ("content: [{text: Hello}]", "content: [{text: Hello}]"),
        ("toolbar: {items: [{button: Save}]}", "toolbar: {items: [{kind: button, label: Save}]}"),
        ("toolbar: {items: [{menu: [A, B]}]}", "toolbar: {items: [{kind: menu, items: [A, B]}]}"),
        ("toolbar: {items: [{segmentedControl: [A]}]}", "toolbar: {items: [{kind: segmented-control, items: [A]}]}"),
        // Words in any case and spelling.
        ("platform: iOS", "platform: ios"), ("platform: iPadOS", "platform: ipados"),
        ("presentation: Full Screen", "presentation: full-screen"), ("role: mainDestination", "role: main-destination"),
        ("navigationBar: {size: Large}", "navigationBar: {size: large}"),
        ("toolbar: {items: [{placement: topTrailing}]}", "toolbar: {items: [{placement: top-trailing}]}"),
        // The selected one of several.
        (
            "content: [{kind: segmented-control, items: [Icons, List], selected: List}]",
            "content: [{kind: segmented-control, items: [{label: Icons, selected: false}, {label: List, selected: true}]}]"
        ),
        (
            "tabBar: {items: [{label: A, selected: true}, B]}",
            "tabBar: {items: [{label: A, selected: true}, {label: B}]}"
        ),
        ("toolbar: {items: [{icon: star, selected: true}]}", "toolbar: {items: [{icon: star, selected: true}]}"),
        // A text that stands for a back button.
        (
            "navigationBar: {leading: [{role: back}], backLabel: Inbox}",
            "navigationBar: {leading: [{role: back, label: Inbox}], backLabel: Inbox}"
        ),
    ])
    func becomesTheFullForm(short: String, full: String) {
        let written = Decoded("id: a\n\(short)\n")
        let wanted = Decoded("id: a\n\(full)\n")
        #expect(written.diagnostics.map(\.message) == [])
        #expect(wanted.diagnostics.map(\.message) == [])
        #expect(written.description == wanted.description)
    }

    @Test func aBackLabelBecomesAnItemInFront() {
        let decoded = Decoded("id: a\nnavigationBar: {backLabel: Inbox, leading: [Edit]}\n")
        #expect(decoded.diagnostics.isEmpty)
        let leading = decoded.description.contains("leading: [{label: Inbox, role: back}, {label: Edit}]")
        #expect(leading, "\(decoded.description)")
    }

    @Test func takesATextForAPaneByItsIDOrItsName() {
        let decoded = Decoded("screens:\n- {id: mail, splitView: {panes: [Folders, inbox]}}\n- {id: inbox}\n")
        #expect(decoded.diagnostics.isEmpty)
        #expect(decoded.description.contains("panes: [{name: Folders}, {screen: inbox}]"), "\(decoded.description)")
    }

    @Test func aScreenSelectsAnEntryOfTheBarThatItShares() {
        let decoded = Decoded(
            """
            defaults: {tabBar: {items: [Home, Search]}}
            screens: [{id: a, tabBar: {selected: Search}}, {id: b}]
            """
        )
        #expect(decoded.diagnostics.isEmpty)
        #expect(decoded.payload("tabBar.items[0].selected", of: decoded.screens[0].record) == 0)
        #expect(decoded.payload("tabBar.items[1].selected", of: decoded.screens[0].record) == 1)
        #expect(decoded.payload("tabBar.items[1].selected", of: decoded.screens[1].record) == Slot.missing)
    }

    @Test(arguments: ["selected: Lists", "selected: 1"])
    func tellsThatNoEntryHasALabel(line: String) {
        let decoded = Decoded("id: a\ncontent: [{kind: segmented-control, items: [Icons, List], \(line)}]\n")
        #expect(decoded.diagnostics.map(\.rule) == ["screen/unknown-value"])
    }

    @Test(arguments: ["scrolls: \"{isLong}\"", "level: ${depth}", "platform: \"{os}\"", "toolbar: {hidden: $(hides)}"])
    func aPlaceholderIsUndeterminedInAnyField(line: String) {
        #expect(Decoded("id: a\n\(line)\n").diagnostics.map(\.message) == [])
    }

    @Test func aColourMayHaveAValueForEachAppearance() {
        let decoded = Decoded("id: a\nbackground: {light: white, dark: '#000'}\n")
        #expect(decoded.diagnostics.isEmpty)
        #expect(decoded.screens[0].locales.isEmpty)
        #expect(decoded.description.contains("background: {appearance/light: white, appearance/dark: #000}"))
    }

    // MARK: Content is open

    @Test func aBlockTakesAnyKey() {
        let decoded = Decoded(
            "id: a\ncontent: [{kind: chart, axis: x, series: [1, {a: b}], tile: 3, orientation: up}]\n"
        )
        #expect(decoded.description == "{id: a, content: [{kind: chart}]}")
        #expect(decoded.diagnostics.isEmpty)
    }

    @Test(arguments: [("lable: Save", "label"), ("plcaeholder: Name", "placeholder"), ("elevatd: true", "elevated")])
    func aSlipInAKeyOfABlockIsAnInfo(line: String, key: String) {
        let decoded = Decoded("id: a\ncontent: [{kind: card, \(line)}]\n")
        #expect(decoded.diagnostics.map(\.severity) == [.info])
        #expect(decoded.diagnostics.first?.fixes.first?.edits.first?.text == key)
    }

    @Test func aSlipIsNoneWhereTheKeyIsWritten() {
        #expect(Decoded("id: a\ncontent: [{kind: card, label: A, labels: [B]}]\n").diagnostics.isEmpty)
    }

    @Test func theTypesOfKnownKeysOfABlockAreChecked() {
        let decoded = Decoded("id: a\ncontent: [{kind: card, elevated: high, disabled: 3}]\n")
        #expect(decoded.diagnostics.map(\.rule) == ["screen/wrong-type", "screen/wrong-type"])
    }

    @Test func barsAndItemsStayClosed() {
        let decoded = Decoded("id: a\nfoo: 1\nnavigationBar: {foo: 1, trailing: [{label: A, foo: 1}]}\n")
        #expect(decoded.diagnostics.map(\.severity) == [.error, .error, .error])
    }
}
