import Diagnostics
import Testing

/// Bars in lists and groups of other parts, and items of bars in one list for both sides, are read where they stand.
@Suite struct MeantBarTests {
    @Test(arguments: [
        // Bars in a list of all that is on the screen.
        (
            "components: [{type: navigation_bar, title: Orders}, {kind: list}]",
            "navigationBar: {title: Orders}\ncontent: [{kind: list}]"
        ),
        (
            "children: [{title: Orders, component: NavigationBar}, {type: TabBar, items: [Home]}]",
            "navigationBar: {title: Orders}\ntabBar: {items: [Home]}"
        ),
        (
            "title: A\nchildren: [{type: topBar, props: {title: B}}, {kind: list}]",
            "name: A\nnavigationBar: {title: B}\ncontent: [{kind: list}]"
        ),
        // Layers of a design file.
        (
            "layers: [{name: Navigation Bar/iPhone, type: INSTANCE, properties: {Title: A}}]",
            "navigationBar: {title: A}"
        ),
        (
            "layers: [{type: TOOLBAR, name: Actions, layers: [{type: BUTTON, text: A}]}]",
            "toolbar: {items: [{kind: button, label: A}]}"
        ),
        (
            "layers: [{type: NAV_BAR, layers: [{type: BUTTON, icon: a, position: left}]}]",
            "navigationBar: {leading: [{kind: button, icon: a, area: leading}]}"
        ),
        (
            """
            layers:
              - type: NAV_BAR
                children:
                  - {type: FRAME, name: Leading, children: [{type: BUTTON, icon: a}]}
                  - {type: TEXT, name: Title, characters: Orders}
                  - {type: FRAME, name: Right items, children: [{type: BUTTON, icon: b}]}
            """,
            "navigationBar: {title: Orders, leading: [{kind: button, icon: a}], trailing: [{kind: button, icon: b}]}"
        ),
        (
            "frame: {name: A, device: iPhone 15 Pro, children: [{type: NAV_BAR, title: B}, {type: LIST}]}",
            "platform: ios\nnavigationBar: {title: B}\ncontent: [{kind: LIST}]"
        ),
        (
            "device: {name: iPad Pro, id: b, layers: [{type: TOOLBAR, items: [A]}]}",
            "platform: ipados\ntoolbar: {items: [A]}"
        ),
        ("artboard: {navigationBar: {title: A}, width: 393}", "navigationBar: {title: A}"),
        (
            "components: [header: {title: A}, toolbar: [B]]",
            "navigationBar: {title: A}\ntoolbar: [B]"
        ),
        (
            "components: [{type: header, title: A}, {type: list}, {type: tab_bar, items: [B]}]",
            "navigationBar: {title: A}\ntabBar: {items: [B]}\ncontent: [{kind: list}]"
        ),
        ("components: [header: {title: A, back: true}]", "navigationBar: {title: A, leading: [{role: back}]}"),
        (
            "components: {nav: {type: NavigationBar, title: A}, orders: {type: list}}",
            "navigationBar: {title: A}\ncontent: [{kind: list}]"
        ),
        ("components: [{type: header, title: A}, {type: list}]", "content: [{kind: header, title: A}, {kind: list}]"),
        (
            "header: {headerTitle: A, headerLeft: {icon: a}, headerRight: [{icon: b}]}",
            "navigationBar: {title: A, leading: [{icon: a}], trailing: [{icon: b}]}"
        ),
        (
            "title: A\nchildren: [{type: CupertinoNavigationBar, trailing: [Save]}]",
            "navigationBar: {title: A, trailing: [Save]}"
        ),
        (
            "elements: [{role: navigation bar, title: A}, {role: toolbar, items: [{role: button, label: B}]}, {role: list}]",
            "navigationBar: {title: A}\ntoolbar: {items: [{kind: button, label: B}]}\ncontent: [{kind: list}]"
        ),
        (
            "navigationBar: {menu: [{icon: a, showAsAction: always}, {icon: b, showAsAction: always}]}",
            "navigationBar: {trailing: [{icon: a}, {icon: b}]}"
        ),
        ("footer: tab bar\ntop: {component: toolbar}", "tabBar: true\ntoolbar: {}"),
        (
            "navigationBar: {cancel: left, close: right}",
            "navigationBar: {leading: [{role: cancel}], trailing: [{role: close}]}"
        ),
        (
            "regions: {top: {component: navigation-bar, title: A}, bottom: {component: tab-bar, tabs: [B]}}",
            "navigationBar: {title: A}\ntabBar: {items: [B]}"
        ),
        (
            "elements:\n  - toolbar: [Save]\n  - list: [A]",
            "toolbar: {items: [Save]}\ncontent: [{kind: list, items: [A]}]"
        ),
        (
            "components:\n  # The top.\n  - type: app-bar\n    title: Orders # or Sales\n    trailing:\n      - Edit\nlevel: 1",
            "navigationBar: {title: Orders, trailing: [Edit]}\nlevel: 1"
        ),
        (
            "components:\n  - {type: navBar, title: Orders}\n  - {type: map}\ncontent: [{kind: list}]",
            "navigationBar: {title: Orders}\ncontent: [{kind: list}, {kind: map}]"
        ),
        (
            "ui:\n  - kind: navigationBar\n    attributes: {title: Orders}",
            "navigationBar: {title: Orders}"
        ),
        (
            "chrome: [{kind: tabs, tabs: [A, B]}, {kind: toolbar, items: [Save]}]",
            "tabBar: {items: [A, B]}\ntoolbar: {items: [Save]}"
        ),
        // The keys of a bar in a list.
        (
            "Header:\n  - Title: Orders\n  - Left Button: Menu\n  - Right Buttons: [Search, Cart]",
            "navigationBar: {title: Orders, leading: [{label: Menu}], trailing: [Search, Cart]}"
        ),
        (
            "navigationBar: [title: Orders, back button: Inbox]",
            "navigationBar: {title: Orders, leading: [{role: back, label: Inbox}]}"
        ),
        // Bars in what is called a bar.
        (
            "header: {navigationBar: {title: Orders}, toolbar: {items: [Save]}}",
            "navigationBar: {title: Orders}\ntoolbar: {items: [Save]}"
        ),
        ("navigation:\n  nav_bar: {title: Orders}\n  level: 1", "navigationBar: {title: Orders}\nlevel: 1"),
        ("layout: {navigationBar: {title: Orders}, level: 1}", "navigationBar: {title: Orders}\nlevel: 1"),
        ("navigation: {type: stack, title: Orders}", "navigationBar: {kind: navigation-bar, title: Orders}"),
        (
            "table: [A, B]\ncalendar: {title: May}",
            "content: [{kind: list, items: [A, B]}, {kind: calendar, title: May}]"
        ),
        (
            "content: [{kind: card, buttons: [{primary: Pay}, {cancel: Back}]}]",
            "content: [{kind: card, items: [{kind: button, style: primary, label: Pay}, {kind: button, role: cancel, label: Back}]}]"
        ),
        // Items of both sides in one list.
        (
            "navigationBar:\n  items:\n    - {label: Edit, side: right}\n    - {label: Cancel, side: left}",
            "navigationBar: {leading: [{label: Cancel, area: leading}], trailing: [{label: Edit, area: trailing}]}"
        ),
        (
            "navigationBar: {actions: [{icon: xmark, position: start}]}",
            "navigationBar: {leading: [{icon: xmark, area: leading}]}"
        ),
        // A word around what is said of a bar, as in trees of components.
        (
            "navigationBar: {properties: {title: A, rightButton: {icon: plus}}}",
            "navigationBar: {title: A, trailing: [{icon: plus}]}"
        ),
        ("tabBar: {props: {items: [A]}}", "tabBar: {items: [A]}"),
        ("topBar: {CenterAlignedTopAppBar: {title: A}}", "navigationBar: {title: A, titleAlignment: center}"),
    ])
    func isReadAsTheFullForm(written: String, full: String) {
        WideFormTests.expectSame(written, full)
    }

