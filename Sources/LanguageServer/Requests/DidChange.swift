/// The parameters of `textDocument/didChange`.
struct DidChangeParameters: Codable, Hashable, Sendable {
    var textDocument: VersionedTextDocumentIdentifier
    var contentChanges: [TextDocumentContentChange]
}

extension Request {
    /// `textDocument/didChange`: applies the changes one after the other.
    static let didChange = Request(
        notification: "textDocument/didChange",
        DidChangeParameters.self
    ) { parameters, session in
        let uri = parameters.textDocument.uri
        for change in parameters.contentChanges { session.documents[uri]?.apply(change, session.encoding) }
        session.documents[uri]?.version = parameters.textDocument.version
        if let path = session.documents[uri]?.path { session.takeOverTexts(of: path) }
        session.markChanged(uri)
        session.takeOverTokens(of: uri)
    }
}
