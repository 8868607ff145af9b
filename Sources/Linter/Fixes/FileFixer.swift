import Diagnostics
import YAMLSyntax

/// Applies the fixes of a file's diagnostics, and keeps only those that make it better.
///
/// In each round the fixes that do not touch each other are applied together and the text is linted again, until
/// nothing is left to fix. A round that brings up something new is halved until the fix to blame is found and left out.
package struct FileFixer {
    /// A fix that was tried in vain, as it is recognised later; its ranges may have moved since.
    private struct Rejected: Hashable {
        let rule: String
        let path: String?
        let title: String
        let texts: [String]
        /// What stands around the first edit, which tells it from the same fix elsewhere.
        let surroundings: ArraySlice<UInt8>

        init(_ diagnostic: Diagnostic, _ fix: Fix, in text: [UInt8]) {
            surroundings = text[max(0, fix.start - 8)..<min(text.count, fix.start + 8)]
            rule = diagnostic.rule
            path = diagnostic.path
            title = fix.title
            texts = fix.edits.map(\.text)
        }
    }

    private struct Candidate {
        let fix: Fix
        let tier: FixTier
        let mark: Rejected
        let kind: FixBalance.Kind
        let isOfError: Bool
    }

    private let mode: FixMode
    private let path: String
    private let others: OtherScreens
    private var text: [UInt8]
    private var file: JudgedFile
    private var report: FileReport
    private var balance: FixBalance
    /// Why each fix that was tried in vain is left out.
    private var rejected = [Rejected: String]()
    private var count = 0
    // A text takes a few rounds. Only one with hundreds of fixes that get in each other's way comes near the limits.
    private var remainingTries = 500
    /// What may still be spent on tries, in units of about ten microseconds.
    private var remainingWork = 100_000

    /// Fixes a file, and writes it if the mode says so; a file that can't be written is reported as it was.
    package static func fix(
        _ bytes: [UInt8],
        path: String,
        _ mode: FixMode,
        comparedWith others: OtherScreens = .none,
        _ linter: inout FileLinter
    ) -> (file: JudgedFile, report: FileReport) {
        var fixer = FileFixer(bytes, path: path, mode, others, &linter)
        let before = fixer
        var result = FixResult(original: bytes, fixed: bytes, count: 0)
        // Edits count in the transcoding of UTF-16; such a file is left to its author.
        if fixer.report.source != bytes {
            if !fixer.candidates().isEmpty { result.notes = ["is in UTF-16 and is not fixed; save it in UTF-8 first."] }
        } else {
            while fixer.applyRound(&linter) {}
            if mode.writesFullForms { fixer.writeFullForms(&linter) }
            if fixer.count > 0 || fixer.report.isBroken, let problem = fixer.syntaxProblem {
                fixer = before
                result.notes = ["is not fixed, because \(problem)."]
            } else {
                (result.fixed, result.count) = (fixer.text, fixer.count)
                result.notes = fixer.notes
                let wanted = fixer.report.diagnostics.lazy.filter(fixer.isWanted)
                result.choices = mode.appliesUnsafe ? 0 : wanted.count(where: \.hasOnlyChoices)
            }
        }
        if mode.writes, result.count > 0, let obstacle = FileReplacement.obstacle(path) {
            fixer = before
            result = FixResult(original: bytes, fixed: bytes, count: 0, notes: [obstacle])
        }
        if mode.writes, result.count > 0 {
            do {
                try FileReplacement.replace(path, with: fixer.text, original: bytes)
            } catch {
                fixer = before
                result.failure = error.message
            }
        }
        fixer.file.fix = result
        fixer.report.fix = result
        return (fixer.file, fixer.report)
    }

    private init(_ bytes: [UInt8], path: String, _ mode: FixMode, _ others: OtherScreens, _ linter: inout FileLinter) {
        (self.mode, self.path, self.others) = (mode, path, others)
        text = bytes
        file = linter.judge(bytes, path: path)
        report = linter.report(file, comparedWith: others)
        balance = FixBalance(report.diagnostics)
    }

    /// What keeps the text from being valid YAML; nil if it is valid.
    private var syntaxProblem: String? {
        let tree = YAMLTree(text)
        guard let problem = tree.problems.first(where: { $0.rule == .yamlSyntax }) else { return nil }
        return "line \(LineTable(text).position(at: problem.range.start).line) would still not be valid YAML"
    }

    /// What is said of the fixes that were tried in vain and are still offered.
    private var notes: [String] {
        let lines = LineTable(text)
        return report.diagnostics.compactMap { diagnostic in
            guard isWanted(diagnostic), let fix = diagnostic.fixes.first(where: isWanted) else { return nil }
            let reason = rejected[Rejected(diagnostic, fix, in: text)] ?? "it gets in the way of others"
            let line = lines.position(at: diagnostic.range.start).line
            return "line \(line): \(fix.title): not done, because \(reason)."
        }
    }

    /// Applies what can be applied at once; false if that is nothing.
    private mutating func applyRound(_ linter: inout FileLinter) -> Bool {
        let candidates = candidates()
        guard !candidates.isEmpty, canTry else { return false }
        return apply(candidates[...], &linter) || self.candidates().count < candidates.count
    }

    /// Writes short forms in full, if that says the same to the linter.
    private mutating func writeFullForms(_ linter: inout FileLinter) {
        let (attempt, forms) = FullFormWriter.written(text, path: path)
        guard forms > 0 else { return }
        let file = linter.judge(attempt, path: path)
        let report = linter.report(file, comparedWith: others)
        let balance = FixBalance(report.diagnostics)
        guard balance.worse(than: self.balance) == nil else { return }
        (text, self.file, self.report, self.balance) = (attempt, file, report, balance)
        count += forms
    }

    /// Fixes of the deepest tier that has any, free of overlaps.
    private func candidates() -> [Candidate] {
        var edits: [Edit] = []
        var found = [Candidate]()
        let isBroken = report.isBroken
        for tier in FixTier.allCases {
            for diagnostic in report.diagnostics where FixTier(of: diagnostic) == tier {
                guard isWanted(diagnostic) else { continue }
                for fix in diagnostic.fixes where isWanted(fix) {
                    let mark = Rejected(diagnostic, fix, in: text)
                    guard rejected[mark] == nil, !isBroken || report.mayApplyInPieces(fix, of: diagnostic),
                        edits.insert(fix)
                    else { continue }
                    let isOfError = diagnostic.severity == .error
                    let kind = FixBalance.Kind(diagnostic)
                    found.append(Candidate(fix: fix, tier: tier, mark: mark, kind: kind, isOfError: isOfError))
                    break
                }
            }
            if !found.isEmpty { break }
        }
        return found
    }

    private var canTry: Bool { remainingTries > 0 && remainingWork > 0 }

    private func isWanted(_ diagnostic: Diagnostic) -> Bool { mode.rules?.contains(diagnostic.rule) ?? true }

    private func isWanted(_ fix: Fix) -> Bool {
        switch fix.applicability {
        case .safe: true
        case .unsafe: mode.appliesUnsafe
        case .displayOnly: false
        }
    }

    /// Applies candidates together, or else by halves, the later one first so that the places of the other still hold.
    private mutating func apply(_ candidates: ArraySlice<Candidate>, _ linter: inout FileLinter) -> Bool {
        guard canTry, let tier = candidates.first?.tier else { return false }
        remainingTries -= 1
        remainingWork -= text.count / 100 + report.diagnostics.count + 2 * report.summary.screens
        var edits: [Edit] = []
        for candidate in candidates { _ = edits.insert(candidate.fix) }
        let attempt = edits.applied(to: text)
        let file = linter.judge(attempt, path: path)
        let report = linter.report(file, comparedWith: others)
        let balance = FixBalance(report.diagnostics)
        if attempt != text,
            balance.isBetter(
                than: self.balance,
                in: tier,
                by: (candidates.map(\.kind), candidates.count(where: \.isOfError)),
                growth: attempt.count - text.count
            )
        {
            (text, self.file, self.report, self.balance) = (attempt, file, report, balance)
            count += candidates.count
            return true
        }
        guard candidates.count > 1 else {
            let reason = balance.worse(than: self.balance).map { "it would bring up \($0)" } ?? "it mends nothing"
            for candidate in candidates { rejected[candidate.mark] = reason }
            return false
        }
        let sorted = candidates.sorted { $0.fix.start < $1.fix.start }
        let middle = sorted.count / 2
        // An edit of the later half may stand before one of the earlier half; then the next round takes that one.
        let later = apply(sorted[middle...], &linter)
        if later, sorted[..<middle].contains(where: { $0.fix.end >= sorted[middle].fix.start }) { return true }
        return apply(sorted[..<middle], &linter) || later
    }
}

extension Diagnostic {
    /// Whether none of its fixes is safe, and one could be applied.
    fileprivate var hasOnlyChoices: Bool {
        !fixes.contains { $0.applicability == .safe } && fixes.contains { $0.applicability == .unsafe }
    }
}

extension Fix {
    /// Where the first edit begins.
    fileprivate var start: Int { edits.first?.range.start ?? 0 }
    fileprivate var end: Int { edits.last?.range.end ?? 0 }
}

/// Edits of one text, in order, that do not touch each other.
extension [Edit] {
    /// Adds the edits of a fix; leaves them as they are, and says so, if one of them touches an edit that is there.
    mutating func insert(_ fix: Fix) -> Bool {
        for edit in fix.edits {
            let index = indices.partitioningIndex { self[$0].range.end >= edit.range.start }
            if index < count, self[index].range.start <= edit.range.end { return false }
        }
        // Of several at one place the first comes first.
        for edit in fix.edits { insert(edit, at: indices.partitioningIndex { edit.range < self[$0].range }) }
        return true
    }
}
