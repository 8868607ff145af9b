import Diagnostics
import YAMLSyntax

/// Recognises a colour in braces that YAML takes for a comment, so that the braces stay open: `{background: #fff}`.
enum SwallowedColors {
    /// The diagnostic at the colour that says to quote it, and with it the others of its line; nil where no such colour stands
    /// before a problem.
    static func diagnostic(before problem: Int, in tree: borrowing YAMLTree, file: String) -> Diagnostic? {
        let source = tree.source
        var end = min(problem, source.count)
        // What the braces lack is seen in the line itself, or behind it.
        for _ in 0..<3 {
            let start = source.lineStart(at: end)
            let found = values(in: start..<source.lineEnd(at: end), of: source)
            if let (key, range) = found.first {
                let message = Message.swallowedComment(key)
                var told = SwallowedSyntax.quoting(range, tree.sourceText(in: range), message, file: file)
                for (_, other) in found.dropFirst() {
                    let text = ScalarText(tree.sourceText(in: other)).doubleQuoted
                    told.fixes[0].edits.append(Edit(range: other, text: text))
                }
                return told
            }
            guard start > 0 else { return nil }
            end = start - 1
        }
        return nil
    }

    /// The colours and numbers of a line that stand behind a key in open braces, with what ends the pair behind them.
    private static func values(in line: Range<Int>, of source: [UInt8]) -> [(key: String, range: SourceRange)] {
        var found = [(key: String, range: SourceRange)]()
        var depth = 0
        for index in line {
            switch source[index] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "#") where depth > 0 && index > line.lowerBound + 2 && source[index - 1] == 0x20:
                let digits = source[(index + 1)..<line.upperBound].prefix { Character(UnicodeScalar($0)).isHexDigit }
                let before = source[line.lowerBound..<index].reversed().drop { $0 == 0x20 }
                guard 1...8 ~= digits.count, before.first == UInt8(ascii: ":"),
                    digits.endIndex < line.upperBound, ",} ".utf8.contains(source[digits.endIndex])
                else { return found }
                let name = before.dropFirst().prefix { !"{, ".utf8.contains($0) }.reversed()
                let range = SourceRange(start: index, end: digits.endIndex)
                found.append((String(decoding: name, as: UTF8.self), range))
            default: break
            }
        }
        return found
    }
}
