package import Diagnostics
import YAMLSyntax

/// What linting one file came to.
package struct FileReport: Sendable {
    /// The path as reached from the paths given.
    package let path: String
    /// The UTF-8 text that ranges count in.
    package private(set) var source: [UInt8]
    /// The diagnostics, in the order of output.
    package var diagnostics: [Diagnostic]
    /// What a comment or the baseline keeps from being reported, in the order of output.
    package var suppressed: [SuppressedDiagnostic] = []
    /// What was found in files that its screens take texts or colours from, a report for each that has something.
    package var others: [FileReport] = []
    /// What fixing the file came to; nil if nobody asked for it.
    package var fix: FixResult?
    /// What each rule came to, screen by screen; empty unless the linter keeps verdicts.
    package var verdicts: [ScreenVerdicts] = []
    /// Whether the file was read and judged to its end, so that what is not found in it is not there.
    package internal(set) var isComplete = true
    /// Whether its screens were compared with all others, so that what comparing does not find is not there.
    var isCompared = true
    /// What the configuration of the file says; nil where nobody asked.
    package var provider: RuleProvider?
    /// The packs of screens that name none.
    package var defaultPacks: [String] = []
    /// What it adds to the summary.
    package var summary: ReportSummary
    /// Whether a screen was checked against the standard pack because nobody has said which pack applies.
    package var usesStandardPack = false

    /// Creates a report; diagnostics are sorted, and counted in the summary.
    package init(path: String, source: [UInt8], diagnostics: [Diagnostic]) {
        self.path = path
        self.source = source
        self.diagnostics = diagnostics.sorted()
        summary = ReportSummary(diagnostics, files: 1)
    }

    /// A report for each file that diagnostics stand in, with its text as far as that is known.
    static func each(_ diagnostics: [Diagnostic], source: (String) -> [UInt8]?) -> [FileReport] {
        Dictionary(grouping: diagnostics, by: \.file).map { file, diagnostics in
            FileReport(path: file, source: source(file) ?? [], diagnostics: diagnostics)
        }
    }

    /// One report for each file of some that have nothing but diagnostics, in the order of their paths.
    static func joined(_ reports: [FileReport]) -> [FileReport] {
        Dictionary(grouping: reports, by: \.path).values.map { reports in
            let (path, source) = (reports[0].path, reports[0].source)
            return FileReport(path: path, source: source, diagnostics: reports.flatMap(\.diagnostics))
        }.sorted { $0.path < $1.path }
    }

    /// Whether something in it is an error, by its own weight or as the configuration has it.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Whether a rule could not be evaluated on a screen of the file, and that is an error.
    package var hasFailedRules: Bool {
        // Asked by place, nothing of a diagnostic is copied.
        diagnostics.indices.contains { diagnostics[$0].tellsOfFailedRule } || others.contains { $0.hasFailedRules }
    }

    /// This report and those on the other files.
    package var all: [FileReport] { [self] + others }

    /// Writes for each rule what it is called today.
    mutating func renameRules(_ currentID: (String) -> String?) {
        for index in diagnostics.indices {
            diagnostics[index].rule = currentID(diagnostics[index].rule) ?? diagnostics[index].rule
        }
        suppressed = suppressed.map { known in
            var diagnostic = known.diagnostic
            diagnostic.rule = currentID(diagnostic.rule) ?? diagnostic.rule
            return SuppressedDiagnostic(diagnostic: diagnostic, cause: known.cause)
        }
    }

    /// Puts what stands in other files into reports of their own, with lines and columns for what points back here.
    mutating func split(_ sources: [OtherSource]) {
        guard !sources.isEmpty else { return }
        let lines = LineTable(source)
        for source in sources {
            var found = diagnostics.filter { $0.file == source.file }
            guard !found.isEmpty else { continue }
            for index in found.indices {
                for place in found[index].related.indices where found[index].related[place].file == path {
                    let range = found[index].related[place].range
                    found[index].related[place].positions = lines.positions(of: range)
                }
            }
            others.append(FileReport(path: source.file, source: source.text, diagnostics: found))
        }
        let files = Set(others.map(\.path))
        diagnostics.removeAll { files.contains($0.file) }
    }

    /// Whether the text is no valid YAML, so that what stands in it is known in part.
    package var isBroken: Bool { diagnostics.contains { $0.rule == OwnRule.yamlSyntax.id } }

    /// Whether a fix is for the syntax itself, or writes one word in place of another.
    package func mayApplyInPieces(_ fix: Fix, of diagnostic: Diagnostic) -> Bool {
        if FixTier(of: diagnostic) == .syntax { return true }
        guard let edit = fix.edits.first, fix.edits.count == 1, edit.range.end <= source.count else { return false }
        return source[edit.range.start..<edit.range.end].allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: ":") }
    }
}

extension Diagnostic {
    /// Whether it says that a rule could not be evaluated, and is an error.
    var tellsOfFailedRule: Bool { severity == .error && rule == OwnRule.ruleEvaluationFailed.id }
}
