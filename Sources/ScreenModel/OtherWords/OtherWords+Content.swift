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
        OtherWord("onPress onTap onClick", of: .block, to: .rename("action")),
    ]

    /// Content that is written on the screen itself.
    static let screenContentWords: [OtherWord] = [
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
    ]
}
