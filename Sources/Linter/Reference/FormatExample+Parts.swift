// The examples of what stands in bars, on pages and beside a screen.
extension FormatExample {
    static let item = """
        id: routes
        guidelines: [apple-hig]
        navigationBar:
          title: Routes
          trailing:
            - icon: plus
              accessibilityLabel: Add route
              action: add-route

        """

    static let block = """
        id: order
        guidelines: [sap-fiori-ios]
        content:
          - {kind: object-header, title: Pump 7}
          - {kind: card, title: Costs, items: [{kind: text, text: 3 parts}]}
          - kind: list
            title: Parts
            items: [{label: Seal}, {label: Bearing}]

        """

    static let itemState = """
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

    static let overflow = """
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

    static let documentMenu = """
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

    static let dropdown = """
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

    static let search = """
        id: orders
        guidelines: [sap-fiori-ios]
        navigationBar:
          title: Orders
          search:
            mode: persistent
            placement: below

        """

    static let segmentedControl = """
        id: calls
        guidelines: [apple-hig]
        navigationBar:
          segmentedControl:
            segments: [All, Missed]

        """

    static let slotItem = """
        id: request
        guidelines: [workday-canvas]
        navigationBar:
          kind: top-app-bar
          title: Request
          contentSlot:
            - {kind: carousel, label: Today}

        """

    static let banner = """
        id: orders
        guidelines: [sap-fiori-ios]
        state: offline
        navigationBar:
          title: Orders
          banner: {text: You are offline, kind: warning}

        """

    static let selection = """
        id: orders
        guidelines: [sap-fiori-ios]
        state: selection
        navigationBar:
          title: "{count} Selected"
          selection: {active: true, count: 2}

        """

    static let logo = """
        id: start
        guidelines: [sap-fiori-ios]
        role: home
        navigationBar:
          logo: {height: 20, width: 90}

        """

    static let helperText = """
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

    static let size = """
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

    static let statusBar = """
        id: map
        guidelines: [apple-hig]
        statusBar: {style: dark, showsClock: true}
        navigationBar: {title: Map}

        """

    static let app = """
        id: home
        guidelines: [workday-canvas]
        app: {name: Peopledesk, productAreas: [Time, Pay]}
        navigationBar: {kind: top-app-bar, title: Home}

        """

    static let variant = """
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

    static let document = """
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
