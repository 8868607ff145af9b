/// A point in a document; lines and columns count from 0, columns in code units of the negotiated encoding.
struct Position: Codable, Hashable, Sendable {
    var line: Int
    var character: Int
}

/// A half-open stretch of a document.
struct DocumentRange: Codable, Hashable, Sendable {
    var start: Position
    var end: Position
}

/// A stretch of a document, with the document.
struct Location: Codable, Hashable, Sendable {
    var uri: String
    var range: DocumentRange
}

/// What a column counts.
enum PositionEncoding: String, Codable, Hashable, Sendable, CaseIterable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"
}
