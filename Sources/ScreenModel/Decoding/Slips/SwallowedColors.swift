import Diagnostics
import YAMLSyntax

/// Recognises a colour in braces that YAML takes for a comment, so that the braces stay open: `{background: #fff}`.
enum SwallowedColors {
    /// The diagnostic at the colour that says to quote it; nil where no such colour stands before a problem.
    static func diagnostic(before problem: Int, in tree: borrowing YAMLTree, file: String) -> Diagnostic? {
        let source = tree.source
        var end = min(problem, source.count)
        // What the braces lack is seen in the line itself, or behind it.
        for _ in 0..<3 {
            let start = source.lineStart(at: end)
            let next = source.lineEnd(at: end)
            if let (key, range) = color(in: start..<next, of: source) {
                let text = tree.sourceText(in: range)
                return SwallowedSyntax.quoting(range, text, Message.swallowedComment(key), file: file)
            }
            guard start > 0 else { return nil }
            end = start - 1
        }
        return nil
    }

    /// The first colour of a line behind a key in open braces, with what ends the pair behind it.
    private static func color(in line: Range<Int>, of source: [UInt8]) -> (key: String, range: SourceRange)? {
        var depth = 0
        for index in line {
            switch source[index] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "#") where depth > 0 && index > line.lowerBound + 2 && source[index - 1] == 0x20:
                let digits = source[(index + 1)..<line.upperBound].prefix { Character(UnicodeScalar($0)).isHexDigit }
                let before = source[line.lowerBound..<index].reversed().drop { $0 == 0x20 }
                guard [3, 4, 6, 8].contains(digits.count), before.first == UInt8(ascii: ":"),
                    digits.endIndex < line.upperBound, ",} ".utf8.contains(source[digits.endIndex])
                else { return nil }
                let name = before.dropFirst().prefix { !"{, ".utf8.contains($0) }.reversed()
                return (String(decoding: name, as: UTF8.self), SourceRange(start: index, end: digits.endIndex))
            default: break
            }
        }
        return nil
    }
}
