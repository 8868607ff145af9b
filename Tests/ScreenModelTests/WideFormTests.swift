import Diagnostics
import ScreenModel
import Testing

/// What designers write in shapes of their own is read as the full form where it can mean only that, and else left open.
@Suite struct WideFormTests {
    @Test(arguments: [
        // Views that a whole screen stands in.
        ("viewController: {navigationItem: {title: A}, toolbar: [B]}", "navigationBar: {title: A}\ntoolbar: [B]"),
        ("ContentPage: {Title: A}", "navigationBar: {title: A}"),
        ("sap.m.Page: {title: A}", "navigationBar: {title: A}"),
        ("navigationBar: {endIcons: [plus]}", "navigationBar: {trailing: [{icon: plus}]}"),
        ("navigationBar: {buttons on the right: [Save]}", "navigationBar: {trailing: [Save]}"),
        ("content: [{FilledButton: {label: A}}]", "content: [{kind: button, style: primary, label: A}]"),
        ("toolbar: {items: [{label: A, level: primary}]}", "toolbar: {items: [{label: A, style: primary}]}"),
        // A map where a list stands, each pair for an entry.
        (
            "overlays: [{kind: alert, items: {destructive: Delete, cancel: Keep}}]",
            "overlays: [{kind: alert, items: [{label: Delete, semantic: negative}, {label: Keep, role: cancel}]}]"
        ),
        (
            "navigationBar: {trailing: {search: true, add: {icon: plus}}}",
            "navigationBar: {trailing: [{role: search}, {role: add, icon: plus}]}"
        ),
        (
            "toolbar: {items: {left: [Select], right: {label: Done}}}",
            "toolbar: {items: [{label: Select, area: leading}, {label: Done, area: trailing}]}"
        ),
        // A map of one entry.
        (
            "toolbar: {items: [{Label: Reject}, {LABEL: Approve}, {Icon: plus}, {Title: add}]}",
            "toolbar: {items: [{label: Reject}, {label: Approve}, {icon: plus}, {label: add}]}"
        ),
        ("content: [{Kind: list}]", "content: [{kind: list}]"),
        ("navigationBar: {hidden: on}", "navigationBar: {hidden: always}"),
        ("navigationBar: {contentSlot: [{component: tabs}]}", "navigationBar: {contentSlot: [{kind: tabs}]}"),
        ("navigationBar: {trailing: {text: Help}}", "navigationBar: {trailing: [{label: Help}]}"),
        ("toolbar: {items: {label: Help, systemImage: gear}}", "toolbar: {items: [{label: Help, icon: gear}]}"),
        // A text for a button that names its icon.
        ("navigationBar: {leftButton: chevron.left}", "navigationBar: {leading: [{icon: chevron.left}]}"),
        ("navigationBar: {back: arrow-left}", "navigationBar: {leading: [{role: back, icon: arrow-left}]}"),
        (
            "navigationBar: {actions: [Icons.Default.Search, TrashIcon, sap-icon://add, cart-icon, Lexicon]}",
            "navigationBar: {trailing: [{icon: Icons.Default.Search}, {icon: TrashIcon}, {icon: sap-icon://add}, {icon: cart-icon}, Lexicon]}"
        ),
        ("navigationBar: {rightIcon: gear}", "navigationBar: {trailing: [{icon: gear}]}"),
        (
            "navigationBar: {trailingIcons: [{name: bell}, {icon: gear, name: Set up}]}",
            "navigationBar: {trailing: [{icon: bell}, {icon: gear, accessibilityLabel: Set up}]}"
        ),
        ("topAppBar: {variant: medium}", "navigationBar: {size: medium}"),
        // How a button of the content looks, where its kind stands.
        (
            "content: [{button: {label: Pay, type: primary}}, {kind: button, variant: danger}]",
            "content: [{kind: button, label: Pay, style: primary}, {kind: button, semantic: negative}]"
        ),
        // A variant in a state that is not checked holds for no layout.
        ("states: {empty: {scrolls: false}, error: {scrolls: true}}", "variants: [{state: error, scrolls: true}]"),
        ("content: {list: [A, B], map: {title: C}}", "content: [{kind: list, items: [A, B]}, {kind: map, title: C}]"),
        // Items by their side.
        (
            "toolbar: {left: [Select], right: [{label: Create, primary: true}]}",
            "toolbar: {items: [{label: Select, area: leading}, {label: Create, style: primary, area: trailing}]}"
        ),
        ("navigationBar: {buttons: {left: Edit, right: [Done]}}", "navigationBar: {leading: [Edit], trailing: [Done]}"),
        ("navigationBar: {center: Orders}", "navigationBar: {title: Orders}"),
        (
            "navigationBar: {center: {title: Orders, subtitle: 3 open}}",
            "navigationBar: {title: Orders, subtitle: 3 open}"
        ),
        // What an item is, behind its label.
        (
            "toolbar: {items: [Save(disabled), Delete  (destructive), Call (mobile)]}",
            "toolbar: {items: [{label: Save, disabled: true}, {label: Delete, semantic: negative}, {label: Call (mobile)}]}"
        ),
        (
            "tabBar: [Inbox (selected), Sent]",
            "tabBar: {items: [{label: Inbox, selected: true}, {label: Sent}]}"
        ),
        // Bars under words for the page.
        (
            "main: {navigationBar: {title: Shop}, list: [A]}",
            "navigationBar: {title: Shop}\ncontent: [{kind: list, items: [A]}]"
        ),
        ("footer: {type: tab_bar, tabs: [Home, Me]}", "tabBar: {items: [Home, Me]}"),
        // SwiftUI lists the items of both bars in one.
        (
            "toolbar: {items: [{placement: topBarTrailing, label: Edit}, {label: Sync}]}\nnavigationBar: {trailing: [Add]}",
            "toolbar: {items: [{label: Sync, hidden: $a}], hidden: $a}\nnavigationBar: {trailing: [{label: Add}, {label: Edit}]}"
        ),
        (
            "toolbar: {bottomBar: [A], topLeading: B}",
            "toolbar: {items: [{label: A, placement: bottom}, {label: B, placement: top-leading}]}"
        ),
        (
            "toolbar: {left: [Edit, Spacer, square.and.pencil], right: [Done (disabled), divider]}",
            "toolbar: {items: [{label: Edit, area: leading}, {kind: flexible-space, area: leading}, "
                + "{icon: square.and.pencil, area: leading}, {label: Done, disabled: true, area: trailing}, "
                + "{kind: separator, area: trailing}]}"
        ),
        ("navigationBar: {search: {searchBar: {placeholder: Find}}}", "navigationBar: {search: {placeholder: Find}}"),
        (
            "tabBar: {items: [{tabBarItem: {label: Home, icon: house}}]}",
            "tabBar: {items: [{label: Home, icon: house}]}"
        ),
        // A width of the web is no platform.
        ("responsive: {desktop: {scrolls: true}}", "variants: [{sizeClass: regular, scrolls: true}]"),
        // React Native's options of a screen.
        (
            "options: {headerTitle: Orders, headerRight: [Edit], headerShown: true}",
            "navigationBar: {title: Orders, trailing: [Edit], hidden: false}"
        ),
        ("$schema: screen.schema.json\nname: A", "name: A"),
        // Groups of what stands in the screen itself.
        (
            "scaffold: {appBar: {title: Shop}, body: [{kind: grid}]}",
            "navigationBar: {title: Shop}\ncontent: [{kind: grid}]"
        ),
        (
            "navigationBar: {title: A}\nnav: {title: A, right: [Done]}",
            "navigationBar: {title: A, trailing: [Done]}"
        ),
        ("tabs: {items: [A, B], selected: A}", "tabBar: {items: [A, B], selected: A}"),
        ("list: [A, B]", "content: [{kind: list, items: [A, B]}]"),
        ("detail: {navigationBar: {title: A}}", "splitView: {panes: [{name: detail, navigationBar: {title: A}}]}"),
        // An item that is a map of one key.
        ("navigationBar: {leading: [back: Inbox]}", "navigationBar: {leading: [{role: back, label: Inbox}]}"),
        (
            "navigationBar: {trailing: [Sort: [Name, Date]]}",
            "navigationBar: {trailing: [{kind: menu, label: Sort, items: [Name, Date]}]}"
        ),
        (
            "navigationBar: {trailing: [Edit: {icon: pencil}]}",
            "navigationBar: {trailing: [{label: Edit, icon: pencil}]}"
        ),
        ("navigationBar: {trailing: [square.and.pencil]}", "navigationBar: {trailing: [{icon: square.and.pencil}]}"),
        ("toolbar: {items: [[A, B], C]}", "toolbar: {items: [A, B, C]}"),
        // Words that say whether there is a bar.
        ("tabBar: hidden", "tabBar: {hidden: true}"), ("navigationBar: none", "navigationBar: null"),
        ("toolbar: standard", "toolbar: {}"), ("statusBar: hidden", "statusBar: {hidden: true}"),
        ("navigationBar: None", "navigationBar: {title: None}"),
        // Another spelling, other shapes of a value.
        ("tab bar: [A]\nnavigation_bar: {Title: B}", "tabBar: [A]\nnavigationBar: {title: B}"),
        ("tabBar: Home, Search", "tabBar: [Home, Search]"),
        ("sizeClasses: compact, regular", "sizeClasses: [compact, regular]"),
        ("scrolls: yes", "scrolls: true"), ("level: root", "level: 0"),
        ("navigationBar: {cornerRadius: 12 pt}", "navigationBar: {cornerRadius: 12}"),
        ("navigationBar: {trailing: [{icon: {name: plus}}]}", "navigationBar: {trailing: [{icon: plus}]}"),
        ("presentation: {style: sheet}", "presentation: sheet"),
        (
            "toolbar: {items: [{IconButton: {icon: plus}}, {PopupMenuButton: {items: [A]}}, {TextButton: {Text: Save}}]}",
            "toolbar: {items: [{kind: button, icon: plus}, {kind: menu, items: [A]}, {kind: button, label: Save}]}"
        ),
        ("fab: {FloatingActionButton: {icon: plus}}", "floatingButton: {icon: plus}"),
        ("layout: [{kind: list}]", "content: [{kind: list}]"),
        ("regions: {header: {title: A}}", "navigationBar: {title: A}"),
        ("navigation: {type: tab_bar, items: [A, B]}", "tabBar: {items: [A, B]}"),
        // A word that means something else with a text, or a map.
        ("navigationBar: {largeTitle: Recipes}", "navigationBar: {title: Recipes, size: large}"),
        ("large_title: Recipes", "navigationBar: {title: Recipes, size: large}"),
        ("primary: {label: Save}", "content: [{kind: button, style: primary, label: Save}]"),
        ("primary: {title: Wards}", "splitView: {panes: [{name: Wards}]}"),
        ("modal: {title: A, items: [OK]}", "overlays: [{kind: modal, title: A, items: [OK]}]"),
        ("variants: [{when: regular, scrolls: true}]", "variants: [{sizeClass: regular, scrolls: true}]"),
        // NativeScript, .NET MAUI, Framework7, Flutter.
        (
            "actionBar: {NavigationButton: {text: Back}, ActionItem: [{text: Save}]}",
            "navigationBar: {leading: [{label: Back}], trailing: [{label: Save}]}"
        ),
        ("hideNavigationBar: true", "navigationBar: {hidden: always}"),
        ("Shell.NavBarIsVisible: false", "navigationBar: {hidden: always}"),
        ("navbar: {backLink: Inbox}", "navigationBar: {leading: [{role: back, label: Inbox}]}"),
        ("toolbar: {links: [A, B]}", "toolbar: {items: [A, B]}"),
        (
            "navigationBar: {actions: [{icon: bell, semantics: Alerts, onPressed: show}]}",
            "navigationBar: {trailing: [{icon: bell, accessibilityLabel: Alerts, action: show}]}"
        ),
        (
            "navigationBar: {actions: [{icon: {imageVector: Icons.Filled.Edit}, intent: primary}]}",
            "navigationBar: {trailing: [{icon: Icons.Filled.Edit, style: primary}]}"
        ),
        ("sheet: {id: b, title: A}", "overlays: [{kind: sheet, title: A}]"),
        // What is left of a text goes into a comment.
        ("platform: iOS 17", "platform: ios"), ("device: iPad Pro 13", "platform: ipados"),
        // What says the same twice.
        ("platform: ios\ndevice: iPhone 15", "platform: ios"),
        ("navigationBar: {size: large, largeTitle: true}", "navigationBar: {size: large}"),
        ("navigationBar: {title: A, navigationTitle: A}", "navigationBar: {title: A}"),
        ("content: [A]\nbody: [B]", "content: [A, B]"),
    ])
    func isReadAsTheFullForm(written: String, full: String) {
        Self.expectSame(written, full)
    }

