extension Request {
    /// `textDocument/didOpen`: from now on the client's text counts, not the file's.
    static let didOpen = Request(notification: "textDocument/didOpen") { parameters, session in
        let uri = try parameters.uri
        let path = session.path(of: uri)
        let document = OpenDocument(
            uri: uri,
            path: path,
            kind: session.kind(ofFile: path),
            version: try parameters.required(\.integer, "textDocument", "version"),
            text: Array(try parameters.required(\.text, "textDocument", "text").utf8)
        )
        session.documents[uri] = document
        session.takeOverTexts(of: path)
        session.markChanged(uri)
        session.takeOverTokens(of: uri)
        // What was said about the file while it was closed gives way to what is asked for now.
        if session.client.pullsDiagnostics, document.kind != .screen { session.publish(uri, version: nil, []) }
    }
}
