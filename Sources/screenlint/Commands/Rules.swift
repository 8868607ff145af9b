import Diagnostics
import Linter
import Reporters
import RuleEngine

extension Command {
    /// `screenlint rules [PACK...]`.
    static let rules = Command(
        name: "rules",
        summary: "List the rules, or the conflicts between guidelines; 'new NAME' writes a rule to begin with.",
        operands: "[PACK... | new NAME]",
        options: [
            Option(
                "format",
                short: "f",
                value: "FORMAT",
                choices: ["text", "json", "markdown", "ids"],
                "How to list them."
            ),
            Option("conflicts", "Show where guidelines contradict each other, and which wins when both are active."),
        ] + CheckRun.options(named: ["rules"])
    ) { arguments throws(UsageError) in
        if arguments.has("conflicts"), let format = arguments.value("format"), format != "text" {
            throw UsageError("--conflicts is told as text alone, and not as \(format).")
        }
        if arguments.operands.first == "new" {
            if let option = ["format", "conflicts"].first(where: arguments.has) {
                throw UsageError("'rules new' writes a rule, and takes no --\(option).")
            }
            return try NewRule(arguments).write()
        }
        let catalog = try RuleCatalog(arguments)
        for text in catalog.obstacles { Console.note("screenlint: \(text)") }
        let named = try arguments.operands.map { name throws(UsageError) in
            if let known = catalog.packs.first(where: { $0.pack.name == name }) { return known }
            return try PackArgument.read(name)
        }
        let loaded = named.isEmpty ? catalog.packs : named
        let packs = loaded.map(\.pack)
        if arguments.has("conflicts") {
            let all = catalog.packs.map(\.pack)
            let others = packs.filter { pack in !all.contains { $0.name == pack.name } }
            Console.writeLines(RuleConflicts(all + others, of: packs.map(\.name)).text)
        } else if arguments.value("format") == "json" {
            Console.write(RuleListJSON.text(packs))
        } else if arguments.value("format") == "markdown" {
            Console.writeLines(loaded.map { ReferencePage($0).text }.joined(separator: "\n"))
        } else if arguments.value("format") == "ids" {
            Console.writeLines(packs.flatMap(\.rules).map { $0.id.inOneLine + "\n" }.joined())
        } else {
            Console.writeLines(packs.map(RuleList.text).joined(separator: "\n"))
        }
        return 0
    }
}

/// The rules of a pack as a table for people.
private enum RuleList {
    static func text(_ pack: RulePack) -> String {
        let width = pack.rules.map(\.name.count).max() ?? 0
        var text = "\(pack.name.inOneLine): \(pack.title.inOneLine), \(Plural.phrase(pack.rules.count, "rule"))\n"
        var document: String?
        for rule in pack.rules {
            if rule.document != document {
                document = rule.document
                text += "\n\((pack.document(rule.document)?.title ?? rule.document).inOneLine)\n"
            }
            let severity = rule.severity.rawValue
            let label = "  \(severity)\(String(repeating: " ", count: 7 - severity.count))  \(rule.name.inOneLine)"
            text += WrappedText.entry(rule.summary.inOneLine, label: label, at: 13 + min(width, 36))
        }
        return text
    }
}
