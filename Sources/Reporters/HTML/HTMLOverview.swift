import Diagnostics
import Linter
import RuleEngine

/// The figures of a run, by severity, guideline and rule, and the controls that filter the screens.
struct HTMLOverview {
    let summary: ReportSummary
    let details: RunDetails
    let rules: PackLibrary

    var text: String {
        var text = "<section id=\"overview\" aria-labelledby=\"overview-name\"><h2 id=\"overview-name\">Overview</h2>"
        text += "<dl class=\"figures\">"
        text += figure(summary.errors, "errors", "error") + figure(summary.warnings, "warnings", "warning")
        text += figure(summary.infos, "infos", "info")
        text += figure(summary.screens, "screens") + figure(summary.files, "files")
        text += figure(summary.undetermined, "checks undecided")
        text += figure(summary.suppressed + summary.baselined, "exceptions") + "</dl>"
        text += "<div class=\"tables\">" + guidelineTable + ruleTable + undecidedTable + "</div></section>\n"
        return text
    }

    private func figure(_ count: Int, _ words: String, _ severity: String = "") -> String {
        let name = count == 0 ? "zero" : severity
        return "<div class=\"\(name)\"><dt>\(words)</dt><dd>\(HTMLOverview.grouped(count))</dd></div>"
    }

    /// The number with a comma before every three digits.
    private static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        return String(
            digits.enumerated().flatMap { index, digit in
                index > 0 && (digits.count - index) % 3 == 0 ? [",", digit] : [digit]
            }
        )
    }

    /// The keys that would decide more; empty if everything is decided.
    private var undecidedTable: String {
        let keys = details.undecided.keys.prefix(10)
        guard !keys.isEmpty else { return "" }
        var text = "<table><caption>What would decide more</caption><thead><tr><th scope=\"col\">Key</th>"
        text += "<th scope=\"col\">Checks</th><th scope=\"col\">Screens</th></tr></thead><tbody>"
        for key in keys {
            let parts = HTMLText.escaped(key.words).split(separator: "`", omittingEmptySubsequences: false)
            let words = parts.enumerated().map { $0 % 2 == 1 ? "<code>\($1)</code>" : String($1) }.joined()
            text += "<tr><th scope=\"row\">\(words)</th><td>\(key.checks)</td><td>\(key.screens)</td></tr>"
        }
        return text + "</tbody></table>"
    }

    /// The guidelines with what was found for each.
    private var guidelineTable: String {
        var text = "<table><caption>By guideline</caption><thead><tr><th scope=\"col\">Guideline</th>"
        text += "<th scope=\"col\">Screens</th><th scope=\"col\">Errors</th><th scope=\"col\">Warnings</th>"
        text += "<th scope=\"col\">Infos</th></tr></thead><tbody>"
        for guideline in details.conformance.guidelines {
            let own = details.findings.filter { $0.key.rule.hasPrefix(guideline.pack.name + "/") }
            text += "<tr><th scope=\"row\"><a href=\"#conformance-\(guideline.pack.name)\">"
            text += "\(HTMLText.isolated(guideline.pack.title))</a>\(HTMLConformance.bar(guideline))"
            text +=
                "<span class=\"meta\">\(ConformanceWords.result(guideline))</span></th><td>\(guideline.screens)</td>"
            for severity in Severity.allCases {
                let count = own.filter { $0.key.severity == severity }.values.reduce(0, +)
                text += "<td>\(count == 0 ? "–" : String(count))</td>"
            }
            text += "</tr>"
        }
        return text + "</tbody></table>"
    }

    private var ruleTable: String {
        let sorted = details.findings.sorted {
            ($1.key.severity, $1.value, $0.key.rule) < ($0.key.severity, $0.value, $1.key.rule)
        }
        guard !sorted.isEmpty else { return "<p class=\"clean\">Nothing found.</p>" }
        var text = "<div class=\"scroll\" role=\"region\" aria-label=\"By rule\" tabindex=\"0\">"
        text += "<table class=\"rules\"><caption>By rule</caption><thead><tr><th scope=\"col\">Rule</th>"
        text += "<th scope=\"col\">Severity</th><th scope=\"col\">Findings</th></tr></thead><tbody>"
        var seen = Set<String>()
        for (entry, count) in sorted {
            let isFirst = seen.insert(entry.rule).inserted
            text += isFirst ? "<tr id=\"\(HTMLAnchors.rule(entry.rule))\">" : "<tr>"
            text += "<th scope=\"row\"><button type=\"button\"\(HTMLText.attribute("data-show", entry.rule))>"
            text +=
                "\(HTMLText.escaped(entry.rule))</button><span class=\"meta\">\(HTMLText.escaped(says(entry.rule)))</span></th>"
            text +=
                "<td>\(HTMLFinding.word(entry.severity))</td><td>\(count)</td></tr>"
        }
        return text + "</tbody></table></div>"
    }

    private func says(_ rule: String) -> String {
        rules.rule(rule)?.rule.summary ?? OwnRule(rawValue: rule)?.summary ?? ""
    }

    /// The controls; the script shows them.
    var filters: String {
        var text = ""
        for severity in Severity.allCases {
            let name = severity.rawValue
            text += "<label class=\"toggle\"><input type=\"checkbox\" name=\"severity\" value=\"\(name)\" checked>"
            text += "<span class=\"badge \(name)\" aria-hidden=\"true\"></span>\(name.capitalized)</label>"
        }
        let guidelines = details.conformance.guidelines.map { option($0.pack.name, $0.pack.title) }
        let rules = Set(details.findings.keys.map(\.rule)).sorted().map { option($0, $0) }
        let choices = select("Guideline", "guideline", guidelines) + select("Rule", "rule", rules)
        return HTMLPage.filters("Severity", boxes: text, choices: choices)
    }

    private func select(_ label: String, _ name: String, _ options: [String]) -> String {
        "<label><span class=\"aside\">\(label)</span><select name=\"\(name)\">"
            + option("", "All \(label.lowercased())s") + options.joined() + "</select></label>"
    }

    private func option(_ value: String, _ words: String) -> String {
        "<option\(HTMLText.attribute("value", value))>\(HTMLText.escaped(words))</option>"
    }
}
