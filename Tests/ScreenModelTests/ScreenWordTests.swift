import Diagnostics
import ScreenModel
import Testing

/// What people say of a screen as a whole, in maps and words of their own: backgrounds, sizes, actions.
@Suite struct ScreenWordTests {
    private static let bars = "background: white, navigationBar: {title: A, background: black}"

    @Test(arguments: [
        // Backgrounds in one map, and each under a word of its own.
        ("background: {page: white, navigationBar: black}, navigationBar: {title: A}", bars),
        ("backgrounds: {screen: white, nav_bar: black}, navigationBar: {title: A}", bars),
        ("theme: {colors: {page_background: white, header-bg: black, button: red}}, title: A", bars),
        ("appearance: {pageBackground: white, navBarBackground: black}, title: A", bars),
        ("tokens: {pageBg: white, headerBackgroundToken: black}, title: A", bars),
        ("Style: {Page: {BackgroundColor: white}, ActionBar: {BackgroundColor: black}}, title: A", bars),
        ("page: white, bar: black, title: A", bars),
        ("page colour: white, bar-bg: black, title: A", bars),
        ("Background Color: white, Navigation Bar Color: black, title: A", bars),
        ("backgroundToken: white, actionBarBackground: black, title: A", bars),
        ("background: white, headerStyle: {backgroundColor: black}, title: A", bars),
        ("colors: {background: white, navBar: black, accent: red}, title: A", bars),
        ("background: [{type: SOLID, color: {r: 1, g: 1, b: 1, a: 1}}]", "background: '#FFFFFF'"),
        (
            "appearance: {light: {page background: white}, dark: {page background: black}}",
            "variants: [{appearance: light, background: white}, {appearance: dark, background: black}]"
        ),
        ("background: {$value: white, $type: color}, navigationBar: {title: A, containerColor: black}", bars),
        ("background: white, fills: {Navigation Bar: black, Form: gray}, navigationBar: {title: A}", bars),
        // A place beats the name of a bar, and what holds the bars is no note.
        ("bottomBar: {NavigationBar: {items: [A, B]}}", "tabBar: {items: [A, B]}"),
        ("header: {toolbar: {title: A, end: [Edit]}}", "navigationBar: {title: A, trailing: [Edit]}"),
        ("ion-footer: {ion-toolbar: {items: [A]}}", "toolbar: {items: [A]}"),
        ("locators: {Toolbar: {Buttons: [A]}}, top_bar_title: A", "toolbar: {items: [A]}, navigationBar: {title: A}"),
        ("bottomBar: {position: top, items: [A]}", "toolbar: {position: top, items: [A]}"),
        ("toolbar: {Hint: none, Buttons: [A]}", "toolbar: {items: [A]}"),
        ("tabBar: none (a page of its own)", "tabBar: false"),
        // Buttons that say how they look beside their names.
        (
            "buttons: {Save: primary (full width), Later: 'text link, red'}",
            "content: [{kind: button, label: Save, style: primary}, {kind: button, label: Later, style: plain}]"
        ),
        (
            "ctas: [{Primary CTA: Keep}, {Secondary CTA: Back}]",
            "content: [{kind: button, label: Keep, style: primary}, {kind: button, label: Back, style: secondary}]"
        ),
        // Where it is shown.
        ("traits: {horizontal: compact, vertical: regular}", "sizeClasses: [compact]"),
        ("size_class: {horizontal: regular, vertical: compact}", "sizeClasses: [regular]"),
        ("environment: {windowSizeClass: compact, color_scheme: dark}", "sizeClasses: [compact], appearance: dark"),
        ("layout: mobile (compact)", "sizeClasses: [compact]"),
        ("platform: Fiori for iOS", "platform: ios, guidelines: sap-fiori-ios"),
        (
            "layout: {iphone: {bar: {title: A}}, ipad: {bar: {title: B}}}",
            "variants: [{sizeClass: compact, navigationBar: {title: A}}, {platform: ipados, navigationBar: {title: B}}]"
        ),
        (
            "states: [{name: selecting, toolbar: {items: [A]}}]",
            "variants: [{name: selecting, state: selection, toolbar: {items: [A]}}]"
        ),
        // Buttons that say how much they stand out.
        (
            "actions: [{label: A, style: primary}, {label: B}]",
            "content: [{kind: button, label: A, style: primary}, {kind: button, label: B}]"
        ),
        (
            "actionBar: {buttons: [{component: PrimaryButton, label: A}]}",
            "toolbar: {position: bottom, items: [{label: A, style: primary}]}"
        ),
        (
            "toolbar: {items: [{type: FilledButton, label: A}, {kind: outlined_button, label: B}, FilledButton: C]}",
            "toolbar: {items: [{style: primary, label: A}, {style: secondary, label: B}, {style: primary, label: C}]}"
        ),
        (
            "toolbar: {items: [{type: FilledButton, variant: tonal}, {type: OutlinedButton, style: destructive}]}",
            "toolbar: {items: [{kind: button, style: secondary}, {kind: button, semantic: negative}]}"
        ),
        (
            "toolbar: {items: [{type: outlined, label: A}, {type: text, label: B}, {type: negative, label: C}]}",
            "toolbar: {items: [{style: secondary, label: A}, {style: plain, label: B}, {semantic: negative, label: C}]}"
        ),
        ("toolbar: {items: [{type: caption, label: A}, B]}", "toolbar: {items: [{kind: label, label: A}, B]}"),
        (
            "toolbar: {items: [{component: Button/Primary}, {type: BUTTON, component: Button/Primary/Default}]}",
            "toolbar: {items: [{style: primary}, {kind: button, style: primary}]}"
        ),
        (
            "toolbar: {items: [{properties: {Type: Primary}}, {componentProperties: {Variant: Primary, State: Default}}]}",
            "toolbar: {items: [{style: primary}, {style: primary, disabled: false}]}"
        ),
        (
            "content: [{kind: button, variant: {type: primary}}, {kind: button, variantProperties: {Type: Primary}}]",
            "content: [{kind: button, style: primary}, {kind: button, style: primary}]"
        ),
        (
            "toolbar: {items: [{variant: 'Type=Primary, State=Default'}, {variant: Primary/Default}]}",
            "toolbar: {items: [{style: primary}, {style: primary}]}"
        ),
        (
            "content: [{kind: button, variant: 'Property 1=Primary, Size=Large'}, {kind: button, variant: Primary/Filled}]",
            "content: [{kind: button, style: primary}, {kind: button, style: primary}]"
        ),
        ("content: [{component: Chip/Filled}]", "content: [{kind: Chip/Filled}]"),
        (
            "toolbar: {items: [{icon: plus, tooltip: Add}, {icon: plus, label: A, tooltip: Add}]}",
            "toolbar: {items: [{icon: plus, accessibilityLabel: Add}, {icon: plus, label: A}]}"
        ),
        ("content: [{widget: ElevatedButton, label: A}]", "content: [{kind: button, label: A}]"),
        ("toolbar: {items: [{component: ToolbarIconButton}]}", "toolbar: {items: [{kind: button}]}"),
        (
            "toolbar: {items: [{actions: save, semantics: negative}]}",
            "toolbar: {items: [{action: save, semantic: negative}]}"
        ),
        ("navigationBar: {CupertinoNavigationBar: {middle: A}}", "navigationBar: {title: A}"),
        // Bars and buttons by the names of classes, apps and kits.
        (
            "UIToolbar: [A], mainTabs: [B], FUINavigationBar: {title: C}",
            "toolbar: [A], tabBar: [B], navigationBar: {title: C}"
        ),
        ("AppBarLayout: {MaterialToolbar: {title: A}}", "navigationBar: {title: A}"),
        ("tabBar: 'Home, Search, Profile'", "tabBar: [Home, Search, Profile]"),
        ("content: [PrimaryButton: {label: A}]", "content: [{kind: button, style: primary, label: A}]"),
        ("content: [{type: outlined, text: A}]", "content: [{kind: button, style: secondary, label: A}]"),
        ("content: [button: A (primary)]", "content: [{kind: button, style: primary, label: A}]"),
        ("navigationBar: {leading: [back-button]}", "navigationBar: {leading: [{role: back}]}"),
        ("navigationBar: {trailing: [Button: {children: A}]}", "navigationBar: {trailing: [{kind: button, label: A}]}"),
        ("toolbar: [{menu: A, items: [B]}]", "toolbar: [{kind: menu, label: A, items: [B]}]"),
        ("back: true, nav: {title: A, back: true}", "navigationBar: {title: A, leading: [{role: back}]}"),
        ("sidebar: [section: {title: A, items: [B]}]", "sidebar: [{label: A, items: [B]}]"),
        // States, titles and places.
        ("editing: {toolbar: [A]}", "variants: [{state: editing, toolbar: [A]}]"),
        ("role: child page, state: no connection", "role: child, state: offline"),
        ("navigationBar: {title: no title, search: in the bar}", "navigationBar: {title: null, search: in-bar}"),
        (
            "navigationBar: {items: [{type: title, text: Orders}, {icon: plus}]}",
            "navigationBar: {title: Orders, trailing: [{icon: plus}]}"
        ),
        (
            "navigationBar: {children: [{type: heading, text: Orders}, {icon: plus, side: right}]}",
            "navigationBar: {title: Orders, trailing: [{icon: plus, area: trailing}]}"
        ),
        ("navigationBar: {title: {text: Orders, position: center, background: red}}", "navigationBar: {title: Orders}"),
        ("navigationBar: {cancelButton: {side: right}}", "navigationBar: {trailing: [{role: cancel, area: trailing}]}"),
        ("navigationBar: {navigation: {icon: xmark}}", "navigationBar: {leading: [{icon: xmark}]}"),
        ("navigationBar: {trailing: [{name: Button, characters: A}]}", "navigationBar: {trailing: [{label: A}]}"),
        ("navigationBar: {trailing: [HStack: [{icon: plus}, A]]}", "navigationBar: {trailing: [{icon: plus}, A]}"),
        ("toolbar: {secondaryAction: A}", "toolbar: {items: [{label: A, style: secondary}]}"),
        ("toolbar: {items: [{label: A, design: Emphasized}]}", "toolbar: {items: [{label: A, style: primary}]}"),
        ("bars: [{type: tool, items: [A]}]", "toolbar: {items: [A]}"),
        (
            "states: {editing: {components: [{type: toolbar, items: [A]}]}}",
            "variants: [{state: editing, toolbar: {items: [A]}}]"
        ),
        ("tab bar (hidden): [A, B]", "tabBar: {hidden: true, items: [A, B]}"),
        ("toolbar (visible): [A]", "toolbar: {items: [A]}"),
        ("toolbarItems: []", "toolbar: []"), ("toolbar_items: none", "toolbar: false"),
        ("tab bar items: [none]", "tabBar: []"),
        ("bars: {tool: [A, B], tab: [C, D]}", "toolbar: [A, B], tabBar: [C, D]"),
        ("top: [nav bar: {trailing: [A]}]", "navigationBar: {trailing: [A]}"),
        ("bottom: [toolbar: [A], tab bar: [C, D]]", "toolbar: [A], tabBar: [C, D]"),
        ("navigationBar: {trailing: [.cancel, .done]}", "navigationBar: {trailing: [{role: cancel}, {role: done}]}"),
        ("navigationBar: {trailing: [Add (icon)]}", "navigationBar: {trailing: [{icon: add}]}"),
        ("navigationBar: {search: {visible: always}}", "navigationBar: {search: {mode: persistent}}"),
    ])
    func isReadAs(text: String, ours: String) {
        let (read, wanted) = (Decoded("{id: a, \(text)}"), Decoded("{id: a, \(ours)}"))
        #expect(wanted.diagnostics.isEmpty)
        #expect(read.description == wanted.description)
        #expect(read.diagnostics.allSatisfy { $0.severity == .info }, "\(read.diagnostics)")
    }

