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

    static let screen = """
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

    static let navigationBar = """
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

    static let toolbar = """
        id: order
        guidelines: [sap-fiori-ios]
        toolbar:
          position: bottom
          helperText: Checked by Anna
          items:
            - {label: Reject, semantic: negative, style: secondary, action: reject}
            - {label: Approve, style: primary, action: approve}

        """

    static let tabBar = """
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

    static let pane = """
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

    static let overlay = """
        id: draft
        guidelines: [apple-hig]
        navigationBar: {title: Draft}
        overlays:
          - kind: alert
            title: Delete Draft?
            text: This can't be undone.
            items: [{label: Delete, semantic: negative}, {label: Cancel, role: cancel}]

        """

    static let splitView = """
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

    static let desktop = """
        id: tour
        guidelines: [apple-hig]
        platform: macos
        window: {type: document, title: Alpine Crossing}
        menuBar:
          menus:
            - {name: File, commands: [New, Open, Share]}
            - {name: View, commands: [Show Sidebar]}

        """
}
