import Diagnostics
import ScreenModel
import Testing

/// What stands in a bar or behind the page by name is read where it can mean only that.
@Suite struct BarOfEntriesTests {
    @Test(arguments: [
        // Entries by name, without a list.
        ("tabBar: {Home: house, Orders: cart}", "tabBar: [{label: Home, icon: house}, {label: Orders, icon: cart}]"),
        (
            "toolbar: {save: {style: primary}, share: {icon: paperplane}}",
            "toolbar: [{role: save, style: primary}, {role: share, icon: paperplane}]"
        ),
        ("toolbar: {Save: {style: primary}}", "toolbar: [{label: Save, style: primary}]"),
        (
            "navigationBar: {leading: {back: yes, menu: {icon: list}}, trailing: {add: no, search: on}}",
            "navigationBar: {leading: [{role: back}, {kind: menu, icon: list}], trailing: [{role: search}]}"
        ),
        // What stands in the slot below a title, by its kind.
        (
            "navigationBar: {title: A, contentSlot: [{carousel: {}}]}",
            "navigationBar: {title: A, contentSlot: [{kind: carousel}]}"
        ),
        (
            "navigationBar: {title: A, contentSlot: [{kind: button, style: secondary, label: B}]}",
            "navigationBar: {title: A, contentSlot: [{kind: secondary-button, label: B}]}"
        ),
        (
            "navigationBar: {title: A, contentSlot: [{kind: secondary-button, variant: secondary, label: B}]}",
            "navigationBar: {title: A, contentSlot: [{kind: secondary-button, label: B}]}"
        ),
        // What a word says beside the field that it is about.
        ("navigationBar: {title: A, placement: automatic}", "navigationBar: {title: A}"),
        ("navigationBar: {title: A, size: small, largeTitle: false}", "navigationBar: {title: A, size: small}"),
        ("toolbar: {items: [A], fixed: false}", "toolbar: {items: [A], hidesOnScroll: true}"),
        ("navigationBar: {title: A, titleWraps: true}", "navigationBar: {title: A, titleOverflow: wrap}"),
        ("content: [{navigationBar: {title: A}}]", "content: [{kind: navigationBar, title: A}]"),
        // Several items in SwiftUI's wrapper.
        (
            "toolbar: [{ToolbarItemGroup: {placement: bottomBar, items: [A, B]}}, C]",
            "toolbar: [{label: A, placement: bottom}, {label: B, placement: bottom}, C]"
        ),
        (
            "toolbar: {ToolbarItemGroup: {placement: topBarTrailing, content: [A, B]}}, navigationBar: {title: T, trailing: [C]}",
            "toolbar: '{…}', navigationBar: {title: T, trailing: [C, A, B], overflow: null}"
        ),
        // Layers of a design file, by their names.
        (
            "layers: [{name: Tab Bar, type: INSTANCE, items: [A]}, {name: Nav Bar / Large, size: large}, {name: Card}]",
            "tabBar: [A], navigationBar: {title: {image: logo}, size: large}, content: [{name: Card}]"
        ),
        // What stands in parentheses behind labels, also in one line.
        (
            "navigationBar: {title: A, trailing: 'Submit (primary, disabled)'}",
            "navigationBar: {title: A, trailing: [{label: Submit, style: primary, disabled: true}]}"
        ),
        (
            "toolbar: Save (primary) | Send (secondary)",
            "toolbar: [{label: Save, style: primary}, {label: Send, style: secondary}]"
        ),
        ("tabBar: Home | Me | More", "tabBar: [Home, Me, More]"),
        ("background: {$value: {light: white}}", "background: {light: white}"),
        ("page_style: {background: white}", "background: white"),
        ("components: [{component_type: toolbar, items: [A]}]", "toolbar: {items: [A]}"),
        ("toolbar: [{icon: lock, clickable: false}]", "toolbar: [{icon: lock, kind: label}]"),
        ("toolbar: [{action: a, menu: {label: B, items: [C]}}]", "toolbar: [{action: a, label: B, items: [C]}]"),
        ("tablet: {toolbar: [Edit]}", "variants: [{platform: ipados, toolbar: [Edit]}]"),
        ("formFactor: tablet", "platform: ipados"),
        // Words for whether a bar is there.
        ("showsToolbar: false, toolbar: [A]", "toolbar: {items: [A], hidden: true}"),
        ("showsTabBar: false, tabBar: [A]", "tabBar: {items: [A], hidden: true}"),
        ("tabBarStyle: {display: none}, tabBar: [A]", "tabBar: {items: [A], hidden: true}"),
        ("no tab bar: true, tabBar: [A]", "tabBar: {items: [A], hidden: true}"),
        ("hidesBottomBar: true, tabBar: [A]", "tabBar: {items: [A], hidden: true}"),
        ("tabBarVisible: false, bottomTabs: [A]", "tabBar: {items: [A], hidden: true}"),
        ("popup: true", "presentation: popover"), ("floatingButton: none", "floatingButton: null"),
        // Compose's bar at the bottom stands beside one at the top.
        (
            "appBar: {title: T}, navigationBar: {items: [{label: A}]}",
            "navigationBar: {title: T}, tabBar: {items: [{label: A}]}"
        ),
        ("navigationBar: {items: [{label: A}]}", "navigationBar: {trailing: [{label: A}]}"),
        (
            "navigationBar: {titleView: {kind: segmented-control, segments: [A, B]}}",
            "navigationBar: {segmentedControl: {segments: [A, B]}}"
        ),
        (
            "navigationBar: {title: 3 selected, selectionMode: {active: true, count: 3}}",
            "navigationBar: {title: 3 selected, selection: {active: true, count: 3}}"
        ),
        ("navigationBar: {title: A, top-right: B}", "navigationBar: {title: A, trailing: [B]}"),
        ("toolbar: {bottom: [A]}", "toolbar: {position: bottom, items: [A]}"),
        ("footer: [Save (primary)]", "content: [{kind: footer, items: [{kind: button, label: Save, style: primary}]}]"),
        ("toolbar: [Cancel, Save], primary button: Save", "toolbar: [Cancel, {label: Save, style: primary}]"),
        ("content: [{kind: button, label: A, state: hidden}]", "content: [{kind: button, label: A, hidden: true}]"),
        ("content: [{kind: button, label: A, isDisplayed: no}]", "content: [{kind: button, label: A, hidden: true}]"),
        ("platform: macos, toolbar: [toggleSidebar]", "platform: macos, toolbar: [{role: sidebar-toggle}]"),
        ("navigationBar: {title: A, exists: true, hittable: true}", "navigationBar: {title: A, hidden: false}"),
        // A phone beside another device is another platform.
        (
            "platform: ipados, iPhone: {toolbar: [A]}, variants: [{device: iPhone, toolbar: [B]}]",
            "platform: ipados, variants: [{platform: ios, toolbar: [B]}, {platform: ios, toolbar: [A]}]"
        ),
        ("toolbar: {alignment: right, items: [A]}", "toolbar: {distribution: trailing, items: [A]}"),
        // The page with its background.
        ("body: {background: white, elements: [{kind: text}]}", "background: white, content: [{kind: text}]"),
        ("content: {backgroundColor: white, content: [{kind: text}]}", "background: white, content: [{kind: text}]"),
        ("content: {kind: card, background: white}", "content: [{kind: card, background: white}]"),
        ("background: gray, content: {background: white}", "background: gray, content: [{background: white}]"),
        // Several icons in one text.
        (
            "navigationBar: {title: A, icons: plus trash share}",
            "navigationBar: {title: A, trailing: [{icon: plus}, {icon: trash}, {icon: share}]}"
        ),
        (
            "navigationBar: {title: A, leftIcons: 'menu and shopping-cart'}",
            "navigationBar: {title: A, leading: [{icon: menu}, {icon: shopping-cart}]}"
        ),
        (
            "navigationBar: {title: A, rightIcon: text document}",
            "navigationBar: {title: A, trailing: [{icon: text document}]}"
        ),
        // How a button looks, by the words of libraries and style sheets.
        (
            "content: [{kind: UIButton, configuration: filled, title: A}, {UIButton: {configuration: filled, title: A}}]",
            "content: [{kind: button, label: A, style: primary}, {kind: button, label: A, style: primary}]"
        ),
        ("content: [{button: A, className: btn btn-primary}]", "content: [{kind: button, label: A, style: primary}]"),
        ("content: [{button (primary): A}]", "content: [{items: [{kind: button, style: primary, label: A}]}]"),
        ("content: [{Button(primary): A}]", "content: [{items: [{kind: button, style: primary, label: A}]}]"),
        ("content: [{button: A, class: btn-secondary}]", "content: [{kind: button, label: A, style: secondary}]"),
        ("content: [{button: A, class: btn-outline-primary}]", "content: [{kind: button, label: A}]"),
        ("content: [{text: A, class: primary}]", "content: [{text: A}]"),
        ("content: [{button: A, mode: contained}]", "content: [{kind: button, label: A, style: primary}]"),
        ("toolbar: [{label: A, mode: contained}]", "toolbar: [{label: A, style: primary}]"),
        ("toolbar: [{label: A, class: button--primary}]", "toolbar: [{label: A, style: primary}]"),
        ("content: [Save (primary button)]", "content: [{kind: button, label: Save, style: primary}]"),
        ("content: [Save (outlined button)]", "content: [{kind: button, label: Save, style: secondary}]"),
        ("content: [Home (primary)]", "content: ['Home (primary)']"),
        // An item without an icon shows its title, and a number is no rank of how it looks.
        ("toolbar: [{title: Save, image: null}]", "toolbar: [{label: Save, icon: null}]"),
        ("toolbar: [{label: Save, priority: primary}]", "toolbar: [{label: Save, style: primary}]"),
    ])
    func isReadAs(text: String, ours: String) {
        let (read, wanted) = (Decoded("{id: a, \(text)}"), Decoded("{id: a, \(ours)}"))
        #expect(wanted.diagnostics.allSatisfy { $0.severity == .info }, "\(wanted.diagnostics)")
        #expect(read.description == wanted.description)
        #expect(read.diagnostics.allSatisfy { $0.severity == .info }, "\(read.diagnostics)")
    }

