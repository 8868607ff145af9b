package import Diagnostics
import RuleEngine
import Synchronization
import YAMLSyntax

/// The known diagnostics of a team's old screens: they are counted, and not reported.
package final class Baseline: Sendable {
    /// Where an entry stands, and how often it is known.
    private typealias Known = (range: SourceRange, count: Int)

    private struct State {
        /// How often each entry was found, by the files seen.
        var used: [PathKey: [BaselineEntry: Int]] = [:]
        /// The entries of files that are gone, by what is said of their screens in any file; nil until somebody asks.
        var moved: [BaselineEntry: BaselineEntry]?
    }

    /// The mistakes in the file; nil if there are none.
    let mistakes: FileReport?
    private let path: String
    private let files: any FileSource
    private let bytes: [UInt8]
    private let source: [UInt8]
    private let known: [PathKey: [BaselineEntry: Known]]
    /// The absolute paths of all that is linted.
    private let linted: [String]
    private let state = Mutex(State())

    /// Reads a baseline for a run over some paths, of which none are given if not all in them is linted; rules that are
    /// called otherwise today are known by that name.
    package init(
        _ path: String,
        in files: any FileSource,
        linted: [String] = [],
        currentID: (String) -> String?
    ) throws(FileFailure) {
        self.files = files
        self.linted = linted.map { FilePath.absolute($0) }
        self.path = FilePath.absolute(path)
        bytes = try files.read(path)
        // JSON is YAML, too.
        let file = RuleFile(path: FilePath.display(self.path), bytes: bytes, family: .configuration)
        source = file.source
        var diagnostics = file.problems
        var known = [PathKey: [BaselineEntry: Known]]()
        if let root = file.root {
            var reader = MapReader(root, "A baseline", keys: Baseline.keys, in: file)
            if let version = reader.value("version"), version.integer != 1 {
                let message = "This version of screenlint reads baselines of version 1 alone."
                reader.report(.configUnknownValue, version.range, message)
            }
            if let entries = reader.value("entries"), entries.elements == nil, !entries.isNull {
                reader.report(.configWrongType, entries.range, "'entries' is a list.")
            }
            diagnostics += reader.diagnostics
            for value in reader.value("entries")?.elements ?? [] {
                var reader = MapReader(value, "An entry", keys: Baseline.entryKeys, in: file)
                let count = Baseline.count(&reader)
                if let written = reader.text("file"), let rule = reader.text("rule") {
                    // What is written by hand may say the same another way.
                    let folder = Baseline.folder(of: path)
                    let name = BaselineEntry.name(of: FilePath.absolute(written, from: folder), in: folder)
                    let texts = ["screen", "path"].map { reader.value($0)?.text }
                    let id = currentID(rule) ?? rule
                    let entry = BaselineEntry(file: name, screen: texts[0], path: texts[1], rule: id)
                    known[PathKey(name), default: [:]][entry] = (value.range, count)
                }
                diagnostics += reader.diagnostics
            }
        }
        self.known = known
        mistakes =
            diagnostics.isEmpty ? nil : FileReport(path: file.path, source: source, diagnostics: diagnostics)
    }

    private static let keys = [
        FileKey("version", "The version of the format, 1.", .integer()),
        FileKey("entries", "The known findings.", .list(.keys(entryKeys))),
    ]
    private static let entryKeys = [
        FileKey("file", "The path of the file.", isRequired: true), FileKey("screen", "The id of the screen."),
        FileKey("path", "What it is about."), FileKey("rule", "The id of the rule.", isRequired: true),
        FileKey("count", "How many there are.", .integer()),
    ]

    /// How often an entry was found; once if it doesn't say, or nonsense, which is reported.
    private static func count(_ reader: inout MapReader) -> Int {
        guard let value = reader.value("count") else { return 1 }
        if let count = value.integer, count > 0 { return count }
        reader.report(.configWrongType, value.range, "'count' is a whole number, 1 or more.")
        return 1
    }

    /// The path of the file as diagnostics name it.
    var displayPath: String { FilePath.display(path) }

    /// The folder that the entries' files are relative to.
    static func folder(of path: String) -> String { FilePath.folder(of: FilePath.absolute(path)) }

    /// Takes what the baseline knows out of the report of a file, on any thread.
    ///
    /// What it knows of a file that is gone holds for that screen wherever it stands now. Of a file that is linted again
    /// the last report counts.
    package func applied(to report: FileReport) -> FileReport {
        let folder = FilePath.folder(of: path)
        let name = BaselineEntry.name(of: report.path, in: folder)
        let entries = known[PathKey(name)] ?? [:]
        let moved = report.all.allSatisfy(\.diagnostics.isEmpty) ? [:] : movedEntries
        guard !entries.isEmpty || !moved.isEmpty else { return report }
        var used = [BaselineEntry: Int]()
        var known = [SuppressedDiagnostic]()
        func isKnown(_ diagnostic: Diagnostic) -> Bool {
            var entry = BaselineEntry(diagnostic, of: report.path, folder: folder)
            if entries[entry] == nil, let old = moved[entry.inAnyFile] { entry = old }
            guard let count = self.known[PathKey(entry.file)]?[entry]?.count, used[entry, default: 0] < count
            else { return false }
            used[entry, default: 0] += 1
            known.append(SuppressedDiagnostic(diagnostic: diagnostic, cause: .baseline))
            return true
        }
        var result = report
        result.diagnostics.removeAll(where: isKnown)
        for index in result.others.indices { result.others[index].diagnostics.removeAll(where: isKnown) }
        result.suppressed = (result.suppressed + known).sorted { $0.diagnostic < $1.diagnostic }
        let left = result.all.flatMap(\.diagnostics)
        let counted = ReportSummary(left, files: 0)
        result.summary.errors = counted.errors
        result.summary.warnings = counted.warnings
        result.summary.infos = counted.infos
        result.summary.baselined = known.count
        // What stands behind a mistake in a file that ends there is not gone, nor what YAML swallowed.
        guard report.isComplete, !report.diagnostics.contains(where: \.hidesValues) else { return result }
        // While not all screens are known, nobody knows what comparing them would find.
        if !report.isCompared, let provider = report.provider {
            let open = entries.filter { provider.library.comparesScreens($0.key.rule) }
            used.merge(open.mapValues(\.count)) { $1 }
        }
        state.withLock { $0.used[PathKey(name)] = used }
        return result
    }

    /// Whether there is no such file any more.
    private func isGone(_ file: PathKey) -> Bool {
        files.kind(of: FilePath.absolute(file.path, from: FilePath.folder(of: path))) == nil
    }

    /// The entries of files that are gone, by what is said of their screens in any file; of two the first by its file.
    private var movedEntries: [BaselineEntry: BaselineEntry] {
        state.withLock { state in
            if let moved = state.moved { return moved }
            let entries = known.filter { isGone($0.key) }.flatMap { $0.value.keys.filter { $0.screen != nil } }
            let moved = Dictionary(entries.map { ($0.inAnyFile, $0) }, uniquingKeysWith: min)
            state.moved = moved
            return moved
        }
    }

    /// Whether all of its files are linted; else what a file that is gone had may have moved to one that isn't looked at.
    private var coversAll: Bool {
        known.keys.allSatisfy { file in
            let path = FilePath.absolute(file.path, from: FilePath.folder(of: self.path))
            return linted.contains { $0 == path || FilePath.relative(path, to: $0) != nil }
        }
    }

    /// The entries of which less was found than they say, with what was found.
    private var stale: [(entry: BaselineEntry, known: Known, used: Int)] {
        let isWhole = coversAll
        let used = state.withLock { $0.used }
        let total = used.values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
        return known.flatMap { file, entries in
            guard isWhole && isGone(file) || used[file] != nil else { return [(BaselineEntry, Known, Int)]() }
            return entries.compactMap { entry, known in
                let count = total[entry] ?? 0
                return count < known.count ? (entry, known, count) : nil
            }
        }
    }

    /// The stale entries as findings in the baseline, after the run, if they are wanted; nil if there are none.
    func staleReport(_ selection: RuleSelection) -> FileReport? {
        let file = displayPath
        let diagnostics = stale.compactMap { entry, known, used in
            let found = used == 0 ? "no longer found" : "found \(Plural.phrase(used, "time")) instead of \(known.count)"
            let message = "'\(entry.rule)' of \(entry.file) is \(found); --prune-baseline takes it out."
            return selection.adjusted(Diagnostic(.baselineStale, in: file, at: known.range, message))
        }
        guard !diagnostics.isEmpty else { return nil }
        var report = FileReport(path: file, source: source, diagnostics: diagnostics)
        report.summary.files = 0
        return report
    }

    /// Writes the file anew without what is stale, if something is, and gives the number of entries taken out; a file
    /// that has changed since it was read is left as it is.
    func prune() throws(FileFailure) -> Int {
        guard mistakes == nil else { throw FileFailure(message: "it has mistakes") }
        var entries = [BaselineEntry: Int]()
        for file in known.values { entries.merge(file.mapValues(\.count)) { $1 } }
        let stale = stale
        for (entry, _, used) in stale { entries[entry] = used == 0 ? nil : used }
        if !stale.isEmpty {
            let text = Array(Baseline.text(entries).utf8)
            try FileReplacement.replace(path, with: text, original: bytes)
        }
        return stale.count
    }

    /// What it knows of files that were not looked at, or of rules that were not run.
    ///
    /// What it knows of a file that is gone may hold for a screen elsewhere, until all files were looked at or the same is
    /// `found` there.
    func entries(besides lookedAt: Set<String>, isAll: Bool, found: [BaselineEntry: Int], isRun: (String) -> Bool)
        -> [BaselineEntry: Int]
    {
        let folder = FilePath.folder(of: path)
        let seen = Set(lookedAt.map { file in PathKey(BaselineEntry.name(of: file, in: folder)) })
        let foundAnywhere = Set(found.keys.map(\.inAnyFile))
        let isAllSeen = isAll && coversAll
        var kept = [BaselineEntry: Int]()
        for (file, entries) in known {
            let isGone = isGone(file)
            let isSeen = isGone ? isAllSeen : seen.contains(file)
            for (entry, known) in entries where !isSeen || !isRun(entry.rule) {
                if isGone, foundAnywhere.contains(entry.inAnyFile) { continue }
                kept[entry] = known.count
            }
        }
        return kept
    }

    /// The text of the file for entries with how often each was found: JSON, an entry a line, in order, to merge well.
    static func text(_ entries: [BaselineEntry: Int]) -> String {
        func quoted(_ text: String?) -> String {
            text?.quoted {
                $0.properties.generalCategory == .control || ["\u{2028}", "\u{2029}", "\u{FEFF}"].contains($0)
            } ?? "null"
        }
        let lines = entries.sorted { $0.key < $1.key }.map { entry, count in
            "  {\"file\": \(quoted(entry.file)), \"screen\": \(quoted(entry.screen)), "
                + "\"path\": \(quoted(entry.path)), \"rule\": \(quoted(entry.rule)), \"count\": \(count)}"
        }
        return "{\"version\": 1, \"entries\": [\n\(lines.joined(separator: ",\n"))\n]}\n"
    }
}
