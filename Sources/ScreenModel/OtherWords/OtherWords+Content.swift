// The words for what stands on a page.
extension OtherWord {
    /// Properties of content blocks; a block takes any key, so that only what means the same as ours is told.
    static let contentWords: Rows = [
        .block: [
            OtherWord(
                "children elements components widgets views rows cells subviews layers blocks listItems segments options fields",
                to: .rename("items")
            ),
            OtherWord("heading headline", to: .rename("title")),
            OtherWord("subheadline subhead secondaryText supportingText", to: .rename("subtitle")),
            OtherWord("detailText trailingText", to: .rename("detail")),
            OtherWord("accessoryType trailingIcon trailingAccessory", to: .rename("accessory")),
            OtherWord("prompt", to: .rename("placeholder")),
            OtherWord("mandatory isRequired", to: .rename("required")),
            OtherWord("characters textContent", to: .rename("text")),
            OtherWord("destination navigateTo href", to: .rename("target")),
            OtherWord("onPress onTap onClick didSelect onSelect", to: .rename("action")),
            // UITableViewCell's.
            OtherWord("textLabel", to: .rename("label")),
            OtherWord("detailTextLabel", to: .rename("detail")),
            OtherWord("accessoryView", to: .rename("accessory")),
        ]
    ]

    /// Parts of content blocks that a block has keys for in other tools, and that are blocks among its `items` here.
    static let blockPartWords: Rows = [
        .block: [
            OtherWord(
                "button buttons actions actionButton actionButtons buttonGroup buttonBar cta ctas callToAction",
                to: .element(of: "items", ["kind: button"])
            ),
            OtherWord(
                "primaryButton primaryAction primaryCTA",
                to: .element(of: "items", ["kind: button", "style: primary"])
            ),
            OtherWord(
                "secondaryButton secondaryAction secondaryCTA",
                to: .element(of: "items", ["kind: button", "style: secondary"])
            ),
            OtherWord("sections", to: .element(of: "items", ["kind: section"])),
            OtherWord("cards", to: .element(of: "items", ["kind: card"])),
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

    /// The row for the headings of a table.
    static let headings = OtherWord("columns", to: .note())

    /// What is said of one part of a page, by its folded spelling, and never of the whole of it.
    static let keysOfParts: Set = ["label", "title", "text", "name", "icon", "action", "role", "style", "id", "target"]

    /// The row for a part of a block that may as well be a text: only where it holds buttons it is a block.
    static func part(of word: String) -> OtherWord? { Spelling.folded(word) == "footer" ? footer : nil }

    private static let footer = OtherWord("footer", to: .element(of: "items", ["kind: footer"]))

    /// The words for the title of a bar, by their folded spelling, that a message in the page begins with, too.
    static let wordsOfMessages: Set = ["title", "subtitle", "heading", "headline", "caption", "titletext"]

    /// What stands beside the title of such a message, and what is the message itself where it is a text.
    static let wordsBesideMessages: Set = [
        "illustration", "image", "icon", "button", "buttons", "action", "cta",
    ]
    static let wordsOfTexts: Set = ["text", "message", "body"]

    /// The texts of what names a page at its head.
    static let wordsOfHeaders: Set = ["title", "name", "label", "headline", "heading", "text"]

    /// The row for the title of a message, which no guideline reads.
    static let message = OtherWord("title", to: .note())

    /// The row for a headline above a text.
    static let headline = OtherWord("headline", to: .element(of: "content", ["kind: heading"]))

    /// The label of a button beside what else is said of it.
    static let buttonLabel = OtherWord("button", to: .rename("label", adding: ["kind: button"]))

    /// The label of a button that says that it is one.
    static let labelOfButton = OtherWord("button", to: .rename("label"))

    /// The kind of a button that says how it looks, too.
    static let styledButton = OtherWord("type", to: .rename("style", adding: ["kind: button"]))

    /// The kind of a button that says what it is for.
    static let buttonByRole = OtherWord("type", to: .rename("role", adding: ["kind: button"]))

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
            OtherWord(
                "body blocks sections elements components views subviews layers main children widgets rows cells controls uiElements",
                also: [.pane, .overlay],
                to: .rename("content")
            ),
            OtherWord("items", also: [.pane], to: .rename("content")),
            OtherWord(
                """
                scaffold navigationStack navigationView navigationController pageLayout chrome bars ui structure
                screenLayout topOfScreen bottomOfScreen mainScreen mainView rootView options screenOptions
                navigationOptions uiNavigationController topViewController rootViewController regions zones areas slots jsx template
                stackScreen materialApp cupertinoApp widgetsApp cupertinoPageScaffold uiViewController
                uiHostingController contentPage shellContent windowGroup uiWindow navigationContainer stackNavigator
                nativeStackNavigator safeAreaView html
                """,
                to: .group(),
                advice: "The bars and the content stand in the screen itself: 'navigationBar: {title: Orders}'."
            ),
            OtherWord(
                "layout",
                to: .group(of: ["navigationBar", "toolbar", "tabBar", "sidebar", "content", "overlays"])
            ),
            OtherWord(
                "list listView tableView uiTableView table dataTable lazyColumn recyclerView flatList sectionList",
                also: [.pane, .overlay],
                to: .element(of: "content", ["kind: list"])
            ),
            OtherWord("form fields inputs", also: [.pane, .overlay], to: .element(of: "content", ["kind: form"])),
            OtherWord(
                "grid collectionView gallery uiCollectionView lazyVGrid tiles",
                to: .element(of: "content", ["kind: grid"])
            ),
            OtherWord("carousel pager pages chips chipGroup pageView", to: .element(of: "content", ["kind: carousel"])),
            OtherWord("card cards tile infoCard objectCard", to: .element(of: "content", ["kind: card"])),
            OtherWord("section", to: .element(of: "content", ["kind: section"])),
            OtherWord("objectHeader profileHeader", to: .element(of: "content", ["kind: object-header"])),
            OtherWord("hero", to: .element(of: "content", ["kind: hero"])),
            OtherWord("keyValue facts definitionList", to: .element(of: "content", ["kind: key-value"])),
            OtherWord("textField", to: .element(of: "content", ["kind: text-field"])),
            OtherWord("calendar calendarView", to: .element(of: "content", ["kind: calendar"])),
            OtherWord("vStack hStack zStack stackView", to: .element(of: "content", ["kind: stack"])),
            OtherWord(
                "spinner activityIndicator loader skeleton progressView progressBar",
                to: .element(of: "content", ["kind: progress"])
            ),
            OtherWord("pageControl pageIndicator", to: .element(of: "content", ["kind: page-control"])),
            OtherWord("video player videoPlayer", to: .element(of: "content", ["kind: media"])),
            OtherWord(
                """
                primaryButton primaryButtons primaryActions primaryCTA cta ctaButton callToAction primary mainButton
                mainCTA mainAction mainCallToAction bottomCTA stickyCTA footerCTA
                """,
                to: .element(of: "content", ["kind: button", "style: primary"])
            ),
            OtherWord(
                """
                button buttons ctas ctaButtons callsToAction bottomActions actionFooter bottomButtons bottomButton
                footerActions footerButtons stickyActions stickyButtons stickyButton
                """,
                to: .element(of: "content", ["kind: button"])
            ),
            OtherWord(
                "secondaryButton secondaryButtons secondaryAction secondaryActions secondaryCTA secondary",
                to: .element(of: "content", ["kind: button", "style: secondary"])
            ),
            OtherWord(
                "top",
                advice:
                    "What stands at the top is 'navigationBar: {title: Orders, leading: [{role: back}], trailing: [Edit]}'."
            ),
            OtherWord(
                "bottom",
                advice:
                    "What stands at the bottom is 'toolbar: {position: bottom, items: [Save]}', or 'tabBar: [Home, Search]' if it switches the whole app."
            ),
            OtherWord(
                "text",
                advice: "What stands on the page is listed in 'content', each with its kind: 'content: [{kind: list}]'."
            ),
            OtherWord(
                "mainContent pageContent mainArea contentArea middle scrollView singleChildScrollView",
                to: .rename("content")
            ),
            OtherWord("map mapView", to: .element(of: "content", ["kind: map"])),
            OtherWord("image heroImage photo", to: .element(of: "content", ["kind: image"])),
            OtherWord("chart graph", to: .element(of: "content", ["kind: chart"])),
            OtherWord(
                "emptyState contentUnavailableView contentUnavailable illustratedMessage",
                to: .element(of: "content", ["kind: empty-state"])
            ),
            OtherWord("banner messageStrip", to: .element(of: "content", ["kind: banner"])),
            OtherWord("webView", to: .element(of: "content", ["kind: web-view"])),
            OtherWord(
                "inputBar composer messageInput inputAccessoryView",
                to: .element(of: "content", ["kind: input-bar"])
            ),
            OtherWord("fab floatingActionButton", to: .rename("floatingButton")),
            OtherWord("floatingButtons", to: .element(of: "content", ["kind: floating-action-button"])),
        ]
    ]
}
