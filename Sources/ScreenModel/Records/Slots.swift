/// The slots that Swift code itself reads, each by the name of its field and its number among those of the component.
///
/// Rules find theirs through the schema; these serve decoding, layouts and derived fields. As numbers they cost nothing
/// where they are read; a test holds them to the schema, and `Scripts/update` writes them anew.
package enum Slots {
    /// Slots of a screen.
    package enum Screen {
        package static let id = slot(.screen, "id", 0)
        package static let name = slot(.screen, "name", 1)
        static let description = slot(.screen, "description", 2)
        package static let guidelines = slot(.screen, "guidelines", 3)
        package static let platform = slot(.screen, "platform", 4)
        package static let locale = slot(.screen, "locale", 7)
        package static let layoutDirection = slot(.screen, "layoutDirection", 10)
        package static let appearance = slot(.screen, "appearance", 9)
        static let orientation = slot(.screen, "orientation", 8)
        package static let background = slot(.screen, "background", 16)
        package static let sizeClasses = slot(.screen, "sizeClasses", 6)
        package static let app = slot(.screen, "app", 24)
        package static let sizeClass = slot(.screen, "sizeClass", 36)
        package static let state = slot(.screen, "state", 15)
        package static let navigationBar = slot(.screen, "navigationBar", 25)
        package static let toolbar = slot(.screen, "toolbar", 26)
        package static let tabBar = slot(.screen, "tabBar", 27)
        package static let sidebar = slot(.screen, "sidebar", 28)
        package static let rail = slot(.screen, "rail", 29)
        package static let floatingButton = slot(.screen, "floatingButton", 30)
        package static let content = slot(.screen, "content", 32)
        package static let splitView = slot(.screen, "splitView", 31)
        package static let overlays = slot(.screen, "overlays", 33)
        package static let variants = slot(.screen, "variants", 35)
        package static let buttons = slot(.screen, "buttons", 37)
        package static let presentation = slot(.screen, "presentation", 14)
        package static let blocks = slot(.screen, "blocks", 38)
        package static let isSelecting = slot(.screen, "isSelecting", 39)
        package static let isSearching = slot(.screen, "isSearching", 40)
        package static let isModal = slot(.screen, "isModal", 41)
        package static let appliedVariants = slot(.screen, "appliedVariants", 42)
    }

    /// Slots of a navigation bar.
    package enum NavigationBar {
        package static let leading = slot(.navigationBar, "leading", 26)
        package static let trailing = slot(.navigationBar, "trailing", 27)
        package static let backLabel = slot(.navigationBar, "backLabel", 28)
        package static let overflow = slot(.navigationBar, "overflow", 29)
        package static let hidden = slot(.navigationBar, "hidden", 24)
        package static let kind = slot(.navigationBar, "kind", 0)
        static let title = slot(.navigationBar, "title", 1)
        static let dropdown = slot(.navigationBar, "dropdown", 31)
        static let logo = slot(.navigationBar, "logo", 13)
        static let segmentedControl = slot(.navigationBar, "segmentedControl", 33)
        package static let search = slot(.navigationBar, "search", 32)
        package static let selection = slot(.navigationBar, "selection", 38)
        package static let hasOverflowButton = slot(.navigationBar, "hasOverflowButton", 39)
    }

    /// Slots of what opens on the title of a bar, and of its entries.
    enum Dropdown {
        static let items = slot(.dropdown, "items", 3)
        static let trailing = slot(.dropdownItem, "trailing", 4)
    }

    /// Slots of a toolbar.
    package enum Toolbar {
        package static let items = slot(.toolbar, "items", 4)
        package static let overflow = slot(.toolbar, "overflow", 5)
        static let helperText = slot(.toolbar, "helperText", 7)
        package static let hidden = slot(.toolbar, "hidden", 8)
        static let position = slot(.toolbar, "position", 0)
        package static let hasOverflowButton = slot(.toolbar, "hasOverflowButton", 22)
    }

    /// Slots of a tab bar.
    package enum TabBar {
        package static let items = slot(.tabBar, "items", 0)
        package static let selected = slot(.tabBar, "selected", 1)
        static let hidden = slot(.tabBar, "hidden", 9)
    }

    /// Slots of a sidebar.
    package enum Sidebar {
        package static let items = slot(.sidebar, "items", 0)
        package static let selected = slot(.sidebar, "selected", 1)
    }

    /// Slots of a column of a split view.
    package enum Pane {
        package static let name = slot(.pane, "name", 0)
        package static let screen = slot(.pane, "screen", 1)
        package static let navigationBar = slot(.pane, "navigationBar", 3)
        package static let toolbar = slot(.pane, "toolbar", 4)
        package static let content = slot(.pane, "content", 5)
        static let buttons = slot(.pane, "buttons", 6)
    }

    /// Slots of what lies over a screen.
    package enum Overlay {
        package static let items = slot(.overlay, "items", 7)
        package static let navigationBar = slot(.overlay, "navigationBar", 8)
        package static let toolbar = slot(.overlay, "toolbar", 9)
        package static let content = slot(.overlay, "content", 10)
    }

    /// The `panes` slot of a split view.
    package static let panes = slot(.splitView, "panes", 1)

    /// Slots of an overflow menu.
    package enum Overflow {
        package static let icon = slot(.overflow, "icon", 0)
        package static let items = slot(.overflow, "items", 1)
        package static let system = slot(.overflow, "system", 4)
        static let hidden = slot(.overflow, "hidden", 3)
        package static let meaning = slot(.overflow, "meaning", 5)
    }

    /// Slots of an item; a block has the same.
    package enum Item {
        package static let kind = slot(.item, "kind", 0)
        package static let label = slot(.item, "label", 1)
        package static let icon = slot(.item, "icon", 2)
        package static let role = slot(.item, "role", 7)
        package static let hidden = slot(.item, "hidden", 19)
        package static let selected = slot(.item, "selected", 26)
        package static let items = slot(.item, "items", 42)
        static let style = slot(.item, "style", 8)
        static let action = slot(.item, "action", 11)
        static let target = slot(.item, "target", 12)
        static let area = slot(.item, "area", 16)
        static let priority = slot(.item, "priority", 14)
        static let group = slot(.item, "group", 17)
        static let accessibilityLabel = slot(.item, "accessibilityLabel", 36)
        package static let isAction = slot(.item, "isAction", 43)
        static let placement = slot(.item, "placement", 18)
        static let toggle = slot(.item, "toggle", 24)
        static let states = slot(.item, "states", 25)
        static let behavior = slot(.item, "behavior", 29)
        package static let isTextButton = slot(.item, "isTextButton", 44)
        package static let isIconOnly = slot(.item, "isIconOnly", 45)
        package static let isVisible = slot(.item, "isVisible", 46)
        package static let meaning = slot(.item, "meaning", 47)
    }

    /// Slots of a segmented control.
    enum SegmentedControl {
        static let segments = slot(.segmentedControl, "segments", 0)
        static let selected = slot(.segmentedControl, "selected", 1)
    }

    /// The `name` slot of an app.
    package static let appName = slot(.app, "name", 0)

    /// The `active` slot of a bar's selection.
    package static let selectionActive = slot(.selection, "active", 0)

    /// The `active` slot of a bar's search field.
    package static let searchActive = slot(.search, "active", 5)

    @inline(__always)
    private static func slot(_ kind: ComponentKind, _ name: StaticString, _ number: Int) -> Int { number }
}
