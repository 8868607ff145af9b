// What is wrong with suppressions once the findings of the file are known.
import Diagnostics

extension Suppressions {
    /// Reports suppressions that have no rule, no end or no use, which nobody knows of a rule that was not run.
    mutating func reportProblems(_ diagnostics: [Diagnostic], isInForce: (String) -> Bool) {
        let found = FoundRules(diagnostics.filter(isSuppressible), lines)
        for number in directives.indices {
            let directive = directives[number]
            guard let action = directive.action else { continue }
            reportPatterns(number, found)
            guard action != .enable else { continue }
            if directive.rules.isEmpty {
                reportMissingRule(directive, found)
            } else {
                reportUnused(number, found, isInForce)
                reportUnclosed(number)
            }
        }
    }

    /// The rules of what is found where a comment is meant to suppress something, in order.
    private mutating func covered(by directive: SuppressionDirective, _ found: FoundRules) -> [String] {
        let line = lines.line(at: directive.range.start)
        let rules =
            switch directive.action {
            case .disableFile: found.rules(from: 0)
            case .disableLine: found.rules(inLine: line)
            case .disableNextLine: found.rules(inLine: nextLine(after: line))
            case .disable: found.rules(from: directive.range.start)
            case .enable, nil: [String]()
            }
        return rules.sorted()
    }

    /// Reports words that are meant for several rules; the ids of those that are found can stand in their place.
    private mutating func reportPatterns(_ number: Int, _ found: FoundRules) {
        guard let patterns = patterns[number] else { return }
        let covered = covered(by: directives[number], found)
        for pattern in patterns {
            let (start, end) = ends(ofPattern: pattern.text)
            let meant = covered.filter { $0.hasPrefix(start) && $0.hasSuffix(end) }
            let message = "'\(pattern.text)' names no rule: a comment names each rule by its whole id."
            let fix = naming(meant, at: pattern.range)
            report(.suppressionUnknownRule, pattern.range, message, fix)
        }
    }

    /// How the ids begin and end that a word is meant for.
    private func ends(ofPattern text: String) -> (start: Substring, end: Substring) {
        guard let first = text.firstIndex(of: "*"), let last = text.lastIndex(of: "*") else { return ("", "") }
        return (text[..<first], text[last...].dropFirst())
    }

    /// The fix that writes the ids of what is found; nil if nothing is.
    private func naming(_ rules: [String], at range: SourceRange, behind space: String = "") -> Fix? {
        guard !rules.isEmpty else { return nil }
        let names = rules.joined(separator: ", ")
        let edit = Edit(range: range, text: space + names)
        return Fix(title: "Name what is found there: \(names)", applicability: .unsafe, edits: [edit])
    }

    private mutating func reportMissingRule(_ directive: SuppressionDirective, _ found: FoundRules) {
        let rules = covered(by: directive, found)
        let end = directive.keyword.range.end
        let fix = naming(rules, at: SourceRange(at: end), behind: " ") ?? removing(directive)
        let word = directive.keyword.text
        let message = "'\(word)' needs the ids of the rules to suppress; without, it suppresses nothing."
        report(.suppressionMissingRule, directive.range, message, fix)
    }

    private mutating func reportUnused(_ number: Int, _ found: FoundRules, _ isInForce: (String) -> Bool) {
        let directive = directives[number]
        let unused = entries(of: number).filter { !$0.isUsed && isInForce($0.id) }
        guard !unused.isEmpty else { return }
        if unused.count == directive.rules.count {
            let message = Suppressions.uselessness(of: unused)
            if let (meant, place) = actionMeant(by: directive, of: unused.map(\.id), found) {
                let fix = Suppressions.writing(meant.rawValue, at: directive.keyword.range)
                let advice = " What is found \(place) is suppressed by '\(meant.rawValue)'."
                return report(.suppressionUnused, directive.range, message + advice, fix)
            }
            return report(.suppressionUnused, directive.range, message, removing(directive, with: ends(of: number)))
        }
        for entry in unused {
            guard let index = directive.rules.firstIndex(of: entry.rule) else { continue }
            var range = entry.rule.range
            if index + 1 < directive.rules.count {
                range.end = directive.rules[index + 1].range.start
            } else {
                range.start = directive.rules[index - 1].range.end
            }
            let message = Suppressions.uselessness(of: [entry])
            let fix = Fix(safe: "Remove the id", Edit(range: range, text: ""))
            report(.suppressionUnused, entry.rule.range, message, fix)
        }
    }

