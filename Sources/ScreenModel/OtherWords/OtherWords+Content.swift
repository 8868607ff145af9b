// The words for what stands on a page.
extension OtherWord {
    /// Properties of content blocks; a block takes any key, so that only what means the same as ours is told.
    static let contentWords: Rows = [
        .block: [
            .rename("items"):
                "children elements components widgets views rows cells subviews layers blocks listItems segments options fields",
            .rename("title"): "heading headline",
            .rename("subtitle"): "subheadline subhead secondaryText supportingText",
            .rename("detail"): "detailText trailingText",
            .rename("accessory"): "accessoryType trailingIcon trailingAccessory",
            .rename("placeholder"): "prompt",
            .rename("required"): "mandatory isRequired",
            .rename("text"): "characters textContent",
            .rename("target"): "destination navigateTo href",
            .rename("action"): "onPress onTap onClick didSelect onSelect",
            // UITableViewCell's.
            .rename("label"): "textLabel",
            .rename("detail"): "detailTextLabel",
            .rename("accessory"): "accessoryView",
        ]
    ]

    /// Parts of content blocks that a block has keys for in other tools, and that are blocks among its `items` here.
    static let blockPartWords: Rows = [
        .block: [
            .item("kind: button"):
                "button buttons actions actionButton actionButtons buttonGroup buttonBar cta ctas callToAction",
            .item("kind: button", "style: primary"): "primaryButton primaryAction primaryCTA",
            .item("kind: button", "style: secondary"): "secondaryButton secondaryAction secondaryCTA",
            .item("kind: section"): "sections",
            .item("kind: card"): "cards",
        ]
    ]

    /// The words for the content of a screen that may as well stand for all that is on it, bars included.
    static let allParts: Set = [
        "components", "elements", "children", "views", "subviews", "layers", "widgets", "controls", "uielements",
        "items", "sections", "regions", "areas", "zones", "parts", "rows",
    ]

    /// What views that put others one beside, below or above the other are called, by their folded spelling.
    static let stacks: Set = [
        "vstack", "zstack", "lazyvstack", "stackview", "column", "linearlayout", "framelayout", "relativelayout",
        "constraintlayout", "coordinatorlayout", "stack", "box",
    ]

    /// What is said of one part of a page, by its folded spelling, and never of the whole of it.
    static let keysOfParts: Set = ["label", "title", "text", "name", "icon", "action", "role", "style", "id", "target"]

    /// The row for a part of a block that may as well be a text: only where it holds buttons it is a block.
    static func part(of word: String) -> OtherWord? { Spelling.folded(word) == "footer" ? footer : nil }

    private static let footer = OtherWord("footer", to: .item("kind: footer"))

    /// The words for the title of a bar, by their folded spelling, that a message in the page begins with, too.
    static let wordsOfMessages: Set = ["title", "subtitle", "heading", "headline", "caption", "titletext"]

    /// What stands beside the title of such a message, and what is the message itself where it is a text.
    static let wordsBesideMessages: Set = [
        "illustration", "image", "icon", "button", "buttons", "action", "cta",
    ]
    static let wordsOfTexts: Set = ["text", "message", "body"]

    /// The texts of what names a page at its head.
    static let wordsOfHeaders: Set = ["title", "name", "label", "headline", "heading", "text"]

    /// The kind of a button that says how it looks, too.
    static let styledButton = OtherWord("type", to: .rename("style", adding: ["kind: button"]))

    /// What is said of a button, and of no block that a button stands in.
    static let buttonAttributes: Set = [
        "style", "variant", "buttonstyle", "role", "semantic", "color", "tint", "icon", "systemimage", "action",
        "target", "onclick", "onpress", "ontap", "href", "disabled", "enabled", "isenabled", "isdisabled", "hidden",
        "visible", "destructive", "primary", "buttonsize", "size", "accessibilitylabel", "arialabel", "id", "class",
        "emphasis", "prominence", "hierarchy", "importance", "opens", "confirm", "classname", "mode", "configuration",
        "buttonconfiguration",
    ]

