/// What a block of content is drawn as.
///
/// The kind of a block is open text, so that a team or an importer can name it as its own tools do.
enum BlockShape {
    case button, list, card, form, field, toggle, facts, header, tabs, segments, search, message, carousel, grid
    case media, heading, text, row, group, other

    /// The shape of a block by its kind; one of an unknown kind is a group if it holds something.
    init(_ block: Part) {
        let kind = block.keyword("kind") ?? ""
        let isEmpty = block.parts("items").isEmpty
        self = BlockShape.kinds[kind] ?? (isEmpty ? .other : .group)
        // A row that holds others puts them together; one that doesn't is as in a list.
        if kind == "row", isEmpty { self = .row }
    }

    /// The kinds that are known, those of SAP MDK among them; compared without case, hyphens and the like.
    static let documented: [(shape: BlockShape, kinds: [String])] = [
        (.button, ["button", "link", "menu"]),
        (
            .list,
            [
                "list", "table", "contacts", "inbox", "object-table", "contact-cell", "simple-property-collection",
                "object-collection", "list-view",
            ]
        ),
        (.card, ["card", "tile", "panel", "kpi", "object-card", "info-card"]),
        (.form, ["form", "fields", "form-cell"]),
        (
            .field,
            [
                "field", "input", "text-field", "text-area", "picker", "date-picker", "list-picker", "duration-picker",
                "note", "attachment", "signature", "sorter", "filter", "simple-property",
            ]
        ),
        (.toggle, ["switch", "toggle", "checkbox"]),
        (.facts, ["facts", "key-value", "details", "definition-list"]),
        (.header, ["object-header", "header", "profile", "profile-header", "hero"]),
        (.tabs, ["tabs", "tab-strip"]),
        (.segments, ["segmented-control"]),
        (.search, ["search-field", "search", "filter-bar"]),
        (.message, ["message", "banner", "notice", "toast", "snackbar"]),
        (.carousel, ["carousel", "chips", "filter-feedback-bar"]),
        (
            .grid,
            ["grid", "gallery", "tiles", "image-collection", "object-card-collection", "grid-table", "collection"]
        ),
        (
            .media,
            [
                "image", "photo", "map", "chart", "video", "media", "calendar", "canvas", "chart-content",
                "analytic-card-collection",
            ]
        ),
        (.heading, ["heading", "title"]),
        (.text, ["text", "label", "paragraph"]),
        (.group, ["section", "group", "stack", "row", "column", "container", "button-table"]),
    ]

    private static let kinds = Dictionary(
        documented.flatMap { shape, kinds in kinds.map { (ColorToken.normalized($0), shape) } }
    ) { first, _ in first }
}

/// The kinds of blocks that wireframes draw as what they are.
package enum ContentKinds {
    /// The kinds that look alike, the usual word first.
    package static let drawn = BlockShape.documented.map(\.kinds) + [dialogs]

    /// The kinds that are drawn over all else.
    static let dialogs = ["dialog", "alert", "action-sheet", "confirmation", "modal"]
}
