import Diagnostics
import ScreenModel
import Testing

/// Titles that are views, keys with remarks, and trees of names that nobody knows: what is certain of them is read, and what is
/// not leaves open no more than it is about.
@Suite struct StrangerFormTests {
    @Test(arguments: [
        // Titles.
        ("navigationBar: {title: {type: Text, data: Orders}}", "navigationBar: {title: Orders}"),
        ("navigationBar: {title: {large: My title}}", "navigationBar: {title: My title, size: large}"),
        ("navigationBar: {title: {inline: My title}}", "navigationBar: {title: My title, size: small}"),
        ("navigationBar: {title: {text: A, displayMode: large}}", "navigationBar: {title: A, size: large}"),
        ("navigationBar: {title: {text: A, large: true}}", "navigationBar: {title: A, size: large}"),
        ("navigationBar: {title: {child: {text: A}}}", "navigationBar: {title: A}"),
        ("navigationBar: {title: [{type: text, value: A}]}", "navigationBar: {title: A}"),
        ("navigationBar: {titleView: {type: label, text: A, font: bold}}", "navigationBar: {title: A}"),
        ("navigationBar: {titleView: {text: A}}", "navigationBar: {title: A}"),
        ("navigationBar: {title (large): A}", "navigationBar: {title: A, size: large}"),
        ("title (large): A", "navigationBar: {title: A, size: large}"),
        (
            "title: A\nleft button: Menu\nright buttons: [Search, Edit]",
            "navigationBar: {title: A, leading: [{label: Menu}], trailing: [Search, Edit]}"
        ),
        (
            "navigationBar: {title: A, showBack: true}\nrightIcons: [plus, trash]",
            "navigationBar: {title: A, leading: [{role: back}], trailing: [{icon: plus}, {icon: trash}]}"
        ),
        (
            "elements:\n- {element: Reject, type: primary button, location: toolbar}",
            "toolbar: [{label: Reject, style: primary}]"
        ),
        (
            "navigationBar: {trailing: {buttons: [Save, Send], spacing: 8}}",
            "navigationBar: {trailing: [Save, Send]}"
        ),
        ("navigationBar: {title: A}\nheader: none", "navigationBar: {title: A}"),
        ("navigationBar: {h1: A, h2: B}", "navigationBar: {title: A, subtitle: B}"),
        ("top right: [{icon: plus}]", "navigationBar: {trailing: [{icon: plus}]}"),
        ("content: [{CTA: Confirm, style: primary}]", "content: [{label: Confirm, kind: button, style: primary}]"),
        ("toolbar: [{CTA: Confirm, style: primary}]", "toolbar: [{label: Confirm, style: primary}]"),
        ("presented modally: yes", "presentation: modal"),
        ("content: [{list row: {primary action: open}}]", "content: [{kind: list-row, action: open}]"),
        (
            "content: [{kind: list, items: [{label: A, primary action: open}]}]",
            "content: [{kind: list, items: [{label: A, action: open}]}]"
        ),
        ("'toolbar(.hidden, for: .tabBar)': true", "tabBar: {hidden: true}"),
        (
            "state: offline\nview: {title: A, banner: Offline}",
            "state: offline\nnavigationBar: {title: A, banner: Offline}"
        ),
        ("buttons:\n- {label: Save, location: toolbar}", "toolbar: [{label: Save}]"),
        ("navigationBar: {title: A, leading: [BackButton]}", "navigationBar: {title: A, leading: [{role: back}]}"),
        ("title (inline): A", "navigationBar: {title: A, size: small}"),
        ("description (short): A\ntoolbar: [B]", "description: A\ntoolbar: [B]"),
        (
            "states: {error: {banner: Offline}}",
            "variants: [{state: error, navigationBar: {banner: Offline}}]"
        ),
        // When a key holds.
        (
            "level: 1\niPhone landscape: {toolbar: [Save]}",
            "level: 1\nvariants: [{sizeClass: compact, orientation: landscape, toolbar: [Save]}]"
        ),
        (
            "level: 1\niPad (landscape): {toolbar: [Save]}",
            "level: 1\nvariants: [{platform: ipados, orientation: landscape, toolbar: [Save]}]"
        ),
        (
            "navigationBar: {trailing: [A], 'trailing (iPad)': [A, B]}",
            "navigationBar: {trailing: [A]}\nvariants: [{platform: ipados, navigationBar: {trailing: [A, B]}}]"
        ),
        (
            "navigationBar: {trailing: [A], trailing on iPad: [A, B]}",
            "navigationBar: {trailing: [A]}\nvariants: [{platform: ipados, navigationBar: {trailing: [A, B]}}]"
        ),
        (
            "navigationBar: {trailing: [A], trailing_regular: [A, B]}",
            "navigationBar: {trailing: [A]}\nvariants: [{sizeClass: regular, navigationBar: {trailing: [A, B]}}]"
        ),
        (
            "navigationBar: {title: A}\nnavigationBar (iPad, landscape): {title: B}",
            "navigationBar: {title: A}\nvariants: [{platform: ipados, orientation: landscape, navigationBar: {title: B}}]"
        ),
        (
            "toolbar: [A]\ntoolbar (editing): [B]\ntoolbar when offline: [C]",
            "toolbar: [A]\nvariants: [{state: editing, toolbar: [B]}, {state: offline, toolbar: [C]}]"
        ),
        (
            "navigationBar (default): {title: A}\nnavigationBar (scrolled): {title: B}",
            "navigationBar: {title: A}\nvariants: [{state: scrolled, navigationBar: {title: B}}]"
        ),
        (
            "level: 1\ndark mode: {navigationBar: {background: black}}\niPhone 15 Pro: {toolbar: [Save]}",
            "level: 1\nvariants: [{appearance: dark, navigationBar: {background: black}}, {sizeClass: compact, toolbar: [Save]}]"
        ),
        // Trees.
        (
            "layout: [{header: {title: A, right: [Save]}}, {list: [B]}]",
            "navigationBar: {title: A, trailing: [Save]}\ncontent: [{kind: list, items: [B]}]"
        ),
        ("layout: {top: {title: A, trailing: [B]}}", "navigationBar: {title: A, trailing: [B]}"),
        ("zones: {top: {title: A}}", "navigationBar: {title: A}"),
        ("areas: [{name: top bar, title: A}, {kind: list}]", "navigationBar: {title: A}\ncontent: [{kind: list}]"),
        ("blobs: [{navbar: {title: A}}, {kind: list}]", "navigationBar: {title: A}\ncontent: [{kind: list}]"),
        (
            "hierarchy: [{type: NavigationBar, title: A}, {type: list}]",
            "navigationBar: {title: A}\ncontent: [{kind: list}]"
        ),
        ("tree: {outer: {inner: {navbar: {title: A}}}}", "navigationBar: {title: A}"),
        // Wrappers.
        ("MaterialApp: {home: {Scaffold: {appBar: {title: A}}}}", "navigationBar: {title: A}"),
        ("Stack.Screen: {options: {title: A}}", "navigationBar: {title: A}"),
        (
            "UINavigationController: {rootViewController: {UIViewController: {navigationItem: {title: A}}}}",
            "navigationBar: {title: A}"
        ),
        ("ion-app: {ion-header: {ion-toolbar: {title: A}}}", "navigationBar: {title: A}"),
        ("app: {appBar: {title: A}}", "navigationBar: {title: A}"),
        ("body: {NavigationStack: {navigationTitle: A}}", "navigationBar: {title: A}"),
        ("regions: {top: {title: A}}", "navigationBar: {title: A}"),
        ("viewport: {type: iPad}", "platform: ipados"),
        ("layout: {platform: ios, sizeClass: regular}", "platform: ios\nsizeClasses: [regular]"),
        ("type: iPad", "platform: ipados"),
        ("device:\n  type: iPad\n  size_class: regular", "platform: ipados\nsizeClasses: [regular]"),
        ("main destination: true", "role: main-destination"),
        ("window title: Files", "window: {title: Files}"),
        ("presented: modally", "presentation: modal"),
        ("tab bar present: yes", "tabBar: {hidden: false}"),
        ("toolbar: {at: top}", "toolbar: {position: top}"),
        ("navigationBar: {title: A, small: true}", "navigationBar: {title: A, size: small}"),
        ("navigationBar: {search: inline}", "navigationBar: {search: {placement: in-bar}}"),
        ("colors: {status bar: white, page: gray}", "statusBar: {background: white}\nbackground: gray"),
        // Figures and names of icons.
        ("toolbar: {items: [A], opacity: 0.9}", "toolbar: {items: [A]}"),
        ("toolbar: {items: [{label: A, alpha: 0.5f}]}", "toolbar: {items: [{label: A}]}"),
        ("toolbar: {items: [A], opacity: 0}", "toolbar: {items: [A], hidden: true}"),
        ("toolbar: {left: 0, right: 16px, items: [A]}", "toolbar: {items: [A]}"),
        ("navigationBar: {title: A, right: 16px, actions: [B]}", "navigationBar: {title: A, trailing: [B]}"),
        ("navigationBar: {title: A, characters: 6, header: true}", "navigationBar: {title: A}"),
        ("tabBar: N\ntoolbar: Y", "tabBar: false\ntoolbar: true"),
        ("navigationBar: {title: A, subtitle: hidden}", "navigationBar: {title: A, subtitle: null}"),
        (
            "toolbar: [IconTrash, FaShare, Trash.icon, SystemIcon/Share]",
            "toolbar: [{icon: IconTrash}, {icon: FaShare}, {icon: Trash.icon}, {icon: SystemIcon/Share}]"
        ),
        // Items.
        (
            "navigationBar: {trailing: [{text button: Save}]}",
            "navigationBar: {trailing: [{label: Save, kind: button}]}"
        ),
        ("toolbar: [{left: Share}, {right: Delete}]", "toolbar: [Share, Delete]"),
        ("toolbar: [search icon, 'icon: plus']", "toolbar: [{icon: search}, {icon: plus}]"),
    ])
    func isReadAsTheFullForm(written: String, full: String) {
        WideFormTests.expectSame(written, full)
    }

