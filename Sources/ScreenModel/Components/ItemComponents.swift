extension Component {
    static let item = Component(
        "item",
        "A button or another item of a bar or menu.",
        shorthands: [.field("label")],
        fields: itemFields(defaultKind: "button")
    )

    /// A block of the page's content: an item's fields and its own.
    ///
    /// The fields that both have stand in the same slots, so that a block can be read as an item.
    static let block = Component(
        "block",
        "A block of the page's content.",
        shorthands: [.field("label")],
        fields: itemFields(defaultKind: nil) + [
            Field("text", .text, "What it says."),
            Field("title", .text, "Its heading."),
            Field("subtitle", .text, "The line below its heading."),
            Field("detail", .text, "The text at its trailing side, or below its own."),
            Field("value", .text, "What it holds or shows, such as the text of a field."),
            Field("placeholder", .text, "What a field says while it is empty."),
            Field("accessory", .token, "What stands at the end of a row, such as disclosure or checkmark."),
            Field("required", .boolean, "Whether it has to be filled in."),
            Field(
                "elevated",
                .boolean,
                absence: .implied("a card is, of other blocks it is unknown"),
                because: "a guideline tells cards from flat blocks by their name alone",
                "Whether it is raised above the page."
            ),
            Field("shadow", .boolean, "Whether it casts a shadow."),
        ]
    )

    static let itemState = Component(
        "state",
        "A state of a button that toggles.",
        shorthands: [.field("name")],
        fields: [
            Field("name", .identifier, "The name of the state, such as on or off."),
            Field("label", .text, "The visible text in that state."),
            Field("icon", .token, "The icon in that state."),
            Field("color", .token, "The colour in that state."),
        ]
    )

    static let size = Component(
        "size",
        "The measures of an icon.",
        fields: [
            Field("width", .number, "Its width, in points."),
            Field("height", .number, "Its height, in points."),
            Field("scale", .number, "The scale of the image."),
            Field("format", .token, "The format of the image, such as png."),
        ]
    )

    private static func itemFields(defaultKind: String?) -> [Field] {
        [
            Field(
                "kind",
                defaultKind == nil ? .token : .enumeration(.itemKind),
                absence: defaultKind.map(Absence.value) ?? .unknown,
                "What it is."
            ),
            Field("label", .text, absence: Absence.none, "Its visible text, also beside an icon."),
            Field("icon", .token, absence: Absence.none, "The name of its icon."),
            Field("iconSize", .component(.size), "The measures of the icon."),
            Field("iconSource", .words("system", "custom"), "Where the icon comes from."),
            Field(
                "iconKind",
                .words("template", "full-color"),
                "Whether the icon takes the bar's colour or has colours of its own."
            ),
            Field("iconAssets", .list(.component(.size)), "The images of the icon, one for each scale."),
            Field("role", .enumeration(.itemRole), "What it is for."),
            Field("style", .words("primary", "secondary", "tertiary", "plain"), "How much it stands out."),
            Field("semantic", .words("positive", "negative", "neutral"), "Whether it accepts or rejects."),
            Field("color", .token, "Its colour."),
            Field("action", .identifier, "The name of what it does."),
            Field("target", .identifier, "The id of the screen it leads to."),
            Field("longPress", .token, "What pressing and holding it shows, such as history-menu."),
            Field("priority", .integer, "How important it is; 1 is the most important."),
            Field("scope", .words("page", "item", "selection", "app", "view", "document", "task"), "What it acts on."),
            Field("area", .words("leading", "center", "trailing"), "The part of the bar it stands in."),
            Field("group", .identifier, "The name of the group it belongs to."),
            Field(
                "placement",
                .words("top-leading", "top-trailing", "bottom", "bottom-leading", "bottom-trailing", "scroll"),
                absence: .implied("for an item of a navigation bar the corner of its list, else unknown"),
                because: "the list that an item stands in says so",
                "Where a watch shows it."
            ),
            .hidden,
            Field("disabled", .boolean, absence: .value("false"), "Whether it is shown, but can't be used."),
            Field("badge", .text, "The figure or the word in its badge."),
            Field("custom", .boolean, absence: .value("false"), "Whether it is not the system's own."),
            Field("truncated", .boolean, absence: .value("false"), "Whether its text is cut."),
            Field("toggle", .boolean, absence: .value("false"), "Whether it switches between states."),
            Field("states", .list(.component(.itemState)), "The states it switches between."),
            Field("selected", .boolean, "Whether it is selected; the label of an entry selects that one."),
            Field("background", .token, absence: Absence.none, "The colour or shape behind it."),
            Field("bezel", .boolean, "Whether a frame is drawn around it."),
            Field("behavior", .token, "What it does when it is used, such as expand-search-field."),
            Field("category", .identifier, "The kind of function it serves, such as formatting."),
            Field("alwaysVisible", .boolean, "Whether it stays visible in every size."),
            Field("customizable", .boolean, "Whether people can take it out of the bar."),
            Field("hidesOnScroll", .boolean, "Whether it hides while the content scrolls."),
            Field("clickThrough", .boolean, "Whether it can be clicked in a window that is not active."),
            Field("initiallyVisible", .boolean, "Whether it is visible before anybody scrolls."),
            Field("accessibilityLabel", .text, "The text for assistive technology; never visible."),
            Field("controlSize", .words("mini", "small", "regular", "large"), "The size of the control, on the Mac."),
            Field("buttonSize", .words("small", "medium", "large"), "The button's size."),
            Field("cornerRadius", .number, "The radius of its corners, in points."),
            Field("padding", .number, "The space around its content, in points."),
            Field("width", .number, "Its width, in points."),
            Field(
                "items",
                .list(.component(defaultKind == nil ? .block : .item)),
                absence: defaultKind == nil
                    ? .implied("none of a text, a heading, an image, a divider or a spacer, else unknown")
                    : .unknown,
                "What it holds, if it is a menu or a group."
            ),
            Field(
                derived: "isAction",
                .boolean,
                "Whether it counts as an action: a button or a menu, neither the overflow button nor a menu in its place."
            ),
            Field(derived: "isTextButton", .boolean, "Whether it is a button with a visible text."),
            Field(
                derived: "isIconOnly",
                .boolean,
                "Whether it is a button with an icon and no visible text, the overflow button left out."
            ),
            Field(derived: "isVisible", .boolean, "Whether it is shown for sure; what is hidden is in no list."),
            Field(
                derived: "meaning",
                .enumeration(.iconMeaning),
                "What its icon stands for, in whatever icon system; none if the icon is not one that everybody knows."
            ),
        ]
    }
}

extension Enumeration {
    static let itemKind = Enumeration([
        "button", "menu", "search-field", "segmented-control", "fixed-space", "flexible-space", "separator", "label",
        "group",
    ])

    static let itemRole = Enumeration([
        "back", "close", "cancel", "done", "save", "add", "edit", "delete", "search", "filter", "sort", "profile",
        "home", "overflow", "document-menu", "sidebar-toggle", "inspector", "share", "undo", "redo",
    ])
}
