// The words for the bars and the panes of a screen.
extension OtherWord {
    /// What leads on from a list of places to go to, which may be any of three components.
    static let places = OtherWord(
        "nav",
        advice:
            "Places to go to are the tabs of the app, 'tabBar: [Home, Search]', or a 'sidebar'; the bar at the top is 'navigationBar: {title: Orders}'."
    )

    /// What leads on from tabs of a page that leads back, which the app's are mostly not.
    static let tabsOfPage = OtherWord(
        "tabs",
        advice:
            "Tabs of this page stand in its content, 'content: [{kind: tabs, items: [Details, Notes]}]'; those that switch the whole app are 'tabBar: [Home, Search]'."
    )

    /// What leads on from items at the sides of a bar that a Mac doesn't have.
    static let itemsOnMac = OtherWord(
        "trailing",
        advice:
            "A Mac has no navigation bar: items stand in the toolbar, 'toolbar: {items: [Save]}', and the title is the window's, 'window: {title: Orders}'."
    )

    /// Bars by the names of UIKit's controllers, SwiftUI, Material and Figma's layers, and their properties where these
    /// are written on the screen.
    static let screenBarWords: Rows = [
        .variant: [
            OtherWord("sizeClasses", to: .rename("sizeClass")), OtherWord("states", to: .rename("state")),
            OtherWord("platforms", to: .rename("platform")),
        ],
        .screen: [
            OtherWord(
                """
                navBar topBar topAppBar appBar navigationItem header titleBar navigation actionBar navigationHeader
                topNavigation topNav topNavBar topNavigationBar navHeader nav barNavigation pageHeader
                screenHeader shellBar appHeader headerBar uiNavigationBar uiNavigationItem cupertinoNavigationBar sliverAppBar
                cupertinoSliverNavigationBar materialToolbar topToolbar toolbarTop headerToolbar appBarTop navBarTop
                navHeaderBar appBar.header fuiNavigationBar navBarConfig navigationBarConfig topAppBarConfig appBarConfig
                """,
                also: [.pane, .overlay],
                to: .rename("navigationBar")
            ),
            OtherWord("smallTopAppBar", to: .rename("navigationBar", adding: ["navigationBar.size: small"])),
            OtherWord(
                "largeTopAppBar sliverAppBar.large",
                to: .rename("navigationBar", adding: ["navigationBar.size: large"])
            ),
            OtherWord(
                "mediumTopAppBar sliverAppBar.medium",
                to: .rename("navigationBar", adding: ["navigationBar.size: medium"])
            ),
            OtherWord(
                "centerAlignedTopAppBar",
                to: .rename("navigationBar", adding: ["navigationBar.titleAlignment: center"])
            ),
            OtherWord(
                "title heading headline caption screenTitle titleText",
                to: .renameFirst(["navigationBar", "title"], otherwise: ["name"])
            ),
            OtherWord(
                "navigationTitle navigationBarTitle pageTitle headerTitle",
                also: [.pane, .overlay],
                to: .rename("navigationBar", "title")
            ),
            OtherWord("subtitle navigationSubtitle", to: .rename("navigationBar", "subtitle")),
            OtherWord(
                "largeTitle prefersLargeTitles headerLargeTitle showsLargeTitle usesLargeTitle",
                to: .words("navigationBar", "size", is: ["true": "large"]),
                advice: "Which size the bar has instead is left open; write 'navigationBar: {size: small}'."
            ),
            OtherWord(
                "titleDisplayMode navigationBarTitleDisplayMode largeTitleDisplayMode toolbarTitleDisplayMode titleMode",
                to: .words(
                    "navigationBar",
                    "size",
                    is: [
                        "large": "large", "always": "large", "inlinelarge": "large", "inline": "small",
                        "never": "small",
                    ]
                ),
                advice:
                    "A large title is 'navigationBar: {size: large}', a title in the bar itself 'navigationBar: {size: small}'."
            ),
            OtherWord(
                """
                leftBarButtonItems leading navigationBarLeading topBarLeading navLeft navBarLeft leftItems leftButtons
                leftActions leadingItems leadingButtons leadingActions
                """,
                to: .rename("navigationBar", "leading")
            ),
            OtherWord(
                """
                trailing navigationBarTrailing topBarTrailing headerRight navRight navBarRight rightItems rightButtons
                rightActions trailingItems trailingButtons trailingActions
                """,
                to: .rename("navigationBar", "trailing")
            ),
            OtherWord(
                "headerLeft leftBarButtonItem leftItem leftButton leftAction leadingItem leadingButton leadingAction",
                to: .element(of: "navigationBar.leading"),
                advice: "A leading side without items has an empty list: 'navigationBar: {leading: []}'."
            ),
            OtherWord(
                "rightBarButtonItem rightItem rightButton rightAction trailingItem trailingButton trailingAction",
                to: .element(of: "navigationBar.trailing"),
                advice: "A trailing side without items has an empty list: 'navigationBar: {trailing: []}'."
            ),
            OtherWord("navigationIcon leftIcon leadingIcon", to: .element(of: "navigationBar.leading", text: "icon")),
            OtherWord(
                "rightIcon rightIcons trailingIcon trailingIcons",
                to: .element(of: "navigationBar.trailing", text: "icon")
            ),
            OtherWord("backButtonTitle backLabel backTitle headerBackTitle", to: .rename("navigationBar", "backLabel")),
            OtherWord(
                "back backButton showBack showsBack hasBack showBackButton showsBackButton hasBackButton",
                to: .element(of: "navigationBar.leading", ["role: back"], isFirst: true),
                advice: "A bar without a back button has none in its list: 'navigationBar: {leading: []}'."
            ),
            OtherWord(
                """
                rightBarButtonItems navigationBarItems leadingNavigationBarButtons trailingNavigationBarButtons
                """,
                advice: Advice.items("leading: [{role: back}], trailing: [{icon: plus}]")
            ),
            OtherWord(
                "left",
                advice: "Items stand in the bar, at the leading side: 'navigationBar: {leading: [%]}'."
            ),
            OtherWord(
                "right",
                advice: "Items stand in the bar, at the trailing side: 'navigationBar: {trailing: [%]}'."
            ),
            OtherWord("topLeft topLeftCorner upperLeft topLeading", to: .element(of: "navigationBar.leading")),
            OtherWord("topRight topRightCorner upperRight topTrailing", to: .element(of: "navigationBar.trailing")),
            OtherWord("cancel cancelButton", advice: Advice.items("leading: [{role: cancel}]")),
            OtherWord("close closeButton dismiss dismissButton", advice: Advice.items("leading: [{role: close}]")),
            OtherWord("done doneButton", advice: Advice.items("trailing: [{role: done}]")),
            OtherWord("save saveButton", advice: Advice.items("trailing: [{role: save}]")),
            OtherWord(
                "bar",
                advice:
                    "The bar at the top is 'navigationBar: {title: Orders}', one at the bottom 'toolbar: {items: [Save]}'."
            ),
            OtherWord(
                """
                navigationBarHidden isNavigationBarHidden hideNavigationBar hidesNavigationBar navBarHidden hideNavBar
                headerHidden hideHeader actionBarHidden appBarHidden noNavigationBar noNavBar noHeader
                withoutNavigationBar
                """,
                to: .rename("navigationBar", "hidden")
            ),
            OtherWord(
                """
                headerShown showNavigationBar showsNavigationBar navigationBarVisible showNavBar navBarVisible showHeader
                shell.navBarIsVisible hasNavigationBar navigationPage.hasNavigationBar
                """,
                to: .words("navigationBar", "hidden", is: ["true": "false", "false": "always"])
            ),
            OtherWord(
                "toolbarHidden isToolbarHidden hideToolbar hidesToolbar noToolbar withoutToolbar",
                to: .rename("toolbar", "hidden")
            ),
            OtherWord("toolbarVisible showToolbar showsToolbar", to: .negate(["toolbar", "hidden"])),
            OtherWord(
                """
                hidesBottomBarWhenPushed hidesBottomBar tabBarHidden isTabBarHidden hidesTabBar hideTabBar noTabBar noTabs
                withoutTabBar tabsHidden hidesTabs hideTabs
                """,
                to: .rename("tabBar", "hidden")
            ),
            OtherWord("tabBarVisible showTabBar showsTabBar shell.tabBarIsVisible", to: .negate(["tabBar", "hidden"])),
            OtherWord("tabBarStyle", to: .rename("tabBar")),
            OtherWord(
                "searchable search searchBar searchController searchField headerSearchBarOptions hasSearch showsSearch",
                also: [.pane],
                to: .rename("navigationBar", "search")
            ),
            OtherWord(
                "segmentedControl segmented segmentedPicker segments",
                advice:
                    "A segmented control stands in a bar, 'navigationBar: {segmentedControl: [All, Missed]}', or in the content, '- segmented-control: [All, Missed]'."
            ),
            OtherWord("toolbarItems bottomBarItems", to: .rename("toolbar", "items")),
            OtherWord(
                """
                bottomToolbar bottomBar bottomAppBar bottomActionBar fioriToolbar footerToolbar footerBar lowerToolbar
                toolbarAtTheBottom toolbarAtBottom barAtTheBottom fuiToolbar
                """,
                to: .rename("toolbar", adding: ["toolbar.position: bottom"])
            ),
            OtherWord("toolbarAtTheTop", to: .rename("toolbar", adding: ["toolbar.position: top"])),
            OtherWord(
                "commandBar buttonBar buttonsBar hasToolbar floatingToolbar horizontalFloatingToolbar dockedToolbar",
                to: .rename("toolbar")
            ),
            OtherWord(
                "toolbarBackground toolbarBackgroundColor",
                advice:
                    "That of the bar at the top is 'navigationBar: {background: white}', that of one at the bottom 'toolbar: {background: white}'."
            ),
            OtherWord(
                "footer ctaBar stickyBar stickyFooter",
                to: .element(of: "content", ["kind: footer"])
            ),
            OtherWord(
                """
                bottomNav bottomNavigation bottomNavigationBar tabView tabBarController tabController bottomTabs
                bottomTabBar uiTabBarController hasTabBar tabNavigation tabNavigator bottomTabNavigator
                tab.navigator bottomNavBar tabBarAtTheBottom
                """,
                to: .rename("tabBar")
            ),
            OtherWord("tabs tabItems tabBarItems footerTabs tabsAtTheBottom", to: .rename("tabBar", "items")),
            OtherWord("selectedTab activeTab currentTab", to: .rename("tabBar", "selected")),
            // React Navigation's and Expo's options of a screen.
            OtherWord(notes: "tabBarIcon tabBarBadge tabBarLabel tabBarActiveTintColor tabBarInactiveTintColor"),
            OtherWord(notes: "headerBackVisible", leavingOpen: ["navigationBar"]),
            OtherWord(
                "headerShadowVisible",
                to: .words("navigationBar", "border", is: ["true": "visible", "false": "hidden"])
            ),
            OtherWord("headerTintColor", to: .rename("navigationBar", "color")),
            OtherWord(
                "selectedCount selectionCount selectionModeSelected",
                to: .rename("navigationBar", "selection", "count", adding: ["navigationBar.selection.active: true"])
            ),
            OtherWord(
                "tabBarItem tabItem tab",
                advice:
                    "The tabs of the app are listed in their bar, and the selected one is named: 'tabBar: {items: [Home, Search], selected: Home}'."
            ),
            OtherWord(
                "navigationRail navigationDrawer drawer sideNav sideNavigation leftNav aside",
                to: .rename("sidebar")
            ),
            OtherWord(
                "navigationSplitView splitViewController uiSplitViewController split masterDetail",
                to: .rename("splitView")
            ),
            OtherWord(
                """
                primaryColumn supplementary supplementaryColumn master masterPane detail detailPane detailColumn
                secondaryColumn inspector
                """,
                to: .element(of: "splitView.panes", text: "name")
            ),
            OtherWord(
                "whenCompact onPhone onIPhone compact phone iphone",
                to: .element(of: "variants", ["sizeClass: compact"], text: "name")
            ),
            OtherWord(
                "whenRegular regular",
                to: .element(of: "variants", ["sizeClass: regular"], text: "name")
            ),
            OtherWord("ios", to: .element(of: "variants", ["platform: ios"], text: "name")),
            OtherWord(
                "ipados ipad onIPad onTablet tablet",
                to: .element(of: "variants", ["platform: ipados"], text: "name")
            ),
            OtherWord("android", to: .element(of: "variants", ["platform: android"], text: "name")),
            OtherWord("macos mac", to: .element(of: "variants", ["platform: macos"], text: "name")),
            OtherWord(
                "editing editMode editingMode inEditMode whenEditing",
                to: .element(of: "variants", ["state: editing"], text: "name")
            ),
            OtherWord(
                "selecting selectionMode inSelectionMode whenSelecting",
                to: .element(of: "variants", ["state: selection"], text: "name")
            ),
            OtherWord("light inLightMode", to: .element(of: "variants", ["appearance: light"], text: "name")),
            OtherWord("dark inDarkMode", to: .element(of: "variants", ["appearance: dark"], text: "name")),
            OtherWord("landscape inLandscape", to: .element(of: "variants", ["orientation: landscape"], text: "name")),
            OtherWord("portrait inPortrait", to: .element(of: "variants", ["orientation: portrait"], text: "name")),
            OtherWord(
                "scrolled isScrolled",
                also: [.variant],
                to: .words("state", is: ["true": "scrolled", "false": "default"])
            ),
            OtherWord("menus", to: .rename("menuBar", "menus")),
            OtherWord("columns panes", to: .rename("splitView", "panes")),
        ],
    ]
}
