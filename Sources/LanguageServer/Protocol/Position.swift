/// A point in a document; lines and columns count from 0, columns in code units of the negotiated encoding.
struct Position: Hashable, Sendable {
    let line: Int
    let character: Int
}

/// A half-open stretch of a document.
struct DocumentRange: Hashable, Sendable {
    let start: Position
    let end: Position
}

/// A stretch of a document, with the document.
struct Location: Hashable, Sendable {
    let uri: String
    let range: DocumentRange

    var json: JSONValue { ["range": range.json, "uri": .string(uri)] }
}

extension Position {
    init?(_ value: JSONValue) {
        guard let line = value["line"]?.integer, let character = value["character"]?.integer else { return nil }
        self.init(line: line, character: character)
    }

    var json: JSONValue { ["character": .number(String(character)), "line": .number(String(line))] }
}

extension DocumentRange {
    init?(_ value: JSONValue) {
        guard let start = value["start"].flatMap(Position.init), let end = value["end"].flatMap(Position.init)
        else { return nil }
        self.init(start: start, end: end)
    }

    var json: JSONValue { ["end": end.json, "start": start.json] }

    /// A replacement of the stretch.
    func edit(_ text: String) -> JSONValue { ["newText": .string(text), "range": json] }
}

/// What a column counts.
enum PositionEncoding: String, Hashable, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"
}
