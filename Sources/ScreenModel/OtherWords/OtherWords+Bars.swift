// The words for navigation bars, toolbars, tab bars and sidebars.
extension OtherWord {
    /// The row for a menu of which some entries stand in the bar itself.
    static let menuOfBoth = OtherWord(
        "menu",
        to: .note(leavingOpen: ["trailing", "overflow"]),
        advice:
            "What stands in the bar itself is listed in 'trailing: [Save]', and what its menu holds in 'overflow: [Export]'."
    )

    /// What leads on from a list of all items of a bar, each of which says its side.
    static let itemsBySide = OtherWord(
        "items",
        advice: "The items stand at their sides: 'leading: [{role: back}]' and 'trailing: [{icon: plus}]'."
    )

    /// What leads on from a side of a screen where people read from the right, so that it may be either one.
    static let sidesFromRight = OtherWord(
        "right",
        advice:
            "Where people read from the right, 'leading' is what stands there: write 'leading: [{role: back}]' or 'trailing: [Save]'."
    )

    /// The row for a menu that is only said to be there, which may open what the bar has no room for or a sidebar.
    static let menuOfAny = OtherWord(
        "menu",
        to: .note(leavingOpen: ["leading", "trailing", "overflow"]),
        advice:
            "What the bar has no room for is 'overflow: [Export, Print]'; a button that opens the sidebar is 'leading: [{role: sidebar-toggle}]'."
    )

    /// The words for the edge that a bar stands at.
    static let wordsOfEdge = "edge barPosition placement location gravity where"

    /// What stands in the middle of a navigation bar.
    static let partsOfCenter = [
        "title", "subtitle", "logo", "dropdown", "segmentedControl", "search", "documentMenu",
    ]