    @Test(arguments: [
        "page: orders", "page: 2", "bar: Orders", "bar: h1", "bar: v2", "background: {fill: white, opacity: 0.5}",
    ])
    func whatMayBeNoColorIsNone(text: String) {
        let description = Decoded("{id: a, \(text)}").description
        #expect(!description.contains("white"))
        #expect(!description.contains("background: \(text.split(separator: " ")[1])"))
    }

    /// Screens by a name of their own, whatever holds their bars, and with notes beside them.
    @Test(arguments: [
        "Settings: {Navigation bar: {Title: A}}", "SettingsScreen: {Scaffold: {topBar: {title: A}}}",
        "Feature: Loyalty\nOwner: Priya\nScreen 3: {Nav bar title: A}",
    ])
    func aNamedScreenIsRead(text: String) {
        let read = Decoded(text)
        #expect(read.description.contains("title: A"), "\(read.description)")
        #expect(read.diagnostics.allSatisfy { $0.severity == .info }, "\(read.diagnostics)")
    }

    /// Where something else is said of bars, or of several states, nobody knows what there is.
    @Test(arguments: [
        "before: {toolbar: [A]}, after: {toolbar: [B]}", "testIds: {toolbar: orders-bar}", "heights: {toolbar: 44}",
        "tabBar: [A, B], previous: {toolbar: [A]}", "parts: {toolbar: &bar [A]}", "shared: {toolbar: [A]}",
    ])
    func whatIsSaidOfBarsBringsNone(text: String) {
        #expect(!Decoded("{id: a, \(text)}").description.contains("toolbar:"))
    }