    /// Content that is written on the screen itself.
    static let screenContentWords: Rows = [
        .screen: [
            .rename("content"): Words(
                "body blocks sections elements components views subviews layers main children widgets rows cells controls uiElements",
                also: [.pane, .overlay]
            ),
            .rename("content"): Words("items", also: [.pane]),
            .group(): Words(
                """
                scaffold navigationStack navigationView navigationController pageLayout chrome bars ui structure
                screenLayout topOfScreen bottomOfScreen mainScreen mainView rootView options screenOptions
                navigationOptions uiNavigationController topViewController rootViewController regions zones areas slots jsx template
                stackScreen materialApp cupertinoApp widgetsApp cupertinoPageScaffold uiViewController
                uiHostingController contentPage shellContent windowGroup uiWindow navigationContainer stackNavigator
                nativeStackNavigator safeAreaView html
                """,
                advice: "The bars and the content stand in the screen itself: 'navigationBar: {title: Orders}'."
            ),
            .group(of: ["navigationBar", "toolbar", "tabBar", "sidebar", "content", "overlays"]): "layout",
            .content("list"): Words(
                "list listView tableView uiTableView table dataTable lazyColumn recyclerView flatList sectionList",
                also: [.pane, .overlay]
            ),
            .content("form"): Words("form fields inputs", also: [.pane, .overlay]),
            .content("grid"): "grid collectionView gallery uiCollectionView lazyVGrid tiles",
            .content("carousel"): "carousel pager pages chips chipGroup pageView",
            .content("card"): "card cards tile infoCard objectCard",
            .content("section"): "section",
            .content("object-header"): "objectHeader profileHeader",
            .content("hero"): "hero",
            .content("key-value"): "keyValue facts definitionList",
            .content("text-field"): "textField",
            .content("calendar"): "calendar calendarView",
            .content("stack"): "vStack hStack zStack stackView",
            .content("progress"): "spinner activityIndicator loader skeleton progressView progressBar",
            .content("page-control"): "pageControl pageIndicator",
            .content("media"): "video player videoPlayer",
            .content("button", "style: primary"): """
            primaryButton primaryButtons primaryActions primaryCTA cta ctaButton callToAction primary mainButton
            mainCTA mainAction mainCallToAction bottomCTA stickyCTA footerCTA
            """,
            .content("button"): """
            button buttons ctas ctaButtons callsToAction bottomActions actionFooter bottomButtons bottomButton
            footerActions footerButtons stickyActions stickyButtons stickyButton
            """,
            .content("button", "style: secondary"):
                "secondaryButton secondaryButtons secondaryAction secondaryActions secondaryCTA secondary",
            .advice: Words(
                "top",
                advice:
                    "What stands at the top is 'navigationBar: {title: Orders, leading: [{role: back}], trailing: [Edit]}'."
            ),
            .advice: Words(
                "bottom",
                advice:
                    "What stands at the bottom is 'toolbar: {position: bottom, items: [Save]}', or 'tabBar: [Home, Search]' if it switches the whole app."
            ),
            .advice: Words(
                "text",
                advice: "What stands on the page is listed in 'content', each with its kind: 'content: [{kind: list}]'."
            ),
            .rename("content"): "mainContent pageContent mainArea contentArea middle scrollView singleChildScrollView",
            .content("map"): "map mapView",
            .content("image"): "image heroImage photo",
            .content("chart"): "chart graph",
            .content("empty-state"): "emptyState contentUnavailableView contentUnavailable illustratedMessage",
            .content("banner"): "banner messageStrip",
            .content("web-view"): "webView",
            .content("input-bar"): "inputBar composer messageInput inputAccessoryView",
            .rename("floatingButton"): "fab floatingActionButton",
            .content("floating-action-button"): "floatingButtons",
        ]
    ]
}
