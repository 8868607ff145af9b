import Diagnostics

/// A replacement of a stretch of a document.
struct TextEdit: Codable, Hashable, Sendable {
    var range: DocumentRange
    var newText: String
}

/// Replacements in documents, by their addresses.
struct WorkspaceEdit: Codable, Hashable, Sendable {
    var changes: [String: [TextEdit]]
}

extension WorkspaceEdit {
    /// Edits of one document.
    init(_ edits: [Edit], in uri: String, _ mapping: PositionMapping) {
        changes = [uri: edits.map { TextEdit(range: mapping.range($0.range), newText: $0.text) }]
    }
}