    /// UIKit's UINavigationItem and UINavigationBar, SwiftUI's navigation modifiers, Material's app bars, SAP's and
    /// Workday's bars.
    static let barWords: Rows = [
        .navigationBar: [
            // Titles.
            OtherWord(
                """
                navigationTitle navigationBarTitle headline caption titleText barTitle screenTitle heading pageTitle characters h1
                text label name titleLabel displayTitle mainTitle headerTitle
                """,
                to: .rename("title")
            ),
            OtherWord(
                """
                navigationSubtitle subtitleText subhead subheadline subheading subheader secondaryTitle secondaryText
                supportingText tagline byline
                """,
                to: .rename("subtitle")
            ),
            OtherWord(
                """
                largeTitle prefersLargeTitles prefersLargeTitle usesLargeTitle isLargeTitle showsLargeTitle large isLarge
                bigTitle titleLarge largeHeader
                """,
                to: .words("size", is: ["true": "large"]),
                advice: "Which size the bar has instead is left open; write 'size: small', or 'size: medium'."
            ),
            OtherWord(
                """
                titleDisplayMode largeTitleDisplayMode navigationBarTitleDisplayMode toolbarTitleDisplayMode displayMode
                titleDisplay titleSize titleStyle titleMode
                """,
                to: .words(
                    "size",
                    is: [
                        "large": "large", "largetitle": "large", "always": "large", "inlinelarge": "large",
                        "inline": "small",
                        "never": "small", "small": "small", "medium": "medium", "compact": "small",
                    ]
                ),
                advice: "A large title is 'size: large', a title in the bar itself 'size: small'; write one of them."
            ),
            OtherWord("titleAlign titlePosition alignment textAlignment", to: .rename("titleAlignment")),
            OtherWord(
                "centerTitle centeredTitle centerAligned titleCentered",
                to: .words("titleAlignment", is: ["true": "center"]),
                advice: "Where the title stands instead is left open; write 'titleAlignment: leading'."
            ),
            OtherWord(wordsOfEdge, to: .words("position", is: ["top": "top", "bottom": "bottom"])),
            OtherWord("titleWraps wrapsTitle titleWrap", to: .words("titleOverflow", is: ["true": "wrap"])),
            OtherWord("truncated isTruncated truncatesTitle truncateTitle", to: .rename("titleTruncated")),
            OtherWord("titleNumberOfLines numberOfLines maxLines titleMaxLines", to: .rename("titleLines")),
            OtherWord(
                "titleView titleImage titleArea",
                to: .group(of: partsOfCenter),
                advice:
                    "What stands in place of the title has a key of its own: 'logo: {height: 24}', 'segmentedControl: {segments: [All, Missed]}', 'search: {placeholder: Find}' or 'dropdown: {items: [Inbox, Sent]}'."
            ),
            OtherWord("brandLogo productLogo appLogo brand logoImage", to: .rename("logo")),

            // Items.
            OtherWord(
                """
                leftBarButtonItems leftBarButtons leadingItems left leftItems leftButtons leftActions leadingActions
                leadingButtons topBarLeading navigationBarLeading navigationButtons start leadingGroup leftGroup
                navigationButton leftElements leadingElements leftBarItems leadingBarItems leftSide leadingSide startItems
                startActions leftAccessory leadingAccessory leftContent leadingContent topLeft upperLeft topLeading buttonsLeft buttonsOnTheLeft leftHandButtons leftSlot leadingSlot leftText leftControls leadingControls leadingWidgets
                """,
                to: .rename("leading")
            ),
            OtherWord("rightBarButtonItems", to: .reverse("trailing")),
            OtherWord(
                """
                trailingItems right rightItems rightButtons rightBarButtons rightActions trailingActions trailingButtons topBarTrailing
                navigationBarTrailing barItems actions actionItems utilityActions end trailingGroup items buttons barButtons
                barButtonItems toolbarItems menuItems rightGroup actionItem
                rightElements trailingElements rightBarItems trailingBarItems rightSide trailingSide endItems endActions
                rightAccessory trailingAccessory rightContent trailingContent topRight upperRight topTrailing buttonsRight buttonsOnTheRight rightHandButtons rightSlot trailingSlot rightText rightControls trailingControls trailingWidgets actionButtons headerRight
                """,
                to: .rename("trailing")
            ),
            OtherWord(
                """
                leftBarButtonItem leftBarButton leadingItem leftButton leadingButton leftItem leftAction leadingAction
                leftControl leftElement leadingElement headerLeft
                """,
                to: .element(of: "leading")
            ),
            OtherWord(
                """
                rightBarButtonItem rightBarButton trailingItem rightButton trailingButton rightItem rightAction
                trailingAction rightControl rightElement trailingElement action button
                """,
                to: .element(of: "trailing")
            ),
            OtherWord(
                """
                navigationIcon navIcon navigation leadingIcon leftIcon leadingIcons leftIcons iconLeft iconLeading startIcon startIcons iconsLeft
                leadingNavigationIcon leadingIconButton leadingIconButtons leftIconButton leftIconButtons
                leadingNavigationIconButton
                """,
                to: .element(of: "leading", text: "icon")
            ),
            OtherWord(
                """
                trailingIcons rightIcons actionIcons trailingIcon rightIcon icons iconRight iconTrailing endIcon endIcons iconsRight
                trailingIconButtons rightIconButtons iconButtons trailingIconButton rightIconButton iconButton
                """,
                to: .element(of: "trailing", text: "icon")
            ),
            OtherWord(
                "backButtonTitle backTitle backText backButtonLabel backButtonText previousPageTitle headerBackTitle",
                to: .rename("backLabel")
            ),
            OtherWord(
                """
                backButton back showBack showsBack hasBack showBackButton showsBackButton hasBackButton
                backItem backLink
                """,
                to: .element(of: "leading", ["role: back"], isFirst: true),
                advice:
                    "That there is no back button is said by the items at the leading side: 'leading: []' if there are none."
            ),
            OtherWord(
                "closeButton close dismissButton showCloseButton showsCloseButton",
                to: .element(of: "leading", ["role: close"], isFirst: true),
                advice:
                    "That there is no close button is said by the items at the leading side: 'leading: []' if there are none."
            ),
            OtherWord(
                notes: "automaticallyImplyLeading automaticallyImplyMiddle backButtonConfiguration backButtonConfig",
                leavingOpen: ["leading"]
            ),
            OtherWord("backIcon", to: .element(of: "leading", ["role: back"], text: "icon", isFirst: true)),
            OtherWord("closeIcon", to: .element(of: "leading", ["role: close"], text: "icon", isFirst: true)),
            OtherWord(
                "cancelButton cancellationAction cancel",
                to: .element(of: "leading", ["role: cancel"], isFirst: true)
            ),
            OtherWord("doneButton confirmationAction done", to: .element(of: "trailing", ["role: done"])),
            OtherWord("saveButton save", to: .element(of: "trailing", ["role: save"])),
            OtherWord("editButton edit", to: .element(of: "trailing", ["role: edit"])),
            OtherWord("addButton add", to: .element(of: "trailing", ["role: add"])),
            OtherWord("shareButton share", to: .element(of: "trailing", ["role: share"])),
            OtherWord("filterButton filter", to: .element(of: "trailing", ["role: filter"])),
            OtherWord("sortButton sort", to: .element(of: "trailing", ["role: sort"])),
            OtherWord("deleteButton delete", to: .element(of: "trailing", ["role: delete"])),
            OtherWord("searchButton", to: .element(of: "trailing", ["role: search"])),
            OtherWord("primaryAction mainAction", to: .element(of: "trailing", ["style: primary"])),
            OtherWord(
                "profile avatar profileButton profilePicture accountMenu",
                to: .element(of: "trailing", ["role: profile"], text: "icon")
            ),
            OtherWord(
                """
                hidesBackButton hideBackButton noBackButton navigationBarBackButtonHidden backButtonHidden backButtonDisplayMode
                leftItemsSupplementBackButton backAction backIndicatorImage backButtonAppearance
                """,
                advice:
                    "The back button is an item: 'leading: [{role: back, label: Inbox}]'; without one, leave it out of the list, or write 'leading: []'."
            ),
            OtherWord(
                """
                navigationBarItems sides slots bar appBar topAppBar centerAlignedTopAppBar mediumTopAppBar smallTopAppBar
                largeTopAppBar sliverAppBar.large sliverAppBar.medium navBar navigationBar uiNavigationBar
                cupertinoNavigationBar sliverAppBar materialToolbar
                topItem navigationItem nav
                """,
                to: .group(),
                advice: itemsBySide.advice
            ),
            OtherWord(
                "properties props attributes attrs config data args variantProperties componentProperties",
                also: [.toolbar, .tabBar, .sidebar, .search, .overlay, .pane],
                to: .group(),
                advice: "What is said of a part stands in the part itself: 'navigationBar: {title: Orders}'."
            ),
            OtherWord("children layers components elements controls widgets", advice: itemsBySide.advice ?? ""),
            OtherWord(
                "center centre middle principal titleGroup",
                to: .group(text: ["title"], of: partsOfCenter),
                advice: "In the middle of the bar stand 'title', 'logo', 'dropdown' or 'segmentedControl'."
            ),
            OtherWord(
                "centerItemGroups centerItems",
                advice:
                    "In the middle of the bar stand 'title', 'logo', 'dropdown' or 'segmentedControl'; in a toolbar an item there has 'area: center'."
            ),
            OtherWord(
                "pinnedTrailingGroup leadingItemGroups trailingItemGroups",
                advice: "Write the items of all groups in one list, 'leading' or 'trailing', each with 'group: NAME'."
            ),
            OtherWord(
                """
                overflowMenu moreMenu more menu additionalOverflowItems overflowItems
                moreItems moreActions moreOptions additionalActions extraActions kebabMenu kebab threeDots ellipsis
                ellipsisMenu actionMenu
                """,
                also: [.toolbar],
                to: .rename("overflow")
            ),
            OtherWord(
                "secondaryActions secondaryAction",
                to: .note(leavingOpen: ["trailing", "overflow"]),
                advice: menuOfBoth.advice ?? ""
            ),
            OtherWord("titleMenuProvider toolbarTitleMenu titleMenu", also: [.toolbar], to: .rename("documentMenu")),

            // Searching and switching.
            OtherWord(
                "searchController searchable searchBar searchBarOptions searchField searchInput searchbox hasSearch showsSearch showSearch",
                to: .rename("search")
            ),
            OtherWord("searchPlaceholder searchPrompt searchText", to: .rename("search", "placeholder")),
            OtherWord(
                "wantsPersistentSearchMode persistentSearch",
                to: .words("search", "mode", is: ["true": "persistent", "false": "expandable"])
            ),
            OtherWord(
                "hidesSearchBarWhenScrolling",
                to: .words("search", "mode", is: ["false": "persistent"]),
                advice:
                    "A search field that is always there is 'search: {mode: persistent}', one that opens from a button 'search: {mode: expandable}'."
            ),
            OtherWord(
                "preferredSearchBarPlacement searchBarPlacement searchPlacement",
                to: .rename("search", "placement")
            ),
            OtherWord("searchScopes scopeButtonTitles scopes", to: .rename("search", "scopes")),
            OtherWord(
                "segments segmentedPicker segmented segmentControl segmentedButton segmentedButtons toggleGroup picker",
                to: .rename("segmentedControl")
            ),
            OtherWord("titleDropdown productSwitcher switcher", to: .rename("dropdown")),
            OtherWord("titleDropdownItems dropdownItems dropdownOptions", to: .rename("dropdown", "items")),
            OtherWord(
                "tabs",
                advice:
                    "Tabs that switch the whole app are 'tabBar: [Home, Search]', beside 'navigationBar'; those of this page stand in its content, 'content: [{kind: tabs, items: [Details, Notes]}]'."
            ),
            OtherWord(
                "bottomSlot slot belowTitle accessoryView bottomView additionalContentSlot additionalContent",
                to: .rename("contentSlot")
            ),
            OtherWord(
                "messageStrip message notice alertBanner bannerConfig bannerConfiguration",
                to: .rename("banner")
            ),
            OtherWord("selectionMode selectMode", to: .rename("selection")),
            OtherWord(
                "selectedCount selectionCount selectionModeSelected",
                to: .rename("selection", "count", adding: ["selection.active: true"])
            ),
            OtherWord(
                "top bottom bottomTabs bottomBar",
                advice:
                    "What stands below the title is 'contentSlot: [{kind: carousel}]'; bars at the bottom stand beside this one, 'tabBar: [Home, Search]' or 'toolbar: {items: [Save]}'."
            ),
        ]
    ]
}
