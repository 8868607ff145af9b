import Diagnostics
import Linter

/// The report on a review as a comment on a change: the figures, the findings that came, and a fold for each screen.
enum ReviewMarkdown {
    /// What a comment may have: GitHub refuses one of more than 65,536 characters.
    private static let mostCharacters = 59_000

    static func text(_ review: Review, _ sides: ReviewFormat.Sides) -> String {
        var text = "### What changed on the screens\n\n"
        text += "**\(ReviewWords.screens(review.summary))** \(MarkdownText.escaped(ReviewWords.sides(sides))); "
        text += "\(ReviewWords.findings(review.summary)).\n\n"
        text += came(review)
        // What is left for screens is kept free for the last line.
        var length = text.count
        var left = 0
        let groups = ReviewGroup.all(review.screens)
        let parts = groups.map(fold) + review.files.map(fold)
        for part in parts {
            guard left == 0, length + part.count < mostCharacters else {
                left += 1
                continue
            }
            text += part
            length += part.count
        }
        if left > 0 {
            let files = min(left, review.files.count)
            let screens = groups.suffix(left - files).reduce(0) { $0 + 1 + $1.others.count }
            let counts = [(screens, "more screen"), (files, "more file")].filter { $0.0 > 0 }
            let words = counts.map { Plural.phrase($0, $1) }.joined(separator: " and ")
            text += "\n… and \(words); the page of `screenlint review -f html` has them all.\n"
        }
        return text
    }

    /// A table of the findings that came, the gravest first; what is too much for one is in the folds.
    private static func came(_ review: Review) -> String {
        let findings = (review.screens.map(\.findings) + review.files.map(\.findings)).flatMap(\.came)
            .sorted { $0.diagnostic.severity > $1.diagnostic.severity }
        guard !findings.isEmpty else { return "" }
        var text = "| New | Where | Rule |\n| --- | --- | --- |\n"
        for finding in findings.prefix(20) {
            let found = finding.diagnostic
            text += "| \(found.severity.rawValue): \(short(found.distinctMessage)) "
            text +=
                "| \(short(RelativePath.plain(found.file))):\(finding.positions.start.line) | \(short(found.rule)) |\n"
        }
        if findings.count > 20 { text += "\n… and \(findings.count - 20) more.\n" }
        return text + "\n"
    }

    private static func fold(_ group: ReviewGroup) -> String {
        let screen = group.first
        guard let place = screen.place else { return "" }
        var text = "<details><summary><b>\(html(ReviewWords.name(of: place)))</b> "
        text += "\(html(ReviewWords.status(of: screen)))"
        if !group.others.isEmpty { text += ", as \(Plural.phrase(group.others.count, "more screen"))" }
        let count = screen.findings.came.count
        if count > 0 { text += ", \(Plural.phrase(count, "finding")) came" }
        text += "</summary>\n\n"
        text += "\(short("\(RelativePath.plain(place.file)):\(place.line)"))"
        if let reasons = ReviewWords.reasons(of: screen) { text += " \(short(reasons))" }
        text += "\n\n"
        let lines = ScreenChange.lines(screen.changes)
        for line in lines.prefix(40) { text += "- \(short(line))\n" }
        if lines.count > 40 { text += "- … and \(lines.count - 40) more\n" }
        if let rest = group.rest { text += "- \(short(rest))\n" }
        return text + list(screen.findings) + "\n</details>\n"
    }

    private static func fold(_ file: ReviewedFile) -> String {
        "<details><summary><b>\(html(RelativePath.plain(file.path)))</b></summary>\n\n\(list(file.findings))\n</details>\n"
    }

    private static func list(_ findings: FindingDifference) -> String {
        var text = ""
        let groups = [("came", findings.came), ("may be old", findings.unknown), ("went", findings.went)]
        for (word, list) in groups {
            for finding in list.prefix(20) {
                let found = finding.diagnostic
                text +=
                    "- \(word): \(found.severity.rawValue): \(short(found.distinctMessage)) \\[\(short(found.rule))\\]\n"
            }
            if list.count > 20 { text += "- \(word): \(list.count - 20) more\n" }
        }
        return text
    }

    private static func short(_ text: String) -> String {
        MarkdownText.escaped(text.count > 300 ? text.prefix(299) + "…" : text)
    }

    /// Within an element of HTML nothing is read as Markdown but references to people and issues.
    private static func html(_ text: String) -> String {
        HTMLText.escaped(text.count > 100 ? text.prefix(99) + "…" : text)
            .replacing("@", with: "&#64;")
    }
}
