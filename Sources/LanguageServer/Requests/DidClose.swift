extension Request {
    /// `textDocument/didClose`: the findings of a closed document are taken back, and the file counts again.
    static let didClose = Request(notification: "textDocument/didClose") { parameters, session in
        let uri = try parameters.uri
        guard let document = session.documents[uri] else { return }
        if !session.client.pullsDiagnostics { session.publish(uri, version: nil, []) }
        session.documents[uri]?.report = nil
        session.publishTexts(of: uri)
        session.documents[uri] = nil
        session.takeOverTexts(of: document.path)
        switch document.kind {
        case .configuration, .rules: session.mistakes.isDue = true
        case .tokens: session.reload()
        case .screen:
            // Where the file is open under another address, that text counts.
            if let other = session.document(ofFile: document.path) {
                session.markChanged(other.uri, byClient: false)
            } else {
                session.workspace.update(document.path, session.setup)
            }
        case .texts, .other: break
        }
    }
}
