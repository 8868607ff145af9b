import Diagnostics
import RuleEngine
import YAMLSyntax

/// What a page says of one rule.
struct RuleSection {
    let words: RuleWords
    let pack: RulePack
    /// The names of the lists that all rules of the pack may use.
    let lists: Set<String>
    /// The platforms that all rules of the page are for.
    let platforms: [String]
    /// Whether the page is about all documents of the pack.
    let isWhole: Bool

    /// The facts, what the finding says and how it is mended, then an example of each sort; without the heading.
    var text: String {
        var text = "\(PageText.escaped(words.rule.summary)).\n\n"
        text += facts.map { "- **\($0):** \($1)\n" }.joined() + "\n"
        let (good, bad) = words.examples
        if let good { text += "Good:\n\n" + PageText.yaml(good.screen) }
        guard let bad else { return text }
        text += "Bad:\n\n" + PageText.yaml(bad.screen)
        return bad.fixed.isEmpty ? text : text + "Fixed:\n\n" + PageText.yaml(bad.fixed)
    }

    private var facts: [(String, String)] {
        let rule = words.rule
        var facts = [("Severity", rule.severity.rawValue + (rule.isApproximate ? ", an approximation" : ""))]
        if let deprecation = words.deprecation(code: PageText.code) { facts.append(("Deprecated", deprecation)) }
        for clause in rule.clauses.compactMap(pack.clause) {
            // A clause of another document stands on the page of that one, beside this.
            let page = isWhole || clause.document == rule.document ? "" : "\(clause.document).md"
            let link = "[\(PageText.escaped(clause.id))](\(page)#\(PageText.anchor(clause.id)))"
            facts.append(("Why", "\(PageText.escaped(clause.says)) (\(link), \(clause.modality.rawValue))"))
        }
        if !rule.platforms.isEmpty, rule.platforms != platforms {
            facts.append(("For", rule.platforms.map(PageText.escaped).joined(separator: ", ")))
        }
        let paths = rule.on.text.split(separator: ",").map { PageText.code(String($0.drop { $0 == " " })) }
        facts.append(("Looks at", paths.joined(separator: ", ")))
        let names = words.definitions.map { "\(PageText.code($0.name)) is \(PageText.code($0.expression.text))" }
        if !names.isEmpty { facts.append(("Where", names.joined(separator: ", "))) }
        if let condition = rule.condition { facts.append(("When", PageText.code(condition.text))) }
        if let exception = rule.unless { facts.append(("Unless there is", PageText.code(exception.text))) }
        facts.append(("Asks", words.check(code: PageText.code)))
        if let message = words.message { facts.append(("Says", PageText.escaped(message))) }
        if let help = rule.help { facts.append(("What to do", PageText.escaped(help.text))) }
        if let fix = words.fix.map(PageText.escaped) ?? (rule.fix?.flowText).map(PageText.code) {
            facts.append(("Fix", fix))
        }
        let figures = rule.parameters.filter { !lists.contains($0.name) }
        if !figures.isEmpty {
            let shown = figures.map { PageText.code("\($0.name): \($0.value.flowText)") }
            facts.append(("Figures", shown.joined(separator: ", ")))
        }
        let shared = rule.parameters.filter { lists.contains($0.name) }.map { PageText.code($0.name) }
        if !shared.isEmpty { facts.append(("Lists", shared.joined(separator: ", ") + ", [below](#lists)")) }
        if !rule.supersedes.isEmpty {
            let others = rule.supersedes.map { PageText.code($0.text) }.joined(separator: ", ")
            facts.append(("Takes precedence over", others))
        }
        return facts
    }
}
