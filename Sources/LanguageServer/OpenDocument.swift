import Linter

/// A document that the client has open.
struct OpenDocument {
    let uri: String
    /// The absolute path as the workspace knows it, if the document is a file's.
    let path: String
    var kind: DocumentKind
    var version: Int?
    /// The text, in UTF-8.
    private(set) var text: [UInt8]
    /// The text as a screen description that was judged; nil when that is out of date, or it is none.
    var judged: JudgedFile?
    /// The findings of the text, as it was when last linted; nil when that is out of date.
    var report: FileReport?
    /// The absolute paths of other files that the client was told of because of findings of this one.
    var filesTold = Set<String>()

    init(uri: String, path: String? = nil, kind: DocumentKind, version: Int?, text: [UInt8]) {
        self.uri = uri
        self.path = path ?? DocumentAddress.path(of: uri)
        self.kind = kind
        self.version = version
        self.text = OpenDocument.decoded(text)
    }

    /// Takes over a text that replaces a stretch; without range it is the whole text.
    mutating func apply(_ new: String, in range: DocumentRange?, _ encoding: PositionEncoding) {
        guard let range else {
            text = OpenDocument.decoded(Array(new.utf8))
            return
        }
        let mapping = PositionMapping(text, encoding)
        let start = mapping.offset(of: range.start)
        let end = max(start, mapping.offset(of: range.end))
        text.replaceSubrange(start..<end, with: Array(new.utf8))
        text = OpenDocument.decoded(text)
    }

    /// A text of a client as one that is UTF-8 to every reader.
    ///
    /// A zero byte at its beginning would tell of UTF-16; another control character, as little allowed, stands for it.
    private static func decoded(_ text: [UInt8]) -> [UInt8] {
        guard text.prefix(2).contains(0) else { return text }
        return text.prefix(2).map { $0 == 0 ? 1 : $0 } + text.dropFirst(2)
    }
}