    /// Expects that a screen is read as another one is, and that its first fix keeps that.
    static func expectSame(_ written: String, _ full: String) {
        let decoded = Decoded("id: a\n\(written)\n")
        let wanted = Decoded("id: a\n\(full)\n")
        #expect(wanted.diagnostics.map(\.message) == [])
        #expect(decoded.diagnostics.filter { $0.severity != .info }.map(\.message) == [])
        #expect(decoded.description == wanted.description)
        // What a fix writes says the same.
        let fixed = Decoded(OtherWordTests.fixed("id: a\n\(written)\n", decoded.diagnostics.prefix(1).map(\.self)))
        #expect(fixed.diagnostics.filter { $0.severity != .info }.map(\.message) == [])
        #expect(fixed.description == wanted.description, "after the first fix")
    }

    /// Only what counts is left; that the other was written is told, with a fix that loses nothing.
    @Test(arguments: [
        "navigationBar: {progress: Good morning}", "toolbar: {items: [{label: A, avatar: me}]}",
        "shelves: [{title: Up next}]",
        "what it is: a list of loans", "tabBar: {items: [A], showsUnreadDot: true}", "state: sending",
        "role: list report",
        "toolbar: {items: [{label: A, style: apple}]}", "toolbar: {items: [{label: A, order: Primary}]}",
        "rotor: [headings]", "given: a customer", "assumptions: [none]", "glossary: {term: A}", "h1: Welcome",
        "lottie: wave.json", "navigationBar: {landmarks: [banner]}", "toolbar: {items: [{label: A, easing: linear}]}",
        "wizard: {steps: 3}", "keypad: numeric",
    ])
    func whatNoGuidelineReadsIsANote(line: String) {
        let decoded = Decoded("id: a\n\(line)\n")
        #expect(decoded.diagnostics.map(\.severity) == [.info])
        #expect(decoded.diagnostics.flatMap(\.fixes).count == 1)
        let fixed = Decoded(OtherWordTests.fixed("id: a\n\(line)\n", decoded.diagnostics))
        #expect(fixed.diagnostics.allSatisfy { $0.fixes.allSatisfy { $0.applicability == .unsafe } })
    }

