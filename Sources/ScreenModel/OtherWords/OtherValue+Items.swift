// The words for values of items: what they are and are for, what they look like, and where they stand.
extension OtherValue {
    /// UIKit's and SwiftUI's styles, roles and placements, and what design systems call theirs.
    static let itemRows: Rows = [
        .value("button", of: "kind"): """
        uiBarButtonItem barButton barButtonItem iconButton textButton action link actionItem
        elevatedButton toolbarButton appBarButton
        """,
        .value("menu", of: "kind"):
            "pullDown popUp popUpButton pullDownButton dropdown popupMenu popupMenuButton menuButton contextMenu",
        .value("search-field", of: "kind"): "searchBar searchable",
        .value("segmented-control", of: "kind"): "segmented segments segmentedPicker uisegmentedcontrol",
        .value("flexible-space", of: "kind"): "spacer flexible flex flexSpace",
        .value("fixed-space", of: "kind"): "space fixed gap",
        .value("separator", of: "kind"): "divider line",
        .value("label", of: "kind"): "text title caption staticText",
        .value("group", of: "kind"): "buttonGroup barButtonItemGroup toolbarItemGroup itemGroup section",
        .value("true", of: "kind", at: "toggle"): "toggle switch checkbox",
        .value("button", of: "kind"): "icon image symbol iconOnly imageButton",
        .advice(
            "An item that is not the system's own is 'custom: true', with its 'kind', 'label' or 'icon' beside it.",
            of: "kind"
        ): "custom customView",
        .note(of: "kind"): "tab tabItem navigationItem",
        .value("add", of: "role"): "add new create plus compose",
        .value("delete", of: "role"): "trash remove bin",
        .value("search", of: "role"): "magnifyingGlass find",
        .value("overflow", of: "role"): "more ellipsis kebab moreMenu actions",
        .value("profile", of: "role"): "avatar account user me",
        .value("close", of: "role"): "dismiss x xmark",
        .value("done", of: "role"): "ok confirm confirmation apply submit finish",
        .value("cancel", of: "role"): "cancellation abort",
        .value("back", of: "role"): "navigateBack up return backButton chevronLeft",
        .value("share", of: "role"): "export action",
        .value("sidebar-toggle", of: "role"): "hamburger drawer sidebar toggleSidebar",
        .value("negative", of: "role", at: "semantic"): "destructive danger",
        .value("primary", of: "role", "kind", "semantic", at: "style"):
            "primary primaryAction primaryButton primaryCTA",
        .value("secondary", of: "role", "kind", "semantic", at: "style"):
            "secondary secondaryAction secondaryButton secondaryCTA",
        .value("tertiary", of: "role", "kind", at: "style"): "tertiary tertiaryAction tertiaryButton tertiaryCTA",
        .value("tertiary", of: "style"): "tertiaryAction tertiaryButton buttonTertiary btnTertiary",
        .value("primary", of: "kind", at: "style"):
            "emphasized filled prominent cta borderedProminent solid contained",
        .value("secondary", of: "kind", at: "style"): "outlined outline bordered tinted tonal",
        .value("plain", of: "kind", at: "style"): "plain ghost borderless",
        .value("negative", of: "kind", at: "semantic"): "destructive negative reject",
        .value("positive", of: "kind", at: "semantic"): "positive accept",
        .value("center", of: "kind", at: "titleAlignment"): "centerAligned",
        .value("large", of: "kind", at: "size"): "large largeTitle",
        .value("small", of: "kind", at: "size"): "small inline",
        .note(of: "kind"): """
        header clock price badge logo progress spinner activityIndicator stepper
        picker slider colorWell datePicker textField chip rating timer view standard regular normal basic
        """,
        .note(of: "mode"): "pill capsule rounded full standard default automatic",
        .value("primary", of: "style"): """
        prominent done filled borderedProminent solid cta emphasized glassProminent contained highlighted main high
        primaryAction primaryButton buttonPrimary btnPrimary fioriPrimary filledButton containedButton prominentButton
        ctaButton
        """,
        .value("secondary", of: "style"): """
        bordered tinted outlined outline gray tonal filledTonal glass secondaryAction secondaryButton
        buttonSecondary btnSecondary fioriSecondary outlinedButton tonalButton filledTonalButton
        """,
        .value("true", of: "style", at: "bezel"): "bezel bezeled bezelled",
        .value("profile", of: "kind", at: "role"): "avatar profile account userImage",
        .note(of: "style"): """
        pill capsule rounded circle circular square chip chips bold semibold regular title headline body
        caption footnote largeTitle labelMedium labelLarge insetGrouped grouped inset sidebar automatic
        accent neutral round iconOnly compact
        """,
        .value("plain", of: "style"): "borderless text link ghost textOnly flat transparent",
        .value("negative", of: "style", at: "semantic"): "destructive danger negative reject",
        .value("positive", of: "style", at: "semantic"): "positive accept",
        // UIAlertAction.Style and SwiftUI's ButtonRole.
        .value("cancel", of: "style", "semantic", "kind", at: "role"): "cancel",
        .value("close", of: "style", "kind", at: "role"): "close",
        .value("done", of: "style", "kind", at: "role"): "confirm",
        .value("add", of: "kind", at: "role"): "plus",
        .value("delete", of: "kind", at: "role"): "trash",
        .value("overflow", of: "kind", at: "role"): "more",
        .value("negative", of: "semantic"): "destructive danger reject error critical warning",
        .value("positive", of: "semantic"): "accept success confirm approve",
        .value("neutral", of: "semantic"): "default none normal info",
        .value("system", of: "iconSource"): "sfSymbol sfSymbols symbol builtIn",
        .value("custom", of: "iconSource"): "asset svg bundle figma image",
        .value("template", of: "iconKind"): "monochrome tinted alwaysTemplate",
        .value("full-color", of: "iconKind"): "original multicolor alwaysOriginal fullColor",
        .advice(Advice.trailing, of: "placement", at: "trailing"):
            "topBarTrailing navigationBarTrailing topTrailingBar",
        .advice(Advice.leading, of: "placement", at: "leading"):
            "topBarLeading navigationBarLeading navigation cancellationAction",
        .advice(Advice.trailingByRole, of: "placement", at: "trailing"):
            "primaryAction confirmationAction destructiveAction",
        .note(of: "placement"): "automatic",
        .advice(
            "What stands in the menu behind the overflow button is listed there: 'navigationBar: {overflow: [{label: Duplicate}]}'.",
            of: "placement"
        ): "secondaryAction",
        .advice(Advice.center, of: "placement", at: "center"): "principal title",
        .value("bottom", of: "placement"): "bottomBar bottomCenter bottomMiddle",
        .value("bottom-leading", of: "placement"): "bottomLeft bottomStart",
        .value("bottom-trailing", of: "placement"): "bottomRight bottomEnd",
        .advice(
            "What stands in a bar at the bottom is listed there: 'toolbar: {position: bottom, items: [Edit]}'.",
            of: "placement"
        ): "status bottomOrnament",
        .advice(
            "What stands above the keyboard is in no bar of the screen; a note starts with 'x-': 'x-keyboard: …'.",
            of: "placement"
        ): "keyboard",
        .value("page", of: "scope"): "screen view",
        .value("app", of: "scope"): "global application",
        .value("large", of: "buttonSize"): "large extraLarge lg xl l",
        .value("medium", of: "buttonSize"): "regular default md",
        .value("small", of: "buttonSize"): "mini compact sm xs s",
        .value("switch-view", of: "purpose"): "switch view switchViews",
        .value("navigate", of: "purpose"): "navigation link",
    ]
}
