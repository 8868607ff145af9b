import Diagnostics
import Linter
import RuleEngine

/// The conformance of a run for people at a terminal.
struct ConformanceText {
    let conformance: Conformance
    static let shownScreens = 5

    var text: String {
        var sections = conformance.guidelines.map(section)
        if sections.isEmpty { sections.append("No guideline applies to these screens.\n") }
        let keys = UndecidedText(conformance.undecided).overall
        if !keys.isEmpty {
            let rows = keys.map { WrappedText.entry(VisibleText.escaped($0), at: 2) }.joined()
            sections.append("What would decide more\n" + rows)
        }
        if let caution = ConformanceWords.caution(conformance) { sections.append(VisibleText.escaped(caution) + "\n") }
        return VisibleText.escapedLines(sections.joined(separator: "\n"))
    }

    private func section(_ guideline: GuidelineConformance) -> String {
        var text = "\(VisibleText.escaped(guideline.pack.title)) (\(guideline.pack.name)), "
        text += "\(Plural.phrase(guideline.screens, "screen")): \(ConformanceWords.result(guideline))"
        text += (ConformanceWords.rest(guideline).map { ", " + $0 } ?? "") + ".\n"
        text += ConformanceWords.decided(guideline) + "\n" + ConformanceWords.leftOut(guideline) + "\n"
        for (verdict, clauses) in ConformanceWords.groups(guideline) {
            text += "\n  \(ConformanceWords.verdict(verdict))\n" + clauses.map(row).joined()
        }
        return text
    }

    private func row(_ clause: ClauseConformance) -> String {
        var text = "    \(VisibleText.escaped(clause.id))"
        if let modality = clause.modality { text += " (\(modality.rawValue))" }
        text += ": \(VisibleText.escaped(clause.says))\n"
        if let reason = ConformanceWords.reason(clause) { return text + "        \(VisibleText.escaped(reason))\n" }
        let counts = ConformanceWords.counts(clause)
        if !counts.isEmpty { text += "        \(counts)\(clause.isApproximate ? "; an approximation" : "")\n" }
        if !clause.violated.isEmpty { text += "        violated by \(screens(clause.violated, places: true))\n" }
        if !clause.undetermined.isEmpty {
            text += "        undetermined for \(screens(clause.undetermined, places: false))\n"
            if let words = ConformanceWords.decider(clause, conformance) { text += "        \(words)\n" }
        }
        return text
    }

    /// Some of the screens; where one departs from the guideline, its place is shown, too.
    private func screens(_ indices: ScreenIndices, places: Bool) -> String {
        let names = indices.first.prefix(ConformanceText.shownScreens).map { index in
            let screen = conformance.screens[index]
            let name = screen.id.map { VisibleText.escaped(ConformanceWords.shown($0)) } ?? "a screen"
            return places ? "\(name) (\(VisibleText.escaped(screen.file)):\(screen.line))" : name
        }
        return Plural.list(names, of: indices.count)
    }
}
