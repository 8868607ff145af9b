package import ScreenModel

/// A screen that shows a component in use; tests hold each to be free of findings.
package enum FormatExample {
    /// The example of a component, as the text of a file.
    package static func text(of kind: ComponentKind) -> String {
        switch kind {
        case .screen: screen
        case .navigationBar: navigationBar
        case .toolbar: toolbar
        case .tabBar: tabBar
        case .sidebar, .splitView: splitView
        case .pane: pane
        case .overlay: overlay
        case .menuBar, .menu, .window: desktop
        case .item: item
        case .block: block
        case .itemState: itemState
        case .overflow: overflow
        case .documentMenu: documentMenu
        case .dropdown, .dropdownItem: dropdown
        case .search: search
        case .segmentedControl: segmentedControl
        case .slotItem: slotItem
        case .banner: banner
        case .selection: selection
        case .logo: logo
        case .helperText: helperText
        case .size: size
        case .statusBar: statusBar
        case .app: app
        case .variant: variant
        case .document: document
        }
    }

    private static let screen = """
        id: orders
        name: Orders
        guidelines: [sap-fiori-ios]
        role: main-destination
        scrolls: true
        navigationBar:
          title: Orders
        content:
          - {kind: list, title: Today, items: [{label: Pump 7}, {label: Valve 3}]}
        toolbar:
          position: bottom
          items: [{label: Create Order, style: primary, action: create-order}]
        tabBar:
          items:
            - {label: Orders, icon: list, selected: true}
            - {label: Assets, icon: factory}

        """

    private static let navigationBar = """
        id: order
        guidelines: [sap-fiori-ios]
        role: child
        navigationBar:
          title: Pump Inspection
          subtitle: Plant 1000
          leading:
            - {role: back, icon: chevron-left, accessibilityLabel: Orders}
          trailing:
            - {icon: edit, accessibilityLabel: Edit, action: edit-order}
            - {icon: share, accessibilityLabel: Share, action: share-order}

        """

    private static let toolbar = """
        id: order
        guidelines: [sap-fiori-ios]
        toolbar:
          position: bottom
          helperText: Checked by Anna
          items:
            - {label: Reject, semantic: negative, style: secondary, action: reject}
            - {label: Approve, style: primary, action: approve}

        """

    private static let tabBar = """
        id: routes
        guidelines: [apple-hig]
        role: main-destination
        navigationBar: {title: Routes}
        tabBar:
          items:
            - {label: Routes, icon: map, target: routes, selected: true}
            - {label: Diary, icon: book, target: diary}
            - {label: Profile, icon: person, target: profile}

        """

    private static let pane = """
        id: mail
        guidelines: [apple-hig]
        platform: ipados
        splitView:
          panes:
            - {name: Folders, navigationBar: {title: Folders}}
            - mail
        navigationBar: {title: Inbox}
        content: [{kind: list}]

        """

    private static let overlay = """
        id: draft
        guidelines: [apple-hig]
        navigationBar: {title: Draft}
        overlays:
          - kind: alert
            title: Delete Draft?
            text: This can't be undone.
            items: [{label: Delete, semantic: negative}, {label: Cancel, role: cancel}]

        """

    private static let splitView = """
        id: mail
        guidelines: [apple-hig]
        platform: ipados
        sidebar:
          items:
            - {label: Inbox, icon: tray, selected: true}
            - {label: Drafts, icon: doc}
        splitView:
          columns: 2
          panes: [folders, mail]
        navigationBar: {title: Inbox}
        content: [{kind: list}]

        """

    private static let desktop = """
        id: tour
        guidelines: [apple-hig]
        platform: macos
        window: {type: document, title: Alpine Crossing}
        menuBar:
          menus:
            - {name: File, commands: [New, Open, Share]}
            - {name: View, commands: [Show Sidebar]}

        """

    private static let item = """
        id: routes
        guidelines: [apple-hig]
        navigationBar:
          title: Routes
          trailing:
            - icon: plus
              accessibilityLabel: Add route
              action: add-route

        """

    private static let block = """
        id: order
        guidelines: [sap-fiori-ios]
        content:
          - {kind: object-header, title: Pump 7}
          - {kind: card, title: Costs, items: [{kind: text, text: 3 parts}]}
          - kind: list
            title: Parts
            items: [{label: Seal}, {label: Bearing}]

        """

    private static let itemState = """
        id: route
        guidelines: [apple-hig]
        navigationBar:
          title: Ridge Walk
          trailing:
            - icon: heart
              accessibilityLabel: Favourite
              toggle: true
              states: [{name: off, icon: heart}, {name: on, icon: heart-fill}]

        """

    private static let overflow = """
        id: orders
        guidelines: [sap-fiori-ios]
        navigationBar:
          title: Orders
          trailing:
            - {icon: plus, accessibilityLabel: Create order, action: create-order}
          overflow:
            icon: ellipsis
            items:
              - {label: Export, action: export-orders}
              - {label: Print, action: print-orders}

        """

    private static let documentMenu = """
        id: drawing
        guidelines: [apple-hig]
        platform: ipados
        toolbar:
          position: top
          documentMenu:
            items:
              - {label: Rename, action: rename}
              - {label: Duplicate, action: duplicate}

        """

    private static let dropdown = """
        id: team
        guidelines: [workday-canvas]
        navigationBar:
          kind: top-app-bar
          title: Team
          dropdown:
            icon: chevron-down
            purpose: switch-view
            items:
              - {label: List, view: list}
              - {label: Chart, view: chart}

        """

    private static let search = """
        id: orders
        guidelines: [sap-fiori-ios]
        navigationBar:
          title: Orders
          search:
            mode: persistent
            placement: below

        """

    private static let segmentedControl = """
        id: calls
        guidelines: [apple-hig]
        navigationBar:
          segmentedControl:
            segments: [All, Missed]

        """

    private static let slotItem = """
        id: request
        guidelines: [workday-canvas]
        navigationBar:
          kind: top-app-bar
          title: Request
          contentSlot:
            - {kind: carousel, label: Today}

        """

    private static let banner = """
        id: orders
        guidelines: [sap-fiori-ios]
        state: offline
        navigationBar:
          title: Orders
          banner: {text: You are offline, kind: warning}

        """

    private static let selection = """
        id: orders
        guidelines: [sap-fiori-ios]
        state: selection
        navigationBar:
          title: "{count} Selected"
          selection: {active: true, count: 2}

        """

    private static let logo = """
        id: start
        guidelines: [sap-fiori-ios]
        role: home
        navigationBar:
          logo: {height: 20, width: 90}

        """

    private static let helperText = """
        id: order
        guidelines: [sap-fiori-ios]
        toolbar:
          position: bottom
          helperText:
            text: 3 of 5 checked
            tappable: false
          items:
            - {label: Submit, style: primary, action: submit}

        """

    private static let size = """
        id: routes
        guidelines: [apple-hig]
        navigationBar:
          title: Routes
          trailing:
            - icon: plus
              iconSize: {width: 24, height: 24}
              accessibilityLabel: Add route
              action: add-route

        """

    private static let statusBar = """
        id: map
        guidelines: [apple-hig]
        statusBar: {style: dark, showsClock: true}
        navigationBar: {title: Map}

        """

    private static let app = """
        id: home
        guidelines: [workday-canvas]
        app: {name: Peopledesk, productAreas: [Time, Pay]}
        navigationBar: {kind: top-app-bar, title: Home}

        """

    private static let variant = """
        id: orders
        guidelines: [sap-fiori-ios]
        sizeClasses: [compact, regular]
        navigationBar: {title: Orders, subtitle: Plant 1000}
        variants:
          - sizeClass: regular
            navigationBar: {subtitle: null}
          - state: selection
            navigationBar: {title: "{count} Selected"}

        """

    private static let document = """
        defaults:
          guidelines: [sap-fiori-ios]
          app: {name: Fieldworks}
        screens:
          - id: orders
            navigationBar: {title: Orders}
          - id: order
            navigationBar: {title: Order}

        """
}
