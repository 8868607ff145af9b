/// One side of a review, and what was read of it.
struct ReadSide {
    let side: ReviewSide
    let files: [ReviewedSideFile]
    let paths: Set<String>
    /// The paths of the files that could not be read, or not to their end.
    let broken: Set<String>
    /// The findings that comments keep from being reported, by the paths of their files.
    let suppressed: [String: Set<[String?]>]

    init(_ side: ReviewSide, _ files: [ReviewedSideFile], _ outcome: LintRun.Outcome) {
        (self.side, self.files) = (side, files)
        broken = Set(files.filter { !$0.isComplete }.map(\.path) + outcome.unreadable.map(\.path))
        paths = broken.union(files.map(\.path))
        let marks = files.map { ($0.path, Set($0.suppressed.map(ReviewReasons.mark))) }
        suppressed = Dictionary(marks) { first, _ in first }
    }
}
