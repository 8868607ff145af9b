import Diagnostics
import Linter
import Reporters

extension Command {
    /// `screenlint review REV [PATH...]`.
    static let review = Command(
        name: "review",
        summary: "Show what changed on the screens since a git revision, with the findings that came and went.",
        operands: "REV [PATH...]",
        options: ReviewCommand.options
    ) { arguments throws(UsageError) in try ReviewCommand(arguments).run() }
}

/// One run of `screenlint review`: files, configuration and rules are those of `check`, on both sides.
private struct ReviewCommand {
    static let options =
        [
            Option("to", value: "REV", "The revision to compare with it; the work tree if not given."),
            .format(
                ReviewFormat.self,
                "How to tell it; may be given several times, with --output-file for all but one."
            ),
        ] + CheckRun.options(named: ["output-file"]) + [
            .words(
                "fail-level",
                "LEVEL",
                FailLevel.self,
                "From which severity on a finding that came makes the exit status 1; error if not given."
            )
        ]
        + CheckRun.options(named: [
            "guidelines", "only", "skip", "rules", "tokens", "config", "isolated", "force-exclude", "jobs",
            "color", "quiet",
        ])

    /// The command line, but for the revision.
    private var arguments: Arguments
    private let revisions: ReviewFormat.Sides
    private let outputs: [(format: ReviewFormat, file: String?)]
    private let jobs: Int

    init(_ arguments: Arguments) throws(UsageError) {
        guard let first = arguments.operands.first else {
            throw UsageError("'review' takes a git revision: 'screenlint review HEAD' shows what is not committed.")
        }
        jobs = try arguments.jobs()
        outputs = try ReportOutput.formats(arguments, usual: ReviewFormat.full)
        revisions = try ReviewCommand.revisions(first, to: arguments.value("to"))
        self.arguments = arguments
        self.arguments.operands.removeFirst()
    }

    /// The two revisions: `A`, `A..B`, or `A...B` for what B did since the two parted.
    private static func revisions(_ text: String, to other: String?) throws(UsageError) -> ReviewFormat.Sides {
        guard let dots = text.firstRange(of: "..") else { return (text, other) }
        let isMergeBase = text[dots.upperBound...].hasPrefix(".")
        let second = String(text[dots.upperBound...].drop { $0 == "." })
        guard other == nil || second.isEmpty else {
            throw UsageError("'\(text)' already names the revision to compare with; leave out --to.")
        }
        // Git takes HEAD for the side that is left out.
        let first = dots.lowerBound == text.startIndex ? "HEAD" : String(text[..<dots.lowerBound])
        let after = second.isEmpty ? other : second
        guard isMergeBase else { return (first, after) }
        return (try UsageError.telling("\(text):", GitRevision.mergeBase(of: first, after ?? "HEAD")), after)
    }

    func run() throws(UsageError) -> Int32 {
        let before = try side(revisions.before)
        let after = try side(revisions.after)
        // A path that only one of them has was added or removed.
        let missing = after.selection.failures.filter(before.selection.failures.contains)
        var failures = missing + after.setup.failures
        if !missing.isEmpty {
            for path in arguments.operands where FileSystem.kind(of: path) == nil && GitRevision.isKnown(path) {
                failures.append(
                    "'\(path)' is a revision; 'screenlint review \(revisions.before)..\(path)' compares both."
                )
            }
        }
        if !missing.isEmpty, before.fileCount + after.fileCount == 0 { return Console.fail(failures) }
        failures += after.broken.map(\.obstacle)
        let old = before.setup.failures + before.broken.map { "\(FilePath.display($0.path)) has mistakes." }
        for text in old { Console.note("screenlint: in \(revisions.before), \(text)") }
        let progress = ProgressLine(count: before.fileCount + after.fileCount, isQuiet: arguments.has("quiet"))
        let sides = (before: ReviewSide(before), after: ReviewSide(after))
        let review = ReviewRun(from: sides.before, to: sides.after, jobs: jobs) { progress.fileIsDone() }.run()
        progress.clear()
        failures += review.failures
        for output in outputs { failures += write(review, sides, output) }
        let notes = arguments.has("quiet") ? [] : after.notes
        for note in notes { Console.note(note) }
        guard failures.isEmpty else { return Console.fail(failures) }
        return arguments.status(of: after, count: review.summary.cameCount(atLeast:))
    }

    /// One of the two sides, with what the command line and its configurations ask for; the work tree if no revision.
    ///
    /// What options name is taken from the work tree where the revision lacks it.
    private func side(_ revision: String?) throws(UsageError) -> PreparedRun {
        var files: any FileSource
        do {
            if let revision { files = try GitRevision(revision) } else { files = try UnignoredFiles() }
        } catch {
            throw UsageError("\(error.message).")
        }
        let named = (arguments.all("config") + arguments.all("rules") + arguments.all("tokens"))
        let absent = revision == nil ? [] : named.filter { files.kind(of: $0) == nil }
        if !absent.isEmpty { files = CombinedFiles(files, with: absent, from: .workTree) }
        var request = try RunRequest(arguments)
        request.files = files
        let run = try PreparedRun(request)
        ProcessLifetime.keep(run.setup.rules)
        return run
    }

    /// Writes a report to where it belongs, and answers what went wrong.
    private func write(_ review: Review, _ files: ReviewFormat.Files, _ output: (format: ReviewFormat, file: String?))
        -> [String]
    {
        if output.file == nil, arguments.has("quiet") { return [] }
        let colors = Console.colors(arguments.value("color"), inFile: output.file != nil)
        return Console.write(output.format.text(review, revisions, files, colors: colors), to: output.file)
    }
}