    /// What people note of a screen says nothing of its bars: as what nobody knows it would leave all open.
    @Test(arguments: [
        "milestone: beta", "screenshot: a.png", "entryPoint: home", "requirements: [R1]", "component: OrdersScreen",
        "viewController: OrdersViewController", "theme: acme", "history: {v1: drawn}",
        "toolbar: {items: [{label: A, textKey: a.b}]}",
    ])
    func whatIsNotedOfAScreenLeavesTheRestKnown(line: String) {
        var decoded = Decoded("id: a\n\(line)\nnavigationBar: {title: A}\n")
        let layout = decoded.layouts()[0].record
        #expect(decoded.diagnostics.map(\.severity) == [.info])
        #expect(!decoded.store.partlyUnknown.contains(layout))
    }

    @Test(arguments: [
        "component: UINavigationBar", "height: 96", "breadcrumb: [Home]", "pinned: true", "barStyle: black",
    ])
    func whatIsNotedOfABarLeavesItsKindKnown(line: String) {
        var decoded = Decoded("id: a\nnavigationBar: {title: A, \(line)}\n")
        let layout = decoded.layouts()[0].record
        let bar = decoded.payload("navigationBar", of: layout).map { Record(offset: $0) }
        #expect(decoded.diagnostics.map(\.severity) == [.info])
        #expect(bar.map(decoded.store.partlyUnknown.contains) == false)
    }

