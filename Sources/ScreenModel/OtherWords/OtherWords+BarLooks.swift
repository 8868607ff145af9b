// The words for what bars look like, and for the items of those that are no navigation bars.
extension OtherWord {
    /// What leads on from an icon for each platform.
    static let iconByPlatform = OtherWord(
        "icon",
        advice:
            "What differs on a platform is a variant: 'variants: [{platform: android, navigationBar: {leading: [{role: back, icon: arrow-left}]}}]'."
    )

    /// The row for whether a bar offers searching, where how that opens is said, too.
    static let searchShown = OtherWord(
        "showSearch",
        to: .words("search", "show", is: ["true": "true", "false": "false"])
    )

    /// How UIKit, SwiftUI, Material and Figma call the looks of bars, then the parts of toolbars, tab bars and sidebars.
    static let barLookWords: Rows = [
        .navigationBar: [
            OtherWord(notes: "y", also: [.toolbar, .tabBar]),
            OtherWord("titleTruncates", to: .rename("titleTruncated")),
            OtherWord(
                """
                backgroundColor backgroundColour barTintColor containerColor fill fills toolbarBackground bgColor
                backgroundFill bg barBackground barBackgroundColor barColor backgroundToken surface surfaceColor fillColor
                """,
                also: [.toolbar, .tabBar, .statusBar, .overlay],
                to: .rename("background")
            ),
            OtherWord(
                "tintColor tint accentColor foreground foregroundColor contentColor colour",
                also: [.toolbar],
                to: .rename("color")
            ),
            OtherWord(
                "backBarButtonItem",
                to: .note(leavingOpen: ["leading"]),
                advice:
                    "UIKit shows it on the next screen; what leads back from this one is 'leading: [{role: back, label: Inbox}]'."
            ),
            OtherWord("titleTextColor titleContentColor", to: .rename("titleColor")),
            OtherWord(
                """
                standardAppearance scrollEdgeAppearance compactAppearance toolbarColorScheme barStyle appearance
                titleTextAttributes largeTitleTextAttributes
                """,
                also: [.toolbar],
                to: .note(leavingOpen: ["background", "divider", "translucent"]),
                advice:
                    "Of a bar's looks a description has its colour, 'background: primary' or 'background: {light: white, dark: black}', and its line, 'divider: hidden'."
            ),
            OtherWord(
                "hairline separator bottomBorder shadowImage bottomDivider showsDivider hasDivider",
                to: .rename("divider")
            ),
            OtherWord("type variant component", to: .rename("kind")),
            OtherWord(
                "style",
                to: .words(
                    "size",
                    is: [
                        "small": "small", "medium": "medium", "large": "large", "largetitle": "large",
                        "centeraligned": "small", "inline": "small", "smalltopappbar": "small",
                        "mediumtopappbar": "medium", "largetopappbar": "large",
                    ]
                ),
                advice:
                    "What a bar looks like is said by 'size: small', 'size: large', 'background: primary' or 'kind: modal-header'."
            ),
            OtherWord(
                "mode barMode",
                to: .words(
                    "selection",
                    "active",
                    is: ["selection": "true", "selectionmode": "true", "selecting": "true", "select": "true"]
                ),
                advice:
                    "How a search field opens stands there, 'search: {mode: persistent}'; while items are selected, the bar says 'selection: true'."
            ),
            OtherWord(
                "height",
                to: .note(leavingOpen: ["size"]),
                advice: "The height of a bar is one of three: 'size: small', 'size: medium' or 'size: large'."
            ),
            OtherWord(notes: "transparent isTransparent", also: [.toolbar], leavingOpen: ["background"]),
            OtherWord("isTranslucent translucency", also: [.toolbar], to: .rename("translucent")),
            OtherWord(
                "visible isVisible shown isShown show exists present isPresent enabled isEnabled",
                to: .words("hidden", is: ["true": "false", "false": "always", "visible": "false", "hidden": "always"])
            ),
            OtherWord(
                "visibility display presence opacity alpha",
                to: .words(
                    "hidden",
                    is: [
                        "gone": "always", "none": "always", "hidden": "always", "invisible": "always",
                        "visible": "false", "0": "always", "00": "always",
                    ]
                )
            ),
            OtherWord("isHidden navigationBarHidden isNavigationBarHidden", to: .rename("hidden")),
            OtherWord(
                "hidesBarsOnSwipe hidesOnScroll hideOnScroll hidesBarsOnTap hidesBarsWhenKeyboardAppears",
                to: .words("hidden", is: ["true": "temporary", "false": "false"])
            ),
            OtherWord(
                "enterAlways exitUntilCollapsed pinned scrollBehavior collapses collapsible",
                to: .note(leavingOpen: ["scrollTransition", "hidden"]),
                advice:
                    "A large title that becomes small on scrolling is 'scrollTransition: true'; a bar that hides is 'hidden: temporary'."
            ),
        ],
        .tabBar: [
            OtherWord(
                "title header label text",
                advice:
                    "The tabs have labels: 'tabBar: [Home, Search]'; the title of the screen is 'navigationBar: {title: Home}'."
            ),
            OtherWord("isHidden tabBarHidden isTabBarHidden", to: .rename("hidden")),
            OtherWord(
                """
                tabs children contents layers tabItems tabBarItems viewControllers destinations buttons entries navigationBarItems
                content navigationItems screens routes menu
                """,
                to: .rename("items")
            ),
            OtherWord(
                "selectedItem selectedTab selection active activeTab activeItem current currentTab",
                to: .rename("selected")
            ),
            OtherWord(
                "selectedIndex selectedTabIndex activeIndex currentIndex",
                also: [.segmentedControl],
                advice: "The selected entry is named by its label: 'selected: Home'."
            ),
            OtherWord("unselectedItemTintColor", to: .rename("color")),
            OtherWord("standardAppearance", to: .note()),
            OtherWord(
                "minimizeBehavior tabBarMinimizeBehavior hidesOnScroll",
                advice:
                    "Of a tab bar a description says whether it is hidden, 'hidden: true'; a note of your own starts with 'x-': 'x-minimizes: true'."
            ),
        ],
        .toolbar: [
            OtherWord("button btn otherAction otherButton", to: .element(of: "items")),
            OtherWord("bottomBar", to: .element(of: "items", ["placement: bottom"])),
            OtherWord(
                "navigationBar bottomNavigation bottomNavigationBar",
                advice:
                    "A navigation bar stands beside the toolbar, one level out: 'navigationBar: {title: Orders}'; tabs that switch the whole app are 'tabBar: [Home, Search]'."
            ),
            // SwiftUI's `toolbar` fills the navigation bar, too.
            OtherWord("topBarPinnedTrailing", advice: Advice.trailing),
            OtherWord("navigation navigationIcon", advice: Advice.leading),
            OtherWord("principal", advice: Advice.center),
            OtherWord("keyboard", to: .note()),
            OtherWord("bottom bottomItems", to: .rename("items", adding: ["position: bottom"])),
            OtherWord(
                "visible isVisible shown isShown show exists present isPresent enabled isEnabled",
                also: [.tabBar, .sidebar],
                to: .negate(["hidden"])
            ),
            OtherWord(
                "visibility display presence opacity alpha",
                also: [.tabBar, .sidebar],
                to: .words(
                    "hidden",
                    is: [
                        "gone": "true", "none": "true", "hidden": "true", "invisible": "true", "visible": "false",
                        "0": "true", "00": "true",
                    ]
                )
            ),
            OtherWord("isHidden toolbarHidden isToolbarHidden", to: .rename("hidden")),
            OtherWord("hideOnScroll hidesWhenScrolling hidesBarsOnSwipe scrollsAway", to: .rename("hidesOnScroll")),
            OtherWord(
                "fixed isFixed sticky isSticky pinned isPinned",
                to: .words("hidesOnScroll", is: ["true": "false", "false": "true"])
            ),
            OtherWord(wordsOfEdge, also: [.tabBar], to: .rename("position")),
            OtherWord(
                "groups itemGroups",
                advice:
                    "The items of all groups stand in one list, each with its group: 'items: [{label: Reply, group: mail}]'."
            ),
            OtherWord("axis direction layout", also: [.tabBar], to: .rename("orientation")),
            OtherWord("spacing justify justifyContent arrangement alignment align", to: .rename("distribution")),

            // The items of the other bars.
            OtherWord(
                """
                toolbarItems actions buttons btns actionItems children contents layers content controls bottomBarItems commands
                barButtonItems entries links elements actionButtons list actionBarList
                """,
                to: .rename("items")
            ),
            OtherWord(
                """
                leading left start leadingItems leftItems leadingItem leftItem leadingButtons leftButtons leftGroup
                leadingGroup leftButton leadingButton leftAction leadingAction
                """,
                to: .element(of: "items", ["area: leading"])
            ),
            OtherWord(
                "center centre middle centerItems centerItem",
                to: .element(of: "items", ["area: center"])
            ),
            OtherWord(
                """
                trailing right end trailingItems rightItems trailingItem rightItem trailingButtons rightButtons
                rightGroup trailingGroup rightButton trailingButton rightAction trailingAction
                """,
                to: .element(of: "items", ["area: trailing"])
            ),
            OtherWord("topLeading", to: .element(of: "items", ["placement: top-leading"])),
            OtherWord("topTrailing", to: .element(of: "items", ["placement: top-trailing"])),
            OtherWord(
                "primaryAction primaryButton primaryButtons primary mainAction mainButton",
                to: .element(of: "items", ["style: primary"])
            ),
            OtherWord(
                "secondaryButton secondaryButtons secondary secondaryAction secondaryActions",
                to: .element(of: "items", ["style: secondary"])
            ),
            OtherWord("tertiaryButton tertiaryButtons tertiary", to: .element(of: "items", ["style: tertiary"])),
            OtherWord(
                "title navigationTitle heading",
                advice:
                    "The title of a screen stands in its navigation bar: 'navigationBar: {title: Orders}'; a text beside a toolbar's buttons is 'helperText: 3 selected'."
            ),
            OtherWord("helper helperLabel statusText status caption text label", to: .rename("helperText")),
        ],
        .sidebar: [
            OtherWord("isHidden collapsed isCollapsed", to: .rename("hidden")),
            OtherWord(
                "rows children layers sections groups entries links destinations navigationItems menu content ul ol",
                to: .rename("items")
            ),
            OtherWord("selectedItem selection active activeItem current", to: .rename("selected")),
        ],
    ]
}
