import Diagnostics
import Linter
import RuleEngine
import Wireframe

/// The screens of one file: wireframes with their findings beside them.
struct HTMLGallery {
    private let rules: PackLibrary
    private let report: FileReport
    private let lines: LineTable
    private let finding: HTMLFinding
    /// What a comment or the baseline keeps from being reported, by screen.
    private let suppressed: [String?: [SuppressedDiagnostic]]

    /// How many screens of one file are drawn; a page with more is nothing that a browser shows.
    private static let mostScreens = 500

    init(_ report: FileReport, rules: PackLibrary) {
        (self.rules, self.report) = (rules, report)
        lines = LineTable(report.source)
        suppressed = Dictionary(grouping: report.suppressed, by: \.diagnostic.screen)
        finding = HTMLFinding(rules: rules, excerpt: HTMLExcerpt(lines: lines))
    }

    /// An article for each screen, after one for what belongs to no screen.
    var text: String {
        let pictures = ScreenPictures(report, limit: HTMLGallery.mostScreens)
        var anchors = HTMLAnchors()
        var prints = Fingerprints()
        var text = ""
        if !pictures.others.isEmpty { text += others(pictures.others, &prints) }
        for (index, screen) in pictures.screens.enumerated() {
            let anchor = anchors.screen(screen.id, file: report.path)
            let verdicts = index < report.verdicts.count ? report.verdicts[index] : nil
            let article = article(screen, verdicts, anchor, &prints)
            let open = verdicts?.verdicts.count { $0 == .undetermined } ?? 0
            text += screen.findings.isEmpty ? HTMLBudget.quiet(article, undecided: open) : HTMLBudget.found(article)
        }
        return text + rest(pictures.rest)
    }

    /// What is said of screens that are not drawn.
    private func rest(_ rest: (screens: Int, findings: Int)) -> String {
        guard rest.screens > 0 else { return "" }
        let name = HTMLText.isolated(RelativePath.plain(report.path))
        return
            "<article class=\"screen\" data-guidelines=\"\"><p>\(Plural.phrase(rest.screens, "more screen")) in \(name) with "
            + "\(Plural.phrase(rest.findings, "finding")) \(rest.screens == 1 ? "is" : "are") not drawn; split the file.</p></article>\n"
    }

    private func others(_ diagnostics: [Diagnostic], _ prints: inout Fingerprints) -> String {
        HTMLPage.article(ofFile: report.path, " data-guidelines=\"\"", list(diagnostics.map { ($0, nil) }, &prints))
    }

    private func article(
        _ screen: ScreenPictures.Screen,
        _ verdicts: ScreenVerdicts?,
        _ anchor: String,
        _ prints: inout Fingerprints
    ) -> String {
        let guidelines = verdicts.map(HTMLGallery.guidelines) ?? []
        var text = "<article class=\"screen\(screen.findings.isEmpty ? " quiet" : "")\" id=\"\(anchor)\""
        text += HTMLText.attribute("data-guidelines", guidelines.joined(separator: " "))
        text += HTMLText.attribute("data-screen", screen.id ?? "") + " aria-labelledby=\"\(anchor)-name\">"
        text += "<header><h3 id=\"\(anchor)-name\"><a href=\"#\(anchor)\">\(HTMLText.isolated(screen.name))</a></h3>"
        text += "<p class=\"meta\">" + facts(screen, verdicts, guidelines) + "</p></header>"
        var pictures = "<div class=\"pictures\">"
        for (index, layout) in screen.layouts.enumerated() {
            pictures += "<figure>\(layout.wireframe.svg(idPrefix: "picture-\(anchor.suffix(8))-\(index)-"))"
            pictures += "<figcaption>\(HTMLText.escaped(layout.name))</figcaption></figure>"
        }
        pictures += ReviewTokens([], screen.tokens).markup + "</div>"
        text += "<div class=\"body\">" + (screen.findings.isEmpty ? pictures : HTMLBudget.pictures(pictures))
        if screen.findings.isEmpty {
            text += "<p class=\"clean\">Nothing found.</p>"
        } else {
            text += list(zip(1..., screen.findings).map { ($1, $0) }, &prints)
        }
        return text + exceptions(screen) + "</div></article>\n"
    }

    private func facts(_ screen: ScreenPictures.Screen, _ verdicts: ScreenVerdicts?, _ guidelines: [String]) -> String {
        var parts = [String]()
        if let id = screen.id, id != screen.name { parts.append("<code>\(HTMLText.isolated(id))</code>") }
        let line = verdicts.map { ":\(lines.line(at: $0.offset))" } ?? ""
        parts.append("<code>\(HTMLText.isolated(RelativePath.plain(report.path) + line))</code>")
        parts += guidelines.map { HTMLText.escaped(rules.pack(named: $0)?.title ?? $0) }
        let open = verdicts?.verdicts.count { $0 == .undetermined } ?? 0
        if open > 0 { parts.append("\(Plural.phrase(open, "check")) undecided") }
        return parts.map { "<span class=\"part\">\($0)</span>" }.joined(separator: " ")
    }

    private func list(_ findings: [(Diagnostic, Int?)], _ prints: inout Fingerprints) -> String {
        var text = "<ol class=\"findings\">"
        for (diagnostic, number) in findings {
            text += finding.render(diagnostic, number: number, anchor: "finding-\(prints.next(diagnostic))")
        }
        return text + "</ol>"
    }

    /// What a comment or the baseline keeps from being reported.
    private func exceptions(_ screen: ScreenPictures.Screen) -> String {
        guard let id = screen.id, let known = suppressed[id] else { return "" }
        var text = "<details class=\"exceptions\"><summary>\(Plural.phrase(known.count, "exception"))</summary><ul>"
        for entry in known {
            let cause =
                switch entry.cause {
                case .baseline: "in the baseline"
                case .comment(let reason): reason.map { "suppressed: \(HTMLText.isolated($0))" } ?? "suppressed"
                }
            text += "<li>\(HTMLText.escaped(entry.diagnostic.message)) "
            text += "<span class=\"meta\"><code>\(HTMLText.escaped(entry.diagnostic.rule))</code>, \(cause)</span></li>"
        }
        return text + "</ul></details>"
    }

    /// The guidelines that apply to a screen: those it asks for, and a team's own.
    private static func guidelines(_ verdicts: ScreenVerdicts) -> [String] {
        var names = verdicts.packs
        for rule in verdicts.rules.rules {
            let name = RulePack.name(ofRule: rule.definition.id)
            if names.last != name, !names.contains(name) { names.append(name) }
        }
        return names
    }
}
