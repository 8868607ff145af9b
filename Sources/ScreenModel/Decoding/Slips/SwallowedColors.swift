import Diagnostics
import YAMLSyntax

/// Recognises a colour or a number in braces that YAML takes for a comment, so that the braces stay open:
/// `{background: #fff}`, `{title: #1 Orders}`.
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

    /// The values of a line with a number sign that stand behind a key in open braces, with what ends the pair behind them.
    private static func values(in line: Range<Int>, of source: [UInt8]) -> [(key: String, range: SourceRange)] {
        var found = [(key: String, range: SourceRange)]()
        var depth = 0
        for index in line {
            switch source[index] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "#") where depth > 0 && index > line.lowerBound + 2 && source[index - 1] == 0x20:
                let before = source[line.lowerBound..<index].reversed().drop { $0 == 0x20 }
                guard before.first == UInt8(ascii: ":"), let end = end(of: index..<line.upperBound, in: source) else {
                    return found
                }
                let name = before.dropFirst().prefix { !"{, ".utf8.contains($0) }.reversed()
                let range = SourceRange(start: index, end: end)
                found.append((String(decoding: name, as: UTF8.self), range))
            default: break
            }
        }
        return found
    }

    /// Where the value ends that begins with a line's rest: at a comma or a brace, but for a comma behind which a number sign
    /// stands, `#1, #2`; nil for what is no word, and where neither follows.
    private static func end(of rest: Range<Int>, in source: [UInt8]) -> Int? {
        let text = source[rest]
        guard rest.count > 1, source[rest.lowerBound + 1] > 0x20, source[rest.lowerBound + 1] != UInt8(ascii: "#"),
            let end = text.indices.first(where: { index in
                let isComma =
                    text[index] == UInt8(ascii: ",") && !source[(index + 1)..<rest.upperBound].starts(with: " #".utf8)
                return isComma || text[index] == UInt8(ascii: "}")
            })
        else { return nil }
        return text[..<end].lastIndex { $0 > 0x20 }.map { $0 + 1 }
    }
}
