import Diagnostics
import RuleEngine

/// What the comments of one file suppress.
struct Suppressions {
    /// One rule of one directive, and the stretch in which it is suppressed.
    struct Entry {
        let directive: Int
        let rule: SuppressionDirective.Word
        /// The id that the rule has today.
        let id: String
        var effect: SourceRange
        var isClosed: Bool
        var isUsed = false
    }

    let directives: [SuppressionDirective]
    let lines: LineTable
    private(set) var entries: [Entry] = []
    /// Of each directive the indices of its entries.
    private var ownEntries: [Range<Int>] = []
    /// Of each rule the indices of the entries that wait for their end.
    private var open: [String: [Int]] = [:]
    /// The comments that end something, and how many entries each does, by where they stand.
    private(set) var ends: [Int: (directive: Int, count: Int)] = [:]
    /// The number of unknown rules so far: for the first ones a rule is looked for that may be meant.
    private var unknownCount = 0
    private static let mostSuggestions = 100
    /// Of directives, the words that are meant for several rules, as `apple-hig/*` and `all`, which name none.
    private(set) var patterns: [Int: [SuppressionDirective.Word]] = [:]
    /// The lines from which the next one with content was looked for last, up to that one.
    private var passedLines = 0..<0
    /// What is wrong with the comments.
    private(set) var problems: [Diagnostic] = []
    private let file: String
    private let provider: RuleProvider
    /// The rules in force, for each list of packs that screens of the file have.
    private let inForce: [RuleSet]

    /// Reads the directives of a file.
    init(
        _ directives: [SuppressionDirective],
        source: [UInt8],
        file: String,
        provider: RuleProvider,
        inForce: [RuleSet]
    ) {
        (self.directives, self.file, self.provider, self.inForce) = (directives, file, provider, inForce)
        lines = LineTable(source)
        for number in directives.indices {
            let start = entries.count
            read(number)
            ownEntries.append(start..<entries.count)
        }
    }

    func entries(of directive: Int) -> ArraySlice<Entry> { entries[ownEntries[directive]] }

    private mutating func read(_ number: Int) {
        let directive = directives[number]
        guard let action = directive.action else { return reportUnknown(directive) }
        let end = lines.bytes.count + 1
        switch action {
        case .enable: close(number)
        case .disable:
            let start = entries.count
            open(number, from: directive.range.start, to: end, isClosed: false)
            for index in start..<entries.count { open[entries[index].id, default: []].append(index) }
        case .disableFile: open(number, from: 0, to: end)
        case .disableLine: open(number, line: lines.line(at: directive.range.start))
        case .disableNextLine: open(number, line: nextLine(after: lines.line(at: directive.range.start)))
        }
    }

    private mutating func open(_ number: Int, line: Int) {
        let end = line < lines.lineCount ? lines.starts[line] : lines.bytes.count + 1
        open(number, from: lines.starts[line - 1], to: end)
    }

    private mutating func open(_ number: Int, from start: Int, to end: Int, isClosed: Bool = true) {
        let effect = SourceRange(start: start, end: end)
        for (rule, id) in known(number) {
            entries.append(Entry(directive: number, rule: rule, id: id, effect: effect, isClosed: isClosed))
        }
    }

    /// The rules that a comment names, with the ids that they have today; what is no rule is reported.
    private mutating func known(_ number: Int) -> [(rule: SuppressionDirective.Word, id: String)] {
        let directive = directives[number]
        let rules = directive.rules
        if rules.count > SuppressionDirective.mostRules { reportTooMany(rules) }
        var known = [(rule: SuppressionDirective.Word, id: String)]()
        for (position, rule) in rules.prefix(SuppressionDirective.mostRules).enumerated() {
            if let id = provider.library.currentID(ofRule: rule.text) {
                known.append((rule, id))
            } else if provider.library.mayHold(ruleNamed: rule.text) {
                continue
            } else if position > 0, reportReason(rule, of: directive) {
                break
            } else if rule.text.contains("*") || rule.text == "all" {
                unknownCount += 1
                patterns[number, default: []].append(rule)
            } else {
                reportUnknown(rule, isEnd: directive.action == .enable)
            }
        }
        return known
    }

    /// The number of the next line that holds more than white space and comments, or of the last one.
    mutating func nextLine(after line: Int) -> Int {
        // Comments that follow each other are about the same line.
        if passedLines.contains(line) { return passedLines.upperBound }
        var next = line + 1
        while next < lines.lineCount {
            let range = lines.range(ofLine: next)
            let first = lines.bytes[range.start..<range.end].first { $0 != 0x20 && $0 != 0x09 }
            if let first, first != UInt8(ascii: "#") { break }
            next += 1
        }
        next = min(next, lines.lineCount)
        passedLines = line..<max(line, next)
        return next
    }

