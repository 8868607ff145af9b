extension Component {
    /// A screen; fields absent here are unknown, whatever their type.
    static let screen = Component(
        "screen",
        "One screen of an app.",
        fields: [
            Field("id", .identifier, "The screen's name, unique within the run."),
            Field("name", .text, "What people call the screen."),
            Field("description", .text, "What the screen is for."),
            Field(
                "guidelines",
                .list(.identifier),
                absence: .implied("those of the configuration"),
                "The built-in packs that apply, such as apple-hig; it overrides the configuration's."
            ),
            Field(
                "platform",
                .enumeration(.platform),
                absence: .implied("the guideline's own"),
                "The platform; the pack's own if not stated."
            ),
            Field("osVersion", .identifier, "The version of the platform, as the team writes it, such as 18."),
            Field(
                "sizeClasses",
                .list(.enumeration(.sizeClass)),
                absence: .implied("compact on ios, regular on ipados, elsewhere not stated"),
                "The horizontal size classes it is designed for; ios means compact and ipados regular if not stated."
            ),
            Field(
                "locale",
                .identifier,
                absence: .implied("that of the configuration, else unknown"),
                "The language its texts are written in, such as en or de-CH."
            ),
            Field("orientation", .enumeration(.deviceOrientation), "How the device is held."),
            Field("appearance", .enumeration(.appearance), "The one that is described; both if not stated."),
            Field(
                "layoutDirection",
                .enumeration(.layoutDirection),
                absence: .implied("that of its locale"),
                "Whether people read from left to right or from right to left."
            ),
            Field("role", .enumeration(.screenRole), "The screen's place in the app."),
            Field("level", .integer, "The depth in the hierarchy; 0 at the top."),
            Field("parent", .identifier, "The id of the screen one came from."),
            Field(
                "presentation",
                .enumeration(.presentation),
                absence: .value("full-screen"),
                "How the screen appears."
            ),
            Field("state", .enumeration(.screenState), absence: .value("default"), "The state that is described."),
            Field("background", .token, "The colour of the page."),
            Field("scrolls", .boolean, "Whether the content scrolls."),
            Field("primaryAction", .identifier, "The action that matters most; none if no action stands out."),
            Field("contentInsets", .token, "How the content is inset: navigation-bar, or points."),
            Field("ignoresSafeArea", .boolean, "Whether the content reaches beyond the safe area."),
            Field("mainTasks", .list(.identifier), "The names of the actions that people come to the screen for."),
            Field("statusBar", .component(.statusBar), "The system's status bar."),
            Field("window", .component(.window), "The window, on platforms that have windows."),
            Field("app", .component(.app), "The app it belongs to."),
            Field("navigationBar", .component(.navigationBar), "The bar with the title."),
            Field("toolbar", .component(.toolbar), "The bar with commands."),
            Field("tabBar", .component(.tabBar), "The bar that switches between main destinations."),
            Field("sidebar", .component(.sidebar), "The navigation at the leading side."),
            Field("rail", .component(.tabBar), "The narrow bar at the side that switches between main destinations."),
            Field("floatingButton", .component(.item), "The button that floats over the content."),
            Field("splitView", .component(.splitView), "The columns of a split view."),
            Field("content", .list(.component(.block)), "The blocks of the page, top to bottom."),
            Field(
                "overlays",
                .list(.component(.overlay)),
                "What lies over the screen: alerts, dialogs, sheets, popovers, menus, toasts."
            ),
            Field("menuBar", .component(.menuBar), "The menu bar, on the Mac."),
            Field(
                "variants",
                .list(.component(.variant)),
                "What differs on a platform, in a size class, in a state, or in another orientation, appearance or language."
            ),
            Field(
                derived: "sizeClass",
                .enumeration(.sizeClass),
                "The size class of the layout; absent where none is stated."
            ),
            Field(
                derived: "buttons",
                .list(.component(.item)),
                "Every visible button of the view and every menu, wherever it stands; those in menus other than overflow menus, and in dialogs, sheets and popovers in the content, left out."
            ),
            Field(
                derived: "blocks",
                .list(.component(.block)),
                "Every visible block of the content, however deep it is nested; absent where the content is not described."
            ),
            Field(derived: "isSelecting", .boolean, "Whether items are being selected."),
            Field(derived: "isSearching", .boolean, "Whether a search is going on."),
            Field(
                derived: "isModal",
                .boolean,
                "Whether it is shown over another screen: it does not fill the screen, or its bar is a modal header."
            ),
            Field(
                derived: "appliedVariants",
                .list(.component(.variant)),
                "The variants that hold in this layout; absent where none does."
            ),
        ]
    )

    /// What differs in some layouts of a screen: the conditions, and the fields that are laid over the screen's own.
    ///
    /// A field has the slot that it has in a screen, so that overlaying goes slot by slot.
    static let variant = Component(
        "variant",
        "What differs on a platform, in a size class, in a state, or in another orientation, appearance or language.",
        fields: screen.fields.map { field in
            switch field.name {
            case "id", "guidelines", "sizeClasses", "variants": Field(derived: field.name, field.type, field.summary)
            case "sizeClass": Field("sizeClass", field.type, "The size class it is for; every one if not stated.")
            case "platform": Field("platform", field.type, "The platform it is for; the screen's own if not stated.")
            case "orientation": Field("orientation", field.type, "How the device is held; either way if not stated.")
            case "locale": Field("locale", field.type, "The language it is for; that of the screen if not stated.")
            case "state", "presentation": Field(field.name, field.type, field.summary)
            default: field
            }
        }
    )

    static let document = Component(
        "document",
        "A document that holds several screens.",
        fields: [
            Field("screens", .list(.component(.screen)), "The screens."),
            Field(
                "defaults",
                .component(.screen),
                "What every screen of the document starts from; maps merge, lists replace."
            ),
        ]
    )

    static let statusBar = Component(
        "statusBar",
        "The system's status bar.",
        shorthands: [.truth, .field("style")],
        fields: [
            Field("background", .token, "Its colour."),
            .hidden,
            Field("showsClock", .boolean, "Whether the time is shown."),
            Field("timePosition", .token, "Where the time stands, such as top-trailing."),
            Field("style", .token, "Its style, such as light, dark or custom."),
            Field("items", .list(.component(.item)), "What it shows besides the system's own."),
        ]
    )

    static let window = Component(
        "window",
        "The window of a screen.",
        shorthands: [.truth, .option("type"), .field("title")],
        fields: [
            Field("type", .words("standard", "settings", "document"), "What the window is for."),
            Field("title", .text, "The title of the window."),
            Field("titlePosition", .token, "Where the title stands, such as leading."),
            Field("fullScreen", .boolean, "Whether the window fills the screen."),
            Field("fullSizeContent", .boolean, "Whether the content reaches under the title bar."),
        ]
    )

    static let app = Component(
        "app",
        "The app a screen belongs to.",
        shorthands: [.field("name")],
        fields: [
            Field("name", .text, "The app's name."),
            Field("productAreas", .list(.text), "The names of its product areas."),
        ]
    )

    static let tabBar = Component(
        "tabBar",
        "The bar that switches between main destinations.",
        shorthands: [.truth, .list("items")],
        fields: [
            Field("items", .list(.component(.item)), "The tabs, in reading order."),
            Field("selected", .text, "The label of the selected tab."),
            Field("position", .token, "The edge it stands at, such as bottom."),
            Field("orientation", .enumeration(.orientation), "Along which axis the tabs stand."),
            Field("background", .token, "Its colour."),
            Field("color", .token, "The colour of its tabs."),
            Field("selectedColor", .token, "The colour of the selected tab."),
            Field("indicatorColor", .token, "The colour of the shape behind the selected tab."),
            Field("labels", .words("always", "selected", "never"), "Which tabs show their labels."),
            .hidden,
        ]
    )

    static let sidebar = Component(
        "sidebar",
        "The navigation at the leading side.",
        shorthands: [.truth, .list("items")],
        fields: [
            Field("items", .list(.component(.item)), "The entries, top to bottom."),
            Field("selected", .text, "The label of the selected entry."),
            .hidden,
        ]
    )

    static let splitView = Component(
        "splitView",
        "The columns of a split view.",
        shorthands: [.truth, .list("panes")],
        fields: [
            Field("columns", .integer, "How many columns stand beside each other."),
            Field(
                "panes",
                .list(.component(.pane)),
                "Its columns, in reading order: ids of screens, names, or maps with bars of their own."
            ),
        ]
    )

    static let pane = Component(
        "pane",
        "One column of a split view.",
        shorthands: [.field("name")],
        fields: [
            Field("name", .text, "What people call the column."),
            Field("screen", .identifier, "The id of the screen in it."),
            Field("width", .token, "Its width, in percent of the window or in points, such as 40%."),
            Field("navigationBar", .component(.navigationBar), "The column's own bar with a title."),
            Field("toolbar", .component(.toolbar), "The column's own bar with commands."),
            Field("content", .list(.component(.block)), "The blocks of the column, top to bottom."),
            Field(
                derived: "buttons",
                .list(.component(.item)),
                "Every visible button of the column and every menu, as of a screen."
            ),
        ]
    )

    static let overlay = Component(
        "overlay",
        "Something that lies over a screen: an alert, a dialog, a sheet, a popover, a menu, a toast.",
        shorthands: [.field("title")],
        fields: [
            Field("kind", .token, "What it is: alert, dialog, action-sheet, sheet, popover, menu or toast."),
            Field("title", .text, "Its heading."),
            Field("text", .text, "What it says below its heading."),
            Field("target", .identifier, "The id of the screen that it shows."),
            Field("detents", .list(.token), "The heights a sheet rests at, such as medium."),
            Field("dismissible", .boolean, "Whether people can put it away without choosing."),
            Field("background", .token, "Its colour."),
            Field("items", .list(.component(.item)), "Its buttons, or the entries of a menu."),
            Field("navigationBar", .component(.navigationBar), "Its own bar with a title."),
            Field("toolbar", .component(.toolbar), "Its own bar with commands."),
            Field("content", .list(.component(.block)), "Its blocks, top to bottom."),
        ]
    )

    static let menuBar = Component(
        "menuBar",
        "The menu bar of a Mac app.",
        shorthands: [.truth, .list("menus")],
        fields: [Field("menus", .list(.component(.menu)), "The menus, in reading order.")]
    )

    static let menu = Component(
        "menu",
        "One menu of the menu bar.",
        shorthands: [.field("name")],
        fields: [
            Field("name", .text, "The menu's title."),
            Field("commands", .list(.text), "The commands it holds."),
        ]
    )
}
