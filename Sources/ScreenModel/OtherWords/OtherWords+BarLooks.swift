// The words for what bars look like, and for the items of those that are no navigation bars.
extension OtherWord {
    /// What leads on from an icon for each platform.
    static let iconByPlatform = OtherWord(
        "icon",
        advice:
            "What differs on a platform is a variant: 'variants: [{platform: android, navigationBar: {leading: [{role: back, icon: arrow-left}]}}]'."
    )

    /// The row for whether a bar offers searching, where how that opens is said, too.
    static let searchShown = OtherWord("showSearch", to: .flag("search", "show", is: "true", else: "false"))

    /// How UIKit, SwiftUI, Material and Figma call the looks of bars, then the parts of toolbars, tab bars and sidebars.
    static let barLookWords: Rows = [
        .navigationBar: [
            .note(): Words("y", also: [.toolbar, .tabBar]),
            .rename("titleTruncated"): "titleTruncates",
            .rename("background"): Words(
                """
                backgroundColor backgroundColour barTintColor containerColor fill fills toolbarBackground bgColor
                backgroundFill bg barBackground barBackgroundColor barColor backgroundToken surface surfaceColor fillColor
                """,
                also: [.toolbar, .tabBar, .statusBar, .overlay]
            ),
            .rename("color"): Words(
                "tintColor tint accentColor foreground foregroundColor contentColor colour",
                also: [.toolbar]
            ),
            .note(leavingOpen: ["leading"]): Words(
                "backBarButtonItem",
                advice:
                    "UIKit shows it on the next screen; what leads back from this one is 'leading: [{role: back, label: Inbox}]'."
            ),
            .rename("titleColor"): "titleTextColor titleContentColor",
            .note(leavingOpen: ["background", "divider", "translucent"]): Words(
                """
                standardAppearance scrollEdgeAppearance compactAppearance toolbarColorScheme barStyle appearance
                titleTextAttributes largeTitleTextAttributes
                """,
                also: [.toolbar],
                advice:
                    "Of a bar's looks a description has its colour, 'background: primary' or 'background: {light: white, dark: black}', and its line, 'divider: hidden'."
            ),
            .rename("divider"): "hairline separator bottomBorder shadowImage bottomDivider showsDivider hasDivider",
            .rename("kind"): "type variant component",
            .words(
                "size",
                saying: [
                    "small": "small centeraligned inline smalltopappbar", "medium": "medium mediumtopappbar",
                    "large": "large largetitle largetopappbar",
                ]
            ): Words(
                "style",
                advice:
                    "What a bar looks like is said by 'size: small', 'size: large', 'background: primary' or 'kind: modal-header'."
            ),
            .words("selection", "active", saying: ["true": "selection selectionmode selecting select"]): Words(
                "mode barMode",
                advice:
                    "How a search field opens stands there, 'search: {mode: persistent}'; while items are selected, the bar says 'selection: true'."
            ),
            .note(leavingOpen: ["size"]): Words(
                "height",
                advice: "The height of a bar is one of three: 'size: small', 'size: medium' or 'size: large'."
            ),
            .note(leavingOpen: ["background"]): Words("transparent isTransparent", also: [.toolbar]),
            .rename("translucent"): Words("isTranslucent translucency", also: [.toolbar]),
            .words("hidden", saying: ["false": "true visible", "always": "false hidden"]):
                "visible isVisible shown isShown show exists present isPresent enabled isEnabled",
            .words("hidden", saying: ["always": "gone none hidden invisible 0 00", "false": "visible"]):
                "visibility display presence opacity alpha",
            .rename("hidden"): "isHidden navigationBarHidden isNavigationBarHidden",
            .flag("hidden", is: "temporary", else: "false"):
                "hidesBarsOnSwipe hidesOnScroll hideOnScroll hidesBarsOnTap hidesBarsWhenKeyboardAppears",
            .note(leavingOpen: ["scrollTransition", "hidden"]): Words(
                "enterAlways exitUntilCollapsed pinned scrollBehavior collapses collapsible",
                advice:
                    "A large title that becomes small on scrolling is 'scrollTransition: true'; a bar that hides is 'hidden: temporary'."
            ),
        ],
        .tabBar: [
            .advice: Words(
                "title header label text",
                advice:
                    "The tabs have labels: 'tabBar: [Home, Search]'; the title of the screen is 'navigationBar: {title: Home}'."
            ),
            .rename("hidden"): "isHidden tabBarHidden isTabBarHidden",
            .rename("items"): """
            tabs children contents layers tabItems tabBarItems viewControllers destinations buttons entries navigationBarItems
            content navigationItems screens routes menu
            """,
            .rename("selected"): "selectedItem selectedTab selection active activeTab activeItem current currentTab",
            .advice: Words(
                "selectedIndex selectedTabIndex activeIndex currentIndex",
                also: [.segmentedControl],
                advice: "The selected entry is named by its label: 'selected: Home'."
            ),
            .rename("color"): "unselectedItemTintColor",
            .note(): "standardAppearance",
            .advice: Words(
                "minimizeBehavior tabBarMinimizeBehavior hidesOnScroll",
                advice:
                    "Of a tab bar a description says whether it is hidden, 'hidden: true'; a note of your own starts with 'x-': 'x-minimizes: true'."
            ),
        ],
        .toolbar: [
            .element(of: "items"): "button btn otherAction otherButton",
            .item("placement: bottom"): "bottomBar",
            .advice: Words(
                "navigationBar bottomNavigation bottomNavigationBar",
                advice:
                    "A navigation bar stands beside the toolbar, one level out: 'navigationBar: {title: Orders}'; tabs that switch the whole app are 'tabBar: [Home, Search]'."
            ),
            // SwiftUI's `toolbar` fills the navigation bar, too.
            .advice: Words("topBarPinnedTrailing", advice: Advice.trailing),
            .advice: Words("navigation navigationIcon", advice: Advice.leading),
            .advice: Words("principal", advice: Advice.center),
            .note(): "keyboard",
            .rename("items", adding: ["position: bottom"]): "bottom bottomItems",
            .negate(["hidden"]): Words(
                "visible isVisible shown isShown show exists present isPresent enabled isEnabled",
                also: [.tabBar, .sidebar]
            ),
            .words("hidden", saying: ["true": "gone none hidden invisible 0 00", "false": "visible"]): Words(
                "visibility display presence opacity alpha",
                also: [.tabBar, .sidebar]
            ),
            .rename("hidden"): "isHidden toolbarHidden isToolbarHidden",
            .rename("hidesOnScroll"): "hideOnScroll hidesWhenScrolling hidesBarsOnSwipe scrollsAway",
            .flag("hidesOnScroll", is: "false", else: "true"): "fixed isFixed sticky isSticky pinned isPinned",
            .rename("position"): Words(wordsOfEdge, also: [.tabBar]),
            .advice: Words(
                "groups itemGroups",
                advice:
                    "The items of all groups stand in one list, each with its group: 'items: [{label: Reply, group: mail}]'."
            ),
            .rename("orientation"): Words("axis direction layout", also: [.tabBar]),
            .rename("distribution"): "spacing justify justifyContent arrangement alignment align",

            // The items of the other bars.
            .rename("items"): """
            toolbarItems actions buttons btns actionItems children contents layers content controls bottomBarItems commands
            barButtonItems entries links elements actionButtons list actionBarList
            """,
            .item("area: leading"): """
            leading left start leadingItems leftItems leadingItem leftItem leadingButtons leftButtons leftGroup
            leadingGroup leftButton leadingButton leftAction leadingAction
            """,
            .item("area: center"): "center centre middle centerItems centerItem",
            .item("area: trailing"): """
            trailing right end trailingItems rightItems trailingItem rightItem trailingButtons rightButtons
            rightGroup trailingGroup rightButton trailingButton rightAction trailingAction
            """,
            .item("placement: top-leading"): "topLeading",
            .item("placement: top-trailing"): "topTrailing",
            .item("style: primary"): "primaryAction primaryButton primaryButtons primary mainAction mainButton",
            .item("style: secondary"): "secondaryButton secondaryButtons secondary secondaryAction secondaryActions",
            .item("style: tertiary"): "tertiaryButton tertiaryButtons tertiary",
            .advice: Words(
                "title navigationTitle heading",
                advice:
                    "The title of a screen stands in its navigation bar: 'navigationBar: {title: Orders}'; a text beside a toolbar's buttons is 'helperText: 3 selected'."
            ),
            .rename("helperText"): "helper helperLabel statusText status caption text label",
        ],
        .sidebar: [
            .rename("hidden"): "isHidden collapsed isCollapsed",
            .rename("items"):
                "rows children layers sections groups entries links destinations navigationItems menu content ul ol",
            .rename("selected"): "selectedItem selection active activeItem current",
        ],
    ]
}
