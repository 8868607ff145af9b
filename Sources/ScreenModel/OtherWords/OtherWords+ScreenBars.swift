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
            .rename("sizeClass"): "sizeClasses", .rename("state"): "states",
            .rename("platform"): "platforms",
        ],
        .screen: [
            .rename("navigationBar"): Words(
                """
                navBar topBar topAppBar appBar navigationItem header titleBar navigation actionBar navigationHeader
                topNavigation topNav topNavBar topNavigationBar navHeader nav barNavigation pageHeader
                screenHeader shellBar appHeader headerBar uiNavigationBar uiNavigationItem cupertinoNavigationBar sliverAppBar
                cupertinoSliverNavigationBar materialToolbar topToolbar toolbarTop headerToolbar appBarTop navBarTop
                navHeaderBar appBar.header fuiNavigationBar navBarConfig navigationBarConfig topAppBarConfig appBarConfig
                """,
                also: [.pane, .overlay]
            ),
            .rename("navigationBar", adding: ["navigationBar.size: small"]): "smallTopAppBar",
            .rename("navigationBar", adding: ["navigationBar.size: large"]): "largeTopAppBar sliverAppBar.large",
            .rename("navigationBar", adding: ["navigationBar.size: medium"]): "mediumTopAppBar sliverAppBar.medium",
            .rename("navigationBar", adding: ["navigationBar.titleAlignment: center"]): "centerAlignedTopAppBar",
            .renameFirst(["navigationBar", "title"], otherwise: ["name"]):
                "title heading headline caption screenTitle titleText",
            .rename("navigationBar", "title"): Words(
                "navigationTitle navigationBarTitle pageTitle headerTitle",
                also: [.pane, .overlay]
            ),
            .rename("navigationBar", "subtitle"): "subtitle navigationSubtitle",
            .flag("navigationBar", "size", is: "large"): Words(
                "largeTitle prefersLargeTitles headerLargeTitle showsLargeTitle usesLargeTitle",
                advice: "Which size the bar has instead is left open; write 'navigationBar: {size: small}'."
            ),
            .words("navigationBar", "size", saying: ["large": "large always inlinelarge", "small": "inline never"]):
                Words(
                    "titleDisplayMode navigationBarTitleDisplayMode largeTitleDisplayMode toolbarTitleDisplayMode titleMode",
                    advice:
                        "A large title is 'navigationBar: {size: large}', a title in the bar itself 'navigationBar: {size: small}'."
                ),
            .rename("navigationBar", "contentSlot"): "contentSlot",
            .rename("toolbar", "helperText"): "helperText",
            .rename("navigationBar", "leading"): """
            leftBarButtonItems leading navigationBarLeading topBarLeading navLeft navBarLeft leftItems leftButtons
            leftActions leadingItems leadingButtons leadingActions
            """,
            .rename("navigationBar", "trailing"): """
            trailing navigationBarTrailing topBarTrailing headerRight navRight navBarRight rightItems rightButtons
            rightActions trailingItems trailingButtons trailingActions
            """,
            .element(of: "navigationBar.leading"): Words(
                "headerLeft leftBarButtonItem leftItem leftButton leftAction leadingItem leadingButton leadingAction",
                advice: "A leading side without items has an empty list: 'navigationBar: {leading: []}'."
            ),
            .element(of: "navigationBar.trailing"): Words(
                "rightBarButtonItem rightItem rightButton rightAction trailingItem trailingButton trailingAction",
                advice: "A trailing side without items has an empty list: 'navigationBar: {trailing: []}'."
            ),
            .element(of: "navigationBar.leading", text: "icon"): "navigationIcon leftIcon leadingIcon",
            .element(of: "navigationBar.trailing", text: "icon"): "rightIcon rightIcons trailingIcon trailingIcons",
            .rename("navigationBar", "backLabel"): "backButtonTitle backLabel backTitle headerBackTitle",
            .element(of: "navigationBar.leading", ["role: back"], isFirst: true): Words(
                "back backButton showBack showsBack hasBack showBackButton showsBackButton hasBackButton",
                advice: "A bar without a back button has none in its list: 'navigationBar: {leading: []}'."
            ),
            .advice: Words(
                """
                rightBarButtonItems navigationBarItems leadingNavigationBarButtons trailingNavigationBarButtons
                """,
                advice: Advice.items("leading: [{role: back}], trailing: [{icon: plus}]")
            ),
            .advice: Words(
                "left",
                advice: "Items stand in the bar, at the leading side: 'navigationBar: {leading: [%]}'."
            ),
            .advice: Words(
                "right",
                advice: "Items stand in the bar, at the trailing side: 'navigationBar: {trailing: [%]}'."
            ),
            .element(of: "navigationBar.leading"): "topLeft topLeftCorner upperLeft topLeading",
            .element(of: "navigationBar.trailing"): "topRight topRightCorner upperRight topTrailing",
            .advice: Words("cancel cancelButton", advice: Advice.items("leading: [{role: cancel}]")),
            .advice: Words("close closeButton dismiss dismissButton", advice: Advice.items("leading: [{role: close}]")),
            .advice: Words("done doneButton", advice: Advice.items("trailing: [{role: done}]")),
            .advice: Words("save saveButton", advice: Advice.items("trailing: [{role: save}]")),
            .advice: Words(
                "bar",
                advice:
                    "The bar at the top is 'navigationBar: {title: Orders}', one at the bottom 'toolbar: {items: [Save]}'."
            ),
            .rename("navigationBar", "hidden"): """
            navigationBarHidden isNavigationBarHidden hideNavigationBar hidesNavigationBar navBarHidden hideNavBar
            headerHidden hideHeader actionBarHidden appBarHidden noNavigationBar noNavBar noHeader
            withoutNavigationBar
            """,
            .flag("navigationBar", "hidden", is: "false", else: "always"): """
            headerShown showNavigationBar showsNavigationBar navigationBarVisible showNavBar navBarVisible showHeader
            shell.navBarIsVisible hasNavigationBar navigationPage.hasNavigationBar
            """,
            .rename("toolbar", "hidden"):
                "toolbarHidden isToolbarHidden hideToolbar hidesToolbar noToolbar withoutToolbar",
            .negate(["toolbar", "hidden"]): "toolbarVisible showToolbar showsToolbar",
            .rename("tabBar", "hidden"): """
            hidesBottomBarWhenPushed hidesBottomBar tabBarHidden isTabBarHidden hidesTabBar hideTabBar noTabBar noTabs
            withoutTabBar tabsHidden hidesTabs hideTabs
            """,
            .negate(["tabBar", "hidden"]): "tabBarVisible showTabBar showsTabBar shell.tabBarIsVisible",
            .rename("tabBar"): "tabBarStyle",
            .rename("navigationBar", "search"): Words(
                "searchable search searchBar searchController searchField headerSearchBarOptions hasSearch showsSearch",
                also: [.pane]
            ),
            .advice: Words(
                "segmentedControl segmented segmentedPicker segments",
                advice:
                    "A segmented control stands in a bar, 'navigationBar: {segmentedControl: [All, Missed]}', or in the content, '- segmented-control: [All, Missed]'."
            ),
            .rename("toolbar", "items"): "toolbarItems bottomBarItems",
            .rename("toolbar", adding: ["toolbar.position: bottom"]): """
            bottomToolbar bottomBar bottomAppBar bottomActionBar fioriToolbar footerToolbar footerBar lowerToolbar
            toolbarAtTheBottom toolbarAtBottom barAtTheBottom fuiToolbar
            """,
            .rename("toolbar", adding: ["toolbar.position: top"]): "toolbarAtTheTop",
            .rename("toolbar"):
                "commandBar buttonBar buttonsBar hasToolbar floatingToolbar horizontalFloatingToolbar dockedToolbar",
            .advice: Words(
                "toolbarBackground toolbarBackgroundColor",
                advice:
                    "That of the bar at the top is 'navigationBar: {background: white}', that of one at the bottom 'toolbar: {background: white}'."
            ),
            .content("footer"): "footer ctaBar stickyBar stickyFooter",
            .rename("tabBar"): """
            bottomNav bottomNavigation bottomNavigationBar tabView tabBarController tabController bottomTabs
            bottomTabBar uiTabBarController hasTabBar tabNavigation tabNavigator bottomTabNavigator
            tab.navigator bottomNavBar tabBarAtTheBottom
            """,
            .rename("tabBar", "items"): "tabs tabItems tabBarItems footerTabs tabsAtTheBottom",
            .rename("tabBar", "selected"): "selectedTab activeTab currentTab",
            // React Navigation's and Expo's options of a screen.
            .note(): "tabBarIcon tabBarBadge tabBarLabel tabBarActiveTintColor tabBarInactiveTintColor",
            .note(leavingOpen: ["navigationBar"]): "headerBackVisible",
            .flag("navigationBar", "border", is: "visible", else: "hidden"): "headerShadowVisible",
            .rename("navigationBar", "color"): "headerTintColor",
            .rename("navigationBar", "selection", "count", adding: ["navigationBar.selection.active: true"]):
                "selectedCount selectionCount selectionModeSelected",
            .advice: Words(
                "tabBarItem tabItem tab",
                advice:
                    "The tabs of the app are listed in their bar, and the selected one is named: 'tabBar: {items: [Home, Search], selected: Home}'."
            ),
            .rename("sidebar"): "navigationRail navigationDrawer drawer sideNav sideNavigation leftNav aside",
            .rename("splitView"): "navigationSplitView splitViewController uiSplitViewController split masterDetail",
            .element(of: "splitView.panes", text: "name"): """
            primaryColumn supplementary supplementaryColumn master masterPane detail detailPane detailColumn
            secondaryColumn inspector
            """,
            .variant(["sizeClass: compact"]): "whenCompact onPhone onIPhone compact phone iphone",
            .variant(["sizeClass: regular"]): "whenRegular regular",
            .variant(["platform: ios"]): "ios",
            .variant(["platform: ipados"]): "ipados ipad onIPad onTablet tablet",
            .variant(["platform: android"]): "android",
            .variant(["platform: macos"]): "macos mac",
            .variant(["state: editing"]): "editing editMode editingMode inEditMode whenEditing",
            .variant(["state: selection"]): "selecting selectionMode inSelectionMode whenSelecting",
            .variant(["appearance: light"]): "light inLightMode",
            .variant(["appearance: dark"]): "dark inDarkMode",
            .variant(["orientation: landscape"]): "landscape inLandscape",
            .variant(["orientation: portrait"]): "portrait inPortrait",
            .flag("state", is: "scrolled", else: "default"): Words("scrolled isScrolled", also: [.variant]),
            .rename("menuBar", "menus"): "menus",
            .rename("splitView", "panes"): "columns panes",
        ],
    ]
}