    /// A map that may be more than one entry is none.
    @Test(arguments: ["layout: {columns: 2}", "style: {elevation: 2}", "left: {label: A}, Save: {style: primary}"])
    func aBarWithOtherKeysIsNoListOfEntries(pairs: String) {
        let decoded = Decoded("id: a\ntoolbar: {\(pairs)}\n")
        #expect(!decoded.diagnostics.contains { $0.rule == "screen/wrong-type" }, "\(decoded.diagnostics)")
    }

    /// Prose beside a screen leaves nothing open that it doesn't speak of.
    @Test(arguments: [
        ("questions: [is this right for all]", true), ("on the page: a back arrow and the logo", false),
        ("how it opens: slides up as a sheet", false),
        ("what: cards", false),
    ])
    func proseIsANote(text: String, isKnown: Bool) {
        let decoded = Decoded("{id: a, \(text)}")
        #expect(decoded.store.partlyUnknown.contains(decoded.screens[0].record) != isKnown)
    }

    /// What stands in the corners is no list of buttons in the content.
    @Test func placesAreNoContent() {
        let decoded = Decoded("{id: a, buttons: {top-left: [A], top-right: [B, C], bottom: [D]}}")
        #expect(!decoded.description.contains("content"), "\(decoded.description)")
        #expect(decoded.diagnostics.allSatisfy { $0.severity == .info }, "\(decoded.diagnostics)")
    }

