import Diagnostics
import YAMLSyntax

/// Recognises a colon, a quote, a line break or braces that are missing where a file breaks off, and a comma that is too many.
enum LostMark {
    /// The diagnostic that says so; nil for any other problem.
    static func diagnostic(at problem: Int, in tree: borrowing YAMLTree, file: String) -> Diagnostic? {
        if let quote = openQuote(in: tree) {
            return Diagnostic(.yamlSyntax, in: file, at: quote, YAMLProblem.openQuote, fixes: [])
        }
        return comma(at: problem, in: tree, file: file) ?? keyBehindEntry(at: problem, in: tree, file: file)
            ?? keyWithoutColon(above: problem, in: tree, file: file)
    }

    /// The quote of a text at which a file breaks off and that reaches over lines to the next quote in it: it is never closed.
    static func openQuote(in tree: borrowing YAMLTree) -> SourceRange? {
        let last = NodeIndex(rawValue: UInt32(tree.nodeCount))
        guard tree.nodeCount > 0, !tree.isComplete else { return nil }
        for node in [last, NodeIndex(rawValue: max(1, last.rawValue - 1))] where tree[node].kind == .scalar {
            let range = tree[node].range
            guard [.doubleQuoted, .singleQuoted].contains(tree[node].style),
                tree.source[range.start..<range.end].contains(where: [UInt8].isLineEnd),
                let next = tree.byte(at: range.end), next > 0x20, !",:]}".utf8.contains(next)
            else { continue }
            return SourceRange(start: range.start, end: range.start + 1)
        }
        return nil
    }

    /// The diagnostic for a key behind another entry of its line, of which that is the text: `title: Orders  size: large`,
    /// `- {icon: plus} trailing: []`, `- label: Save, style: primary`; nil if there is none.
    private static func keyBehindEntry(at problem: Int, in tree: borrowing YAMLTree, file: String) -> Diagnostic? {
        let source = tree.source
        let line = source[source.lineStart(at: problem)..<source.lineEnd(at: problem)]
        for colon in line.indices where line[colon] == UInt8(ascii: ":") {
            let start = line[..<colon].lastIndex { $0 <= 0x20 }.map { $0 + 1 } ?? line.startIndex
            let (key, before, next) = (line[start..<colon], line[..<start], colon + 1)
            guard before.last == 0x20, before.contains(where: { $0 > 0x20 && $0 != 0x2D }),
                next == line.endIndex || line[next] == 0x20, problem >= key.startIndex, problem <= next,
                MissingSpace.isOwnKey(String(decoding: key, as: UTF8.self)[...]), !isInBraces(start, in: line)
            else { continue }
            let place = SourceRange(start: key.startIndex, end: next)
            let word = String(decoding: key, as: UTF8.self)
            guard before.dropLast().last == UInt8(ascii: ",") else {
                return Diagnostic(.yamlSyntax, in: file, at: place, Message.lostLineBreak(word), fixes: [])
            }
            let entries = String(decoding: line.drop { " -".utf8.contains($0) }, as: UTF8.self)
            let message = Message.lostBraces(entries.hasSuffix("}") ? String(entries.dropLast()) : entries)
            return Diagnostic(.yamlSyntax, in: file, at: place, message, fixes: [])
        }
        return nil
    }

    /// Whether a brace or bracket is open before a place in a line.
    private static func isInBraces(_ offset: Int, in line: ArraySlice<UInt8>) -> Bool {
        line[..<offset].reduce(0) { $0 + ("{[".utf8.contains($1) ? 1 : "}]".utf8.contains($1) ? -1 : 0) } > 0
    }

    /// The diagnostic for a comma behind quotes or braces, as JSON has it, with the fix that takes it out; else nil.
    private static func comma(at problem: Int, in tree: borrowing YAMLTree, file: String) -> Diagnostic? {
        let source = tree.source
        guard tree.byte(at: problem) == UInt8(ascii: ","), problem > 0, "\"'}]".utf8.contains(source[problem - 1]),
            source[(problem + 1)..<source.lineEnd(at: problem)].allSatisfy({ $0 == 0x20 })
        else { return nil }
        let range = SourceRange(start: problem, end: problem + 1)
        let edit = Edit(range: range, text: "")
        let fix = Fix(title: Message.takeOutComma, applicability: .safe, edits: [edit])
        return Diagnostic(.yamlSyntax, in: file, at: range, Message.comma, fixes: [fix])
    }

    /// The diagnostic for the first key of a map that has no colon, so that the next line goes on with its text:
    /// `size small`, and `title: A` below it; nil if there is none.
    private static func keyWithoutColon(above problem: Int, in tree: borrowing YAMLTree, file: String) -> Diagnostic? {
        let source = tree.source
        let start = source.lineStart(at: problem)
        guard problem < source.count, source[problem] == UInt8(ascii: ":"), start > 1 else { return nil }
        let above = source[source.lineStart(at: start - 1)..<source.lineEnd(at: start - 1)]
        let text = above.drop { $0 == 0x20 }
        let key = text.prefix { $0 > 0x20 }
        guard text.startIndex - above.startIndex == source[start...].prefix(while: { $0 == 0x20 }).count,
            key.count < text.count, !text.contains(UInt8(ascii: ":")),
            MissingSpace.isOwnKey(String(decoding: key, as: UTF8.self)[...])
        else { return nil }
        let range = SourceRange(start: key.startIndex, end: key.endIndex)
        return Diagnostic(.yamlSyntax, in: file, at: range, YAMLProblem.noColon, fixes: [])
    }
}