    @Test(arguments: ["component: ShareSheetView", "wibble: wobble"])
    func whatMayCoverAnotherScreenLeavesItOpen(line: String) {
        var decoded = Decoded("id: a\n\(line)\nnavigationBar: {title: A}\n")
        #expect(decoded.store.partlyUnknown.contains(decoded.layouts()[0].record))
    }

    @Test(arguments: [
        "navigationBar: {title: A, navigationTitle: B}", "tabs: [A]\ntabBar: [B]", "scrolls: true\nscrollable: false",
        "navigationBar: {size: small, largeTitle: true}", "navigationBar: {toolbar: {items: [A]}}", "platform: web",
        "navigationBar: {wibble: 1}", "navigationBar: {size: wobble}",
    ])
    func whatContradictsOrNobodyUnderstandsIsAnError(line: String) {
        #expect(Decoded("id: a\n\(line)\n").diagnostics.map(\.severity) == [.error])
    }

    @Test(arguments: [
        // A key that may name a part of the bar, and one that may say that it is hidden.
        ("navigationBar.subtitle", "navigationBar: {title: A, greeting: B}", Slot.unreadable),
        ("toolbar", "toolbar: {items: [{icon: a}], showsOnlyOnHover: true}", Slot.unreadable),
        // Entries that stand beside the list of them, and a word that may be a text or an icon.
        ("tabBar.items", "tabBar: {Home: house, Search: magnifyingglass, height: 49}", Slot.unreadable),
        ("navigationBar.trailing[0].label", "navigationBar: {rightButton: plus}", Slot.unreadable),
        ("toolbar.items[0].label", "toolbar: {items: [{name: Set up, image: gear}]}", Slot.unreadable),
        (
            "navigationBar.trailing[0].label", "navigationBar: {trailing: [{title: Edit, icon: pencil}]}",
            Slot.unreadable
        ),
        // What may be none as well as an entry of which nothing is said.
        ("toolbar.items", "toolbar: {items: {}}", Slot.unreadable),
        ("toolbar.items[0].kind", "toolbar: {items: [{type: search, icon: glass}]}", Slot.undetermined),
        ("toolbar.items[0].label", "toolbar: {items: [{CartButton: {count: 3}}, {icon: plus}]}", Slot.unreadable),
        ("toolbar.items[0].kind", "toolbar: {items: [{search: Find a text}]}", Slot.undetermined),
        // A text that tells of the bar, one to be decided yet, and a picture in place of a text.
        ("navigationBar", "navigationBar: Back, title \"Orders\" and an icon", Slot.unreadable),
        ("toolbar", "toolbar: tbd", Slot.unreadable),
        ("navigationBar.title", "navigationBar: {title: {image: logo, alt: Shop}}", Slot.unreadable),
        ("navigationBar.background", "navigationBar: {background: rgba(0, 0, 0, .3), title: A}", Slot.undetermined),
        ("navigationBar.border", "navigationBar: {border: {color: black, width: 1}, title: A}", Slot.unreadable),
        (
            "toolbar.items[0].disabled", "toolbar: {items: [{label: A, disabled: until all is filled in}]}",
            Slot.undetermined
        ),
    ])
    func nothingRestsOnWhatWasNotRead(path: String, text: String, payload: UInt32) {
        var decoded = Decoded("id: a\n\(text)\n")
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload(path, of: layout) == payload)
    }
}
