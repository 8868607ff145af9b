import Diagnostics
import Linter

/// A document that the client has open.
struct OpenDocument {
    let uri: String
    var version: Int?
    /// The text, in UTF-8.
    private(set) var text: [UInt8]
    /// The findings of the text, as it was when last linted.
    var report: FileReport?

    init(uri: String, version: Int?, text: [UInt8]) {
        self.uri = uri
        self.version = version
        self.text = text
    }

    /// The path of the document, if it is a file's.
    var path: String { DocumentAddress.path(of: uri) }

    /// Takes over a change.
    mutating func apply(_ change: TextDocumentContentChange, _ encoding: PositionEncoding) {
        guard let range = change.range else {
            text = Array(change.text.utf8)
            return
        }
        let mapping = PositionMapping(text, encoding)
        let start = mapping.offset(of: range.start)
        let end = max(start, mapping.offset(of: range.end))
        text.replaceSubrange(start..<end, with: Array(change.text.utf8))
    }
}

/// Turns the addresses of documents into paths.
enum DocumentAddress {
    /// The path of a `file:` address, escapes resolved; any other address as it is.
    static func path(of uri: String) -> String {
        guard uri.hasPrefix("file://") else { return uri }
        let bytes = Array(uri.utf8.dropFirst(7))
        var path = [UInt8]()
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
                let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
            {
                path.append(byte)
                index += 3
            } else {
                path.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: path, as: UTF8.self)
    }
}
