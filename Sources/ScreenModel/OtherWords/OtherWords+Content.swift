// The words for what stands on a page.
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
        OtherWord("onPress onTap onClick didSelect onSelect", of: .block, to: .rename("action")),
        // UITableViewCell's.
        OtherWord("textLabel", of: .block, to: .rename("label")),
        OtherWord("detailTextLabel", of: .block, to: .rename("detail")),
        OtherWord("accessoryView", of: .block, to: .rename("accessory")),
    ]

    /// Parts of content blocks that a block has keys for in other tools, and that are blocks among its `items` here.
    static let blockPartWords: [OtherWord] = [
        OtherWord(
            "button buttons actions actionButton actionButtons buttonGroup buttonBar cta ctas callToAction",
            of: .block,
            to: .element(of: "items", [Setting(["kind"], "button")])
        ),
        OtherWord(
            "primaryButton primaryAction primaryCTA",
            of: .block,
            to: .element(of: "items", [Setting(["kind"], "button"), Setting(["style"], "primary")])
        ),
        OtherWord(
            "secondaryButton secondaryAction secondaryCTA",
            of: .block,
            to: .element(of: "items", [Setting(["kind"], "button"), Setting(["style"], "secondary")])
        ),
        OtherWord("sections", of: .block, to: .element(of: "items", [Setting(["kind"], "section")])),
    ]

    /// The row for a part of a block that may as well be a text: only where it holds buttons it is a block.
    static func part(of word: String) -> OtherWord? { Spelling.folded(word) == "footer" ? footer : nil }

    private static let footer = OtherWord(
        "footer",
        of: .block,
        to: .element(of: "items", [Setting(["kind"], "footer")])
    )

    /// Content that is written on the screen itself.
    static let screenContentWords: [OtherWord] = [
        OtherWord(
            "body blocks sections elements components views subviews layers main children widgets rows controls",
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
        OtherWord(
            "layout",
            of: .screen,
            to: .group(of: ["navigationBar", "toolbar", "tabBar", "sidebar", "content", "overlays"])
        ),
        OtherWord(
            "list listView tableView",
            of: .screen,
            .pane,
            .overlay,
            to: .element(of: "content", [Setting(["kind"], "list")])
        ),
        OtherWord(
            "form fields inputs",
            of: .screen,
            .pane,
            .overlay,
            to: .element(of: "content", [Setting(["kind"], "form")])
        ),
        OtherWord("grid collectionView gallery", of: .screen, to: .element(of: "content", [Setting(["kind"], "grid")])),
        OtherWord("carousel pager pages", of: .screen, to: .element(of: "content", [Setting(["kind"], "carousel")])),
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
            "primaryButton primaryCTA cta ctaButton callToAction",
            of: .screen,
            to: .element(of: "content", [Setting(["kind"], "button"), Setting(["style"], "primary")])
        ),
        OtherWord(
            "secondaryButton secondaryCTA",
            of: .screen,
            to: .element(of: "content", [Setting(["kind"], "button"), Setting(["style"], "secondary")])
        ),
        OtherWord(
            "bottom",
            of: .screen,
            advice:
                "What stands at the bottom is 'toolbar: {position: bottom, items: [Save]}', or 'tabBar: [Home, Search]' if it switches the whole app."
        ),
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
        OtherWord("fab floatingActionButton", of: .screen, to: .rename("floatingButton")),
        OtherWord(
            "floatingButtons",
            of: .screen,
            to: .element(of: "content", [Setting(["kind"], "floating-action-button")])
        ),
    ]
}
