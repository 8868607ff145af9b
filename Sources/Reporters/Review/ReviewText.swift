import Diagnostics
import Linter

/// The report on a review for people at a terminal.
struct ReviewText {
    let style: TerminalStyle

    func text(_ review: Review, _ sides: ReviewFormat.Sides) -> String {
        var text = ""
        for group in ReviewGroup.all(review.screens) { text += self.text(group) + "\n" }
        for file in review.files {
            text += style.bold(VisibleText.escaped(RelativePath.inert(file.path))) + "\n"
            text += findings(file.findings, in: file.path) + "\n"
        }
        let summary =
            "\(ReviewWords.screens(review.summary)) \(ReviewWords.sides(sides)); "
            + "\(ReviewWords.findings(review.summary))."
        return text + VisibleText.escaped(summary) + "\n"
    }

    private func text(_ group: ReviewGroup) -> String {
        let screen = group.first
        guard let place = screen.place else { return "" }
        let name = VisibleText.escaped(ReviewWords.name(of: place))
        let head = VisibleText.escaped("\(RelativePath.inert(place.file)):\(place.line): ")
        var text = head + style.bold(name) + VisibleText.escaped(" \(ReviewWords.status(of: screen))") + "\n"
        for line in ScreenChange.lines(screen.changes) {
            text += VisibleText.escapedLines("  \(VisibleText.escaped(line))\n")
        }
        if let reasons = ReviewWords.reasons(of: screen) {
            text += style.dim("  \(VisibleText.escaped(reasons))") + "\n"
        }
        if let rest = group.rest { text += style.dim("  \(VisibleText.escaped(rest))") + "\n" }
        return text + findings(screen.findings, in: place.file)
    }

    private func findings(_ findings: FindingDifference, in file: String) -> String {
        let groups = [("came", findings.came), ("went", findings.went), ("seen", findings.unknown)]
        return groups.flatMap { word, list in list.map { line(word, $0, in: file) } }.joined()
    }

    private func line(_ word: String, _ finding: ReviewedFinding, in file: String) -> String {
        let found = finding.diagnostic
        let start = finding.positions.start
        let place = (found.file == file ? "" : "\(found.file):") + "\(start.line):\(start.column)"
        let message = VisibleText.escaped(
            "\(place): \(found.severity.rawValue): \(found.distinctMessage) [\(found.rule)]"
        )
        return word == "came"
            ? "  \(style.severity(found.severity, word)) \(message)\n" : style.dim("  \(word) \(message)") + "\n"
    }
}