    /// Places to go to may be tabs, and what is said of a header be no title.
    @Test(arguments: ["navigation_items: [Home, Search]", "headerText: Welcome", "navigationName: orders"])
    func whatMayBeNoBarIsNone(text: String) {
        #expect(!Decoded("{id: a, \(text)}").description.contains("navigationBar"))
    }

    @Test(arguments: ["has a back arrow on the left, nothing on the right", "LargeTopAppBar"])
    func whatTellsOfABarIsNoTitle(text: String) {
        #expect(!Decoded("{id: a, navigationBar: '\(text)'}").description.contains("title:"))
    }

    /// A key is told to stand elsewhere only with a value that it may have there, and is no entry of a bar that lists them.
    @Test(arguments: ["Size: iPhone upright", "Priority: P0", "toolbar: {Role: toolbar, Buttons: [A]}"])
    func whatFitsNowhereIsNotMisplaced(text: String) {
        let messages = Decoded("{id: a, \(text)}").diagnostics.map(\.message)
        #expect(!messages.contains { $0.contains("stands in") || $0.contains("one level out") }, "\(messages)")
    }

    /// What nothing is known of but its name takes what is said of it elsewhere.
    @Test func aNamedBarHasWhatIsSaidOfIt() {
        let read = Decoded("{id: a, topBar: LargeTopAppBar, topBarTitle: Downloads}")
        #expect(read.description.contains("title: Downloads"))
        #expect(read.diagnostics.allSatisfy { $0.severity == .info }, "\(read.diagnostics)")
    }

