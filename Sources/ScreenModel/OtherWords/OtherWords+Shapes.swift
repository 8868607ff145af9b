// The words that hide, that name a side or a role as a key, and that hold a whole screen or what differs on it.
extension OtherWord {
    /// What leads on from a list of all items of a bar, each of which says its side.
    static let itemsBySide = OtherWord(
        "items",
        advice: "The items stand at their sides: 'leading: [{role: back}]' and 'trailing: [{icon: plus}]'."
    )

    /// Keys of SwiftUI, Compose, CSS and asset catalogs, and roles that are written as keys; they go before other rows.
    static let shapeWords: Rows = [
        .item: [
            OtherWord(
                "visible isVisible shown show isShown displayed",
                also: [
                    .block, .overflow, .documentMenu, .dropdown, .segmentedControl, .banner, .logo, .slotItem,
                ],
                to: .negate(["hidden"])
            ),
            OtherWord(
                "isHidden",
                also: [
                    .block, .overflow, .documentMenu, .dropdown, .search, .segmentedControl, .banner, .logo, .slotItem,
                ],
                to: .rename("hidden")
            ),
            OtherWord(
                "visibility display opacity alpha",
                also: [.block],
                to: .words(
                    "hidden",
                    is: [
                        "hidden": "true", "gone": "true", "invisible": "true", "collapsed": "true", "none": "true",
                        "0": "true", "00": "true", "visible": "false", "shown": "false", "1": "false",
                    ]
                )
            ),
            OtherWord("inactive", also: [.block], to: .rename("disabled")),
            OtherWord("img svg picture", to: .rename("icon")),
            OtherWord("press click tapAction onSelect", to: .rename("action")),
            OtherWord("voiceOver voiceOverText", also: [.block], to: .rename("accessibilityLabel")),
            OtherWord("tab tabItem tabBarItem barItem barButtonItem", to: .group(text: ["label"])),
        ],
        .block: [
            // In content they may as well say what a card looks like.
            OtherWord(
                "variant emphasis hierarchy appearance importance prominence buttonType",
                to: .words(
                    "style",
                    is: [
                        "primary": "primary", "filled": "primary", "prominent": "primary",
                        "borderedprominent": "primary", "high": "primary", "cta": "primary", "secondary": "secondary",
                        "outlined": "secondary", "bordered": "secondary", "tonal": "secondary",
                        "tertiary": "tertiary", "plain": "plain", "text": "plain", "ghost": "plain",
                    ]
                )
            ),
            OtherWord("primary isPrimary", to: .words("style", is: ["true": "primary"])),
        ],
        .navigationBar: [
            OtherWord("text label name", to: .rename("title")),
            OtherWord("save", to: .element(of: "trailing", [Setting(["role"], "save")])),
            OtherWord("edit", to: .element(of: "trailing", [Setting(["role"], "edit")])),
            OtherWord("add", to: .element(of: "trailing", [Setting(["role"], "add")])),
            OtherWord("shareButton share", to: .element(of: "trailing", [Setting(["role"], "share")])),
            OtherWord("filterButton filter", to: .element(of: "trailing", [Setting(["role"], "filter")])),
            OtherWord("sortButton sort", to: .element(of: "trailing", [Setting(["role"], "sort")])),
            OtherWord("deleteButton delete", to: .element(of: "trailing", [Setting(["role"], "delete")])),
        ],
        .toolbar: [
            OtherWord("bottomBar", to: .element(of: "items")),
            OtherWord(
                "navigationBar bottomNavigation bottomNavigationBar",
                advice:
                    "A navigation bar stands beside the toolbar, one level out: 'navigationBar: {title: Orders}'; tabs that switch the whole app are 'tabBar: [Home, Search]'."
            ),
            // SwiftUI's `toolbar` fills the navigation bar, too.
            OtherWord(
                "topBarTrailing navigationBarTrailing confirmationAction destructiveAction topBarPinnedTrailing",
                advice:
                    "What stands at the trailing side of the navigation bar is listed there: 'navigationBar: {trailing: [{icon: plus}]}'."
            ),
            OtherWord(
                "topBarLeading navigationBarLeading cancellationAction navigation",
                advice:
                    "What stands at the leading side of the navigation bar is listed there: 'navigationBar: {leading: [{icon: xmark}]}'."
            ),
            OtherWord("keyboard", to: .note()),
        ],
        .screen: [
            OtherWord("pageID uid key", to: .rename("id")),
            OtherWord(
                "page view scene",
                to: .group(text: ["id"]),
                advice: "A screen starts with its id, and what it holds stands beside that: 'id: orders'."
            ),
            OtherWord(
                "compact phone iphone",
                to: .element(of: "variants", [Setting(["sizeClass"], "compact")], text: "name")
            ),
            OtherWord(
                "regular tablet ipad",
                to: .element(of: "variants", [Setting(["sizeClass"], "regular")], text: "name")
            ),
            OtherWord(
                "dark inDarkMode",
                to: .element(of: "variants", [Setting(["appearance"], "dark")], text: "name")
            ),
            OtherWord(
                "landscape inLandscape",
                to: .element(of: "variants", [Setting(["orientation"], "landscape")], text: "name")
            ),
            OtherWord("menus", to: .rename("menuBar", "menus")),
        ],
    ]
}
