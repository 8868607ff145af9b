// The words for items of bars and menus, and for their states.
extension OtherWord {
    /// The words in which people tell of a button in place of what it says.
    static let wordsOfButtons: Set = [
        "icon", "button", "image", "arrow", "avatar", "symbol", "glyph", "badge", "menu", "logo", "picture",
        "hamburger", "chevron", "link",
    ]

    /// The words in which people tell of a bar in place of its title.
    static let wordsOfBars: Set = [
        "bar", "title", "button", "buttons", "icon", "icons", "left", "right", "middle", "centre", "center", "centred",
        "centered", "top", "bottom", "arrow", "logo", "hairline", "leading", "trailing", "chevron", "cog",
    ]

    /// The words that stand in the keys of translated texts, and in no icon's name.
    static let partsOfTextKeys: Set = [
        "action", "actions", "btn", "btns", "buttons", "common", "cta", "form", "general", "generic", "global",
        "header", "i18n", "l10n", "label", "labels", "locale", "localized", "msg", "nav", "screen", "screens", "string",
        "strings", "subtitle", "tab", "tabs", "title", "titles", "toolbar", "translation", "translations", "ui",
    ]

    /// A Boolean by the name of what an item is for: `back: true`.
    private static func flag(_ role: String) -> Words {
        Words(role, advice: "What an item is for is said by 'role: \(role)'.")
    }

    /// What an item is for, by the folded name of that.
    private static let roles = Dictionary(
        uniqueKeysWithValues: Enumeration.itemRole.names.map { (Spelling.folded($0), Setting(["role"], $0)) }
    )

    /// What names an icon in other tools.
    private static let iconWords =
        """
        systemImage systemName sfSymbol sfSymbolName symbol symbolName imageName glyph systemIcon iconName iconID
        materialIcon iconAsset iconRef iconSymbol symbolImage pictogram vectorIcon ionicon fontAwesome lucide mdi sf
        sfIcon
        """

