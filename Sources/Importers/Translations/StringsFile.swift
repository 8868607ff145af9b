import Diagnostics

/// Reads the `.strings` files of Xcode: `"key" = "text";`, in UTF-8 or UTF-16, with comments as in C.
///
/// What is no such line is passed over up to the next semicolon, so that one mistake hides one text.
enum StringsFile {
    /// The texts of a file in one language.
    static func translation(_ bytes: [UInt8], path: String, language: String) -> Translation {
        let source = XMLDocument.transcoded(bytes) ?? bytes
        var translation = Translation(path: path, source: source)
        var scanner = Scanner(source: source)
        // Xcode takes property lists, too, compiled ones and those in XML.
        guard !source.starts(with: "bplist".utf8) else { return translation }
        if scanner.next == UInt8(ascii: "<"), !scanner.isAtConflict {
            readPropertyList(into: &translation, language)
            return translation
        }
        let isInBraces = scanner.skip(UInt8(ascii: "{"))
        while !(isInBraces && scanner.next == UInt8(ascii: "}")), let key = scanner.nextToken() {
            if scanner.skip(UInt8(ascii: "=")), let value = scanner.nextToken() {
                translation.add(value.text, at: value.range, as: key.text, in: language)
            } else if scanner.next != UInt8(ascii: ";") {
                translation.note(#"This is no translation; one is written "key" = "text"; and ends so."#, at: key.range)
            }
            guard !scanner.skip(UInt8(ascii: ";")), let next = scanner.next else { continue }
            let end = SourceRange(start: scanner.position, end: scanner.position)
            translation.note("A semicolon is missing before this.", at: end)
            if next != UInt8(ascii: "\"") { scanner.skipStatement() }
        }
        if let start = scanner.open {
            let message = "What begins here has no end, so that the rest of the file is not read."
            translation.note(message, at: SourceRange(start: start, end: start + 1))
        }
        return translation
    }

    /// Reads a property list in XML: `<key>…</key><string>…</string>`.
    private static func readPropertyList(into translation: inout Translation, _ language: String) {
        let document = XMLDocument(translation.source)
        if let problem = document.problem { translation.note(problem.message, at: SourceRange(at: problem.offset)) }
        guard document.elements.first?.name == "plist", let list = document.child("dict", of: 0) else { return }
        var key: String?
        for child in document.children(of: list) {
            let range = document.contentRange(of: child)
            let text = document.text(of: XMLProperty(range: range, kind: .content))
            let name = document.elements[child].name
            if name == "string", let key, let text { translation.add(text, at: range, as: key, in: language) }
            key = name == "key" ? text : nil
        }
    }

    private struct Scanner {
        let source: [UInt8]
        private(set) var position = 0
        /// Where a quoted text or a comment begins that has no end.
        private(set) var open: Int?

        init(source: [UInt8]) {
            self.source = source
            if source.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        }

        /// The first byte that is neither white space nor of a comment; nil at the end.
        var next: UInt8? {
            mutating get {
                skipSpace()
                return position < source.count ? source[position] : nil
            }
        }

        /// Whether a line of git's stands here.
        var isAtConflict: Bool { ConflictMarker.range(near: position, in: source) != nil }

        /// A quoted text or a bare word; nil at the end.
        mutating func nextToken() -> (text: String, range: SourceRange)? {
            skipSpace()
            guard position < source.count else { return nil }
            if source[position] == UInt8(ascii: "\"") {
                let range = quoted()
                let controls: [UInt16: UInt16] = [0x6E: 0x0A, 0x74: 0x09, 0x72: 0x0D]
                return (EscapedText.resolved(text(range), controls, marks: "uU", keepsMark: false), range)
            }
            let start = position
            while position < source.count, isWord(source[position]) { position += 1 }
            let range = SourceRange(start: start, end: position)
            return (text(range), range)
        }

        mutating func skip(_ byte: UInt8) -> Bool {
            skipSpace()
            guard position < source.count, source[position] == byte else { return false }
            position += 1
            return true
        }

        /// Goes behind the next semicolon outside quotes.
        mutating func skipStatement() {
            while true {
                skipSpace()
                guard position < source.count else { return }
                if source[position] == UInt8(ascii: "\"") {
                    _ = quoted()
                } else {
                    position += 1
                    if source[position - 1] == UInt8(ascii: ";") { return }
                }
            }
        }

        private func text(_ range: SourceRange) -> String {
            String(decoding: source[range.start..<range.end], as: UTF8.self)
        }

        private func isWord(_ byte: UInt8) -> Bool {
            byte > 0x20 && byte != UInt8(ascii: "=") && byte != UInt8(ascii: ";") && byte != UInt8(ascii: "\"")
        }

        private mutating func skipSpace() {
            while position < source.count {
                let byte = source[position]
                if byte <= 0x20 {
                    position += 1
                    continue
                }
                guard byte == UInt8(ascii: "/"), position + 1 < source.count else { return }
                switch source[position + 1] {
                case UInt8(ascii: "*"):
                    let end = ExpatParser.position(of: "*/", in: source, from: position + 2)
                    if end == nil { open = position }
                    position = end.map { $0 + 2 } ?? source.count
                case UInt8(ascii: "/"):
                    while position < source.count, source[position] != 0x0A, source[position] != 0x0D { position += 1 }
                default: return
                }
            }
        }

        /// Goes behind a quoted text; answers where it stands between its quotes.
        private mutating func quoted() -> SourceRange {
            position += 1
            let start = position
            while position < source.count, source[position] != UInt8(ascii: "\"") {
                position += source[position] == UInt8(ascii: "\\") && position + 1 < source.count ? 2 : 1
            }
            if position >= source.count { open = start - 1 }
            defer { position = min(position + 1, source.count) }
            return SourceRange(start: start, end: min(position, source.count))
        }
    }
}
