// The words for values of items: what they are and are for, what they look like, and where they stand.
extension OtherValue {
    /// UIKit's and SwiftUI's styles, roles and placements, and what design systems call theirs.
    static let itemRows: [OtherValue] = [
        OtherValue(
            """
            uiBarButtonItem barButton barButtonItem iconButton textButton action link actionItem
            elevatedButton toolbarButton appBarButton
            """,
            of: "kind",
            is: "button"
        ),
        OtherValue(
            "pullDown popUp popUpButton pullDownButton dropdown popupMenu popupMenuButton menuButton contextMenu",
            of: "kind",
            is: "menu"
        ),
        OtherValue("searchBar searchable", of: "kind", is: "search-field"),
        OtherValue("segmented segments segmentedPicker uisegmentedcontrol", of: "kind", is: "segmented-control"),
        OtherValue("spacer flexible flex flexSpace", of: "kind", is: "flexible-space"),
        OtherValue("space fixed gap", of: "kind", is: "fixed-space"),
        OtherValue("divider line", of: "kind", is: "separator"),
        OtherValue("text title caption staticText", of: "kind", is: "label"),
        OtherValue("buttonGroup barButtonItemGroup toolbarItemGroup itemGroup section", of: "kind", is: "group"),
        OtherValue("toggle switch checkbox", of: "kind", is: "true", at: "toggle"),
        OtherValue("icon image symbol iconOnly imageButton", of: "kind", is: "button"),
        OtherValue(
            "custom customView",
            of: "kind",
            advice:
                "An item that is not the system's own is 'custom: true', with its 'kind', 'label' or 'icon' beside it."
        ),
        OtherValue(note: "tab tabItem navigationItem", of: "kind"),
        OtherValue("add new create plus compose", of: "role", is: "add"),
        OtherValue("trash remove bin", of: "role", is: "delete"),
        OtherValue("magnifyingGlass find", of: "role", is: "search"),
        OtherValue("more ellipsis kebab moreMenu actions", of: "role", is: "overflow"),
        OtherValue("avatar account user me", of: "role", is: "profile"),
        OtherValue("dismiss x xmark", of: "role", is: "close"),
        OtherValue("ok confirm confirmation apply submit finish", of: "role", is: "done"),
        OtherValue("cancellation abort", of: "role", is: "cancel"),
        OtherValue("navigateBack up return backButton chevronLeft", of: "role", is: "back"),
        OtherValue("export action", of: "role", is: "share"),
        OtherValue("hamburger drawer sidebar toggleSidebar", of: "role", is: "sidebar-toggle"),
        OtherValue("destructive danger", of: "role", is: "negative", at: "semantic"),
        OtherValue(
            "primary primaryAction primaryButton primaryCTA",
            of: "role",
            "kind",
            "semantic",
            is: "primary",
            at: "style"
        ),
        OtherValue(
            "secondary secondaryAction secondaryButton secondaryCTA",
            of: "role",
            "kind",
            "semantic",
            is: "secondary",
            at: "style"
        ),
        OtherValue(
            "tertiary tertiaryAction tertiaryButton tertiaryCTA",
            of: "role",
            "kind",
            is: "tertiary",
            at: "style"
        ),
        OtherValue("tertiaryAction tertiaryButton buttonTertiary btnTertiary", of: "style", is: "tertiary"),
        OtherValue(
            "emphasized filled prominent cta borderedProminent solid contained",
            of: "kind",
            is: "primary",
            at: "style"
        ),
        OtherValue("outlined outline bordered tinted tonal", of: "kind", is: "secondary", at: "style"),
        OtherValue("plain ghost borderless", of: "kind", is: "plain", at: "style"),
        OtherValue("destructive negative reject", of: "kind", is: "negative", at: "semantic"),
        OtherValue("positive accept", of: "kind", is: "positive", at: "semantic"),
        OtherValue("centerAligned", of: "kind", is: "center", at: "titleAlignment"),
        OtherValue("large largeTitle", of: "kind", is: "large", at: "size"),
        OtherValue("small inline", of: "kind", is: "small", at: "size"),
        OtherValue(
            note: """
                header clock price badge logo progress spinner activityIndicator stepper
                picker slider colorWell datePicker textField chip rating timer view standard regular normal basic
                """,
            of: "kind"
        ),
        OtherValue(note: "pill capsule rounded full standard default automatic", of: "mode"),
        OtherValue(
            """
            prominent done filled borderedProminent solid cta emphasized glassProminent contained highlighted main high
            primaryAction primaryButton buttonPrimary btnPrimary fioriPrimary filledButton containedButton prominentButton
            ctaButton
            """,
            of: "style",
            is: "primary"
        ),
        OtherValue(
            """
            bordered tinted outlined outline gray tonal filledTonal glass secondaryAction secondaryButton
            buttonSecondary btnSecondary fioriSecondary outlinedButton tonalButton filledTonalButton
            """,
            of: "style",
            is: "secondary"
        ),
        OtherValue("bezel bezeled bezelled", of: "style", is: "true", at: "bezel"),
        OtherValue("avatar profile account userImage", of: "kind", is: "profile", at: "role"),
        OtherValue(
            note: """
                pill capsule rounded circle circular square chip chips bold semibold regular title headline body
                caption footnote largeTitle labelMedium labelLarge insetGrouped grouped inset sidebar automatic
                accent neutral round iconOnly compact
                """,
            of: "style"
        ),
        OtherValue("borderless text link ghost textOnly flat transparent", of: "style", is: "plain"),
        OtherValue("destructive danger negative reject", of: "style", is: "negative", at: "semantic"),
        OtherValue("positive accept", of: "style", is: "positive", at: "semantic"),
        // UIAlertAction.Style and SwiftUI's ButtonRole.
        OtherValue("cancel", of: "style", "semantic", "kind", is: "cancel", at: "role"),
        OtherValue("close", of: "style", "kind", is: "close", at: "role"),
        OtherValue("confirm", of: "style", "kind", is: "done", at: "role"),
        OtherValue("plus", of: "kind", is: "add", at: "role"),
        OtherValue("trash", of: "kind", is: "delete", at: "role"),
        OtherValue("more", of: "kind", is: "overflow", at: "role"),
        OtherValue("destructive danger reject error critical warning", of: "semantic", is: "negative"),
        OtherValue("accept success confirm approve", of: "semantic", is: "positive"),
        OtherValue("default none normal info", of: "semantic", is: "neutral"),
        OtherValue("sfSymbol sfSymbols symbol builtIn", of: "iconSource", is: "system"),
        OtherValue("asset svg bundle figma image", of: "iconSource", is: "custom"),
        OtherValue("monochrome tinted alwaysTemplate", of: "iconKind", is: "template"),
        OtherValue("original multicolor alwaysOriginal fullColor", of: "iconKind", is: "full-color"),
        OtherValue(
            "topBarTrailing navigationBarTrailing topTrailingBar",
            of: "placement",
            at: "trailing",
            advice: Advice.trailing
        ),
        OtherValue(
            "topBarLeading navigationBarLeading navigation cancellationAction",
            of: "placement",
            at: "leading",
            advice: Advice.leading
        ),
        OtherValue(
            "primaryAction confirmationAction destructiveAction",
            of: "placement",
            at: "trailing",
            advice: Advice.trailingByRole
        ),
        OtherValue(note: "automatic", of: "placement"),
        OtherValue(
            "secondaryAction",
            of: "placement",
            advice:
                "What stands in the menu behind the overflow button is listed there: 'navigationBar: {overflow: [{label: Duplicate}]}'."
        ),
        OtherValue(
            "principal title",
            of: "placement",
            at: "center",
            advice: Advice.center
        ),
        OtherValue("bottomBar bottomCenter bottomMiddle", of: "placement", is: "bottom"),
        OtherValue("bottomLeft bottomStart", of: "placement", is: "bottom-leading"),
        OtherValue("bottomRight bottomEnd", of: "placement", is: "bottom-trailing"),
        OtherValue(
            "status bottomOrnament",
            of: "placement",
            advice: "What stands in a bar at the bottom is listed there: 'toolbar: {position: bottom, items: [Edit]}'."
        ),
        OtherValue(
            "keyboard",
            of: "placement",
            advice:
                "What stands above the keyboard is in no bar of the screen; a note starts with 'x-': 'x-keyboard: …'."
        ),
        OtherValue("screen view", of: "scope", is: "page"),
        OtherValue("global application", of: "scope", is: "app"),
        OtherValue("large extraLarge lg xl", of: "buttonSize", is: "large"),
        OtherValue("regular default md", of: "buttonSize", is: "medium"),
        OtherValue("mini compact sm xs", of: "buttonSize", is: "small"),
        OtherValue("switch view switchViews", of: "purpose", is: "switch-view"),
        OtherValue("navigation link", of: "purpose", is: "navigate"),
    ]
}
