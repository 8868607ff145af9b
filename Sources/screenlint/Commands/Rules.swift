import Diagnostics
import Linter
import Reporters
import RuleEngine

extension Command {
    /// `screenlint rules [PACK...]`.
    static let rules = Command(
        name: "rules",
        summary: "List the rules, or the conflicts between guidelines and which of them wins.",
        operands: "[PACK...]",
        options: [
            Option("format", short: "f", value: "FORMAT", choices: ["text", "json", "markdown"], "How to list them."),
            Option("conflicts", "Show where guidelines contradict each other, and which wins when both are active."),
            .rules,
        ]
    ) { arguments throws(UsageError) in
        let catalog = try RuleCatalog(folders: arguments.all("rules"))
        var loaded = catalog.packs
        if !arguments.operands.isEmpty {
            loaded = []
            for name in arguments.operands { loaded.append(try PackArgument.read(name)) }
        }
        let packs = loaded.map(\.pack)
        if arguments.has("conflicts") {
            Console.write(RuleConflicts.text(packs, catalog))
        } else if arguments.value("format") == "json" {
            Console.write(RuleListJSON.text(packs))
        } else if arguments.value("format") == "markdown" {
            Console.write(loaded.flatMap(ReferencePage.pages).map(\.text).joined(separator: "\n"))
        } else {
            Console.write(packs.map(RuleList.text).joined(separator: "\n"))
        }
        return 0
    }
}

/// The rules of a pack as a table for people.
private enum RuleList {
    static func text(_ pack: RulePack) -> String {
        let width = pack.rules.map(\.name.count).max() ?? 0
        var text = "\(pack.name): \(pack.title), \(pack.rules.count) rules\n"
        var document: String?
        for rule in pack.rules {
            if rule.document != document {
                document = rule.document
                text += "  \(pack.document(rule.document)?.title ?? rule.document)\n"
            }
            let name = rule.name + String(repeating: " ", count: width - rule.name.count)
            let severity = rule.severity.rawValue
            text += "    \(severity)\(String(repeating: " ", count: 7 - severity.count))  \(name)  \(rule.summary)\n"
        }
        return text
    }
}

/// Where rules of one pack take precedence over those of another.
private enum RuleConflicts {
    static func text(_ packs: [RulePack], _ catalog: RuleCatalog) -> String {
        let all = catalog.packs.map(\.pack) + packs
        var entries = [String]()
        for pack in packs {
            for rule in pack.rules {
                for other in rule.supersedes {
                    guard let loser = find(other.text, all), loser.pack.name != pack.name else { continue }
                    entries.append(
                        "\(rule.id) over \(loser.rule.id)\n" + says(rule, pack) + says(loser.rule, loser.pack)
                            + "  With both active, \(pack.title) decides wherever \(rule.name) applies.\n"
                    )
                }
            }
        }
        return entries.isEmpty
            ? "No rule takes precedence over one of another pack.\n" : entries.joined(separator: "\n")
    }

    private static func find(_ id: String, _ packs: [RulePack]) -> (pack: RulePack, rule: RuleDefinition)? {
        for pack in packs {
            if let rule = pack.rules.first(where: { $0.id == id || $0.formerly.contains(id) }) { return (pack, rule) }
        }
        return nil
    }

    private static func says(_ rule: RuleDefinition, _ pack: RulePack) -> String {
        guard let clause = rule.clauses.first.flatMap(pack.clause) else { return "  \(pack.title): \(rule.summary)\n" }
        return "  \(pack.title), \(clause.id) (\(clause.modality.rawValue)): \(clause.says)\n"
    }
}
