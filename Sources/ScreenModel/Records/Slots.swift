/// The slots that Swift code itself reads, found once by name.
///
/// Rules find theirs through the schema; these serve decoding, layouts and derived fields.
package enum Slots {
    /// Slots of a screen.
    package enum Screen {
        package static let id = slot(.screen, "id")
        package static let name = slot(.screen, "name")
        package static let guidelines = slot(.screen, "guidelines")
        package static let platform = slot(.screen, "platform")
        package static let locale = slot(.screen, "locale")
        package static let layoutDirection = slot(.screen, "layoutDirection")
        package static let appearance = slot(.screen, "appearance")
        static let orientation = slot(.screen, "orientation")
        package static let background = slot(.screen, "background")
        package static let sizeClasses = slot(.screen, "sizeClasses")
        package static let app = slot(.screen, "app")
        package static let sizeClass = slot(.screen, "sizeClass")
        package static let state = slot(.screen, "state")
        package static let navigationBar = slot(.screen, "navigationBar")
        package static let toolbar = slot(.screen, "toolbar")
        package static let tabBar = slot(.screen, "tabBar")
        package static let sidebar = slot(.screen, "sidebar")
        package static let rail = slot(.screen, "rail")
        package static let floatingButton = slot(.screen, "floatingButton")
        package static let content = slot(.screen, "content")
        package static let splitView = slot(.screen, "splitView")
        package static let overlays = slot(.screen, "overlays")
        package static let variants = slot(.screen, "variants")
        package static let buttons = slot(.screen, "buttons")
        package static let presentation = slot(.screen, "presentation")
        package static let blocks = slot(.screen, "blocks")
        package static let isSelecting = slot(.screen, "isSelecting")
        package static let isSearching = slot(.screen, "isSearching")
        package static let isModal = slot(.screen, "isModal")
    }

    /// Slots of a navigation bar.
    package enum NavigationBar {
        package static let leading = slot(.navigationBar, "leading")
        package static let trailing = slot(.navigationBar, "trailing")
        package static let backLabel = slot(.navigationBar, "backLabel")
        package static let overflow = slot(.navigationBar, "overflow")
        package static let hidden = slot(.navigationBar, "hidden")
        package static let kind = slot(.navigationBar, "kind")
        static let title = slot(.navigationBar, "title")
        static let logo = slot(.navigationBar, "logo")
        static let segmentedControl = slot(.navigationBar, "segmentedControl")
        package static let search = slot(.navigationBar, "search")
        package static let selection = slot(.navigationBar, "selection")
        package static let hasOverflowButton = slot(.navigationBar, "hasOverflowButton")
    }

    /// Slots of a toolbar.
    package enum Toolbar {
        package static let items = slot(.toolbar, "items")
        package static let overflow = slot(.toolbar, "overflow")
        static let helperText = slot(.toolbar, "helperText")
        package static let hidden = slot(.toolbar, "hidden")
        static let position = slot(.toolbar, "position")
        package static let hasOverflowButton = slot(.toolbar, "hasOverflowButton")
    }

    /// Slots of a tab bar.
    package enum TabBar {
        package static let items = slot(.tabBar, "items")
        package static let selected = slot(.tabBar, "selected")
    }

    /// Slots of a sidebar.
    package enum Sidebar {
        package static let items = slot(.sidebar, "items")
        package static let selected = slot(.sidebar, "selected")
    }

    /// Slots of a column of a split view.
    package enum Pane {
        package static let name = slot(.pane, "name")
        package static let screen = slot(.pane, "screen")
        package static let navigationBar = slot(.pane, "navigationBar")
        package static let toolbar = slot(.pane, "toolbar")
        package static let content = slot(.pane, "content")
        static let buttons = slot(.pane, "buttons")
    }

    /// Slots of what lies over a screen.
    package enum Overlay {
        package static let items = slot(.overlay, "items")
        package static let navigationBar = slot(.overlay, "navigationBar")
        package static let toolbar = slot(.overlay, "toolbar")
        package static let content = slot(.overlay, "content")
    }

    /// The `panes` slot of a split view.
    package static let panes = slot(.splitView, "panes")

    /// Slots of an overflow menu.
    package enum Overflow {
        package static let icon = slot(.overflow, "icon")
        package static let items = slot(.overflow, "items")
        package static let system = slot(.overflow, "system")
        static let hidden = slot(.overflow, "hidden")
        package static let meaning = slot(.overflow, "meaning")
    }

    /// Slots of an item; a block has the same.
    package enum Item {
        package static let kind = slot(.item, "kind")
        package static let label = slot(.item, "label")
        package static let icon = slot(.item, "icon")
        package static let role = slot(.item, "role")
        package static let hidden = slot(.item, "hidden")
        package static let selected = slot(.item, "selected")
        package static let items = slot(.item, "items")
        static let action = slot(.item, "action")
        static let target = slot(.item, "target")
        static let area = slot(.item, "area")
        static let priority = slot(.item, "priority")
        static let group = slot(.item, "group")
        static let accessibilityLabel = slot(.item, "accessibilityLabel")
        package static let isAction = slot(.item, "isAction")
        static let placement = slot(.item, "placement")
        static let states = slot(.item, "states")
        package static let isTextButton = slot(.item, "isTextButton")
        package static let isIconOnly = slot(.item, "isIconOnly")
        package static let isVisible = slot(.item, "isVisible")
        package static let meaning = slot(.item, "meaning")
    }

    /// Slots of a segmented control.
    enum SegmentedControl {
        static let segments = slot(.segmentedControl, "segments")
        static let selected = slot(.segmentedControl, "selected")
    }

    /// The `name` slot of an app.
    package static let appName = slot(.app, "name")

    /// The `active` slot of a bar's selection.
    package static let selectionActive = slot(.selection, "active")

    /// The `active` slot of a bar's search field.
    package static let searchActive = slot(.search, "active")

    /// The names are this file's own, so a wrong one is a mistake in it, found by the first test that runs.
    private static func slot(_ kind: ComponentKind, _ name: String) -> Int {
        guard let slot = kind.component.slot(named: name) else {
            preconditionFailure("the schema's \(kind.component.name) has no field \(name)")
        }
        return slot
    }
}
