package import Diagnostics
import RuleEngine
import ScreenModel
import Synchronization
import YAMLSyntax

/// One of the two states that a review compares: where its files are, which they are, and the rules for them.
package struct ReviewSide: Sendable {
    /// Where the files are read.
    package let files: any FileSource
    /// The rules for each file.
    package let rules: ConfiguredRules
    /// Where rule packs come from.
    let library: PackLibrary
    /// The paths of the files with screens.
    let paths: [String]
    /// What the screens of each file are compared with.
    private(set) var contexts = ComparisonContexts.none

    /// The side that a prepared run would lint.
    package init(_ run: PreparedRun) {
        self.init(files: run.setup.files, run.setup, paths: run.selection.inputs.map(\.path).sorted())
        contexts = run.selection.contexts
    }

    /// A side of some files, which are compared with no others.
    package init(files: any FileSource, _ setup: RunSetup, paths: [String]) {
        self.files = files
        rules = setup.rules
        library = setup.library
        self.paths = paths
    }
}

/// A screen of one side, by its place.
package struct ReviewedPlace: Sendable, Hashable {
    /// The path of the file.
    package let file: String
    /// The number of the screen in its file, from 0.
    package let number: Int
    /// Its id; nil if the file gives none.
    package let id: String?
    /// What people call it, or else its id.
    package let name: String
    /// The line it begins at.
    package let line: Int
}

/// A screen of one side, with what it is compared by.
struct ReviewedSideScreen: Sendable {
    let place: ReviewedPlace
    /// The hash of all that its layouts say; 0 where the file is the same on both sides.
    let content: Int
    /// The hashes of what it says place by place, by which two screens are found alike.
    let traits: Set<Int>
    let findings: [ReviewedFinding]
}

/// A file of one side.
struct ReviewedSideFile: Sendable {
    let path: String
    /// Whether it was read and judged to its end.
    let isComplete: Bool
    let screens: [ReviewedSideScreen]
    /// The findings that belong to no screen.
    let findings: [ReviewedFinding]
    /// The findings that a comment keeps from being reported.
    let suppressed: [ReviewedFinding]
    let screenCount: Int
    /// Whether a rule could not be evaluated on it.
    let hasFailedRules: Bool
}

extension ReviewSide {
    /// Lints the files of the side; gives them in the order of their paths, with what went wrong.
    ///
    /// Of the files in `same` nothing changed but maybe findings. The names of colours, by file, mean another one on
    /// the other side. For the side before, `currentID` gives what a rule is called today. Progress is told on any thread.
    func read(
        same: Set<String>,
        _ recolored: [String: RecoloredNames],
        currentID: (@Sendable (String) -> String?)? = nil,
        jobs: Int,
        progress: @escaping @Sendable () -> Void
    ) -> (files: [ReviewedSideFile], outcome: LintRun.Outcome) {
        var run = LintRun(
            files: files,
            providers: { [rules] in rules.provider(forFile: $0) },
            jobs: jobs,
            contexts: contexts
        )
        run.options.judging.makesFixes = false
        run.fileIsJudged = progress
        let read = Mutex([ReviewedSideFile]())
        let outcome = run.run(paths.map(LintRun.Input.file)) { [files] report in
            let isSame = same.contains(report.path)
            var report = report
            if let currentID { report.renameRules(currentID) }
            let isAfter = currentID == nil
            return ReviewSide.file(report, in: files, isSame: isSame, recolored[report.path], isAfter: isAfter)
        } emit: { file in
            read.withLock { $0.append(file) }
        }
        return (read.withLock(\.self), outcome)
    }

    private static func file(
        _ report: FileReport,
        in files: any FileSource,
        isSame: Bool,
        _ recolored: RecoloredNames?,
        isAfter: Bool
    ) -> ReviewedSideFile {
        let lines = LineTable(report.source)
        let others = report.others.flatMap { other in
            let lines = LineTable(other.source)
            return other.diagnostics.map { ReviewedFinding($0, lines) }
        }
        var (screens, rest) = ([ReviewedSideScreen](), [ReviewedFinding]())
        if !isSame || !report.diagnostics.isEmpty || !others.isEmpty {
            let file = ScreenFile(report.source, path: report.path, in: files)
            let found = ScreenFindings(report.diagnostics, of: file)
            let foreign = Dictionary(grouping: others) { $0.diagnostic.screen }
            rest = found.others.map { ReviewedFinding($0, lines) } + (foreign[nil] ?? [])
            let reader = OutlineReader(file, recolored: recolored, isAfter: isAfter)
            for (number, screen) in file.screens.enumerated() {
                let start = file.tree[file.tree.resolved(screen.nodeIndex)].range.start
                let store = file.reader.store
                let place = ReviewedPlace(
                    file: report.path,
                    number: number,
                    id: screen.id,
                    name: store.string(screen.record, Slots.Screen.name) ?? screen.id ?? "Screen without an id",
                    line: lines.line(at: start)
                )
                let mine = found.owned[number].map { ReviewedFinding($0, lines) }
                let outlines = isSame ? [] : reader.outlines(ofScreen: number, in: file)
                let its = screen.id.flatMap { foreign[$0] } ?? []
                screens.append(
                    ReviewedSideScreen(
                        place: place,
                        content: outlines.hashValue,
                        traits: outlines.first?.screen.traits ?? [],
                        findings: mine + its
                    )
                )
            }
        }
        return ReviewedSideFile(
            path: report.path,
            isComplete: report.isComplete && !report.diagnostics.contains { $0.rule == OwnRule.yamlSyntax.id },
            screens: screens,
            findings: rest,
            suppressed: report.suppressed.map { ReviewedFinding($0.diagnostic, lines) },
            screenCount: report.summary.screens,
            hasFailedRules: report.hasFailedRules
        )
    }
}
