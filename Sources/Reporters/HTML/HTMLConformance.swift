import Diagnostics
import Linter
import RuleEngine

/// The conformance of a run as a section of a page: for each guideline its figures and its clauses by verdict.
struct HTMLConformance {
    private let conformance: Conformance
    /// The anchors of the screens that are told; empty if the page doesn't show them.
    private let anchors: [Int: String]
    static let shownScreens = 12

    /// Prepares the section; without a gallery there are no screens on the page to link to.
    init(_ conformance: Conformance, hasGallery: Bool) {
        self.conformance = conformance
        let shown = Set(conformance.guidelines.flatMap(\.clauses).flatMap { $0.violated.first + $0.undetermined.first })
        var (names, anchors) = (HTMLAnchors(), [Int: String]())
        for (index, screen) in conformance.screens.enumerated() where hasGallery {
            // Those before it in its file decide what it is called.
            let name = names.screen(screen.id, file: screen.file)
            if shown.contains(index) { anchors[index] = name }
        }
        self.anchors = anchors
    }

    var text: String {
        var text = "<section id=\"conformance\" aria-labelledby=\"conformance-name\">"
        text += "<h2 id=\"conformance-name\">Conformance</h2>"
        text +=
            "<p class=\"lead\">What each clause of the guidelines came to. A clause counts as satisfied if every screen "
        text += "that it concerns satisfies it; what a comment or the baseline keeps quiet counts as violated.</p>"
        if let caution = ConformanceWords.caution(conformance) {
            text += "<p class=\"caution\">\(HTMLText.escaped(caution))</p>"
        }
        if conformance.guidelines.isEmpty { text += "<p>No guideline applies to these screens.</p>" }
        return text + conformance.guidelines.map(section).joined() + "</section>\n"
    }

    private func section(_ guideline: GuidelineConformance) -> String {
        let anchor = "conformance-" + guideline.pack.name
        var text = "<section class=\"guideline\" aria-labelledby=\"\(anchor)\">"
        text += "<h3 id=\"\(anchor)\">\(HTMLText.isolated(guideline.pack.title)) "
        text += "<span class=\"meta\">\(Plural.phrase(guideline.screens, "screen"))</span></h3>"
        text += HTMLConformance.bar(guideline) + HTMLConformance.legend(guideline)
        let leftOut = ConformanceWords.leftOut(guideline)
        text += "<p class=\"meta\">\(ConformanceWords.decided(guideline)) \(leftOut)</p>"
        return text + ConformanceWords.groups(guideline).map(group).joined() + "</section>"
    }

    private static let verdicts: [Verdict?] = [.satisfied, .undetermined, .violated, .notApplicable, nil]

    /// The shares of the verdicts as a bar.
    static func bar(_ guideline: GuidelineConformance) -> String {
        let total = max(guideline.clauses.count, 1)
        var text = "<svg class=\"shares\" viewBox=\"0 0 \(total) 1\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
        var position = 0
        for verdict in verdicts {
            let count = guideline.count(verdict)
            if count > 0 {
                text += "<rect x=\"\(position)\" width=\"\(count)\" height=\"1\" class=\"\(name(verdict))\"/>"
            }
            position += count
        }
        return text + "</svg>"
    }

    /// The shares of the verdicts in words.
    private static func legend(_ guideline: GuidelineConformance) -> String {
        var text = "<ul class=\"legend\">"
        for verdict in verdicts {
            let words = ConformanceWords.verdict(verdict)
            text += "<li><span class=\"key \(name(verdict))\"></span><b>\(guideline.count(verdict))</b> \(words)</li>"
        }
        return text + "</ul>"
    }

    private func group(_ verdict: Verdict?, _ clauses: [ClauseConformance]) -> String {
        let words = ConformanceWords.verdict(verdict)
        var text = "<details\(verdict == .violated ? " open" : "")><summary>\(words.capitalized) "
        text += "<span class=\"count\">\(clauses.count)</span></summary>"
        text += "<table class=\"clauses\"><thead><tr><th scope=\"col\">Clause</th><th scope=\"col\">What it says</th>"
        text += "<th scope=\"col\">\(verdict == nil ? "Why it is not checked" : "Screens")</th></tr></thead><tbody>"
        return text + clauses.map(row).joined() + "</tbody></table></details>"
    }

    private func row(_ clause: ClauseConformance) -> String {
        var text = "<tr id=\"\(HTMLAnchors.clause(clause.id))\"><th scope=\"row\">\(HTMLText.escaped(clause.id))"
        text += "<span class=\"meta\">\(clause.modality?.rawValue ?? "rule")</span></th><td>"
        text +=
            HTMLText.escaped(clause.says) + (clause.isApproximate ? " <span class=\"meta\">checked roughly</span>" : "")
        text += "</td><td>"
        if let reason = ConformanceWords.reason(clause) { return text + HTMLText.escaped(reason) + "</td></tr>" }
        text += ConformanceWords.counts(clause)
        if !clause.violated.isEmpty { text += screens(clause.violated, "violated by") }
        if !clause.undetermined.isEmpty { text += screens(clause.undetermined, "undetermined for") }
        if let words = ConformanceWords.decider(clause, conformance) {
            text += "<p class=\"meta\">\(HTMLText.escaped(words.replacing("`", with: "")))</p>"
        }
        return text + "</td></tr>"
    }

    private func screens(_ indices: ScreenIndices, _ words: String) -> String {
        let names = indices.first.prefix(HTMLConformance.shownScreens).map { index in
            let screen = conformance.screens[index]
            let name = HTMLText.isolated(
                screen.id.map(ConformanceWords.shown) ?? "\(RelativePath.plain(screen.file)):\(screen.line)"
            )
            return anchors[index].map { "<a href=\"#\($0)\">\(name)</a>" } ?? name
        }
        return "<p class=\"meta\">\(words) \(Plural.list(names, of: indices.count))</p>"
    }

    private static func name(_ verdict: Verdict?) -> String {
        guard let verdict else { return "unchecked" }
        return verdict == .notApplicable ? "concerns-none" : verdict.words
    }
}
