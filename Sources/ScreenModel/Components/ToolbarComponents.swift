extension Component {
    static let toolbar = Component(
        "toolbar",
        "The bar with commands.",
        shorthands: [.truth, .list("items")],
        fields: [
            Field("position", .words("top", "bottom", "leading", "trailing"), "The edge it stands at."),
            Field("orientation", .enumeration(.orientation), "Along which axis its items stand."),
            Field("background", .token, "Its colour."),
            Field("color", .token, "The colour of its items that have none of their own."),
            .items("items", "Its items, in reading order."),
            .overflow,
            .part("documentMenu", .documentMenu, "The menu on the title of a document."),
            .part("helperText", .helperText, "A short text beside the buttons."),
            .hidden,
            Field("hideable", .boolean, "Whether people can hide it."),
            Field("hidesOnScroll", .boolean, "Whether it hides while scrolling."),
            Field("hidesInFullScreen", .boolean, "Whether it hides in full screen."),
            Field("revealOnPointerTop", .boolean, "Whether moving the pointer to the top brings it back."),
            Field("customizable", .boolean, "Whether people can choose its items."),
            Field("distribution", .words("equal", "trailing", "leading"), "How its buttons share the width."),
            Field("width", .token, "Its width, in percent of the screen or in points, such as 100%."),
            Field("margins", .token, "The space at its sides, such as system."),
            Field("titlePosition", .words("inline", "above"), "Where a window's title stands."),
            Field(
                "titleBarStyle",
                .words("below", "integrated"),
                "Whether it stands below a window's title bar or is one with it."
            ),
            Field("translucent", .boolean, "Whether the content shines through it."),
            Field("zOffset", .number, "How far it stands in front of the window, in points."),
            Field("custom", .boolean, absence: .value("false"), "Whether it is not the system's own."),
            .hasOverflowButton,
        ]
    )

    static let helperText = Component(
        "helperText",
        "A short text beside the buttons of a toolbar.",
        shorthands: [.field("text")],
        fields: [
            Field("text", .text, "What it says."),
            Field("tappable", .boolean, "Whether tapping it does something."),
            Field("editable", .boolean, "Whether it can be edited."),
            .hidden,
        ]
    )

    static let overflow = Component(
        "overflow",
        "The menu for items that do not fit a bar.",
        shorthands: [.truth, .word("automatic", field: "system"), .list("items")],
        fields: [
            Field("icon", .token, "The icon of its button."),
            Field("items", .list(.component(.item)), "What it holds, top to bottom."),
            Field("presents", .token, "What its button opens, such as menu or action-sheet."),
            .hidden,
            Field(
                "system",
                .boolean,
                absence: .implied("not if its items are listed, else unknown"),
                because: "what the system makes holds whatever does not fit",
                "Whether the system makes it when it is needed."
            ),
            Field(
                derived: "meaning",
                .enumeration(.iconMeaning),
                "What the icon of its button stands for; none if the icon is not one that everybody knows."
            ),
        ]
    )

    static let documentMenu = Component(
        "documentMenu",
        "The menu on the title of a document.",
        shorthands: [.truth, .list("items")],
        fields: [
            Field("items", .list(.component(.item)), "What it holds, top to bottom."),
            .hidden,
        ]
    )
}

extension Field {
    /// A part of a bar, which has none if one of its texts or lists is written and this is not.
    static func part(_ name: String, _ kind: ComponentKind, _ summary: String) -> Field {
        Field(name, .component(kind), absence: .noneOnce(.aTextOrList), summary)
    }

    /// Items of a bar, which has none if one of its lists is written and this is not.
    static func items(_ name: String, _ summary: String) -> Field {
        Field(name, .list(.component(.item)), absence: .noneOnce(.aList), summary)
    }

    static let overflow = Field(
        "overflow",
        .component(.overflow),
        absence: .noneOnce(.aList),
        "The menu for items that do not fit; automatic means that the system makes one."
    )

    static let hasOverflowButton =
        Field(derived: "hasOverflowButton", .boolean, "Whether the bar shows a button that opens an overflow menu.")

    static let hidden = Field("hidden", .boolean, absence: .value("false"), "Whether it is hidden.")
}
