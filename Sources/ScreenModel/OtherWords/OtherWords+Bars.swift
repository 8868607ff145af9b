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
            .rename("title"): """
            navigationTitle navigationBarTitle headline caption titleText barTitle screenTitle heading pageTitle characters h1
            text label name titleLabel displayTitle mainTitle headerTitle
            """,
            .rename("subtitle"): """
            navigationSubtitle subtitleText subhead subheadline subheading subheader secondaryTitle secondaryText
            supportingText tagline byline
            """,
            .flag("size", is: "large"): Words(
                """
                largeTitle prefersLargeTitles prefersLargeTitle usesLargeTitle isLargeTitle showsLargeTitle large isLarge
                bigTitle titleLarge largeHeader
                """,
                advice: "Which size the bar has instead is left open; write 'size: small', or 'size: medium'."
            ),
            .words(
                "size",
                saying: [
                    "large": "large largetitle always inlinelarge", "small": "inline never small compact",
                    "medium": "medium",
                ]
            ): Words(
                """
                titleDisplayMode largeTitleDisplayMode navigationBarTitleDisplayMode toolbarTitleDisplayMode displayMode
                titleDisplay titleSize titleStyle titleMode
                """,
                advice: "A large title is 'size: large', a title in the bar itself 'size: small'; write one of them."
            ),
            .rename("titleAlignment"): "titleAlign titlePosition alignment textAlignment",
            .flag("titleAlignment", is: "center"): Words(
                "centerTitle centeredTitle centerAligned titleCentered",
                advice: "Where the title stands instead is left open; write 'titleAlignment: leading'."
            ),
            .words("position", saying: ["top": "top", "bottom": "bottom"]): Words(wordsOfEdge),
            .flag("titleOverflow", is: "wrap"): "titleWraps wrapsTitle titleWrap",
            .rename("titleTruncated"): "truncated isTruncated truncatesTitle truncateTitle",
            .rename("titleLines"): "titleNumberOfLines numberOfLines maxLines titleMaxLines",
            .group(of: partsOfCenter): Words(
                "titleView titleImage titleArea",
                advice:
                    "What stands in place of the title has a key of its own: 'logo: {height: 24}', 'segmentedControl: {segments: [All, Missed]}', 'search: {placeholder: Find}' or 'dropdown: {items: [Inbox, Sent]}'."
            ),
            .rename("logo"): "brandLogo productLogo appLogo brand logoImage",

            // Items.
            .rename("leading"): """
            leftBarButtonItems leftBarButtons leadingItems left leftItems leftButtons leftActions leadingActions
            leadingButtons topBarLeading navigationBarLeading navigationButtons start leadingGroup leftGroup
            navigationButton leftElements leadingElements leftBarItems leadingBarItems leftSide leadingSide startItems
            startActions leftAccessory leadingAccessory leftContent leadingContent topLeft upperLeft topLeading buttonsLeft buttonsOnTheLeft leftHandButtons leftSlot leadingSlot leftText leftControls leadingControls leadingWidgets
            """,
            .reverse("trailing"): "rightBarButtonItems",
            .rename("trailing"): """
            trailingItems right rightItems rightButtons rightBarButtons rightActions trailingActions trailingButtons topBarTrailing
            navigationBarTrailing barItems actions actionItems utilityActions end trailingGroup items buttons barButtons
            barButtonItems toolbarItems menuItems rightGroup actionItem
            rightElements trailingElements rightBarItems trailingBarItems rightSide trailingSide endItems endActions
            rightAccessory trailingAccessory rightContent trailingContent topRight upperRight topTrailing buttonsRight buttonsOnTheRight rightHandButtons rightSlot trailingSlot rightText rightControls trailingControls trailingWidgets actionButtons headerRight
            """,
            .element(of: "leading"): """
            leftBarButtonItem leftBarButton leadingItem leftButton leadingButton leftItem leftAction leadingAction
            leftControl leftElement leadingElement headerLeft navigation
            """,
            .element(of: "trailing"): """
            rightBarButtonItem rightBarButton trailingItem rightButton trailingButton rightItem rightAction
            trailingAction rightControl rightElement trailingElement action button
            """,
            .element(of: "leading", text: "icon"): """
            navigationIcon navIcon leadingIcon leftIcon leadingIcons leftIcons iconLeft iconLeading startIcon startIcons iconsLeft
            leadingNavigationIcon leadingIconButton leadingIconButtons leftIconButton leftIconButtons
            leadingNavigationIconButton
            """,
            .element(of: "trailing", text: "icon"): """
            trailingIcons rightIcons actionIcons trailingIcon rightIcon icons iconRight iconTrailing endIcon endIcons iconsRight
            trailingIconButtons rightIconButtons iconButtons trailingIconButton rightIconButton iconButton
            """,
            .rename("backLabel"):
                "backButtonTitle backTitle backText backButtonLabel backButtonText previousPageTitle headerBackTitle",
            .element(of: "leading", ["role: back"], isFirst: true): Words(
                """
                backButton back showBack showsBack hasBack showBackButton showsBackButton hasBackButton
                backItem backLink
                """,
                advice:
                    "That there is no back button is said by the items at the leading side: 'leading: []' if there are none."
            ),
            .element(of: "leading", ["role: close"], isFirst: true): Words(
                "closeButton close dismissButton showCloseButton showsCloseButton",
                advice:
                    "That there is no close button is said by the items at the leading side: 'leading: []' if there are none."
            ),
            .note(leavingOpen: ["leading"]):
                "automaticallyImplyLeading automaticallyImplyMiddle backButtonConfiguration backButtonConfig",
            .element(of: "leading", ["role: back"], text: "icon", isFirst: true): "backIcon",
            .element(of: "leading", ["role: close"], text: "icon", isFirst: true): "closeIcon",
            .element(of: "leading", ["role: cancel"], isFirst: true): "cancelButton cancellationAction cancel",
            .element(of: "trailing", ["role: done"]): "doneButton confirmationAction done",
            .element(of: "trailing", ["role: save"]): "saveButton save",
            .element(of: "trailing", ["role: edit"]): "editButton edit",
            .element(of: "trailing", ["role: add"]): "addButton add",
            .element(of: "trailing", ["role: share"]): "shareButton share",
            .element(of: "trailing", ["role: filter"]): "filterButton filter",
            .element(of: "trailing", ["role: sort"]): "sortButton sort",
            .element(of: "trailing", ["role: delete"]): "deleteButton delete",
            .element(of: "trailing", ["role: search"]): "searchButton",
            .element(of: "trailing", ["style: primary"]): "primaryAction mainAction",
            .element(of: "trailing", ["role: profile"], text: "icon"):
                "profile avatar profileButton profilePicture accountMenu",
            .advice: Words(
                """
                hidesBackButton hideBackButton noBackButton navigationBarBackButtonHidden backButtonHidden backButtonDisplayMode
                leftItemsSupplementBackButton backAction backIndicatorImage backButtonAppearance
                """,
                advice:
                    "The back button is an item: 'leading: [{role: back, label: Inbox}]'; without one, leave it out of the list, or write 'leading: []'."
            ),
            .group(): Words(
                """
                navigationBarItems sides slots bar appBar topAppBar centerAlignedTopAppBar mediumTopAppBar smallTopAppBar
                largeTopAppBar sliverAppBar.large sliverAppBar.medium navBar navigationBar uiNavigationBar
                cupertinoNavigationBar sliverAppBar materialToolbar
                topItem navigationItem nav
                """,
                advice: itemsBySide.advice
            ),
            .group(): Words(
                "properties props attributes attrs config data args variantProperties componentProperties",
                also: [.toolbar, .tabBar, .sidebar, .search, .overlay, .pane],
                advice: "What is said of a part stands in the part itself: 'navigationBar: {title: Orders}'."
            ),
            .advice: Words("children layers components elements controls widgets", advice: itemsBySide.advice),
            .group(text: ["title"], of: partsOfCenter): Words(
                "center centre middle principal titleGroup",
                advice: "In the middle of the bar stand 'title', 'logo', 'dropdown' or 'segmentedControl'."
            ),
            .advice: Words(
                "centerItemGroups centerItems",
                advice:
                    "In the middle of the bar stand 'title', 'logo', 'dropdown' or 'segmentedControl'; in a toolbar an item there has 'area: center'."
            ),
            .advice: Words(
                "pinnedTrailingGroup leadingItemGroups trailingItemGroups",
                advice: "Write the items of all groups in one list, 'leading' or 'trailing', each with 'group: NAME'."
            ),
            .rename("overflow"): Words(
                """
                overflowMenu moreMenu more menu additionalOverflowItems overflowItems
                moreItems moreActions moreOptions additionalActions extraActions kebabMenu kebab threeDots ellipsis
                ellipsisMenu actionMenu
                """,
                also: [.toolbar]
            ),
            .note(leavingOpen: ["trailing", "overflow"]): Words(
                "secondaryActions secondaryAction",
                advice: menuOfBoth.advice
            ),
            .rename("documentMenu"): Words("titleMenuProvider toolbarTitleMenu titleMenu", also: [.toolbar]),

            // Searching and switching.
            .rename("search"):
                "searchController searchable searchBar searchBarOptions searchField searchInput searchbox hasSearch showsSearch showSearch",
            .rename("search", "placeholder"): "searchPlaceholder searchPrompt searchText",
            .flag("search", "mode", is: "persistent", else: "expandable"): "wantsPersistentSearchMode persistentSearch",
            .words("search", "mode", saying: ["persistent": "false"]): Words(
                "hidesSearchBarWhenScrolling",
                advice:
                    "A search field that is always there is 'search: {mode: persistent}', one that opens from a button 'search: {mode: expandable}'."
            ),
            .rename("search", "placement"): "preferredSearchBarPlacement searchBarPlacement searchPlacement",
            .rename("search", "scopes"): "searchScopes scopeButtonTitles scopes",
            .rename("segmentedControl"):
                "segments segmentedPicker segmented segmentControl segmentedButton segmentedButtons toggleGroup picker",
            .rename("dropdown"): "titleDropdown productSwitcher switcher",
            .rename("dropdown", "items"): "titleDropdownItems dropdownItems dropdownOptions",
            .advice: Words(
                "tabs",
                advice:
                    "Tabs that switch the whole app are 'tabBar: [Home, Search]', beside 'navigationBar'; those of this page stand in its content, 'content: [{kind: tabs, items: [Details, Notes]}]'."
            ),
            .rename("contentSlot"):
                "bottomSlot slot belowTitle accessoryView bottomView additionalContentSlot additionalContent",
            .rename("banner"): "messageStrip message notice alertBanner bannerConfig bannerConfiguration",
            .rename("selection"): "selectionMode selectMode",
            .rename("selection", "count", adding: ["selection.active: true"]):
                "selectedCount selectionCount selectionModeSelected",
            .advice: Words(
                "top bottom bottomTabs bottomBar",
                advice:
                    "What stands below the title is 'contentSlot: [{kind: carousel}]'; bars at the bottom stand beside this one, 'tabBar: [Home, Search]' or 'toolbar: {items: [Save]}'."
            ),
        ]
    ]
}
