// The words for navigation bars, toolbars, tab bars and sidebars.
extension OtherWord {
    /// UIKit's UINavigationItem and UINavigationBar, SwiftUI's navigation modifiers, Material's app bars, SAP's and
    /// Workday's bars.
    static let barWords: [OtherWord] = [
        // Titles.
        OtherWord(
            "navigationTitle navigationBarTitle headline caption titleText barTitle heading pageTitle",
            of: .navigationBar,
            to: .rename("title")
        ),
        OtherWord(
            "navigationSubtitle subtitleText subhead subheadline secondaryTitle supportingText",
            of: .navigationBar,
            to: .rename("subtitle")
        ),
        OtherWord(
            "largeTitle prefersLargeTitles prefersLargeTitle usesLargeTitle isLargeTitle showsLargeTitle large",
            of: .navigationBar,
            to: .words("size", is: ["true": "large"]),
            advice: "Which size the bar has instead is left open; write 'size: small', or 'size: medium'."
        ),
        OtherWord(
            """
            titleDisplayMode largeTitleDisplayMode navigationBarTitleDisplayMode toolbarTitleDisplayMode
            displayMode titleSize titleStyle
            """,
            of: .navigationBar,
            to: .words(
                "size",
                is: [
                    "large": "large", "always": "large", "inlinelarge": "large", "inline": "small", "never": "small",
                    "small": "small", "medium": "medium", "compact": "small",
                ]
            ),
            advice: "A large title is 'size: large', a title in the bar itself 'size: small'; write one of them."
        ),
        OtherWord(
            "titleAlign titlePosition alignment textAlignment",
            of: .navigationBar,
            to: .rename("titleAlignment")
        ),
        OtherWord(
            "centerTitle centeredTitle centerAligned titleCentered",
            of: .navigationBar,
            to: .words("titleAlignment", is: ["true": "center"]),
            advice: "Where the title stands instead is left open; write 'titleAlignment: leading'."
        ),
        OtherWord(
            "titleNumberOfLines numberOfLines maxLines titleMaxLines",
            of: .navigationBar,
            to: .rename("titleLines")
        ),
        OtherWord(
            "titleView titleImage titleArea",
            of: .navigationBar,
            to: .group(of: ["title", "subtitle", "logo", "dropdown", "segmentedControl", "search", "documentMenu"]),
            advice:
                "What stands in place of the title has a key of its own: 'logo: {height: 24}', 'segmentedControl: {segments: [All, Missed]}' or 'dropdown: {items: [Inbox, Sent]}'."
        ),
        OtherWord("brandLogo productLogo appLogo brand logoImage", of: .navigationBar, to: .rename("logo")),

        // Items.
        OtherWord(
            """
            leftBarButtonItems leadingItems left leftItems leftButtons leftActions leadingActions leadingButtons
            topBarLeading navigationBarLeading navigationButtons start leadingGroup leftGroup
            """,
            of: .navigationBar,
            to: .rename("leading")
        ),
        OtherWord("rightBarButtonItems", of: .navigationBar, to: .reverse("trailing")),
        OtherWord(
            """
            trailingItems right rightItems rightButtons rightActions trailingActions trailingButtons
            topBarTrailing navigationBarTrailing actions actionItems utilityActions end trailingGroup items
            buttons barButtons barButtonItems toolbarItems menuItems rightGroup
            """,
            of: .navigationBar,
            to: .rename("trailing")
        ),
        OtherWord(
            "leftBarButtonItem leadingItem leftButton leadingButton leftItem leftAction leadingAction leftControl",
            of: .navigationBar,
            to: .element(of: "leading")
        ),
        OtherWord(
            """
            rightBarButtonItem trailingItem rightButton trailingButton rightItem rightAction trailingAction
            rightControl action
            """,
            of: .navigationBar,
            to: .element(of: "trailing")
        ),
        OtherWord(
            "navigationIcon navIcon leadingIcon leftIcon",
            of: .navigationBar,
            to: .element(of: "leading", text: "icon")
        ),
        OtherWord("leadingIcons leftIcons", of: .navigationBar, to: .element(of: "leading", text: "icon")),
        OtherWord(
            "trailingIcons rightIcons actionIcons",
            of: .navigationBar,
            to: .element(of: "trailing", text: "icon")
        ),
        OtherWord("trailingIcon rightIcon", of: .navigationBar, to: .element(of: "trailing", text: "icon")),
        OtherWord(
            "backButtonTitle backTitle backText backButtonLabel backButtonText previousPageTitle headerBackTitle",
            of: .navigationBar,
            to: .rename("backLabel")
        ),
        OtherWord(
            "backButton back backBarButtonItem showBackButton showsBackButton hasBackButton backItem",
            of: .navigationBar,
            to: .element(of: "leading", [Setting(["role"], "back")], isFirst: true),
            advice:
                "That there is no back button is said by the items at the leading side: 'leading: []' if there are none."
        ),
        OtherWord(
            "closeButton close dismissButton showCloseButton showsCloseButton",
            of: .navigationBar,
            to: .element(of: "leading", [Setting(["role"], "close")], isFirst: true),
            advice:
                "That there is no close button is said by the items at the leading side: 'leading: []' if there are none."
        ),
        OtherWord(
            "cancelButton cancellationAction cancel",
            of: .navigationBar,
            to: .element(of: "leading", [Setting(["role"], "cancel")], isFirst: true)
        ),
        OtherWord(
            "doneButton confirmationAction done",
            of: .navigationBar,
            to: .element(of: "trailing", [Setting(["role"], "done")])
        ),
        OtherWord("saveButton", of: .navigationBar, to: .element(of: "trailing", [Setting(["role"], "save")])),
        OtherWord("editButton", of: .navigationBar, to: .element(of: "trailing", [Setting(["role"], "edit")])),
        OtherWord("addButton", of: .navigationBar, to: .element(of: "trailing", [Setting(["role"], "add")])),
        OtherWord("primaryAction", of: .navigationBar, to: .element(of: "trailing", [Setting(["style"], "primary")])),
        OtherWord(
            "profile avatar profileButton profilePicture accountMenu",
            of: .navigationBar,
            to: .element(of: "trailing", [Setting(["role"], "profile")], text: "icon")
        ),
        OtherWord(
            """
            hidesBackButton navigationBarBackButtonHidden backButtonHidden backButtonDisplayMode
            leftItemsSupplementBackButton backAction backIndicatorImage backButtonAppearance
            """,
            of: .navigationBar,
            advice:
                "The back button is an item: 'leading: [{role: back, label: Inbox}]'; without one, leave it out of the list, or write 'leading: []'."
        ),
        OtherWord(
            "navigationBarItems sides slots",
            of: .navigationBar,
            to: .group(),
            advice: "The items stand at their sides: 'leading: [{role: back}]' and 'trailing: [{icon: plus}]'."
        ),
        OtherWord(
            "center centre middle principal centerTitle titleGroup",
            of: .navigationBar,
            to: .group(
                text: ["title"],
                of: ["title", "subtitle", "logo", "dropdown", "segmentedControl", "search", "documentMenu"]
            ),
            advice:
                "In the middle of the bar stand 'title', 'logo', 'dropdown' or 'segmentedControl'."
        ),
        OtherWord(
            "centerItemGroups centerItems",
            of: .navigationBar,
            advice:
                "In the middle of the bar stand 'title', 'logo', 'dropdown' or 'segmentedControl'; in a toolbar an item there has 'area: center'."
        ),
        OtherWord(
            "pinnedTrailingGroup leadingItemGroups trailingItemGroups",
            of: .navigationBar,
            advice: "Write the items of all groups in one list, 'leading' or 'trailing', each with 'group: NAME'."
        ),
        OtherWord(
            """
            overflowMenu moreMenu more menu additionalOverflowItems overflowItems secondaryActions
            secondaryAction moreItems kebabMenu actionMenu
            """,
            of: .navigationBar,
            .toolbar,
            to: .rename("overflow")
        ),
        OtherWord(
            "titleMenuProvider toolbarTitleMenu titleMenu",
            of: .navigationBar,
            .toolbar,
            to: .rename("documentMenu")
        ),

        // Searching and switching.
        OtherWord(
            "searchController searchable searchBar searchField searchbox hasSearch showsSearch",
            of: .navigationBar,
            to: .rename("search")
        ),
        OtherWord(
            "searchPlaceholder searchPrompt searchText",
            of: .navigationBar,
            to: .rename("search", "placeholder")
        ),
        OtherWord(
            "hidesSearchBarWhenScrolling",
            of: .navigationBar,
            to: .words("search", "mode", is: ["false": "persistent"]),
            advice:
                "A search field that is always there is 'search: {mode: persistent}', one that opens from a button 'search: {mode: expandable}'."
        ),
        OtherWord(
            "preferredSearchBarPlacement searchBarPlacement searchPlacement",
            of: .navigationBar,
            to: .rename("search", "placement")
        ),
        OtherWord("searchScopes scopeButtonTitles scopes", of: .navigationBar, to: .rename("search", "scopes")),
        OtherWord(
            "segments segmentedPicker segmented segmentControl picker",
            of: .navigationBar,
            to: .rename("segmentedControl")
        ),
        OtherWord("titleDropdown productSwitcher switcher", of: .navigationBar, to: .rename("dropdown")),
        OtherWord(
            "tabs",
            of: .navigationBar,
            advice:
                "Tabs that switch the whole app are 'tabBar: [Home, Search]', beside 'navigationBar'; tabs below the title are 'contentSlot: [{kind: tabs}]'."
        ),
        OtherWord(
            "bottomSlot slot belowTitle accessoryView bottomView",
            of: .navigationBar,
            to: .rename("contentSlot")
        ),
        OtherWord("messageStrip message notice alertBanner", of: .navigationBar, to: .rename("banner")),

        // Looks.
        OtherWord(
            """
            backgroundColor backgroundColour barTintColor containerColor fill fills toolbarBackground bgColor
            backgroundFill
            """,
            of: .navigationBar,
            .toolbar,
            .tabBar,
            .statusBar,
            .overlay,
            to: .rename("background")
        ),
        OtherWord(
            "tintColor tint accentColor foregroundColor contentColor colour",
            of: .navigationBar,
            .toolbar,
            to: .rename("color")
        ),
        OtherWord("titleTextColor titleContentColor", of: .navigationBar, to: .rename("titleColor")),
        OtherWord(
            """
            standardAppearance scrollEdgeAppearance compactAppearance toolbarColorScheme barStyle appearance
            titleTextAttributes largeTitleTextAttributes
            """,
            of: .navigationBar,
            .toolbar,
            advice:
                "Of a bar's looks a description has its colour, 'background: primary' or 'background: {light: white, dark: black}', and its line, 'divider: hidden'."
        ),
        OtherWord(
            "title header label text",
            of: .tabBar,
            advice:
                "The tabs have labels: 'tabBar: [Home, Search]'; the title of the screen is 'navigationBar: {title: Home}'."
        ),
        OtherWord(
            "hairline separator bottomBorder shadowImage bottomDivider showsDivider hasDivider",
            of: .navigationBar,
            to: .rename("divider")
        ),
        OtherWord("isTranslucent translucency", of: .toolbar, .navigationBar, to: .rename("translucent")),
        OtherWord("type variant component", of: .navigationBar, to: .rename("kind")),
        OtherWord(
            "style",
            of: .navigationBar,
            to: .words(
                "size",
                is: [
                    "small": "small", "medium": "medium", "large": "large", "centeraligned": "small", "inline": "small",
                ]
            ),
            advice:
                "What a bar looks like is said by 'size: small', 'size: large', 'background: primary' or 'kind: modal-header'."
        ),
        OtherWord(
            "height",
            of: .navigationBar,
            advice: "The height of a bar is one of three: 'size: small', 'size: medium' or 'size: large'."
        ),
        OtherWord("visible isVisible shown", of: .toolbar, .tabBar, .sidebar, to: .negate(["hidden"])),
        OtherWord(
            "visible isVisible shown",
            of: .navigationBar,
            to: .words("hidden", is: ["true": "false", "false": "always", "visible": "false", "hidden": "always"])
        ),
        OtherWord("isHidden navigationBarHidden isNavigationBarHidden", of: .navigationBar, to: .rename("hidden")),
        OtherWord("isHidden tabBarHidden isTabBarHidden", of: .tabBar, to: .rename("hidden")),
        OtherWord("isHidden toolbarHidden isToolbarHidden", of: .toolbar, to: .rename("hidden")),
        OtherWord("isHidden collapsed isCollapsed", of: .sidebar, to: .rename("hidden")),
        OtherWord(
            "hidesBarsOnSwipe hidesOnScroll hideOnScroll hidesBarsOnTap hidesBarsWhenKeyboardAppears",
            of: .navigationBar,
            to: .words("hidden", is: ["true": "temporary", "false": "false"])
        ),
        OtherWord(
            "enterAlways exitUntilCollapsed pinned scrollBehavior collapses collapsible",
            of: .navigationBar,
            advice:
                "A large title that becomes small on scrolling is 'scrollTransition: true'; a bar that hides is 'hidden: temporary'."
        ),
        OtherWord("edge barPosition placement location", of: .toolbar, .tabBar, to: .rename("position")),
        OtherWord("axis direction layout", of: .toolbar, .tabBar, to: .rename("orientation")),
        OtherWord("spacing justify justifyContent arrangement", of: .toolbar, to: .rename("distribution")),

        // The items of the other bars.
        OtherWord(
            """
            toolbarItems actions buttons actionItems children content controls bottomBarItems commands
            barButtonItems entries
            """,
            of: .toolbar,
            to: .rename("items")
        ),
        OtherWord(
            """
            leading left start leadingItems leftItems leadingItem leftItem leadingButtons leftButtons leftGroup
            leadingGroup
            """,
            of: .toolbar,
            to: .element(of: "items", [Setting(["area"], "leading")])
        ),
        OtherWord(
            "center centre middle principal centerItems centerItem",
            of: .toolbar,
            to: .element(of: "items", [Setting(["area"], "center")])
        ),
        OtherWord(
            """
            trailing right end trailingItems rightItems trailingItem rightItem trailingButtons rightButtons rightGroup
            trailingGroup
            """,
            of: .toolbar,
            to: .element(of: "items", [Setting(["area"], "trailing")])
        ),
        OtherWord(
            "primaryAction primaryButton primary",
            of: .toolbar,
            to: .element(of: "items", [Setting(["style"], "primary")])
        ),
        OtherWord(
            "secondaryButton secondary",
            of: .toolbar,
            to: .element(of: "items", [Setting(["style"], "secondary")])
        ),
        OtherWord(
            """
            tabs children tabItems tabBarItems viewControllers destinations buttons entries navigationBarItems
            content navigationItems
            """,
            of: .tabBar,
            to: .rename("items")
        ),
        OtherWord(
            "selectedItem selectedTab selection active activeTab activeItem current currentTab",
            of: .tabBar,
            to: .rename("selected")
        ),
        OtherWord(
            "selectedIndex selectedTabIndex activeIndex currentIndex",
            of: .tabBar,
            .segmentedControl,
            advice: "The selected entry is named by its label: 'selected: Home'."
        ),
        OtherWord("unselectedItemTintColor", of: .tabBar, to: .rename("color")),
        OtherWord("standardAppearance", of: .tabBar, to: .note()),
        OtherWord(
            "minimizeBehavior tabBarMinimizeBehavior hidesOnScroll",
            of: .tabBar,
            advice:
                "Of a tab bar a description says whether it is hidden, 'hidden: true'; a note of your own starts with 'x-': 'x-minimizes: true'."
        ),
        OtherWord(
            "rows children sections groups entries links destinations navigationItems menu content",
            of: .sidebar,
            to: .rename("items")
        ),
        OtherWord("selectedItem selection active activeItem current", of: .sidebar, to: .rename("selected")),
        OtherWord(
            "title navigationTitle heading",
            of: .toolbar,
            advice:
                "The title of a screen stands in its navigation bar: 'navigationBar: {title: Orders}'; a text beside a toolbar's buttons is 'helperText: 3 selected'."
        ),
        OtherWord("statusText status caption text label", of: .toolbar, to: .rename("helperText")),
    ]
}
