import Linter

/// The parameters of `textDocument/didOpen`.
struct DidOpenParameters: Codable, Hashable, Sendable {
    var textDocument: TextDocumentItem
}

/// The parameters of `textDocument/didChange`.
struct DidChangeParameters: Codable, Hashable, Sendable {
    var textDocument: VersionedTextDocumentIdentifier
    var contentChanges: [TextDocumentContentChange]
}

/// The parameters of `textDocument/didClose` and `textDocument/didSave`.
struct DocumentParameters: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
}

extension Request {
    /// `textDocument/didOpen`: from now on the client's text counts, not the file's.
    static let didOpen = Request("textDocument/didOpen", DidOpenParameters.self) { parameters, _, session in
        let item = parameters.textDocument
        session.documents[item.uri] = OpenDocument(uri: item.uri, version: item.version, text: Array(item.text.utf8))
        session.markChanged(item.uri)
    }

    /// `textDocument/didChange`: applies the changes one after the other.
    static let didChange = Request("textDocument/didChange", DidChangeParameters.self) { parameters, _, session in
        let uri = parameters.textDocument.uri
        for change in parameters.contentChanges { session.documents[uri]?.apply(change, session.encoding) }
        session.documents[uri]?.version = parameters.textDocument.version
        session.markChanged(uri)
    }

    /// `textDocument/didClose`: the findings of a closed document are taken back.
    static let didClose = Request("textDocument/didClose", DocumentParameters.self) { parameters, _, session in
        let uri = parameters.textDocument.uri
        guard session.documents.removeValue(forKey: uri) != nil else { return }
        session.publish(uri, version: nil, [])
    }

    /// `textDocument/didSave`: the text is known already.
    static let didSave = Request("textDocument/didSave") { _, _ in }
}
