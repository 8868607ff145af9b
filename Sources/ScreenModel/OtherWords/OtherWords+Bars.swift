// The words for navigation bars, toolbars, tab bars and sidebars.
extension OtherWord {
    /// UIKit's UINavigationItem and UINavigationBar, SwiftUI's navigation modifiers, Material's app bars, SAP's and
    /// Workday's bars.
    static let barWords: [OtherWord] = [
        // Titles.
        OtherWord(
            "navigationTitle navigationBarTitle headline caption titleText barTitle heading pageTitle characters",
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
            leftBarButtonItems leftBarButtons leadingItems left leftItems leftButtons leftActions leadingActions leadingButtons
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
            """
            leftBarButtonItem leftBarButton leadingItem leftButton leadingButton leftItem leftAction leadingAction
            leftControl
            """,
            of: .navigationBar,
            to: .element(of: "leading")
        ),
        OtherWord(
            """
            rightBarButtonItem rightBarButton trailingItem rightButton trailingButton rightItem rightAction trailingAction
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
    ]
}
