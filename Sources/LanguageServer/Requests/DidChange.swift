extension Request {
    /// `textDocument/didChange`: applies the changes one after the other.
    static let didChange = Request(notification: "textDocument/didChange") { parameters, session in
        let uri = try parameters.uri
        let version = try parameters["textDocument"]?.optional(\.integer, "version")
        let changes = try parameters.required(\.elements, "contentChanges").map { change in
            let range = try change.optional(DocumentRange.init, "range")
            return (range: range, text: try change.required(\.text, "text"))
        }
        for (range, text) in changes { session.documents[uri]?.apply(text, in: range, session.encoding) }
        session.documents[uri]?.version = version
        if let path = session.documents[uri]?.path { session.takeOverTexts(of: path) }
        session.markChanged(uri)
        session.takeOverTokens(of: uri)
    }
}
