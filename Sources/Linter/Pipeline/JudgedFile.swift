import Diagnostics
package import RuleEngine
import YAMLSyntax

/// A file whose screens have been judged each by itself; compared and silenced, it becomes a report.
package struct JudgedFile: Sendable {
    /// The path as reached from the paths given.
    let path: String
    /// The UTF-8 text that ranges count in.
    let source: [UInt8]
    /// The texts of other files that findings can stand in.
    var otherSources: [OtherSource] = []
    /// What is wrong with the file, and what could not be judged.
    var problems: [Diagnostic] = []
    /// What rules found.
    var findings: [Diagnostic] = []
    /// What is compared with other files.
    package var facts: FileFacts
    /// The packs that apply to its screens, each list of names once.
    var packs: [[String]] = []
    /// For each of these lists the rules in force.
    var rules: [RuleSet] = []
    /// What each rule came to, screen by screen; empty unless the linter keeps verdicts.
    var verdicts: [ScreenVerdicts] = []
    /// The comments that speak to screenlint.
    var directives: [SuppressionDirective] = []
    /// Whether it was read and judged to its end.
    var isComplete: Bool
    /// Whether a screen was judged by the standard pack because nobody has said which pack applies.
    var usesStandardPack = false
    /// What it adds to the figures of the run, diagnostics aside.
    var summary = ReportSummary()
    /// What fixing the file came to; nil if nobody asked for it.
    package var fix: FixResult?
    /// How long it took; nil unless somebody wants to know.
    var timings: Timings?

    /// Begins with a parsed file.
    init(path: String, _ tree: borrowing YAMLTree) {
        self.init(path: path, source: tree.source, isComplete: tree.isComplete)
        otherSources = tree.otherSources
        directives = SuppressionDirective.all(in: tree)
    }

    init(path: String, source: [UInt8], isComplete: Bool) {
        (self.path, self.source, self.isComplete) = (path, source, isComplete)
        facts = FileFacts(file: path)
        summary.files = 1
    }
}

/// What the screens of a file are compared with.
package enum OtherScreens: Sendable {
    /// There are no others: the screens of the file are compared with each other.
    case none
    /// The screens of all files of its context, among which it has a number.
    case context(ComparedScreens, number: Int)
    /// The screens of a context that are not known yet.
    case notYetKnown

    /// Whether all that comparing can tell is known: there is a context, and all its screens could be read.
    var areComplete: Bool { if case .context(let screens, _) = self { screens.isComplete } else { false } }
}

extension JudgedFile {
    /// Whether comparing its screens adds something.
    package func isConcerned(by others: OtherScreens) -> Bool {
        guard case .context(let screens, let number) = others else { return false }
        return !screens.additions(to: facts, number: number, rules).isEmpty
            || !screens.duplicateIDs(of: facts, number: number).isEmpty
            || !screens.unknownReferences(of: facts).isEmpty
    }

    /// The file with what comparing its screens adds; lines of other files that findings point at are read in `files`.
    func compared(with others: OtherScreens, in files: any FileSource) -> JudgedFile {
        let (screens, number): (ComparedScreens, Int)
        switch others {
        case .notYetKnown: return self
        case .none:
            guard facts.canBeCompared else { return self }
            (screens, number) = (ScreenComparison.within(facts), 0)
        case .context(let known, let place): (screens, number) = (known, place)
        }
        var file = self
        var problems = screens.duplicateIDs(of: facts, number: number)
        var additions = screens.additions(to: facts, number: number, rules)
        // Where a rule of the team's asks where a name leads, it alone speaks.
        problems += screens.unknownReferences(of: facts).filter { reference in
            !additions.contains { $0.diagnostic.range == reference.range }
        }
        guard !additions.isEmpty || !problems.isEmpty else { return self }
        var lines = OtherLines(files)
        for index in problems.indices { lines.locate(&problems[index]) }
        for index in additions.indices { lines.locate(&additions[index].diagnostic) }
        file.problems += problems
        file.findings = findings.adding(additions)
        for addition in additions where file.verdicts.indices.contains(addition.screen) {
            file.verdicts[addition.screen].add(addition)
        }
        return file
    }
}

/// Tells lines and columns in other files, each of which is read once.
private struct OtherLines {
    private let files: any FileSource
    private var tables: [String: LineTable] = [:]

    init(_ files: any FileSource) { self.files = files }

    /// Adds lines and columns to the ranges that stand in other files, which a report has not at hand.
    mutating func locate(_ diagnostic: inout Diagnostic) {
        for position in diagnostic.related.indices {
            let related = diagnostic.related[position]
            guard related.file != diagnostic.file, let lines = lines(of: related.file) else { continue }
            diagnostic.related[position].positions = lines.positions(of: related.range)
        }
    }

    private mutating func lines(of file: String) -> LineTable? {
        if let known = tables[file] { return known }
        guard let bytes = try? files.read(file) else { return nil }
        // Only the text is wanted, in UTF-8, so nothing of it is made a tree.
        var limits = YAMLLimits.standard
        limits.nodeCount = 1
        let tree = YAMLTree(bytes, limits: limits)
        let table = LineTable(tree.source)
        tables[file] = table
        return table
    }
}
