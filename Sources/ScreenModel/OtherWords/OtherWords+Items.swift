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
    private static func flag(_ role: String) -> OtherWord {
        OtherWord(
            role,
            to: .words("role", is: ["true": role]),
            advice: "What an item is for is said by 'role: \(role)'."
        )
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
            OtherWord(
                """
                variant emphasis hierarchy appearance importance prominence buttonType intent configuration
                buttonConfiguration level mode design look
                """,
                to: .words(looks)
            ),
            OtherWord("primary isPrimary", to: .words("style", is: ["true": "primary"])),
            OtherWord("caption buttonText", to: .rename("label")),
            OtherWord("isSelected", to: .rename("selected")),
            OtherWord("buttonStyle", to: .rename("style")),
            OtherWord(iconWords, to: .rename("icon")),
        ],
        .item: [
            OtherWord("type component control element elementType widget", also: [.block], to: .rename("kind")),
            OtherWord(
                """
                title text name caption buttonText buttonTitle buttonLabel displayName displayText characters li heading
                textLabel titleText tabBarLabel descriptor btnText btnLabel btnTitle visibleText visibleLabel string
                """,
                to: .rename("label")
            ),
            OtherWord(
                "properties props componentProperties variantProperties",
                also: [.block],
                to: .group(),
                advice: "What is said of it stands beside the rest: '{label: Save, style: primary}'."
            ),
            OtherWord(
                iconWords
                    + " image img svg picture src tabBarIcon sapIcon leadingIcon startIcon prefixIcon iconLeft asset drawable imageVector painter imageSrc iconImageSource",
                to: .rename("icon")
            ),
            OtherWord(
                "systemItem barButtonSystemItem system",
                to: .words(
                    [
                        "trash": "role: delete", "action": "role: share",
                        "compose": "icon: square.and.pencil", "camera": "icon: camera", "bookmarks": "icon: book",
                        "organize": "icon: folder", "refresh": "icon: arrow.clockwise",
                        "reply": "icon: arrowshape.turn.up.left", "play": "icon: play.fill",
                        "pause": "icon: pause.fill",
                        "stop": "icon: xmark", "rewind": "icon: backward.fill", "fastforward": "icon: forward.fill",
                        "flexiblespace": "kind: flexible-space", "fixedspace": "kind: fixed-space",
                    ].merging(roles) { first, _ in first }
                ),
                advice: "A system item is said by what it is for, 'role: add', or by its icon, 'icon: plus'."
            ),
            OtherWord("purpose function", to: .words(roles)),
            OtherWord("enabled isEnabled interactive", also: [.block], to: .negate(["disabled"])),
            OtherWord(
                "state",
                to: .words([
                    "disabled": "disabled: true", "enabled": "disabled: false", "default": "disabled: false",
                    "rest": "disabled: false", "normal": "disabled: false", "idle": "disabled: false",
                    "pressed": "disabled: false", "hover": "disabled: false", "focused": "disabled: false",
                    "selected": "selected: true",
                ]),
                advice:
                    "An item says 'disabled: true', 'selected: true', or the names of its states: 'states: [on, off]'."
            ),
            OtherWord(
                "visible isVisible shown show isShown displayed isDisplayed onScreen isOnScreen if visibleIf showIf renderIf vIf ngIf visibleWhen showWhen onlyIf",
                also: [
                    .block, .overflow, .documentMenu, .dropdown, .segmentedControl, .banner, .logo, .slotItem,
                ],
                to: .negate(["hidden"])
            ),
            OtherWord(
                "isHidden",
                also: [
                    .block, .overflow, .documentMenu, .dropdown, .search, .segmentedControl, .banner, .logo, .slotItem,
                ],
                to: .rename("hidden")
            ),
            OtherWord(
                "visibility display opacity alpha",
                also: [.block],
                to: .words(
                    "hidden",
                    is: [
                        "hidden": "true", "gone": "true", "invisible": "true", "collapsed": "true", "none": "true",
                        "0": "true", "00": "true", "visible": "false", "shown": "false", "1": "false",
                    ]
                )
            ),
            OtherWord(
                "isDisabled inactive greyedOut grayedOut greyed grayed dimmed isDimmed notEnabled",
                also: [.block],
                to: .rename("disabled")
            ),
            flag("back"), flag("close"), flag("cancel"), flag("done"),
            OtherWord("voiceOver voiceOverText", also: [.block], to: .rename("accessibilityLabel")),
            OtherWord("tab tabItem tabBarItem barItem barButtonItem", to: .group(text: ["label"])),
            OtherWord("isSelected active isActive current isCurrent initiallySelected chosen", to: .rename("selected")),
            OtherWord(
                "badgeValue badgeCount badgeNumber unreadCount badgeText notificationCount",
                also: [.block],
                to: .rename("badge")
            ),
            OtherWord(
                "tint tintColor foreground foregroundColor foregroundStyle iconColor textColor contentColor colour fontColor",
                also: [.block, .itemState],
                to: .rename("color")
            ),
            OtherWord(
                "backgroundColor backgroundColour containerColor fill fills bgColor bg",
                also: [.block],
                to: .rename("background")
            ),
            OtherWord(
                """
                a11yLabel a11y accessibility voiceOverLabel contentDescription ariaLabel altText alt accessibilityText
                accessibleName aria semantics semanticsLabel semanticLabel accessibleLabel screenReader screenReaderLabel
                screenReaderText axLabel a11yText spoken spokenLabel spokenText
                """,
                also: [.block],
                to: .rename("accessibilityLabel")
            ),
            OtherWord(notes: "tooltip accessibilityHint help hint accessibilityIdentifier"),
            OtherWord(
                "press click tapAction onSelect onPress onPressed onTap onTapped onClick clicked tap perform selector command handler onTapGesture event",
                to: .rename("action")
            ),
            OtherWord(
                "destination navigateTo navigatesTo goTo goesTo link linksTo opens leadsTo href segue screen route to",
                to: .rename("target"),
                advice:
                    "A screen that an item leads to is described by itself, with an id of its own: 'target: inbox' names that."
            ),
            // SwiftUI's views of an item, in what wraps it.
            OtherWord("button btn floatingActionButton", to: .group(text: ["label"])),
            OtherWord("menu menuItems submenu options actions", to: .rename("items", adding: ["kind: menu"])),
            OtherWord(
                "children layers subitems entries buttons segments elements content commands",
                to: .rename("items")
            ),
            OtherWord(
                """
                variant buttonStyle btnStyle emphasis appearance hierarchy buttonType intent prominence tone look buttonRole
                configuration buttonConfiguration design
                """,
                to: .rename("style")
            ),
            modeOfButton, bezelOfButton,
            OtherWord(
                "level importance",
                to: .words("style", is: ["primary": "primary", "secondary": "secondary", "tertiary": "tertiary"])
            ),
            OtherWord(
                "destructive isDestructive danger",
                also: [.block],
                to: .words("semantic", is: ["true": "negative"]),
                advice: "What an item means is 'semantic: negative', 'semantic: positive' or 'semantic: neutral'."
            ),
            OtherWord("secondary isSecondary", also: [.block], to: .words("style", is: ["true": "secondary"])),
            OtherWord("tertiary isTertiary", also: [.block], to: .words("style", is: ["true": "tertiary"])),
            OtherWord(
                "prominent isPrimary primary emphasized cta filled main isMain",
                to: .words("style", is: ["true": "primary"]),
                advice:
                    "How much an item stands out is 'style: primary', 'style: secondary', 'style: tertiary' or 'style: plain'."
            ),
            OtherWord(
                "section",
                to: .group(text: ["label"]),
                advice: "Entries that belong together stand in one: '{label: Favorites, items: [Inbox]}'."
            ),
            OtherWord("size", to: .rename("buttonSize")),
            OtherWord(
                """
                sizeClass sizeClasses horizontalSizeClass compact regular phone iphone tablet ipad device devices
                platform platforms breakpoint breakpoints
                """,
                to: .note(leavingOpen: ["hidden"]),
                advice:
                    "What a bar has at one size or on one device is listed in a variant: 'variants: [{sizeClass: regular, navigationBar: {trailing: [Save, Print]}}]'."
            ),
            OtherWord(
                "position side align alignment slot location",
                to: .words(
                    "area",
                    is: [
                        "left": "leading", "leading": "leading", "start": "leading", "center": "center",
                        "middle": "center", "principal": "center", "right": "trailing", "trailing": "trailing",
                        "end": "trailing",
                    ]
                ),
                advice:
                    "An item of a navigation bar stands in 'leading' or 'trailing'; in a toolbar it has 'area: leading', 'area: center' or 'area: trailing'."
            ),
            OtherWord(
                "spacing space",
                advice:
                    "A space between items is one of them: 'fixed-space', or 'flexible-space' for one that takes what is left."
            ),
            OtherWord(
                "labelStyle showsTitle iconOnly hidesTitle",
                advice:
                    "An item without visible text has no label, but a text for VoiceOver: '{icon: plus, accessibilityLabel: Add}'."
            ),
            OtherWord(
                "selectedImage selectedIcon activeIcon",
                advice: "The icon of a state stands with the state: 'states: [{name: on, icon: star.fill}]'."
            ),
            OtherWord(
                "renderingMode symbolRenderingMode",
                to: .words(
                    "iconKind",
                    is: [
                        "template": "template", "monochrome": "template", "original": "full-color",
                        "multicolor": "full-color",
                    ]
                ),
                advice: "An icon is 'iconKind: template', in the bar's colour, or 'iconKind: full-color'."
            ),
            OtherWord(
                "isMenu showsMenuAsPrimaryAction hasMenu",
                to: .words("kind", is: ["true": "menu"]),
                advice: "What an item is says 'kind: button' or 'kind: menu'."
            ),
            OtherWord("changesSelectionAsPrimaryAction isToggle toggleable", to: .rename("toggle")),
            OtherWord("toolbarPlacement itemPlacement", to: .rename("placement")),
            OtherWord("order sortOrder rank", to: .rename("priority")),
            OtherWord(
                "customView view customItem",
                advice:
                    "An item that is not the system's own is 'custom: true', with its 'kind', 'label' or 'icon' beside it."
            ),
        ],
        .dropdownItem: [
            OtherWord(
                "trailingItems trailingActions right rightItems rightButtons rightActions end actions buttons",
                to: .rename("trailing")
            ),
            OtherWord("screen destination leadsTo opens to", to: .rename("target")),
            OtherWord("title text caption", also: [.slotItem, .itemState, .dropdown], to: .rename("label")),
            OtherWord("name", also: [.slotItem], to: .rename("label")),
        ],
        .slotItem: [
            OtherWord("type component", also: [.banner, .overlay], to: .rename("kind")),
            OtherWord("style variant", to: .words("kind", is: ["secondary": "secondary-button"])),
        ],
        .overflow: [
            OtherWord(iconWords + " image", also: [.dropdown, .itemState], to: .rename("icon")),
            OtherWord(
                "actions menu menuItems options children entries commands buttons",
                also: [.documentMenu, .dropdown],
                to: .rename("items")
            ),
        ],
    ]
}
