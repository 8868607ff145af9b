import Diagnostics
import Linter
import RuleEngine

/// The JSON Schema of `.screenlint.yml`, made from the tables of its keys and of the rules.
package enum ConfigurationSchemaJSON {
    /// The schema as text.
    package static func text() -> String {
        let head: SchemaPart = [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "screenlint configuration",
        ]
        let definitions: SchemaPart = ["setting": SchemaPart(ConfigurationKeys.ruleSetting), "rules": rules]
        return (head + SchemaPart(.optional(.keys(ConfigurationKeys.file))) + ["$defs": definitions]).json
    }

    private static var rules: SchemaPart {
        let known = Set(RuleLibrary.packNames + OwnRule.allCases.map { RulePack.name(ofRule: $0.id) }).sorted()
        let rules = RuleLibrary.packNames.flatMap { RuleLibrary.rulePack(named: $0)?.rules ?? [] }
        let summaries =
            rules.flatMap { rule in ([rule.id] + rule.formerly).map { ($0, rule.summary) } }
            + OwnRule.allCases.map { ($0.id, $0.summary) }
            + known.map { ($0 + "/*", "All rules of \($0).") }
        let setting: SchemaPart = ["$ref": "#/$defs/setting"]
        // Rules of a team's own packs are not known here.
        let others = "^(?!(\(known.map { $0 + "/" }.joined(separator: "|"))))[^/]+/[^/]+$"
        return [
            "type": ["object", "null"],
            "properties": .map(summaries.map { ($0, ["description": .text($1)] + setting) }),
            "patternProperties": .map([(others, setting)]),
            "additionalProperties": false,
        ]
    }
}
