/// The parameters of requests about a document.
struct DocumentParameters: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
}

/// The parameters of requests about a point in a document.
struct PositionParameters: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
    var position: Position
}
