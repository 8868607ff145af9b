extension Component {
    static let navigationBar = Component(
        "navigationBar",
        "The bar with the title.",
        shorthands: [.truth, .field("title")],
        fields: [
            Field(
                "kind",
                .words("navigation-bar", "top-app-bar", "modal-header"),
                absence: .implied("the platform's own, no modal header"),
                because: "what a bar heads, the screen's presentation tells",
                "What kind of bar it is."
            ),
            Field("title", .text, absence: .noneOnce(.aTextOrList), "The title; a text, or one per locale."),
            Field(
                "scrolledTitle",
                .text,
                absence: .noneOnce(.aTextOrList),
                because: "the title may stay as it is",
                "The title once the content is scrolled."
            ),
            Field("titleVisible", .boolean, "Whether the title is shown in the bar itself."),
            Field("largeTitleVisible", .boolean, "Whether the large title is shown."),
            Field("subtitle", .text, absence: .noneOnce(.aTextOrList), "The line below the title."),
            Field("size", .words("small", "medium", "large"), "The bar's height; large is the large title."),
            Field("scrollTransition", .boolean, "Whether a large title becomes a small one on scrolling."),
            Field("titleLines", .integer, "On how many lines the title may run."),
            Field("titleAlignment", .words("leading", "center", "trailing"), "Where the title stands."),
            Field("titleOverflow", .words("ellipsis", "clip", "wrap"), "What becomes of a title that does not fit."),
            Field("titleTruncated", .boolean, "Whether the title is cut."),
            Field("titleLongPress", .token, "What pressing and holding the title shows, such as popover."),
            .part("logo", .logo, "A logo in place of the title."),
            Field("background", .token, "The bar's colour."),
            Field("color", .token, "The colour of its items that have none of their own."),
            Field("titleColor", .token, "The colour of the title."),
            Field("translucent", .boolean, "Whether the content shines through it."),
            Field("border", .enumeration(.edgeVisibility), "Whether the bar has a border."),
            Field("divider", .enumeration(.edgeVisibility), "Whether a line divides the bar from the content."),
            Field("cornerRadius", .number, "The radius of its corners, in points."),
            Field("cornerCurve", .token, "The curve of its corners."),
            Field("position", .token, "The edge it stands at, such as top."),
            Field("margins", .token, "The space at its sides, such as system."),
            Field(
                "hidden",
                .enumeration(
                    Enumeration(
                        documented: [
                            "false": "The bar is shown.", "temporary": "The bar is hidden for a while.",
                            "always": "The bar is never shown.",
                        ],
                        aliases: ["always": ["true"]]
                    )
                ),
                absence: .value("false"),
                "Whether the bar is hidden."
            ),
            Field("restoreGesture", .token, "The gesture that brings a hidden bar back."),
            .items("leading", "The items at the leading side, from the leading edge on."),
            .items("trailing", "The items at the trailing side, in reading order."),
            Field("backLabel", .text, "The text of the back button: short for an item with this role."),
            .overflow,
            .part("documentMenu", .documentMenu, "The menu on the title of a document."),
            .part("dropdown", .dropdown, "The menu on the title that switches or navigates."),
            .part("search", .search, "The search field."),
            .part("segmentedControl", .segmentedControl, "A segmented control in the bar."),
            Field(
                "contentSlot",
                .list(.component(.slotItem)),
                absence: .noneOnce(.aTextOrList),
                "What stands in the slot below the title."
            ),
            Field(
                "contentSlotBehavior",
                .token,
                "What becomes of the slot while scrolling, such as hide-on-scroll or pinned."
            ),
            .part("banner", .banner, "A message that belongs to the bar."),
            Field("hideHomeButton", .boolean, "Whether the bar's own home button is left out."),
            .part("selection", .selection, "The mode in which items are selected."),
            .hasOverflowButton,
        ]
    )

    static let logo = Component(
        "logo",
        "A logo in place of the title.",
        shorthands: [.truth, .field("name")],
        fields: [
            Field("name", .token, "The name of the image."),
            Field("height", .number, "Its height, in points."),
            Field("width", .number, "Its width, in points."),
            Field("intrinsicHeight", .number, "The height of the image itself, in points."),
            Field("intrinsicWidth", .number, "The width of the image itself, in points."),
            Field("position", .token, "Where it stands, such as leading."),
            Field("scaling", .token, "How the image fills its measures, such as fit or stretch."),
            Field("exception", .text, "Why it departs from the usual, if somebody agreed to that."),
            .hidden,
        ]
    )

    static let dropdown = Component(
        "dropdown",
        "The menu on the title that switches or navigates.",
        shorthands: [.truth, .list("items"), .field("label")],
        fields: [
            Field("icon", .token, "The icon that opens it."),
            Field("label", .text, "The text that opens it."),
            Field("purpose", .words("switch-view", "navigate"), "What choosing an entry does."),
            Field("items", .list(.component(.dropdownItem)), "The entries, top to bottom."),
            .hidden,
        ]
    )

    static let dropdownItem = Component(
        "dropdownItem",
        "One entry of a dropdown.",
        shorthands: [.field("label")],
        fields: [
            Field("label", .text, "The text of the entry."),
            Field("target", .identifier, "The id of the screen it leads to."),
            Field("transition", .token, "How that screen appears."),
            Field("view", .identifier, "The id of the view on the same page that it switches to."),
            Field(
                "trailing",
                .list(.component(.item)),
                "The trailing items of the bar in the view it switches to; the bar's own if not stated."
            ),
        ]
    )

    static let search = Component(
        "search",
        "The search field of a bar.",
        shorthands: [.truth, .option("mode"), .option("placement"), .field("placeholder")],
        fields: [
            Field(
                "show",
                .boolean,
                absence: .value("true"),
                because: "a search field that is described is meant to be offered",
                "Whether the bar offers searching at all."
            ),
            Field("mode", .words("persistent", "expandable"), "Whether the field is always shown."),
            Field("placement", .words("in-bar", "below"), "Whether it stands in the bar or below the title."),
            Field("placeholder", .text, "What the field says while it is empty."),
            Field("scopes", .list(.text), "The texts of its scope bar."),
            Field(
                "active",
                .boolean,
                absence: .value("false"),
                because: "a search field stands in its bar all the time",
                "Whether a search is going on."
            ),
            Field("scope", .token, "What is searched, such as global or page."),
            Field(
                "dismissOnGesture",
                .words("inactive-only", "always", "never"),
                "When scrolling puts the field away."
            ),
            Field("filterButton", .boolean, "Whether a filter button stands in the field."),
            Field("importance", .token, "How much the screen depends on searching, such as primary."),
            .hidden,
        ]
    )

    static let segmentedControl = Component(
        "segmentedControl",
        "A segmented control in the bar.",
        shorthands: [.truth, .list("segments")],
        fields: [
            Field("segments", .list(.text), "The texts of its segments."),
            Field("selected", .text, "The text of the selected segment."),
            .hidden,
        ]
    )

    static let slotItem = Component(
        "slotItem",
        "Something in the slot below the title.",
        shorthands: [.field("label")],
        fields: [
            Field(
                "kind",
                .token,
                "What it is: \(Message.listed(BlockKinds.ofSlot))."
            ),
            Field("label", .text, "Its visible text."),
            Field("role", .enumeration(.itemRole), "What it is for."),
            Field("presents", .token, "What it opens."),
            .hidden,
        ]
    )

    static let banner = Component(
        "banner",
        "A message that belongs to the bar.",
        shorthands: [.truth, .field("text")],
        fields: [
            Field("text", .text, "What it says."),
            Field("kind", .token, "What kind of message it is."),
            .hidden,
        ]
    )

    static let selection = Component(
        "selection",
        "The mode in which items are selected.",
        shorthands: [.truth],
        fields: [
            Field("active", .boolean, "Whether items are being selected."),
            Field("count", .integer, "How many are selected."),
        ]
    )
}

extension Enumeration {
    static let edgeVisibility = Enumeration(["visible", "hidden", "on-scroll"])
}
