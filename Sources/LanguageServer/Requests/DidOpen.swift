/// The parameters of `textDocument/didOpen`.
struct DidOpenParameters: Codable, Hashable, Sendable {
    var textDocument: TextDocumentItem
}

extension Request {
    /// `textDocument/didOpen`: from now on the client's text counts, not the file's.
    static let didOpen = Request(notification: "textDocument/didOpen", DidOpenParameters.self) { parameters, session in
        let item = parameters.textDocument
        let path = session.path(of: item.uri)
        let document = OpenDocument(
            uri: item.uri,
            path: path,
            kind: session.kind(ofFile: path),
            version: item.version,
            text: Array(item.text.utf8)
        )
        session.documents[item.uri] = document
        session.takeOverTexts(of: document.path)
        session.markChanged(item.uri)
        session.takeOverTokens(of: item.uri)
        // What was said about the file while it was closed gives way to what is asked for now.
        if session.client.pullsDiagnostics, document.kind != .screen { session.publish(item.uri, version: nil, []) }
    }
}
