/// Screens that designers draw, each of which has once been drawn wrong.
enum PictureCases {
    static let names = [
        "back", "segments", "icons", "rows", "skeletons", "large-dropdown", "panes", "columns-of-screens",
        "mac-toolbar",
        "watch-list", "counts", "disabled", "search", "right-to-left", "canvas-home", "fiori-order", "form", "alert",
        "sheet",
        "tablet-sidebar", "canvas-tasks", "canvas-android", "fiori-title", "fiori-tablet", "fiori-form",
    ]

    /// A screen file with all of them.
    static let text = """
        screens:
          - id: back
            navigationBar:
              title: General
              leading: [{role: back, label: Settings}]
              trailing: [{icon: plus, accessibilityLabel: Add}]
            content: [{kind: list, items: [{label: About}, {label: Software Update, badge: "1"}]}]
          - id: segments
            navigationBar:
              title: Invoices
              segmentedControl: {segments: [Open, Paid, All], selected: Paid}
            toolbar:
              items: [{kind: segmented-control, items: [{label: Day}, {label: Week, selected: true}, {label: Month}]}]
            content:
              - {kind: segmented-control, items: [{label: List}, {label: Map}, {label: Chart, selected: true}]}
              - {kind: tabs, items: [{label: Notes}, {label: Files, selected: true}]}
          - id: icons
            navigationBar:
              title: Icons
              trailing: [{icon: zorp}, {icon: flux.and.gate}, {icon: airplane}, {icon: cup.and.saucer}]
            tabBar:
              items:
                - {label: Travel, icon: airplane, selected: true}
                - {label: Rewards, icon: gift.fill}
                - {label: Health, icon: cross.case}
                - {label: Quux, icon: quuxCorge}
            content:
              - kind: list
                items: [{label: Energy, icon: bolt}, {label: Files, icon: briefcase}, {label: Odd, icon: wug}]
          - id: rows
            navigationBar: {title: Options}
            content:
              - kind: list
                title: Network
                items:
                  - {label: Wi-Fi, icon: wifi, value: Home}
                  - {label: Airplane Mode, icon: airplane, kind: switch, selected: true}
                  - {label: Bluetooth, kind: switch}
                  - {title: Order 4711, subtitle: "Berlin, two items", detail: "12.00 €"}
                  - {title: Delivered, accessory: checkmark}
                  - {title: Messages, badge: "12"}
                  - {title: Version, value: "3.1", accessory: none}
          - id: skeletons
            background: soap-200
            navigationBar: {title: Loading, background: soap-200}
            content: [{kind: list}, {kind: card}, {kind: facts}]
          - id: large-dropdown
            navigationBar:
              title: All Plants
              size: large
              dropdown: {purpose: switch-view, items: [{label: All Plants}, {label: My Plants}]}
            content: [{kind: list, items: [{label: Plant 1000}]}]
          - id: panes
            platform: ipados
            splitView:
              panes:
                - {name: Folders, content: [{kind: list, items: [{label: Inbox}, {label: Sent}]}]}
                - name: Messages
                  navigationBar: {title: Inbox, trailing: [{icon: compose}]}
                  content: [{kind: list, items: [{label: Pump 7, subtitle: Overdue}, {label: Valve 3}]}]
                - {name: Message, toolbar: {items: [{icon: reply}]}, content: [{kind: text, text: The pump is loud.}]}
          - id: columns-of-screens
            platform: ipados
            splitView: {panes: [{screen: rows}, {screen: columns-of-screens}]}
            navigationBar: {title: Detail}
            content: [{kind: card, title: Wi-Fi, text: Connected}]
          - id: mac-toolbar
            platform: macos
            window: {title: Report}
            toolbar:
              items:
                - {label: New Document, icon: plus, area: leading}
                - {label: Open Recent, icon: folder, area: leading}
                - {label: Share with People, icon: share, area: leading}
                - {label: Duplicate Page, icon: copy, area: center}
                - {label: Export as PDF, icon: export, area: center}
                - {label: Print, icon: print, area: trailing}
                - {label: Inspector, icon: inspector, area: trailing}
            content: [{kind: list, items: [{label: Chapter 1}, {label: Chapter 2}]}]
          - id: watch-list
            platform: watchos
            navigationBar: {title: Diary}
            toolbar: {items: [{icon: plus, placement: bottom, accessibilityLabel: Add}]}
            content: [{kind: list, items: [{label: Monday}, {label: Tuesday}]}]
          - id: counts
            navigationBar: {title: Home, trailing: [{icon: bell, badge: "3"}, {icon: chat, badge: "128"}]}
            tabBar: {items: [{label: Home, icon: home, selected: true}, {label: Inbox, icon: mail, badge: "7"}]}
            content: [{kind: card, title: Welcome}]
          - id: disabled
            navigationBar: {title: Approve, trailing: [{label: Done, disabled: true}]}
            toolbar: {items: [{label: Reject, style: secondary}, {label: Approve, style: primary, disabled: true}]}
            content: [{kind: list, items: [{label: Not now, disabled: true}]}]
          - id: search
            navigationBar: {title: Parts, size: large, search: {mode: persistent, placement: below, placeholder: Parts or plants}}
            content: [{kind: list, items: [{label: Gasket}, {label: Bolt}]}]
          - id: right-to-left
            locale: ar
            navigationBar: {title: الطلبات, leading: [{role: back, label: الرئيسية}], trailing: [{icon: plus}]}
            content: [{kind: list, items: [{label: طلب, value: "12"}]}]
          - id: canvas-home
            guidelines: [workday-canvas]
            background: soap-100
            navigationBar:
              kind: top-app-bar
              title: Home
              background: french-vanilla-100
              leading: [{icon: menu}]
              trailing: [{icon: search}, {icon: notifications, badge: "2"}]
            content: [{kind: card, title: Time Off, text: 12 days left}, {kind: card, title: Pay}]
          - id: fiori-order
            guidelines: [sap-fiori-ios]
            navigationBar: {title: Order 4711, subtitle: Plant 1000, leading: [{role: back}], trailing: [{icon: related-actions}]}
            toolbar: {items: [{label: Reject, semantic: negative, style: secondary}, {label: Approve, semantic: positive, style: primary}]}
            content: [{kind: object-header, title: Pump 7}, {kind: list, items: [{label: Items, value: "3"}]}]
          - id: form
            navigationBar: {title: New Order, leading: [{role: cancel}], trailing: [{role: save}]}
            content:
              - kind: form
                items:
                  - {kind: text-field, label: Name, value: Pump 7}
                  - {kind: text-field, label: Note, placeholder: Optional}
                  - {kind: switch, label: Urgent, selected: true}
          - id: alert
            navigationBar: {title: Drafts}
            content: [{kind: list}]
            overlays: [{kind: alert, title: Discard?, text: All is lost., items: [Discard, Keep]}]
          - id: sheet
            presentation: sheet
            navigationBar: {title: Filter, trailing: [{role: done}]}
            content: [{kind: form}]
          - id: tablet-sidebar
            platform: ipados
            sidebar: {items: [{label: Inbox, icon: mail, selected: true}, {label: Trips, icon: airplane}, {label: Frob, icon: frob}]}
            navigationBar: {title: Inbox, trailing: [{icon: compose}]}
            content: [{kind: list, items: [{label: Pump 7, subtitle: Overdue, detail: Today}]}]
          - id: canvas-tasks
            guidelines: [workday-canvas]
            background: soap-200
            navigationBar:
              kind: top-app-bar
              title: My Tasks
              size: large
              background: soap-200
              dropdown: {purpose: switch-view, items: [{label: Open}, {label: Done}]}
              trailing: [{icon: search}, {icon: filter}]
              contentSlot: [{kind: secondary-button, label: Due Soon}, {kind: menu, label: Sort}]
            tabBar: {items: [{label: Home, icon: home}, {label: Tasks, icon: list, selected: true, badge: "4"}, {label: Me, icon: person}]}
            content:
              - {kind: card, title: Approve time off, text: "Anna, two days in May", elevated: true}
              - {kind: card, title: Sign the contract, text: Due today}
              - {kind: button, label: See all, style: primary}
            variants: [{state: scrolled}]
          - id: canvas-android
            guidelines: [workday-canvas]
            platform: android
            navigationBar: {kind: top-app-bar, title: Expense Report, leading: [{role: back}], trailing: [{icon: related-actions}], banner: {kind: error, text: The service is not available.}, contentSlot: [{kind: carousel, label: All}]}
            content: [{kind: form, items: [{kind: text-field, label: Amount, value: 12.00}, {kind: switch, label: Billable, selected: true}]}]
          - id: fiori-title
            guidelines: [sap-fiori-ios]
            navigationBar: {title: Maintenance orders of the plant, leading: [{role: back, label: Home}], trailing: [{icon: plus}, {icon: filter}]}
            toolbar: {items: [{label: Close, style: primary}], helperText: {text: 3 selected}}
            content: [{kind: tabs, items: [{label: Details, selected: true}, {label: Notes}]}, {kind: card, title: Pump 7, text: Overdue since Monday}]
          - id: fiori-tablet
            guidelines: [sap-fiori-ios]
            platform: ipados
            navigationBar: {title: Assets, search: {mode: persistent, placement: in-bar}, trailing: [{icon: plus}, {icon: sort}], leading: [{role: profile}]}
            toolbar: {items: [{label: Reject, semantic: negative, style: secondary}, {label: Postpone, style: secondary}, {label: Approve, semantic: positive, style: secondary}]}
            content: [{kind: list, title: Open, items: [{label: Pump 7, subtitle: Overdue, badge: "2"}, {label: Valve 3, detail: Today}, {label: Motor}]}]
          - id: fiori-form
            guidelines: [sap-fiori-ios]
            navigationBar: {logo: {height: 40}, trailing: [{icon: bell, badge: "3"}]}
            toolbar: {items: [{label: Save as Draft, style: tertiary}, {label: Discard, style: tertiary, semantic: negative}]}
            content:
              - {kind: object-header, title: Pump 7}
              - kind: form
                items: [{kind: text-field, label: Name, value: Pump 7}, {kind: text-field, label: Note, placeholder: Optional}]
              - {kind: button, label: Request Part, style: secondary}
        """

    /// The screens as pictures, without badges.
    static let drawn = Drawn(text)
}
