extension Request {
    /// `textDocument/didSave`: the text is known already; what it decides for other documents is read now.
    static let didSave = Request(notification: "textDocument/didSave") { parameters, session in
        guard let document = session.documents[try parameters.uri] else { return }
        switch document.kind {
        // A client that watches files tells of this one, too.
        case .configuration, .rules, .tokens: if !session.client.watchesFiles { session.reload() }
        case .screen, .texts, .other: break
        }
    }
}
