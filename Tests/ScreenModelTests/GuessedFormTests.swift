import Diagnostics
import Testing

@testable import ScreenModel

/// Ways in which people write a screen who have not seen the format: rows, stacks, modifiers, devices and places.
@Suite struct GuessedFormTests {
    @Test(arguments: [
        // Rows of a table that name their bar.
        (
            "rows: [{region: Nav bar, element: Title, text: Orders}, {region: Tool bar, element: button, label: Save}]",
            "navigationBar: {title: Orders}\ntoolbar: {items: [{kind: button, label: Save}]}"
        ),
        (
            "elements: [{where: navigation bar left, type: button, label: Edit},"
                + " {where: navigation bar, type: menu, label: Sort}]",
            "navigationBar: {leading: [{kind: button, label: Edit}], trailing: [{kind: menu, label: Sort}]}"
        ),
        (
            "table: [{bar: navigation bar, side: right, text: Edit}, {bar: toolbar, text: Save, style: primary}]",
            "navigationBar: {trailing: [{label: Edit}]}\ntoolbar: {items: [{label: Save, style: primary}]}"
        ),
        (
            "toolbar: {left: 'Reject (secondary)'}",
            "toolbar: {items: [{label: Reject, style: secondary, area: leading}]}"
        ),
        // Regions that say which they are under that word.
        (
            "regions: [{region: top bar, title: Orders}, {region: bottom bar, buttons: [Save, Send]}]",
            "navigationBar: {title: Orders}\ntoolbar: {items: [Save, Send]}"
        ),
        // Stacks, and what stands at the bottom.
        (
            "VStack: [{NavBar: {title: Orders}}, {Toolbar: [Save]}]",
            "navigationBar: {title: Orders}\ntoolbar: [Save]"
        ),
        ("bottom: {toolbar: [Save], tabBar: [Home, Mine]}", "toolbar: [Save]\ntabBar: [Home, Mine]"),
        // The words of kits.
        ("FUIToolbar: {items: [Save]}", "toolbar: {items: [Save], position: bottom}"),
        ("navBarConfig: {title: Orders}", "navigationBar: {title: Orders}"),
        ("SmallTopAppBar: {title: Orders}", "navigationBar: {title: Orders, size: small}"),
        ("appBar: {SliverAppBar.large: {title: Orders}}", "navigationBar: {title: Orders, size: large}"),
        (".navigationTitle: Orders", "navigationBar: {title: Orders}"),
        ("scrolled: true", "state: scrolled"),
        // Buttons in sentences.
        ("toolbar: {items: 'Approve, Reject and Forward'}", "toolbar: {items: [Approve, Reject, Forward]}"),
        // What leads back.
        (
            "navigationBar: {title: A, navigationIcon: arrow_back}",
            "navigationBar: {title: A, leading: [{role: back, icon: arrow_back}]}"
        ),
        ("navigationBar: {title: A, back: false}", "navigationBar: {title: A, leading: []}"),
        ("back: none, it is the root", "navigationBar: {leading: []}"),
        ("headerLeft: () => null", "navigationBar: {leading: []}"),
        // What is said of a bar in other words.
        ("toolbar: no toolbar", "toolbar: null"),
        ("toolbar: (none)", "toolbar: null"),
        ("toolbar: Not shown, because of the tab bar", "toolbar: {hidden: true}"),
        ("navigationBar: {middle: title 'Orders'}", "navigationBar: {title: Orders}"),
        ("navigationBar: {title: 'Text(\"Orders, new\")'}", "navigationBar: {title: 'Orders, new'}"),
        ("children: [{name: Fiori Toolbar, items: [Save]}]", "toolbar: {items: [Save]}"),
        ("toolbar: [{type: INSTANCE, label: Save}]", "toolbar: [Save]"),
        ("options: {title: Home, headerTitle: Orders}", "navigationBar: {title: Orders}\nname: Home"),
        ("NavigationBar: [{NavigationBarItem: {label: Home}}]", "tabBar: [Home]"),
        // Buttons by what they are made of, and with what is said of them.
        ("toolbar: [{FontAwesome: {name: edit}}]", "toolbar: [{icon: edit}]"),
        (
            "toolbar: [{type: INSTANCE, name: Button/Primary, children: [{type: TEXT, characters: Save}]}]",
            "toolbar: [{label: Save, style: primary}]"
        ),
        ("toolbar: [Icon(Icons.Default.Add)]", "toolbar: [{icon: Icons.Default.Add}]"),
        ("toolbar: ['Save button, primary']", "toolbar: [{label: Save, style: primary}]"),
        ("navigationBar: {search: inside the navigation bar}", "navigationBar: {search: {placement: in-bar}}"),
    ])
    func isReadAsTheFullForm(written: String, full: String) {
        #expect(Self.read(written).description == Self.read(full).description)
    }

