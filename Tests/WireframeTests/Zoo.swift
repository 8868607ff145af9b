/// Screens that show every component on every platform.
enum Zoo {
    /// A screen file with all of them.
    static let text = """
        defaults: {app: {name: Zoo}}
        screens:
          - id: everything
            sizeClasses: [compact, regular]
            statusBar: {background: systemBackground, timePosition: top-center, items: [{icon: bell}]}
            navigationBar:
              title: Maintenance and Inspection Records of Pump 7
              subtitle: Plant 1000, overdue
              divider: visible
              leading: [{role: back, icon: chevron-left}]
              trailing: [{icon: plus}, {label: Save, style: primary}, {icon: trash, color: red}]
              overflow: {icon: ellipsis, items: [{label: Export}]}
              documentMenu: {items: [{label: Rename}]}
              search: {mode: persistent, placement: below, filterButton: true}
              segmentedControl: {segments: [Open, Closed, All]}
              contentSlot:
                - {kind: secondary-button, label: Assign}
                - {kind: menu, label: More}
                - {kind: tabs}
                - {kind: carousel, label: Today}
              banner: {kind: warning, text: You are offline}
            toolbar:
              position: bottom
              helperText: {text: 3 selected, tappable: true}
              documentMenu: {}
              items:
                - {label: Reject, semantic: negative, style: secondary}
                - {label: Approve, semantic: positive, style: primary}
            tabBar: {items: [{label: Orders, icon: list, selected: true}, {label: Assets}, {icon: person}]}
            content: [{kind: object-header, title: Pump 7}]
            overlays: [{kind: alert, title: Discard?, items: [Discard, Keep]}]
          - id: rail
            platform: android
            navigationBar: {title: Assets, titleColor: "#336699"}
            rail: {items: [{label: Orders, icon: list}, {label: Assets, icon: gear}], selected: Assets}
            floatingButton: {icon: plus, label: Add}
            content: [{kind: list, items: [{label: Pump}]}]
          - id: blocks
            sizeClasses: [compact, regular]
            navigationBar: {title: Work Orders of the North, size: large, search: {active: true}, trailing: [{role: search}]}
            content:
              - {kind: card, title: Costs, elevated: true, items: [{kind: button, label: Details, style: tertiary}]}
              - {kind: list, items: [{label: First}, {label: Second, icon: gear}, {}]}
              - {kind: weird-thing, label: Hello}
              - {kind: button, label: Delete, semantic: negative, style: primary}
              - {kind: message, text: Saved}
              - {kind: segmented-control, items: [{label: Day}, {label: Week}]}
          - id: pictures
            content: [{kind: search-field}, {kind: tabs}, {kind: carousel, items: [{label: A}]}, {kind: grid}, {kind: map}]
          - id: forms
            content: [{kind: heading, title: Data}, {kind: text, text: Some text}, {kind: form}, {kind: section, title: A}]
          - id: sheet
            sizeClasses: [compact, regular]
            presentation: sheet
            navigationBar: {title: New Order, leading: [{role: cancel}], trailing: [{role: save}]}
            content: [{kind: form}, {kind: dialog, title: Discard?, text: All is lost., items: [{kind: button, label: Keep}]}]
          - id: popover
            sizeClasses: [regular]
            presentation: popover
            navigationBar: {dropdown: {icon: chevron-down, label: Filter, items: [{label: a}]}}
            toolbar: {position: bottom, items: [{icon: plus}]}
          - id: columns
            sizeClasses: [regular]
            sidebar: {items: [{label: Inbox, icon: mail, selected: true, items: [{label: Nested}]}, {label: Calendar}]}
            splitView: {columns: 2, panes: [list, columns]}
            navigationBar: {title: Mail, logo: {width: 90, height: 20}}
            toolbar: {position: trailing, items: [{icon: bold}, {icon: italic}]}
            content: [{kind: list}]
          - id: branded
            statusBar: {background: blueberry-500}
            navigationBar:
              title: Pay
              background: blueberry-400
              selection: {active: true, count: 2}
              leading: [{icon: x}]
              trailing: [{icon: check, color: green}, {label: Go, color: "#ffee00"}]
            content: [{kind: card, background: soap-200, title: Pay}, {kind: text, background: black, text: Night}]
          - id: hidden
            navigationBar: {title: Map, hidden: true}
            toolbar: {hidden: true, items: [{icon: plus}]}
            tabBar: {hidden: true, items: [{label: A}]}
            sidebar: {hidden: true, items: [{label: A}]}
          - id: crowded
            sizeClasses: [compact, regular]
            navigationBar:
              title: Much
              trailing: [{icon: a}, {icon: b}, {icon: c}, {icon: d}, {icon: e}, {icon: f}, {icon: g}, {icon: h}, {icon: i}, {icon: j}, {icon: k}, {icon: l}]
            toolbar:
              items:
                - {label: Forward to Somebody}
                - {kind: search-field}
                - {kind: flexible-space}
                - {kind: segmented-control, items: [{label: Day}, {label: Week}]}
                - {kind: separator}
                - {kind: fixed-space}
                - {kind: menu, label: Sort}
                - {kind: label, label: Ready}
                - {icon: x, hidden: true}
            tabBar: {items: [{label: A}, {label: B}, {label: C}, {label: D}, {label: E}, {label: F}, {label: G}, {label: H}, {label: I}, {label: J}, {label: K}]}
          - id: watch
            platform: watchos
            statusBar: {}
            navigationBar: {title: Walk in the Woods, leading: [{role: back}], trailing: [{icon: pause}]}
            toolbar: {items: [{icon: play, placement: bottom}, {icon: stop, placement: top-leading}]}
            content: [{kind: list, items: [{label: Start}]}]
          - id: mac
            platform: macos
            window: {title: Routes}
            menuBar: {menus: [{name: File, commands: [New]}, {name: Edit}]}
            toolbar: {items: [{role: sidebar-toggle, area: leading}, {kind: search-field, area: trailing}, {label: Map, area: center}]}
            sidebar: {items: [{label: Inbox, icon: mail, selected: true}]}
            content: [{kind: list}]
          - id: mac-classic
            platform: macos
            window: {title: Routes, fullScreen: true}
            navigationBar: {title: Routes}
            toolbar: {titleBarStyle: below, items: [{label: Map, icon: map}]}
            tabBar: {items: [{label: A}]}
          - id: vision
            platform: visionos
            window: {}
            navigationBar: {title: Planets}
            tabBar: {items: [{label: Orbit, icon: star, selected: true}, {label: Map, icon: map}]}
            toolbar: {position: bottom, items: [{icon: play}, {icon: share}]}
            content: [{kind: grid}]
          - id: television
            platform: tvos
            navigationBar: {title: Films}
            tabBar: {items: [{label: Watch, selected: true}, {label: Library}]}
            content: [{kind: carousel, title: New}]
          - id: android
            platform: android
            navigationBar: {title: Inbox, leading: [{icon: menu}], trailing: [{icon: search}], background: "#6750A4"}
            tabBar: {items: [{label: Mail, icon: mail, selected: true}]}
            content: [{kind: list}]
        """

    /// The screens as pictures, without badges.
    static let drawn = Drawn(text)
}