    @Test(arguments: ["Share icon", "5 icons", "() => <SaveButton />"])
    func whatTellsOfAButtonIsNoLabel(text: String) {
        #expect(!Decoded("{id: a, navigationBar: {trailing: ['\(text)']}}").description.contains("label: \(text)"))
    }

    /// A slip is told whatever else is wrong in what it holds, and what may be one is no note by a safe fix.
    @Test(arguments: [
        ("navigationBBar: {title: A, foo: 1}", "navigationBar"),
        ("navigationBar: {tailing: [{icon: plus, onTap: open}]}", "trailing"),
        ("navigationBar: {trailing: [{icon: plus, kindd: menu}]}", "kind"),
    ])
    func aSlipIsToldWhateverElseIsWrong(text: String, meant: String) {
        let messages = Decoded("{id: a, \(text)}").diagnostics.map(\.message)
        #expect(messages.contains { $0.hasSuffix("did you mean '\(meant)'?") }, "\(messages)")
    }

    @Test(arguments: ["navigationBar: {tile: Tasks}", "toolbar: {items: [{label: A, disable: true}]}"])
    func whatMayBeASlipIsNoNote(text: String) {
        let fixes = Decoded("{id: a, \(text)}").diagnostics.flatMap(\.fixes)
        #expect(!fixes.contains { $0.applicability == .safe })
    }

    /// What is one word opens no menu, so that it counts among the actions; a number that can't be read opens nothing else.
    @Test(arguments: ["statements", "{icon: plus, priority: high}"])
    func whatIsLeftOpenStillCounts(item: String) {
        var decoded = Decoded("{id: a, navigationBar: {trailing: [\(item)]}}")
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("navigationBar.trailing[0].isAction", of: layout) == 1)
    }

    @Test func textsAndColorsTakeWhatTheyMerge() {
        let bars = "title: {<<: *t, de: B}, subtitle: {<<: [*t, {en: C}]}, background: {<<: *c, dark: black}"
        let merged = Decoded("x-t: &t {en: A}\nx-c: &c {light: white, dark: gray}\nid: a\nnavigationBar: {\(bars)}\n")
        let written = "title: {de: B, en: A}, subtitle: {en: A}, background: {dark: black, light: white}"
        #expect(merged.diagnostics.isEmpty, "\(merged.diagnostics)")
        #expect(merged.description == Decoded("id: a\nnavigationBar: {\(written)}\n").description)
    }

    @Test func anElementOfCodeIsNoText() {
        let decoded = Decoded("{id: a, navigationBar: {trailing: ['<IconButton name=\"edit\" />']}}")
        #expect(!decoded.description.contains("IconButton"))
    }
}
