// The words for the bars and the panes of a screen.
extension OtherWord {
    /// Bars by the names of UIKit's controllers, SwiftUI, Material and Figma's layers, and their properties where these
    /// are written on the screen.
    static let screenBarWords: [OtherWord] = [
        OtherWord(
            """
            navBar topBar topAppBar appBar navigationItem header titleBar navigation actionBar navigationHeader
            smallTopAppBar topNavigation nav barNavigation pageHeader shellBar
            """,
            of: .screen,
            .pane,
            .overlay,
            to: .rename("navigationBar")
        ),
        OtherWord(
            "largeTopAppBar",
            of: .screen,
            to: .rename("navigationBar", adding: [Setting(["navigationBar", "size"], "large")])
        ),
        OtherWord(
            "mediumTopAppBar",
            of: .screen,
            to: .rename("navigationBar", adding: [Setting(["navigationBar", "size"], "medium")])
        ),
        OtherWord(
            "centerAlignedTopAppBar",
            of: .screen,
            to: .rename("navigationBar", adding: [Setting(["navigationBar", "titleAlignment"], "center")])
        ),
        OtherWord(
            "title heading headline caption",
            of: .screen,
            to: .renameFirst(["navigationBar", "title"], otherwise: ["name"])
        ),
        OtherWord(
            "navigationTitle navigationBarTitle pageTitle",
            of: .screen,
            .pane,
            .overlay,
            to: .rename("navigationBar", "title")
        ),
        OtherWord("subtitle navigationSubtitle", of: .screen, to: .rename("navigationBar", "subtitle")),
        OtherWord(
            "largeTitle prefersLargeTitles",
            of: .screen,
            to: .words("navigationBar", "size", is: ["true": "large"]),
            advice: "Which size the bar has instead is left open; write 'navigationBar: {size: small}'."
        ),
        OtherWord(
            "titleDisplayMode navigationBarTitleDisplayMode largeTitleDisplayMode toolbarTitleDisplayMode",
            of: .screen,
            to: .words(
                "navigationBar",
                "size",
                is: ["large": "large", "always": "large", "inlinelarge": "large", "inline": "small", "never": "small"]
            ),
            advice:
                "A large title is 'navigationBar: {size: large}', a title in the bar itself 'navigationBar: {size: small}'."
        ),
        OtherWord(
            "leftBarButtonItems leading navigationBarLeading topBarLeading",
            of: .screen,
            to: .rename("navigationBar", "leading")
        ),
        OtherWord(
            "trailing navigationBarTrailing topBarTrailing",
            of: .screen,
            to: .rename("navigationBar", "trailing")
        ),
        OtherWord("backButtonTitle backLabel backTitle", of: .screen, to: .rename("navigationBar", "backLabel")),
        OtherWord(
            "back backButton showBackButton showsBackButton hasBackButton",
            of: .screen,
            to: .element(of: "navigationBar.leading", [Setting(["role"], "back")], isFirst: true),
            advice: "A bar without a back button has none in its list: 'navigationBar: {leading: []}'."
        ),
        OtherWord(
            "rightBarButtonItems rightBarButtonItem leftBarButtonItem navigationBarItems",
            of: .screen,
            advice: "Items stand in the bar: 'navigationBar: {leading: [{role: back}], trailing: [{icon: plus}]}'."
        ),
        OtherWord("navigationBarHidden isNavigationBarHidden", of: .screen, to: .rename("navigationBar", "hidden")),
        OtherWord("toolbarHidden isToolbarHidden", of: .screen, to: .rename("toolbar", "hidden")),
        OtherWord("hidesBottomBarWhenPushed tabBarHidden isTabBarHidden", of: .screen, to: .rename("tabBar", "hidden")),
        OtherWord("hidesTabBar", of: .screen, to: .rename("tabBar", "hidden")),
        OtherWord(
            "searchable search searchBar searchController searchField",
            of: .screen,
            .pane,
            to: .rename("navigationBar", "search")
        ),
        OtherWord(
            "segmentedControl",
            of: .screen,
            advice:
                "A segmented control stands in a bar, 'navigationBar: {segmentedControl: [All, Missed]}', or in the content, '- segmented-control: [All, Missed]'."
        ),
        OtherWord("toolbarItems bottomBarItems", of: .screen, to: .rename("toolbar", "items")),
        OtherWord(
            "bottomToolbar bottomBar bottomAppBar fioriToolbar footerToolbar",
            of: .screen,
            to: .rename("toolbar", adding: [Setting(["toolbar", "position"], "bottom")])
        ),
        OtherWord("commandBar buttonBar", of: .screen, to: .rename("toolbar")),
        OtherWord(
            "footer bottomActions actionFooter",
            of: .screen,
            to: .element(of: "content", [Setting(["kind"], "footer")])
        ),
        OtherWord(
            """
            bottomNav bottomNavigation bottomNavigationBar tabView tabBarController tabController bottomTabs
            bottomTabBar
            """,
            of: .screen,
            to: .rename("tabBar")
        ),
        OtherWord("tabs tabItems tabBarItems", of: .screen, to: .rename("tabBar", "items")),
        OtherWord("selectedTab activeTab", of: .screen, to: .rename("tabBar", "selected")),
        OtherWord(
            "tabBarItem tabItem tab",
            of: .screen,
            advice:
                "The tabs of the app are listed in their bar, and the selected one is named: 'tabBar: {items: [Home, Search], selected: Home}'."
        ),
        OtherWord(
            "navigationRail navigationDrawer drawer sideNav sideNavigation leftNav",
            of: .screen,
            to: .rename("sidebar")
        ),
        OtherWord("navigationSplitView splitViewController split", of: .screen, to: .rename("splitView")),
        OtherWord(
            """
            primary primaryColumn supplementary supplementaryColumn master masterPane detail detailPane detailColumn
            secondaryColumn secondary inspector
            """,
            of: .screen,
            to: .element(of: "splitView.panes", text: "name")
        ),
        OtherWord(
            "whenCompact onPhone onIPhone",
            of: .screen,
            to: .element(of: "variants", [Setting(["sizeClass"], "compact")], text: "name")
        ),
        OtherWord(
            "whenRegular onTablet onIPad",
            of: .screen,
            to: .element(of: "variants", [Setting(["sizeClass"], "regular")], text: "name")
        ),
        OtherWord("columns panes", of: .screen, to: .rename("splitView", "panes")),
    ]
}
