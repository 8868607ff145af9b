extension Request {
    /// `textDocument/diagnostic`: the findings of one document, for clients that ask for them.
    static let diagnostic = Request("textDocument/diagnostic") { parameters, session in
        let uri = try parameters.uri
        let report = session.report(of: uri)
        session.publishTexts(of: uri)
        return ["items": .array(report.map { session.diagnostics($0, uri) } ?? []), "kind": "full"]
    }
}
