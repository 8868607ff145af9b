import Diagnostics

/// A replacement of a stretch of a document.
struct TextEdit: Codable, Hashable, Sendable {
    var range: DocumentRange
    var newText: String
}

/// Replacements in one document, as it is in a version; without one, in the file.
struct TextDocumentEdit: Codable, Hashable, Sendable {
    struct Target: Codable, Hashable, Sendable {
        var uri: String
        /// A number, or `null` for what is not open.
        var version: JSONValue
    }

    var textDocument: Target
    var edits: [TextEdit]
}

/// Replacements in documents: by their addresses, or for clients that compare versions, with these.
struct WorkspaceEdit: Codable, Hashable, Sendable {
    var changes: [String: [TextEdit]]?
    var documentChanges: [TextDocumentEdit]?
}

extension Session {
    /// Edits of documents by their addresses, in the form that the client takes.
    func edit(_ changes: [String: [TextEdit]]) -> WorkspaceEdit {
        guard client.takesVersions else { return WorkspaceEdit(changes: changes) }
        let edits = changes.sorted { $0.key < $1.key }.map { uri, edits in
            let version = documents[uri]?.version.map { JSONValue.number(String($0)) }
            return TextDocumentEdit(textDocument: .init(uri: uri, version: version ?? .null), edits: edits)
        }
        return WorkspaceEdit(documentChanges: edits)
    }

    /// Edits of one document.
    func edit(_ edits: [Edit], in uri: String, _ mapping: PositionMapping) -> WorkspaceEdit {
        edit([uri: edits.map { TextEdit(range: mapping.range($0.range), newText: $0.text) }])
    }
}