    /// The sentences on rules of which nothing is found, and on those that no comment suppresses.
    private static func uselessness(of entries: [Entry]) -> String {
        // A rule that is written twice need not be told twice.
        var seen = Set<String>()
        let entries = entries.filter { seen.insert($0.rule.text).inserted }
        let names = entries.filter { !OwnRule.endsReading($0.id) }.map { "'\($0.rule.text)'" }.joined(separator: ", ")
        let sentences = entries.filter { OwnRule.endsReading($0.id) }.map { RuleNames.unsilenced($0.id, "suppressed") }
        return (names.isEmpty ? sentences : ["There is nothing of \(names) to suppress here."] + sentences)
            .joined(separator: " ")
    }

    /// What a comment of some rules that suppresses nothing has to say to suppress what is found right beside it, and where
    /// that is; nil if nothing is.
    private mutating func actionMeant(by directive: SuppressionDirective, of rules: [String], _ found: FoundRules)
        -> (action: SuppressionDirective.Action, place: String)?
    {
        let line = lines.line(at: directive.range.start)
        func isFound(_ line: Int) -> Bool { Set(rules).isSubset(of: found.rules(inLine: line)) }
        return switch directive.action {
        case .disable, .disableNextLine: isFound(line) ? (.disableLine, "in this line") : nil
        case .disableLine: isFound(nextLine(after: line)) ? (.disableNextLine, "in the next line") : nil
        default: nil
        }
    }

    private mutating func reportUnclosed(_ number: Int) {
        // What suppresses nothing is reported for that, and needs no end.
        let open = entries(of: number).filter { !$0.isClosed && $0.isUsed }
        guard !open.isEmpty else { return }
        let names = open.map(\.rule.text).joined(separator: ", ")
        let comment = "# screenlint:enable \(names)"
        let endsLine = lines.bytes.last.map { $0 == 0x0A || $0 == 0x0D } ?? true
        let lineBreak = lines.bytes.lineBreak
        let edit = Edit(inserting: (endsLine ? "" : lineBreak) + comment + lineBreak, at: lines.bytes.count)
        let message = "This suppression has no end; close it with '\(comment)', or use disable-file."
        let fix = Fix(safe: "Close it at the end of the file", edit)
        report(.suppressionUnclosed, directives[number].range, message, fix)
    }

    /// The comments that end nothing but what a comment began.
    private func ends(of number: Int) -> [SuppressionDirective] {
        if ends.isEmpty { return [] }
        let own = Dictionary(grouping: entries(of: number), by: \.effect.end)
        return own.keys.sorted().compactMap { end in
            ends[end].flatMap { $0.count == own[end]?.count ? directives[$0.directive] : nil }
        }
    }

    /// The fix that removes a comment, and others with it.
    func removing(_ directive: SuppressionDirective, with others: [SuppressionDirective] = []) -> Fix {
        Fix(title: "Remove the comment", applicability: .safe, edits: ([directive] + others).map(removal))
    }

    /// Removes a comment: its whole line if it stands alone, otherwise with the spaces before it.
    private func removal(of directive: SuppressionDirective) -> Edit {
        let line = lines.line(at: directive.range.start)
        var range = directive.range
        let lineStart = lines.starts[line - 1]
        // Behind other words of a comment it may have a mark of its own.
        let isBehindWords = lines.bytes[range.start] != UInt8(ascii: "#")
        func isLeftAlone(_ byte: UInt8) -> Bool {
            byte != 0x20 && byte != 0x09 && (byte != UInt8(ascii: "#") || !isBehindWords)
        }
        while range.start > lineStart, !isLeftAlone(lines.bytes[range.start - 1]) { range.start -= 1 }
        if range.start == lineStart, line < lines.lineCount { range.end = lines.starts[line] }
        return Edit(range: range, text: "")
    }
}

/// Which rules are broken where in a file.
private struct FoundRules {
    private var byLine: [Int: Set<String>] = [:]
    /// Of each rule the offset of its last finding.
    private var last: [String: Int] = [:]

    init(_ diagnostics: [Diagnostic], _ lines: LineTable) {
        for diagnostic in diagnostics {
            let start = diagnostic.range.start
            byLine[lines.line(at: start), default: []].insert(diagnostic.rule)
            last[diagnostic.rule] = max(start, last[diagnostic.rule] ?? 0)
        }
    }

    func rules(inLine line: Int) -> [String] { Array(byLine[line] ?? []) }

    func rules(from offset: Int) -> [String] { last.filter { $0.value >= offset }.map(\.key) }
}
