/// A short screen to start from, explained by comments and free of findings under every guideline.
enum ScreenTemplate: String, CaseIterable {
    /// The main screen of a tab, with things to choose from.
    case list
    /// One thing, opened from a list.
    case detail
    /// A sheet to fill in.
    case form
    /// Two columns on a tablet.
    case splitView = "split-view"

    var fileName: String { rawValue + ".screen.yaml" }

    /// The text of the file, a description that names the guidelines which the screen follows.
    func text(guidelines: [String]) -> String {
        // Workday Canvas tells its bars apart, and the header of a sheet from both.
        let bar = self == .form ? "modal-header " : "top-app-bar  "
        let isNamed = guidelines.contains("workday-canvas")
        let kind = isNamed ? "\n  kind: \(bar)             # what Workday Canvas calls this bar" : ""
        return body.replacing("{guidelines}", with: "[\(guidelines.joined(separator: ", "))]")
            .replacing("navigationBar:", with: "navigationBar:" + kind)
    }

    private var body: String {
        switch self {
        case .list:
            """
            # A list: the main screen of a tab, from which people open single things.
            # 'screenlint \(fileName)' checks it; 'screenlint explain navigationBar' tells what else a bar can say.
            id: orders                        # other screens lead here by this name
            name: Orders                      # what people call the screen
            guidelines: {guidelines}
            role: main-destination            # its place in the app: reached straight from the tab bar
            scrolls: true
            navigationBar:
              title: Orders                   # or one text per language: {en: Orders, de: Aufträge}
              size: large                     # a large title; small is the usual one
              trailing:                       # the items at the right, in reading order
                - {icon: plus, accessibilityLabel: Add order, action: add-order}
            content:
              - kind: list
                items: [{label: Pump 7}, {label: Valve 3}]
            tabBar:
              items:
                - {label: Orders, icon: list, target: orders, selected: true}
                - {label: Profile, icon: person, target: profile}

            """
        case .detail:
            """
            # A detail: one thing, opened from a list, with a way back to it.
            # 'screenlint \(fileName)' checks it; 'screenlint explain item' tells what else a button can say.
            id: order
            name: One order
            guidelines: {guidelines}
            role: child                       # it belongs to a parent …
            level: 1                          # … one level below the top
            parent: orders                    # the id of the screen one came from
            navigationBar:
              title: Pump Inspection
              size: small
              leading:                        # the items at the left, in reading order
                - {role: back, icon: chevron-left, accessibilityLabel: Orders}
              trailing:
                - {icon: share, accessibilityLabel: Share, action: share-order}
            content:
              - {kind: facts, title: Details}
              - {kind: list, title: Parts, items: [{label: Seal}, {label: Bearing}]}
            tabBar: null                      # there is none; a key that isn't written is not described yet

            """
        case .form:
            """
            # A form: a sheet to fill in, with a way out at each side.
            # 'screenlint \(fileName)' checks it; 'screenlint explain presentation' tells of others.
            id: new-order
            name: New order
            guidelines: {guidelines}
            role: task                        # it serves one task
            presentation: sheet               # shown over another screen
            navigationBar:
              title: New Order
              leading:
                - {role: cancel, label: Cancel, action: discard-order}
              trailing:
                - {role: save, label: Save, action: save-order}
            content:
              - kind: form
                items:
                  - {kind: field, label: Name}
                  - {kind: date-picker, label: Due}

            """
        case .splitView:
            """
            # A split view: a list beside what is chosen in it, on a tablet.
            # 'screenlint \(fileName)' checks it; 'screenlint explain splitView' tells what else it can say.
            id: mail
            name: Mail
            guidelines: {guidelines}
            platform: ipados
            sidebar:                          # the navigation at the left
              items:
                - {label: Inbox, icon: tray, selected: true}
                - {label: Drafts, icon: doc}
            splitView:
              columns: 2
              panes: [folders, mail]          # the ids of the screens in its columns, left to right
            navigationBar:
              title: Inbox
              trailing:
                - {icon: plus, accessibilityLabel: New message, action: compose}
            content:
              - {kind: list, items: [{label: Meeting}, {label: Travel}]}

            """
        }
    }
}