    /// UIKit's UIBarButtonItem and UITabBarItem, SwiftUI's buttons and labels, Material's actions, SAP's bar items.
    static let itemWords: Rows = [
        .block: [
            // In content they may as well say what a card looks like.
            .words(looks): """
            variant emphasis hierarchy appearance importance prominence buttonType intent configuration
            buttonConfiguration level mode design look
            """,
            .flag("style", is: "primary"): "primary isPrimary",
            .rename("label"): "caption buttonText",
            .rename("selected"): "isSelected",
            .rename("style"): "buttonStyle",
            .rename("icon"): Words(iconWords),
        ],
        .item: [
            .rename("kind"): Words("type component control element elementType widget", also: [.block]),
            .rename("label"): """
            title text name caption buttonText buttonTitle buttonLabel displayName displayText characters li heading
            textLabel titleText tabBarLabel descriptor btnText btnLabel btnTitle visibleText visibleLabel string
            """,
            .group(): Words(
                "properties props componentProperties variantProperties",
                also: [.block],
                advice: "What is said of it stands beside the rest: '{label: Save, style: primary}'."
            ),
            .rename("icon"): Words(
                iconWords
                    + " image img svg picture src tabBarIcon sapIcon leadingIcon startIcon prefixIcon iconLeft asset drawable imageVector painter imageSrc iconImageSource"
            ),
            .words(
                [
                    "trash": "role: delete", "action": "role: share", "compose": "icon: square.and.pencil",
                    "camera": "icon: camera", "bookmarks": "icon: book", "organize": "icon: folder",
                    "refresh": "icon: arrow.clockwise", "reply": "icon: arrowshape.turn.up.left",
                    "play": "icon: play.fill", "pause": "icon: pause.fill", "stop": "icon: xmark",
                    "rewind": "icon: backward.fill", "fastforward": "icon: forward.fill",
                    "flexiblespace": "kind: flexible-space", "fixedspace": "kind: fixed-space",
                ].merging(roles) { first, _ in first }
            ): Words(
                "systemItem barButtonSystemItem system",
                advice: "A system item is said by what it is for, 'role: add', or by its icon, 'icon: plus'."
            ),
            .words(roles): "purpose function",
            .negate(["disabled"]): Words("enabled isEnabled interactive", also: [.block]),
            .words(meaning: [
                "disabled: true": "disabled",
                "disabled: false": "enabled default rest normal idle pressed hover focused",
                "selected: true": "selected",
            ]): Words(
                "state",
                advice:
                    "An item says 'disabled: true', 'selected: true', or the names of its states: 'states: [on, off]'."
            ),
            .negate(["hidden"]): Words(
                "visible isVisible shown show isShown displayed isDisplayed onScreen isOnScreen if visibleIf showIf renderIf vIf ngIf visibleWhen showWhen onlyIf",
                also: [.block, .overflow, .documentMenu, .dropdown, .segmentedControl, .banner, .logo, .slotItem]
            ),
            .rename("hidden"): Words(
                "isHidden",
                also: [
                    .block, .overflow, .documentMenu, .dropdown, .search, .segmentedControl, .banner, .logo, .slotItem,
                ]
            ),
            .words(
                "hidden",
                saying: ["true": "hidden gone invisible collapsed none 0 00", "false": "visible shown 1"]
            ): Words("visibility display opacity alpha", also: [.block]),
            .rename("disabled"): Words(
                "isDisabled inactive greyedOut grayedOut greyed grayed dimmed isDimmed notEnabled",
                also: [.block]
            ),
            .flag("role", is: "back"): flag("back"),
            .flag("role", is: "close"): flag("close"),
            .flag("role", is: "cancel"): flag("cancel"),
            .flag("role", is: "done"): flag("done"),
            .rename("accessibilityLabel"): Words("voiceOver voiceOverText", also: [.block]),
            .group(text: ["label"]): "tab tabItem tabBarItem barItem barButtonItem",
            .rename("selected"): "isSelected active isActive current isCurrent initiallySelected chosen",
            .rename("badge"): Words(
                "badgeValue badgeCount badgeNumber unreadCount badgeText notificationCount",
                also: [.block]
            ),
            .rename("color"): Words(
                "tint tintColor foreground foregroundColor foregroundStyle iconColor textColor contentColor colour fontColor",
                also: [.block, .itemState]
            ),
            .rename("background"): Words(
                "backgroundColor backgroundColour containerColor fill fills bgColor bg",
                also: [.block]
            ),
            .rename("accessibilityLabel"): Words(
                """
                a11yLabel a11y accessibility voiceOverLabel contentDescription ariaLabel altText alt accessibilityText
                accessibleName aria semantics semanticsLabel semanticLabel accessibleLabel screenReader screenReaderLabel
                screenReaderText axLabel a11yText spoken spokenLabel spokenText
                """,
                also: [.block]
            ),
            .note(): "tooltip accessibilityHint help hint accessibilityIdentifier",
            .rename("action"):
                "press click tapAction onSelect onPress onPressed onTap onTapped onClick clicked tap perform selector command handler onTapGesture event",
            .rename("target"): Words(
                "destination navigateTo navigatesTo goTo goesTo link linksTo opens leadsTo href segue screen route to",
                advice:
                    "A screen that an item leads to is described by itself, with an id of its own: 'target: inbox' names that."
            ),
            // SwiftUI's views of an item, in what wraps it.
            .group(text: ["label"]): "button btn floatingActionButton",
            .rename("items", adding: ["kind: menu"]): "menu menuItems submenu options actions",
            .rename("items"): "children layers subitems entries buttons segments elements content commands",
            .rename("style"): """
            variant buttonStyle btnStyle emphasis appearance hierarchy buttonType intent prominence tone look buttonRole
            configuration buttonConfiguration design
            """,
            // How a button of a bar looks, or whose the back button is, in Canvas's words.
            .words(looks.merging(["navigator": "custom: false", "custom": "custom: true"]) { $1 }): Words(
                "mode",
                advice:
                    "A back button is the navigator's, 'custom: false', or does something of its own, 'custom: true'."
            ),
            // AppKit's and UIKit's names for the frame around a button.
            .rename("bezel"): "isBordered bordered hasBezel bezeled",
            .words("style", saying: ["primary": "primary", "secondary": "secondary", "tertiary": "tertiary"]):
                "level importance",
            .flag("semantic", is: "negative"): Words(
                "destructive isDestructive danger",
                also: [.block],
                advice: "What an item means is 'semantic: negative', 'semantic: positive' or 'semantic: neutral'."
            ),
            .flag("style", is: "secondary"): Words("secondary isSecondary", also: [.block]),
            .flag("style", is: "tertiary"): Words("tertiary isTertiary", also: [.block]),
            .flag("style", is: "primary"): Words(
                "prominent isPrimary primary emphasized cta filled main isMain",
                advice:
                    "How much an item stands out is 'style: primary', 'style: secondary', 'style: tertiary' or 'style: plain'."
            ),
            .group(text: ["label"]): Words(
                "section",
                advice: "Entries that belong together stand in one: '{label: Favorites, items: [Inbox]}'."
            ),
            .rename("buttonSize"): "size",
            .note(leavingOpen: ["hidden"]): Words(
                """
                sizeClass sizeClasses horizontalSizeClass compact regular phone iphone tablet ipad device devices
                platform platforms breakpoint breakpoints
                """,
                advice:
                    "What a bar has at one size or on one device is listed in a variant: 'variants: [{sizeClass: regular, navigationBar: {trailing: [Save, Print]}}]'."
            ),
            .words(
                "area",
                saying: [
                    "leading": "left leading start", "center": "center middle principal",
                    "trailing": "right trailing end",
                ]
            ): Words(
                "position side align alignment slot location",
                advice:
                    "An item of a navigation bar stands in 'leading' or 'trailing'; in a toolbar it has 'area: leading', 'area: center' or 'area: trailing'."
            ),
            .advice: Words(
                "spacing space",
                advice:
                    "A space between items is one of them: 'fixed-space', or 'flexible-space' for one that takes what is left."
            ),
            .advice: Words(
                "labelStyle showsTitle iconOnly hidesTitle",
                advice:
                    "An item without visible text has no label, but a text for VoiceOver: '{icon: plus, accessibilityLabel: Add}'."
            ),
            .advice: Words(
                "selectedImage selectedIcon activeIcon",
                advice: "The icon of a state stands with the state: 'states: [{name: on, icon: star.fill}]'."
            ),
            .words("iconKind", saying: ["template": "template monochrome", "full-color": "original multicolor"]): Words(
                "renderingMode symbolRenderingMode",
                advice: "An icon is 'iconKind: template', in the bar's colour, or 'iconKind: full-color'."
            ),
            .flag("kind", is: "menu"): Words(
                "isMenu showsMenuAsPrimaryAction hasMenu",
                advice: "What an item is says 'kind: button' or 'kind: menu'."
            ),
            .rename("toggle"): "changesSelectionAsPrimaryAction isToggle toggleable",
            .rename("placement"): "toolbarPlacement itemPlacement",
            .rename("priority"): "order sortOrder rank",
            .advice: Words(
                "customView view customItem",
                advice:
                    "An item that is not the system's own is 'custom: true', with its 'kind', 'label' or 'icon' beside it."
            ),
        ],
        .dropdownItem: [
            .rename("trailing"):
                "trailingItems trailingActions right rightItems rightButtons rightActions end actions buttons",
            .rename("target"): "screen destination leadsTo opens to",
            .rename("label"): Words("title text caption", also: [.slotItem, .itemState, .dropdown]),
            .rename("label"): Words("name", also: [.slotItem]),
        ],
        .slotItem: [
            .rename("kind"): Words("type component", also: [.banner, .overlay]),
            .words("kind", saying: ["secondary-button": "secondary"]): "style variant",
        ],
        .overflow: [
            .rename("icon"): Words(iconWords + " image", also: [.dropdown, .itemState]),
            .rename("items"): Words(
                "actions menu menuItems options children entries commands buttons",
                also: [.documentMenu, .dropdown]
            ),
        ],
    ]
}
