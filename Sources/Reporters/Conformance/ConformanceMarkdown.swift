import Diagnostics
import Linter
import RuleEngine

/// The conformance of a run as Markdown; the first lines are fit for a README.
struct ConformanceMarkdown {
    let conformance: Conformance
    static let shownScreens = 5

    var text: String {
        var text = conformance.guidelines.map { badge($0) + "\n" }.joined()
        if text.isEmpty { text = "No guideline applies to these screens.\n" }
        for guideline in conformance.guidelines { text += section(guideline) }
        let more = UndecidedText(conformance.undecided).markdown
        if !more.isEmpty { text += "\n" + more.replacing("### ", with: "## ") }
        if let caution = ConformanceWords.caution(conformance) { text += "\n\(MarkdownText.escaped(caution))\n" }
        return text
    }

    /// One line for a README: no image, and so no host for one.
    private func badge(_ guideline: GuidelineConformance) -> String {
        let screens = Plural.phrase(guideline.screens, "screen")
        let rest = ConformanceWords.rest(guideline).map { ", \($0)" } ?? ""
        return "**\(MarkdownText.escaped(guideline.pack.title))**: "
            + "\(ConformanceWords.result(guideline))\(rest) (\(screens), screenlint)  "
    }

    private func section(_ guideline: GuidelineConformance) -> String {
        var text = "\n## \(MarkdownText.escaped(guideline.pack.title))\n\n"
        text += "\(ConformanceWords.decided(guideline)) \(ConformanceWords.leftOut(guideline))\n"
        for (verdict, clauses) in ConformanceWords.groups(guideline) {
            let word = ConformanceWords.verdict(verdict)
            text += "\n### \(word.capitalized) (\(clauses.count))\n\n"
            let isPlain = verdict == nil || verdict == .notApplicable
            text += "| clause | modality | says | \(verdict == nil ? "why not" : "screens") |\n"
            text += "| --- | --- | --- | --- |\n"
            for clause in clauses {
                let last = isPlain ? ConformanceWords.reason(clause) ?? "none" : screens(clause)
                text += "| \(MarkdownText.escaped(clause.id)) | \(clause.modality?.rawValue ?? "rule") "
                text += "| \(MarkdownText.escaped(clause.says)) | \(isPlain ? MarkdownText.escaped(last) : last) |\n"
            }
        }
        return text
    }

    /// The figures of a clause with the screens that need attention.
    private func screens(_ clause: ClauseConformance) -> String {
        let text = ConformanceWords.counts(clause) + (clause.isApproximate ? " (an approximation)" : "")
        let shown = clause.violated.isEmpty ? clause.undetermined : clause.violated
        guard !shown.isEmpty else { return text }
        let names = shown.first.prefix(ConformanceMarkdown.shownScreens).map { index in
            let screen = conformance.screens[index]
            return MarkdownText.escaped(ConformanceWords.shown(screen.id ?? screen.file))
        }
        return "\(text): \(Plural.list(names, of: shown.count))"
    }
}
