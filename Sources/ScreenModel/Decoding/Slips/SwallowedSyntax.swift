package import Diagnostics
package import YAMLSyntax

/// Recognises a text that breaks YAML's syntax because its author did not quote it.
///
/// The line, such as `title: Orders: Open` or `title: {count} Orders`, is looked at again to offer the quoted form.
package enum SwallowedSyntax {
    /// The diagnostic, at the whole text, that says how to quote it; nil for any other problem.
    package static func diagnostic(for problem: YAMLProblem, in tree: borrowing YAMLTree, file: String) -> Diagnostic? {
        guard problem.rule == .yamlSyntax else { return nil }
        if let colon = MissingSpace.diagnostic(before: problem.range.start, in: tree, file: file) { return colon }
        if let mark = LostMark.diagnostic(at: problem.range.start, in: tree, file: file) { return mark }
        if let other = fence(at: problem.range.start, in: tree, file: file)
            ?? element(at: problem.range.start, in: tree, file: file)
            ?? SwallowedColors.diagnostic(before: problem.range.start, in: tree, file: file)
        {
            return other
        }
        guard let (key, range) = entry(at: problem.range.start, in: tree.source) else {
            return LostMark.openBracket(at: problem.range.start, in: tree, file: file)
                ?? LostMark.surplusBracket(at: problem.range.start, in: tree, file: file)
        }
        return quoting(range, withoutQuotes(tree.sourceText(in: range)), Message.brokenText(key), file: file)
    }

    /// The diagnostic for a text that has to stand in quotes, with the fix that writes them.
    static func quoting(_ range: SourceRange, _ text: String, _ message: String, file: String) -> Diagnostic {
        let quoted = ScalarText(text).doubleQuoted
        let fix = Fix(title: Message.quote(quoted), applicability: .safe, edits: [Edit(range: range, text: quoted)])
        return Diagnostic(.yamlSwallowedValue, in: file, at: range, "\(message): \(quoted)", fixes: [fix])
    }

    /// The diagnostic for a fence of Markdown that a description was copied with; nil if there is none.
    private static func fence(at problem: Int, in tree: borrowing YAMLTree, file: String) -> Diagnostic? {
        let source = tree.source
        let fences = lines(of: source).filter { line in
            source[line.start..<line.end].drop { $0 == 0x20 }.starts(with: Array("```".utf8))
        }
        guard let first = fences.first(where: { ($0.start...$0.end).contains(problem) }) else { return nil }
        let edits = fences.map { line in
            let next = source[line.end...].firstIndex { ![UInt8].isLineEnd($0) } ?? source.count
            // Only the line itself goes, and no blank one behind it.
            let isPair = line.end + 1 < next && source[line.end] == 0x0D && source[line.end + 1] == 0x0A
            let end = min(line.end + (isPair ? 2 : 1), source.count)
            return Edit(range: SourceRange(start: line.start, end: end), text: "")
        }
        let fix = Fix(title: Message.takeOutFences, applicability: .safe, edits: edits)
        return Diagnostic(.yamlSyntax, in: file, at: first, Message.fence, fixes: [fix])
    }

    /// The lines of a file, without what ends them.
    private static func lines(of source: [UInt8]) -> [SourceRange] {
        source.split(omittingEmptySubsequences: true, whereSeparator: [UInt8].isLineEnd).map {
            SourceRange(start: $0.startIndex, end: $0.endIndex)
        }
    }

    /// The diagnostic for an entry of a list that begins with brackets, braces or a text in quotes and goes on behind them, as
    /// tasks do in Markdown: `- [x] Title`, `- {count} items`, `- "Save" (primary)`, or with a sign that no text begins with,
    /// `- %d items`; nil for any other.
    private static func element(at problem: Int, in tree: borrowing YAMLTree, file: String) -> Diagnostic? {
        let source = tree.source
        let line = source[source.lineStart(at: problem)..<source.lineEnd(at: problem)].drop { $0 == 0x20 }
        guard line.count > 3, line.starts(with: "- ".utf8) else { return nil }
        let start = line.dropFirst(2).drop { $0 == 0x20 }.startIndex
        guard let last = line[start...].lastIndex(where: { $0 > 0x20 }) else { return nil }
        let range = SourceRange(start: start, end: last + 1)
        let text = tree.sourceText(in: range)
        guard let opening = text.first, !text.contains(" #") else { return nil }
        if "%@`".contains(opening), problem >= start, !text.contains(": ") {
            return quoting(range, text, Message.brokenSign(opening), file: file)
        }
        guard let mark: Character = ["[": "]", "{": "}", "\"": "\""][opening],
            let closing = text.dropFirst().firstIndex(of: mark), text.index(after: closing) < text.endIndex,
            text[text.index(after: closing)] == " ", text.last != mark, problem > start
        else { return nil }
        return quoting(range, text, Message.brokenElement, file: file)
    }

    /// The key and the text of the entry that a problem stands in, if the text is one that YAML can't take unquoted.
    private static func entry(at problem: Int, in source: [UInt8]) -> (key: String, range: SourceRange)? {
        if let entry = blockEntry(at: problem, in: source), isBroken(entry, at: problem, in: source) { return entry }
        var scanner = FlowScanner(line: problem, in: source)
        while let entry = scanner.next() {
            if isBroken(entry, at: problem, in: source) { return entry }
        }
        return nil
    }

    private static func isBroken(_ entry: (key: String, range: SourceRange), at problem: Int, in source: [UInt8])
        -> Bool
    {
        let range = entry.range
        guard problem >= range.start, problem <= range.end,
            isKeyOfScalar(entry.key) || OtherWord.names(for: entry.key).contains(where: isKeyOfScalar)
                || Languages.isTag(entry.key) || ["light", "dark"].contains(entry.key),
            !standsInCall(range.start, in: source)
        else { return false }
        let value = String(decoding: source[range.start..<range.end], as: UTF8.self)
        guard let first = value.first else { return false }
        switch first {
        // What is broken of `{en: Orders: Open, de: Aufträge}` is one of its texts.
        case "{" where value.last == "}" && value.contains(": ") && FlowScanner.isClosed(range, in: source):
            return false
        case "{", "%", "@", "`", ",", "]", "}": return true
        case "[": return value.contains("]") && value.last != "]" && value.dropFirst().first != "{"
        // `title: - # none yet` has a comment.
        case "|", ">", "-", "?":
            let isText = "|>".contains(first) && value.dropFirst().first?.isLetter == true
            return isText || value.dropFirst().first == " " && value.dropFirst(2).first != "#"
        case "'": return value.last != "'" || value.count(where: { $0 == "'" }) % 2 == 1
        case "\"": return value.last != "\"" && value.dropFirst().contains("\"")
        default:
            guard let colon = value.firstRange(of: ": "), !"&*!#".contains(first) else { return false }
            // A comma is missing: `{title: A subtitle: B}`.
            let words = value[..<colon.lowerBound].split(separator: " ")
            return words.count < 2 || words.last.map(MissingSpace.isOwnKey) != true
        }
    }

    /// Whether a parenthesis is open before a place in its line: `ToolbarItem(placement: .bottomBar): …` is code.
    private static func standsInCall(_ offset: Int, in source: [UInt8]) -> Bool {
        let line = source[..<offset].reversed().prefix { $0 != 0x0A && $0 != 0x0D }
        return line.count { $0 == UInt8(ascii: "(") } > line.count { $0 == UInt8(ascii: ")") }
    }

    /// A text without the quotes that stand around it, as in `'It's mine'`, or around what a remark follows: `"Orders" (large)`.
    private static func withoutQuotes(_ value: String) -> String {
        let parts = value.split(separator: "\"", omittingEmptySubsequences: false)
        if value.first == "\"", parts.count == 3, [" (", " - ", " – ", " — "].contains(where: parts[2].hasPrefix) {
            return parts.joined()
        }
        guard value.count > 2, value.first == "'" else { return value }
        // `'Orders"` begins with one quote and ends with the other.
        if value.last == "'" || value.last == "\"" { return String(value.dropFirst().dropLast()) }
        return value.dropFirst().contains("'") ? value : String(value.dropFirst())
    }

    /// The key and the rest of a line of the form `key: rest`, perhaps after dashes, comments left out.
    static func blockEntry(at offset: Int, in source: [UInt8]) -> (key: String, range: SourceRange)? {
        let line = source[source.lineStart(at: offset)..<source.lineEnd(at: offset)].drop { " -".utf8.contains($0) }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let rest = line[(colon + 1)...].drop { $0 == 0x20 }
        let comment = rest.indices.dropFirst().first { rest[$0] == UInt8(ascii: "#") && rest[$0 - 1] == 0x20 }
        guard let last = rest[..<(comment ?? rest.endIndex)].lastIndex(where: { $0 > 0x20 }) else { return nil }
        return (String(decoding: line[..<colon], as: UTF8.self), SourceRange(start: rest.startIndex, end: last + 1))
    }

    private static func isKeyOfScalar(_ key: String) -> Bool {
        Schema.standard.components.contains { component in
            component.fields.contains {
                $0.name == key && [.text, .token, .identifier].contains($0.type) && !$0.isDerived
            }
        }
    }
}