    @Test func aPhoneBesideAnIPadIsAnotherPlatform() {
        let variants = Self.read("device: iPad\nvariants: {iPhone: {toolbar: [A]}}").description
        #expect(variants == Self.read("platform: ipados\nvariants: [{platform: ios, toolbar: [A]}]").description)
    }

    @Test func aScreenCalledAfterAnIPadIsOne() {
        let screen = Decoded("id: orders-iPad\n")
        #expect(screen.description == "{id: orders-iPad, platform: ipados}")
        #expect(screen.diagnostics.map(\.severity) == [.info])
    }

    @Test func placesOfSwiftUIAreThoseOfAWatch() {
        let written = Self.read(
            "platform: watchos\ntoolbar: {topBarLeading: {icon: plus}, primaryAction: {label: New}}"
        )
        let full =
            "platform: watchos\ntoolbar: {items: [{icon: plus, placement: top-leading}, {label: New, placement: scroll}]}"
        #expect(written.description == Self.read(full).description)
    }

    @Test func whatTellsOfOneButtonIsNoList() {
        let bar = Self.read("navigationBar: {trailing: 'plus icon, blue, tappable'}").description
        #expect(bar.contains("undetermined") && !bar.contains("blue"), "\(bar)")
        let back = Self.read("back button: yes, label Tasks").description
        #expect(back.contains("role: back") && !back.contains("Tasks"), "\(back)")
    }

    @Test(arguments: [
        "toolbar: only on iPad", "tabBar: hidden while selecting", "toolbar: none until a row is selected",
        "toolbar: Approve (primary), Reject (secondary), equal widths",
        "navigationBar: {right: 'search icon, filter icon, never more than two'}",
    ])
    func whatTellsWhenOrHowIsLeftOpen(line: String) {
        let screen = Self.read(line)
        #expect(screen.description.contains("undetermined"), "\(screen.description)")
        #expect(screen.diagnostics.allSatisfy { $0.severity == .info })
    }

    @Test func theWordsThatTellOfSwiftUIStay() {
        let text = "id: a\nNavigationStack: {navigationTitle: A, toolbar: [Edit]}\ntabBar: [B, C]\n"
        #expect(Decoded(text).diagnostics.allSatisfy { $0.fixes.isEmpty })
    }

    @Test func headingsOfATableAreNoPanes() {
        #expect(Self.read("columns: [Date, Amount]").description == "{id: a}")
        #expect(Self.read("columns: [Sidebar, Detail]").description.contains("panes"))
    }

    @Test func anUnknownKeyDoesNotSpeakOfHowAScreenAppears() {
        func isOpen(_ line: String) -> Bool {
            var decoded = Decoded("id: a\n\(line)\nnavigationBar: {title: A}\n")
            let layout = decoded.layouts()[0].record
            return !decoded.store[layout, Slots.Screen.presentation].hasValue
        }
        #expect(!isOpen("template: order"))
        #expect(!isOpen("type: subpage"))
        #expect(isOpen("template: dialog"))
        #expect(isOpen("type: curtain"))
    }

    @Test(arguments: ["{color.soap.200}", "var(--soap-200)", "$soap-200", "@color/soap_200"])
    func aShadeIsTheSameWhereverItIsReferredTo(reference: String) {
        let color = Decoded("id: a\nbackground: '\(reference)'\n").description
        #expect(color.contains("soap") && !color.contains("undetermined"), "\(color)")
        #expect(Decoded("id: a\nbackground: 'var(--page)'\n").diagnostics.isEmpty)
    }

    private static func read(_ text: String) -> Decoded { Decoded("id: a\n\(text)\n") }
}
