import Diagnostics
import Importers

/// Compares the screens of two states of a repository, and their findings.
package struct ReviewRun: Sendable {
    private let before: ReviewSide
    private let after: ReviewSide
    private let jobs: Int
    private let progress: @Sendable () -> Void

    /// Prepares a review; `progress` is called on any thread when a file has been judged, on either side.
    package init(
        from before: ReviewSide,
        to after: ReviewSide,
        jobs: Int,
        progress: @escaping @Sendable () -> Void = {}
    ) {
        (self.before, self.after) = (before, after)
        (self.jobs, self.progress) = (jobs, progress)
    }

    /// Compares the two.
    package func run() -> Review {
        let recolored = RecoloredNames.byFile(Set(before.paths + after.paths), before.rules, after.rules)
        let same = sameFiles.subtracting(recolored.keys)
        let (old, outcomeBefore) = before.read(
            same: same,
            recolored,
            currentID: after.library.currentID,
            jobs: jobs,
            progress: progress
        )
        let (new, outcomeAfter) = after.read(same: same, recolored, jobs: jobs, progress: progress)
        var review = Review()
        let failures = outcomeAfter.failures
        review.failures = failures + outcomeBefore.failures.filter { !failures.contains($0) }
        if new.contains(where: \.hasFailedRules) {
            review.failures.append("A rule could not be evaluated; 'screenlint check' shows which.")
        }
        review.summary.screensBefore = old.reduce(0) { $0 + $1.screenCount }
        review.summary.screensAfter = new.reduce(0) { $0 + $1.screenCount }
        let sides = (before: ReadSide(before, old, outcomeBefore), after: ReadSide(after, new, outcomeAfter))
        var comparison = SideComparison(sides.before, sides.after, same, recolored)
        comparison.compare()
        review.screens = comparison.screens
        review.files = comparison.files
        for findings in comparison.all { review.summary.add(findings) }
        for screen in review.screens { review.summary.statuses[screen.status, default: 0] += 1 }
        review.summary.moved = review.screens.count(where: \.isMoved)
        return review
    }

    /// The files whose screens say the same on both sides, as their bytes are, and no other file has a part in them.
    private var sameFiles: Set<String> {
        let known = Set(before.paths)
        let files = after.paths.filter { path in
            guard known.contains(path), Importer.forFile(at: path) == nil,
                let bytes = try? after.files.read(path, limit: .max >> 1)
            else { return false }
            return (try? before.files.read(path, limit: bytes.count + 1)) == bytes
        }
        return Set(files)
    }
}