    @Test func aTitleForEachSizeIsKeptForTheVariants() {
        let screen = Decoded("id: a\nnavigationBar: {title: {regular: Orders and more, compact: Orders}}").description
        #expect(screen.contains("title: Orders and more") && screen.contains("variants"), "\(screen)")
    }

    /// The payload at a path of a screen with some text.
    private static func payload(_ path: String, _ text: String) -> UInt32? {
        let decoded = Decoded("id: a\n\(text)\n")
        return decoded.payload(path, of: decoded.screens[0].record)
    }

    @Test(arguments: [
        "title: {format: A %d, args: [3]}", "title: {template: orders}", "titleView: logo", "titleView: {type: chart}",
    ])
    func aTitleThatCantBeReadLeavesOpenNoMoreThanItself(title: String) {
        var decoded = Decoded("id: a\nnavigationBar: {trailing: [A], \(title)}")
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("navigationBar.title", of: layout) == Slot.unreadable)
        #expect(decoded.payload("navigationBar.overflow", of: layout) == Slot.null)
    }

    @Test(arguments: [
        ("back: true", true), ("leftButton: A\ntitle: B", false), ("title: B\nback: true", false),
        ("headerRight: [A]\nheaderLeft: B", false),
    ])
    func oneButtonLeavesOpenWhatElseIsInABarThatNothingElseDescribes(parts: String, isOpen: Bool) {
        var decoded = Decoded("id: a\n\(parts)")
        let layout = decoded.layouts()[0].record
        #expect((decoded.payload("navigationBar.overflow", of: layout) != Slot.null) == isOpen)
    }

    @Test func oneButtonMovesIntoTheBarThatStandsInTheFile() {
        let text = "id: a\nnavigationBar: {title: A, trailing: [B]}\nleft button: C\n"
        #expect(
            OtherWordTests.fixed(text, Decoded(text).diagnostics)
                == "id: a\nnavigationBar: {title: A, trailing: [B], leading: [{label: C}]}\n"
        )
    }

    @Test(arguments: ["title: {icon: logo}", "title: {row: {button: A}}"])
    func aTitleThatMayHoldMoreLeavesOpenItsBar(title: String) {
        var decoded = Decoded("id: a\nnavigationBar: {trailing: [A], \(title)}")
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload("navigationBar.overflow", of: layout) != Slot.null)
    }

    @Test(arguments: ["toolbar (optional): [Save]", "toolbar (large): [Save]"])
    func aRemarkThatNobodyReadsLeavesOpenItsPart(toolbar: String) {
        #expect(Self.payload("toolbar", toolbar) == Slot.undetermined)
        let messages = Decoded("id: a\n\(toolbar)").diagnostics.map(\.message).joined()
        #expect(messages.contains("Write 'toolbar: [Save]', and the rest in a comment"), "\(messages)")
    }

    @Test(arguments: [
        "areaMap: {one: {navbar: {title: A}}, two: {navbar: {title: B}}}",
        "analytics: {screen: {toolbar: {items: [A]}}}\nlevel: 1",
    ])
    func whatMayHoldABarIsNoNote(text: String) {
        let diagnostics = Decoded("id: a\n\(text)\nnavigationBar: {title: A}").diagnostics
        #expect(
            diagnostics.contains { $0.message.contains("may be bars of the screen") && $0.fixes.isEmpty },
            "\(diagnostics)"
        )
        #expect(!diagnostics.contains { $0.message.contains("'x-") }, "\(diagnostics)")
    }

    @Test(arguments: [
        "annotations: [{type: navigation bar, note: too high}]", "insets: {top: {items: 3}}",
        "bugs: [{component: toolbar, text: too small}, {component: navigation bar, text: too large}]",
        "tests: {toolbar: {height: 44}}",
    ])
    func whatOnlySpeaksOfABarIsNone(text: String) {
        let decoded = Decoded("id: a\n\(text)")
        #expect(!decoded.diagnostics.contains { $0.message.contains("may be bars of the screen") })
        #expect(!decoded.description.contains("navigationBar"), "\(decoded.description)")
    }

    @Test func aListOfPartsIsToldToBeOne() {
        let diagnostics = Decoded("- type: navbar\n  title: A\n- type: list\n").diagnostics
        #expect(diagnostics.map(\.message).joined().contains("This lists parts of a screen"), "\(diagnostics)")
        #expect(diagnostics.first?.fixes.first?.edits.first?.text == "components:\n")
    }

    @Test func statesThatNobodyKnowsAreToldOnceAndNotRewritten() {
        let own = Decoded("id: a\nstates:\n  loading: {navigationBar: {title: A}}\n").diagnostics
        #expect(own.count == 1 && own[0].message.contains("'loading' is a state"), "\(own)")
        let mixed = Decoded("id: a\nstates:\n  loading: {level: 1}\n  editing: {toolbar: [Done]}\n").diagnostics
        #expect(mixed.allSatisfy { $0.fixes.isEmpty } && mixed.count == 2, "\(mixed)")
        let known = Decoded("id: a\nstates: {editing: {toolbar: [Done]}}\n").diagnostics
        #expect(known.contains { !$0.fixes.isEmpty }, "\(known)")
    }

    @Test func theSizeOfAnIconIsNoList() {
        let messages = Decoded("id: a\ntoolbar: [{icon: plus, size: 24}]").diagnostics.map(\.message).joined()
        #expect(
            !messages.contains("takes a list") && messages.contains("No guideline here reads 'size'"),
            "\(messages)"
        )
    }

    @Test func aSignIsAskedFor() {
        let messages = Decoded("id: a\ntoolbar: ['+']").diagnostics.map(\.message).joined()
        #expect(messages.contains("{label: \"+\"}") && messages.contains("'{icon: plus}'"), "\(messages)")
    }

    @Test func anIconBehindANameIsThatOfAButton() {
        let decoded = Decoded("id: a\nnavigationBar: {trailing: [print: printer]}\n")
        let screen = decoded.screens[0].record
        #expect(decoded.payload("navigationBar.trailing[0].label", of: screen) == Slot.unreadable)
        #expect(
            decoded.payload("navigationBar.trailing[0].icon", of: screen).map { decoded.store.texts[Int($0)] } != nil
        )
    }

    @Test func ofTheStatesOfTheContentOneShows() {
        let decoded = Decoded("id: a\ncontent: {empty: [{kind: list}], error: [{kind: list}]}\n")
        #expect(decoded.payload("content", of: decoded.screens[0].record) == Slot.unreadable)
        #expect(decoded.diagnostics.map(\.rule) == ["screen/wrong-type"])
    }

    /// What may be another word for one of our keys leaves that open.
    @Test(arguments: [
        ("toolbar: {hiddenOnScroll: '{x}', items: [A]}", "toolbar.hidden"),
        ("toolbar: {items: [{icon: share, accessibilityTitle: Share}]}", "toolbar.items[0].accessibilityLabel"),
    ])
    func aWordNearOneOfOursLeavesItOpen(line: String, path: String) {
        var decoded = Decoded("id: a\n\(line)\n")
        let layout = decoded.layouts()[0].record
        #expect(decoded.payload(path, of: layout).map { [Slot.unreadable, Slot.undetermined].contains($0) } == true)
    }
}