    /// Prose about a screen brings no bars, and what may not be there is open.
    @Test(arguments: [
        ("notes: {toolbar: [hidden at first], title: from the API}", "toolbar", Slot.absent.payload),
        ("toolbar: [Share (iPad only)]", "toolbar.items[0].hidden", Slot.undetermined),
        ("toolbar: {items: [A], attachedTo: keyboard}", "toolbar.hidden", Slot.undetermined),
        ("content: [{kind: button, label: A, condition: new}]", "content[0].hidden", Slot.undetermined),
        ("toolbar: [{label: A, visibleIf: manager}]", "toolbar.items[0].hidden", Slot.undetermined),
        ("toolbar: [{label: A, visible: iPad}]", "toolbar.items[0].hidden", Slot.undetermined),
        (
            "navigationBar: {overflow: [{icon: a, tooltip: B}]}", "navigationBar.overflow.items[0].label",
            Slot.undetermined
        ),
        ("tabBar: [A], toolbarVisibility: {tabBar: hidden}", "tabBar.hidden", Slot.undetermined),
    ])
    func leavesOpen(text: String, path: String, payload: UInt32) {
        var decoded = Decoded("{id: a, \(text)}")
        #expect(decoded.payload(path, of: decoded.layouts()[0].record) == payload)
        #expect(decoded.diagnostics.allSatisfy { $0.severity == .info }, "\(decoded.diagnostics)")
    }

    /// What programs write for themselves is a note; what a reference would bring is not known.
    @Test func keysOfProgramsAreNotes() {
        let decoded = Decoded("id: a\n'@type': Screen\n$id: 12\n$ref: other.yaml\n")
        #expect(decoded.diagnostics.map(\.rule) == ["screen/other-word", "screen/other-word", "screen/unknown-key"])
    }
}
