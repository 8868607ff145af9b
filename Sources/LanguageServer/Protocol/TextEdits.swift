/// A replacement of a stretch of a document.
struct TextEdit: Codable, Hashable, Sendable {
    var range: DocumentRange
    var newText: String
}

/// Replacements in documents, by their addresses.
struct WorkspaceEdit: Codable, Hashable, Sendable {
    var changes: [String: [TextEdit]]
}