    @Test(arguments: [
        "layers: [{type: NAV_BAR, name: Orders, trailing: [A]}]", "header: {id: nav, name: Orders}",
        "navigationBar: {name: Header with three actions}",
    ])
    func whatALayerIsCalledIsNoTitle(written: String) {
        let text = "id: a\n\(written)\n"
        let decoded = Decoded(text)
        #expect(decoded.description.contains("title: undetermined"))
        #expect(Decoded(OtherWordTests.fixed(text, decoded.diagnostics)).description == decoded.description)
    }

    @Test(arguments: [
        "tabBar: {items: [{type: TAB, label: A}, {kind: button, label: B}, {type: NAV_ITEM, label: C}]}"
    ])
    func thatAnEntryIsATabIsNotTold(written: String) {
        #expect(Decoded("id: a\n\(written)\n").diagnostics.isEmpty)
    }

    /// What an icon in a frame is called may be anything.
    @Test func aFrameOfOtherLayersIsLeftOpen() {
        let frame = "{type: FRAME, name: Trailing, children: [{type: INSTANCE, name: icon/share}]}"
        #expect(!Decoded("{id: a, navigationBar: {children: [\(frame)]}}").description.contains("trailing"))
    }

    @Test func whatAToolbarIsCalledIsANote() {
        let decoded = Decoded("id: a\ntoolbar: {name: Actions, items: [A]}\n")
        #expect(decoded.diagnostics.map(\.severity) == [.info])
    }
}
