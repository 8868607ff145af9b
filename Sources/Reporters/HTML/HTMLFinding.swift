import Diagnostics
import Linter
import RuleEngine

/// One finding in the list beside the wireframes.
struct HTMLFinding {
    let rules: PackLibrary
    let excerpt: HTMLExcerpt

    /// The finding as an element of a list; without number if it is on no wireframe.
    func render(_ diagnostic: Diagnostic, number: Int?, anchor: String) -> String {
        let severity = diagnostic.severity.rawValue
        var text = "<li class=\"finding\" id=\"\(anchor)\" data-severity=\"\(severity)\""
        text += HTMLText.attribute("data-rule", diagnostic.rule)
        text += number.map { " data-number=\"\($0)\"" } ?? ""
        text += " tabindex=\"-1\">"
        text +=
            "<span class=\"badge \(severity)\" aria-hidden=\"true\"><span>\(number.map(String.init) ?? "")</span></span>"
        text += "<div><p class=\"message\">\(HTMLFinding.word(diagnostic.severity)) "
        text += HTMLText.escaped(diagnostic.namedMessage) + "</p>"
        text += excerpt.render(diagnostic)
        if let help = diagnostic.help { text += "<p class=\"help\">\(HTMLText.escaped(help))</p>" }
        for fix in diagnostic.fixes {
            let applicability = HTMLText.escaped(fix.applicability.rawValue)
            text += "<p class=\"help\"><b>Fix</b> \(HTMLText.escaped(fix.title)) "
            text += "<span class=\"meta\">\(applicability)</span></p>"
        }
        text += clause(diagnostic)
        let position = excerpt.lines.position(at: diagnostic.range.start)
        text += "<p class=\"meta\"><code class=\"rule\">\(HTMLText.escaped(diagnostic.rule))</code>"
        var parts = ["line \(position.line), column \(position.column)"]
        if let path = diagnostic.path { parts.append("<code>\(HTMLText.isolated(path))</code>") }
        if !diagnostic.layouts.isEmpty { parts.append(HTMLText.escaped(diagnostic.layouts.joined(separator: ", "))) }
        if let locale = diagnostic.locale { parts.append("locale \(HTMLText.isolated(locale))") }
        text += parts.map { " <span class=\"part\">\($0)</span>" }.joined()
        text += " <a class=\"anchor\" href=\"#\(anchor)\">Link<span class=\"aside\"> to this finding</span></a></p>"
        return text + "</div></li>\n"
    }

    private func clause(_ diagnostic: Diagnostic) -> String {
        guard let id = diagnostic.clauses.first, let found = rules.clause(id, ofRule: diagnostic.rule) else {
            return ""
        }
        var text = "<p class=\"clause\"><a href=\"#\(HTMLAnchors.clause(id))\">\(HTMLText.escaped(id))</a> "
        text += HTMLText.escaped(found.clause.says)
        if let document = found.document {
            text += " <span class=\"source\">\(HTMLText.link(document.title, to: document.url))</span>"
        }
        return text + "</p>"
    }

    static func word(_ severity: Severity) -> String {
        "<span class=\"word \(severity.rawValue)\">\(severity.rawValue.capitalized)</span>"
    }
}
