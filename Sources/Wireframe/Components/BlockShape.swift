import Diagnostics

/// What a block of content is drawn as.
///
/// The kind of a block is open text, so that a team or an importer can name it as its own tools do.
enum BlockShape: String {
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
    static let documented = EmbeddedText.rows(of: "block-shapes").compactMap { row in
        BlockShape(rawValue: row.ours).map { ($0, row.others.split(separator: " ").map(String.init)) }
    }

    private static let kinds = Dictionary(
        documented.flatMap { shape, kinds in kinds.map { (ColorToken.normalized($0), shape) } }
    ) { first, _ in first }
}

/// The kinds of blocks that wireframes draw as what they are.
package enum ContentKinds {
    /// The kinds that look alike, the usual word first.
    package static let drawn = BlockShape.documented.map { $0.1 } + [dialogs]

    /// The kinds that are drawn over all else.
    static let dialogs = ["dialog", "alert", "action-sheet", "confirmation", "modal"]
}
