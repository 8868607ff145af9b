import Diagnostics
import RuleEngine
import YAMLSyntax

/// What a page says of one rule.
struct RuleSection {
    let rule: RuleDefinition
    let loaded: LoadedPack
    /// What the rule finds on its own invalid examples.
    let findings: [RuleExample: Diagnostic]
    /// The names of the lists that all rules of the pack may use.
    let lists: Set<String>
    /// The platforms that all rules of the page are for.
    let platforms: [String]
    /// Whether the page is about all documents of the pack.
    let isWhole: Bool

    /// The facts, what the finding says and how it is mended, then an example of each sort; without the heading.
    var text: String {
        var text = "\(PageText.escaped(rule.summary)).\n\n"
        text += facts.map { "- **\($0):** \($1)\n" }.joined() + "\n"
        if let example = rule.examples.first(where: \.isValid), let shown = shown(example) {
            text += "Good:\n\n" + PageText.yaml(shown.screen)
        }
        if let example = bad, let shown = shown(example) {
            text += "Bad:\n\n" + PageText.yaml(shown.screen)
            if !shown.fixed.isEmpty { text += "Fixed:\n\n" + PageText.yaml(shown.fixed) }
        }
        return text
    }

    /// The invalid example that is shown: the first.
    private var bad: RuleExample? { rule.examples.first { !$0.isValid } }

    private func shown(_ example: RuleExample) -> ShownExample? {
        loaded.files[rule.file].map { ShownExample(example, in: $0) }
    }

    private var facts: [(String, String)] {
        var facts = [("Severity", rule.severity.rawValue + (rule.isApproximate ? ", an approximation" : ""))]
        if let other = rule.replacedBy {
            facts.append(("Deprecated", other.text.isEmpty ? "use it no more" : "use \(PageText.code(other.text))"))
        }
        for clause in rule.clauses.compactMap(loaded.pack.clause) {
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
        let words = RuleWords(rule)
        let names = words.definitions.map { "\(PageText.code($0.name)) is \(PageText.code($0.expression.text))" }
        if !names.isEmpty { facts.append(("Where", names.joined(separator: ", "))) }
        if let condition = rule.condition { facts.append(("When", PageText.code(condition.text))) }
        if let exception = rule.unless { facts.append(("Unless there is", PageText.code(exception.text))) }
        facts.append(("Asks", words.check(code: PageText.code)))
        if let finding = bad.flatMap({ findings[$0] }) {
            facts.append(("Says", PageText.escaped(finding.message)))
        }
        if let help = rule.help { facts.append(("What to do", PageText.escaped(help.text))) }
        if let fix = rule.examples.lazy.compactMap({ findings[$0]?.fixes.first }).first {
            facts.append(("Fix", PageText.escaped(RuleWords.words(of: fix))))
        } else if let fix = rule.fix {
            facts.append(("Fix", PageText.code(fix.flowText)))
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
