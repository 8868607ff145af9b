import Diagnostics
import RuleEngine
import YAMLSyntax

extension Command {
    /// `screenlint explain RULE|CLAUSE`.
    static let explain = Command(
        name: "explain",
        summary: "Explain a rule or a clause: what it asks, why, its figures, examples and where to read it.",
        operands: "RULE|CLAUSE",
        options: [.rules]
    ) { arguments throws(UsageError) in
        guard arguments.operands.count == 1, let name = arguments.operands.first else {
            throw UsageError(message: "'explain' takes one rule or clause, such as sap-fiori-ios/title-length.")
        }
        let catalog = try RuleCatalog(arguments)
        if let rule = try catalog.find(name) {
            Console.write(RuleExplanation(rule, in: catalog).text)
        } else if let (pack, clause) = catalog.clause(name) {
            Console.write(ClauseExplanation(pack: pack.pack, clause: clause).text)
        } else if let own = OwnRule(rawValue: name) {
            Console.write("\(own.id) (\(own.severity.rawValue))\n\(own.summary).\n")
        } else {
            let known = catalog.rules.flatMap { [$0.definition.id, $0.definition.name] }
            let clauses = catalog.packs.flatMap { $0.pack.clauses.map(\.id) }
            let suggestion = Suggestion.closest(to: name, in: known + clauses + OwnRule.allCases.map(\.id))
            throw UsageError(message: "There is no rule or clause '\(name)'" + RuleCatalog.rest(suggestion))
        }
        return 0
    }
}

/// What there is to say about a rule.
private struct RuleExplanation {
    private let pack: RulePack
    private let rule: RuleDefinition
    private let file: RuleFile?

    /// The ids of the rules that take precedence over it.
    private let stronger: [String]

    init(_ found: RuleCatalog.Rule, in catalog: RuleCatalog) {
        stronger = catalog.rules.map(\.definition).filter { other in
            other.supersedes.contains { $0.text == found.definition.id }
        }.map(\.id)
        pack = found.pack.pack
        rule = found.definition
        file = found.pack.files[found.definition.file]
    }

    var text: String {
        let approximate = rule.isApproximate ? ", an approximation" : ""
        var text = "\(rule.id) (\(rule.severity.rawValue)\(approximate))\n\(rule.summary).\n"
        text += section("Why", rule.clauses.compactMap(pack.clause).map(ClauseExplanation.line))
        text += section("Where", scope)
        text += figures
        if let help = rule.help { text += section("What to do", [help]) }
        text += section("Good", example(isValid: true))
        text += section("Bad", example(isValid: false))
        if !rule.supersedes.isEmpty {
            text += section("Takes precedence over", rule.supersedes.map(\.text))
        }
        if !stronger.isEmpty { text += section("Gives way to", stronger) }
        if let document = pack.document(rule.document) {
            text += section("Read more", [document.reference])
        }
        return text
    }

    private func section(_ title: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "\n\(title)\n" + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
    }

    /// What the rule visits, and when it applies.
    private var scope: [String] {
        var lines = ["on \(rule.on.text)"]
        lines.append(rule.platforms.isEmpty ? "all platforms" : rule.platforms.joined(separator: ", "))
        if let when = rule.when { lines.append("when \(when.text)") }
        if let unless = rule.unless { lines.append("unless \(unless.text) is described") }
        return lines
    }

    /// The parameters, and how a configuration changes them.
    private var figures: String {
        guard !rule.parameters.isEmpty else { return "" }
        let values = rule.parameters.map { "\($0.name): \($0.value.flowText)" }
        return section("Figures", values)
            + section(
                "To change them, write in .screenlint.yml",
                ["rules:", "  \(rule.id):", "    params: {\(values.joined(separator: ", "))}"]
            )
    }

    /// The lines of the first valid or invalid example.
    private func example(isValid: Bool) -> [String] {
        guard let file, let example = rule.examples.first(where: { $0.isValid == isValid }) else { return [] }
        return file.lines(of: example.range)
    }
}

/// What there is to say about a clause.
private struct ClauseExplanation {
    let pack: RulePack
    let clause: Clause

    static func line(_ clause: Clause) -> String { "\(clause.id) (\(clause.modality.rawValue)): \(clause.says)" }

    var text: String {
        var text = "\(clause.id) (\(clause.modality.rawValue)), \(pack.title)\n\(clause.says)\n\n"
        for rule in pack.rules where rule.clauses.contains(clause.id) {
            text += "Checked by \(rule.id): \(rule.summary).\n"
        }
        if let other = clause.sameAs { text += "Says the same as \(other).\n" }
        if let rule = clause.permits { text += "Permits what \(rule) must not object to.\n" }
        if let checker = clause.checkedBy { text += "Checked by the \(checker).\n" }
        if let reason = clause.unchecked { text += "Not checked: \(reason).\n" }
        guard let document = pack.document(clause.document) else { return text }
        return text + "\n\(document.reference)\n"
    }
}

extension GuidelineDocument {
    /// The publisher, the title and the address, as far as the pack names them.
    fileprivate var reference: String {
        (publisher.isEmpty ? "" : publisher + ", ") + title + (url.isEmpty ? "" : ": " + url)
    }
}
