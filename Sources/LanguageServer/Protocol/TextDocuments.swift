/// A document by its address.
struct TextDocumentIdentifier: Codable, Hashable, Sendable {
    var uri: String
}

/// A document with its text.
struct TextDocumentItem: Codable, Hashable, Sendable {
    var uri: String
    var version: Int
    var text: String
}

/// A document by its address, with the version that a change leads to.
struct VersionedTextDocumentIdentifier: Codable, Hashable, Sendable {
    var uri: String
    var version: Int?
}

/// One change of a document; without range it is the whole text.
struct TextDocumentContentChange: Codable, Hashable, Sendable {
    var range: DocumentRange?
    var text: String
}
