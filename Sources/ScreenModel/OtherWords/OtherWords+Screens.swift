// The words for screens and for their content.
extension OtherWord {
    /// Properties of content blocks; a block takes any key, so that only what means the same as ours is told.
    static let contentWords: [OtherWord] = [
        OtherWord(
            "children elements views rows cells subviews layers blocks listItems segments options fields",
            of: .block,
            to: .rename("items")
        ),
        OtherWord("heading headline", of: .block, to: .rename("title")),
        OtherWord("subheadline subhead secondaryText supportingText", of: .block, to: .rename("subtitle")),
        OtherWord("detailText trailingText", of: .block, to: .rename("detail")),
        OtherWord("accessoryType trailingIcon trailingAccessory", of: .block, to: .rename("accessory")),
        OtherWord("prompt", of: .block, to: .rename("placeholder")),
        OtherWord("mandatory isRequired", of: .block, to: .rename("required")),
        OtherWord("characters textContent", of: .block, to: .rename("text")),
        OtherWord("destination navigateTo href", of: .block, to: .rename("target")),
        OtherWord("onPress onTap onClick", of: .block, to: .rename("action")),
    ]

    /// UIKit's UIViewController and its controllers, SwiftUI's modifiers of a page, Figma's and Material's layers.
    static let screenWords: [OtherWord] = [
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
            "title heading headline",
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
            "rightBarButtonItems rightBarButtonItem leftBarButtonItem navigationBarItems backButton",
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
        OtherWord(
            "body blocks sections elements components views subviews layers main children widgets rows",
            of: .screen,
            .pane,
            .overlay,
            to: .rename("content")
        ),
        OtherWord("items", of: .screen, .pane, to: .rename("content")),
        OtherWord(
            """
            scaffold navigationStack navigationView navigationController page pageLayout chrome bars ui structure screenLayout
            topOfScreen bottomOfScreen mainScreen mainView rootView view
            """,
            of: .screen,
            to: .group(),
            advice: "The bars and the content stand in the screen itself: 'navigationBar: {title: Orders}'."
        ),
        OtherWord("list listView tableView", of: .screen, to: .element(of: "content", [Setting(["kind"], "list")])),
        OtherWord("form fields inputs", of: .screen, to: .element(of: "content", [Setting(["kind"], "form")])),
        OtherWord("grid collectionView gallery", of: .screen, to: .element(of: "content", [Setting(["kind"], "grid")])),
        OtherWord("carousel pager", of: .screen, to: .element(of: "content", [Setting(["kind"], "carousel")])),
        OtherWord("card", of: .screen, to: .element(of: "content", [Setting(["kind"], "card")])),
        OtherWord("section", of: .screen, to: .element(of: "content", [Setting(["kind"], "section")])),
        OtherWord(
            "objectHeader hero profileHeader",
            of: .screen,
            to: .element(of: "content", [Setting(["kind"], "object-header")])
        ),
        OtherWord("keyValue facts", of: .screen, to: .element(of: "content", [Setting(["kind"], "key-value")])),
        OtherWord("textField", of: .screen, to: .element(of: "content", [Setting(["kind"], "text-field")])),
        OtherWord("video player", of: .screen, to: .element(of: "content", [Setting(["kind"], "media")])),
        OtherWord(
            "scrollView button text",
            of: .screen,
            advice: "What stands on the page is listed in 'content', each with its kind: 'content: [{kind: list}]'."
        ),
        OtherWord("mainContent pageContent mainArea contentArea", of: .screen, to: .rename("content")),
        OtherWord("map", of: .screen, to: .element(of: "content", [Setting(["kind"], "map")])),
        OtherWord("image heroImage photo", of: .screen, to: .element(of: "content", [Setting(["kind"], "image")])),
        OtherWord("chart graph", of: .screen, to: .element(of: "content", [Setting(["kind"], "chart")])),
        OtherWord(
            "emptyState contentUnavailableView illustratedMessage",
            of: .screen,
            to: .element(of: "content", [Setting(["kind"], "empty-state")])
        ),
        OtherWord("banner messageStrip", of: .screen, to: .element(of: "content", [Setting(["kind"], "banner")])),
        OtherWord("webView", of: .screen, to: .element(of: "content", [Setting(["kind"], "web-view")])),
        OtherWord(
            "inputBar composer messageInput inputAccessoryView",
            of: .screen,
            to: .element(of: "content", [Setting(["kind"], "input-bar")])
        ),
        OtherWord(
            "fab floatingActionButton floatingButtons",
            of: .screen,
            to: .element(of: "content", [Setting(["kind"], "floating-action-button")])
        ),
        OtherWord("frame artboard figmaFrame deviceName resolution", of: .screen, to: .note()),
        OtherWord(
            "backgroundColor backgroundColour fill fills bgColor background_color",
            of: .screen,
            to: .rename("background")
        ),
        OtherWord("device os operatingSystem target deviceType", of: .screen, to: .rename("platform")),
        OtherWord(
            "platforms devices",
            of: .screen,
            advice:
                "A screen has one platform, 'platform: ios'; what differs on another one is a variant: 'variants: [{platform: ipados}]'."
        ),
        OtherWord("guideline designSystem guidelinePacks rulePacks standard", of: .screen, to: .rename("guidelines")),
        OtherWord("language lang defaultLanguage defaultLocale baseLanguage", of: .screen, to: .rename("locale")),
        OtherWord(
            "direction textDirection writingDirection semanticContentAttribute",
            of: .screen,
            to: .rename("layoutDirection")
        ),
        OtherWord(
            "rtl isRTL rightToLeft",
            of: .screen,
            to: .words("layoutDirection", is: ["true": "rtl", "false": "ltr"])
        ),
        OtherWord("modalPresentationStyle presentationStyle presentedAs", of: .screen, to: .rename("presentation")),
        OtherWord(
            "modal isModal",
            of: .screen,
            to: .words("presentation", is: ["true": "modal", "false": "full-screen"])
        ),
        OtherWord(
            "type kind",
            of: .screen,
            to: .words([
                "modal": Setting(["presentation"], "modal"), "sheet": Setting(["presentation"], "sheet"),
                "popover": Setting(["presentation"], "popover"), "fullscreen": Setting(["presentation"], "full-screen"),
                "task": Setting(["role"], "task"), "settings": Setting(["role"], "settings"),
                "home": Setting(["role"], "home"), "overview": Setting(["role"], "overview"),
            ]),
            advice:
                "What a screen is for is its role, 'role: overview'; how it appears is 'presentation: sheet'; what stands on it is its 'content'."
        ),
        OtherWord("scrollable isScrollable scrolling scroll", of: .screen, to: .rename("scrolls")),
        OtherWord(
            "sizeClass horizontalSizeClass widthClass",
            of: .screen,
            to: .rename("sizeClasses"),
            advice: "A screen lists its size classes: 'sizeClasses: [compact]'; a variant has one 'sizeClass'."
        ),
        OtherWord("depth hierarchyLevel navigationLevel", of: .screen, to: .rename("level")),
        OtherWord("parentScreen presentingScreen previousScreen backTo", of: .screen, to: .rename("parent")),
        OtherWord("screenName displayName label", of: .screen, to: .rename("name")),
        OtherWord("summary purpose notes note comment", of: .screen, to: .rename("description")),
        OtherWord("application product", of: .screen, to: .rename("app")),
        OtherWord("appName", of: .screen, to: .rename("app", "name")),
        OtherWord("preferredStatusBarStyle statusBarStyle", of: .screen, to: .rename("statusBar", "style")),
        OtherWord("statusBarBackground statusBarColor", of: .screen, to: .rename("statusBar", "background")),
        OtherWord("status mode screenState viewState", of: .screen, to: .rename("state")),
        OtherWord(
            "states layouts sizes modes",
            of: .screen,
            to: .variants,
            advice:
                "What differs in a state is a variant: 'variants: [{state: error, navigationBar: {title: Offline}}]'."
        ),
        OtherWord("breakpoints responsive adaptations traits overrides", of: .screen, to: .rename("variants")),
        OtherWord(
            "deviceOrientation interfaceOrientation supportedInterfaceOrientations",
            of: .screen,
            to: .rename("orientation")
        ),
        OtherWord("colorScheme theme preferredColorScheme userInterfaceStyle", of: .screen, to: .rename("appearance")),
        OtherWord("darkMode isDark", of: .screen, to: .words("appearance", is: ["true": "dark", "false": "light"])),
        OtherWord("alert", of: .screen, to: .element(of: "overlays", [Setting(["kind"], "alert")], text: "title")),
        OtherWord(
            "dialog dialogs",
            of: .screen,
            to: .element(of: "overlays", [Setting(["kind"], "dialog")], text: "title")
        ),
        OtherWord(
            "actionSheet confirmationDialog",
            of: .screen,
            to: .element(of: "overlays", [Setting(["kind"], "action-sheet")], text: "title")
        ),
        OtherWord(
            "sheet bottomSheet sheets",
            of: .screen,
            to: .element(of: "overlays", [Setting(["kind"], "sheet")], text: "title")
        ),
        OtherWord("popover", of: .screen, to: .element(of: "overlays", [Setting(["kind"], "popover")], text: "title")),
        OtherWord("contextMenu", of: .screen, to: .element(of: "overlays", [Setting(["kind"], "menu")], text: "title")),
        OtherWord(
            "toast snackbar",
            of: .screen,
            to: .element(of: "overlays", [Setting(["kind"], "toast")], text: "title")
        ),
        OtherWord("overlay modals presents presentedScreens", of: .screen, to: .rename("overlays")),
        OtherWord(
            "fullScreenCover",
            of: .screen,
            advice:
                "A screen that covers this one is a screen of its own, with 'presentation: full-screen' and 'parent: ID'."
        ),
        OtherWord(
            "buttons actions",
            of: .screen,
            advice:
                "Buttons stand in a bar, 'toolbar: {items: [Save]}', or in the content, 'content: [{kind: button, label: Save}]'."
        ),
        OtherWord(
            "menu",
            of: .screen,
            advice:
                "A menu is an item of a bar, 'toolbar: {items: [{kind: menu, label: Sort, items: [Name, Date]}]}', or what the bar has no room for, 'navigationBar: {overflow: [Export, Print]}'."
        ),
        OtherWord(
            notes:
                """
                version author owner tags figma figmaURL url link designer team date created route path analytics flow
                feature ticket jira
                """,
            of: .screen
        ),
    ]
}