    /// Ends the blocks that an `enable` names, or all.
    private mutating func close(_ number: Int) {
        let directive = directives[number]
        let unknown = unknownCount
        let names = known(number).map(\.id)
        let closed = directive.rules.isEmpty ? Array(open.keys) : names.filter { open[$0] != nil }
        for id in closed {
            for index in open.removeValue(forKey: id) ?? [] {
                entries[index].effect.end = directive.range.start
                entries[index].isClosed = true
                ends[directive.range.start, default: (number, 0)].count += 1
            }
        }
        guard closed.isEmpty, unknown == unknownCount else { return }
        let message = "No suppression is open here that this could end."
        report(.suppressionUnused, directive.range, message, removing(directive))
    }

    /// Takes out the diagnostics that are suppressed, and gives them.
    mutating func apply(to diagnostics: inout [Diagnostic]) -> [SuppressedDiagnostic] {
        var suppressed = [SuppressedDiagnostic]()
        let index = SuppressionIndex(entries)
        diagnostics.removeAll { diagnostic in
            guard isSuppressible(diagnostic),
                let index = index.innermost(ofRule: diagnostic.rule, at: diagnostic.range.start)
            else { return false }
            entries[index].isUsed = true
            let reason = directives[entries[index].directive].reason
            suppressed.append(SuppressedDiagnostic(diagnostic: diagnostic, cause: .comment(reason: reason)))
            return true
        }
        return suppressed
    }

    /// Whether a comment in the file can suppress a finding.
    func isSuppressible(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.file == file && !OwnRule.endsReading(diagnostic.rule)
    }

    /// Adds a finding about a comment.
    mutating func report(_ rule: OwnRule, _ range: SourceRange, _ message: String, _ fix: Fix?) {
        problems.append(Diagnostic(rule, in: file, at: range, message, fixes: fix.map { [$0] } ?? []))
    }

    private mutating func reportTooMany(_ rules: [SuppressionDirective.Word]) {
        guard let last = rules.last else { return }
        let first = rules[SuppressionDirective.mostRules]
        let message = "A comment names \(SuppressionDirective.mostRules) rules at most; from here on they are not read."
        report(.suppressionUnknownRule, SourceRange(start: first.range.start, end: last.range.end), message, nil)
    }

    private mutating func reportUnknown(_ directive: SuppressionDirective) {
        if let action = directive.meantAction {
            let written = "screenlint:\(action.rawValue)"
            let message =
                "'\(directive.keyword.text)' does nothing; write '# \(written)', with the colon, in small letters."
            let fix = Suppressions.writing(written, at: directive.keyword.range)
            return report(.suppressionUnknownDirective, directive.keyword.range, message, fix)
        }
        let known = SuppressionDirective.Action.allCases.map(\.rawValue)
        let suggestion = Suggestion.closest(to: directive.keyword.text, in: known)
        let rest = suggestion.map { "did you mean '\($0)'?" } ?? "there are \(known.joined(separator: ", "))."
        let fix = suggestion.map { Suppressions.writing($0, at: directive.keyword.range) }
        let message = "screenlint has no directive '\(directive.keyword.text)'; \(rest)"
        report(.suppressionUnknownDirective, directive.keyword.range, message, fix)
    }

    /// The fix that writes a word in place of another.
    static func writing(_ word: String, at range: SourceRange) -> Fix {
        Fix(title: "Write '\(word)'", applicability: .unsafe, edits: [Edit(range: range, text: word)])
    }

    /// Reports a reason without the dashes that begin it: words behind the first id that no rule is called by.
    private mutating func reportReason(_ word: SuppressionDirective.Word, of directive: SuppressionDirective) -> Bool {
        guard directive.reason == nil, !word.text.contains("/"), unknownCount < Suppressions.mostSuggestions,
            provider.suggestion(forRule: word.text, inForce: inForce) == nil
        else { return false }
        unknownCount += 1
        // Editors make one long dash of two, and a space is soon forgotten.
        let dash = word.text.prefix { "-–—".contains($0) }
        let rest = word.text.dropFirst(dash.count)
        let (reason, start) = (rest.isEmpty ? "-- …" : "-- \(rest) …", word.range.start)
        let advice =
            dash.isEmpty
            ? "if a reason begins here, write '--' before it" : "a reason begins with '--' and a space"
        let message = "There is no rule '\(word.text)'; \(advice): '\(reason)'."
        let dashes = SourceRange(start: start, end: start + dash.utf8.count)
        let fix = Fix(safe: "Write '\(reason)'", Edit(range: dashes, text: rest.isEmpty ? "--" : "-- "))
        report(.suppressionUnknownRule, word.range, message, fix)
        return true
    }

    private mutating func reportUnknown(_ rule: SuppressionDirective.Word, isEnd: Bool) {
        unknownCount += 1
        let isLookedFor = unknownCount <= Suppressions.mostSuggestions
        let suggestion = isLookedFor ? provider.suggestion(forRule: rule.text, inForce: inForce) : nil
        // Its end is written, if not well: that it has none is not told, too.
        if isEnd, let suggestion { for index in open[suggestion] ?? [] { entries[index].isClosed = true } }
        let fix = suggestion.map { Suppressions.writing($0, at: rule.range) }
        let message = "There is no rule '\(rule.text)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? ".")
        report(.suppressionUnknownRule, rule.range, message, fix)
    }
}
