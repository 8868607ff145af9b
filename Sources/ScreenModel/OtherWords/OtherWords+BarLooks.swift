// The words for what bars look like, and for the items of those that are no navigation bars.
extension OtherWord {
    /// How UIKit, SwiftUI, Material and Figma call the looks of bars, then the parts of toolbars, tab bars and sidebars.
    static let barLookWords: [OtherWord] = [
        OtherWord(
            """
            backgroundColor backgroundColour barTintColor containerColor fill fills toolbarBackground bgColor
            backgroundFill bg
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
            toolbarItems actions buttons btns actionItems children content controls bottomBarItems commands
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
