/// The texts of a `.properties` file, by key.
///
/// The format is that of Java's `Properties.load`, in UTF-8 or Latin-1: `#` and `!` begin comments, a backslash at the end of a
/// line continues it, and `=`, `:` or white space divides key and text.
package struct PropertiesFile: Sendable, Hashable {
    /// The texts by key; of a key written twice the last text.
    package private(set) var texts: [String: String] = [:]

    /// Reads a file from its UTF-8 bytes.
    package init(_ bytes: [UInt8]) {
        var pending = ""
        // Older tools write Latin-1, of which each byte is a character.
        let text =
            String(validating: bytes, as: UTF8.self)
            ?? String(String.UnicodeScalarView(bytes.map { UnicodeScalar($0) }))
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: { ["\n", "\r\n", "\r"].contains($0) })
        {
            let content = line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
            if pending.isEmpty, content.hasPrefix("#") || content.hasPrefix("!") { continue }
            if content.reversed().prefix(while: { $0 == "\\" }).count.isMultiple(of: 2) {
                enter(pending + content)
                pending = ""
            } else {
                pending += content.dropLast()
            }
        }
        if !pending.isEmpty { enter(pending) }
    }

    private mutating func enter(_ line: String) {
        var isEscaped = false
        let key = line.prefix { character in
            let isEnd = !isEscaped && (character == "=" || character == ":" || character.isWhitespace)
            isEscaped = !isEscaped && character == "\\"
            return !isEnd
        }
        var rest = line[key.endIndex...].drop(while: \.isWhitespace)
        if let sign = rest.first, sign == "=" || sign == ":" { rest = rest.dropFirst().drop(while: \.isWhitespace) }
        if !key.isEmpty { texts[PropertiesFile.resolved(key)] = PropertiesFile.resolved(rest) }
    }

    private static func resolved(_ text: Substring) -> String {
        EscapedText.resolved(text, [0x6E: 0x0A, 0x74: 0x09, 0x72: 0x0D, 0x66: 0x0C], marks: "u", keepsMark: true)
    }
}
