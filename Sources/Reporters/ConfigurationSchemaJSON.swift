import Diagnostics
import Linter
import RuleEngine

/// The JSON Schema of `.screenlint.yml`, made from the tables of its keys and of the rules.
package enum ConfigurationSchemaJSON {
    /// The schema as text.
    package static func text() -> String {
        JSONWriter.object { writer in
            writer.field("$schema", "https://json-schema.org/draft/2020-12/schema")
            writer.field("title", "screenlint configuration")
            writer.keywords(of: .optional(.keys(ConfigurationKeys.file)))
            writer.field("$defs") { writer in
                writer.field("setting") { $0.keywords(of: ConfigurationKeys.ruleSetting) }
                writer.field("rules") { rules(&$0) }
            }
        } + "\n"
    }

    private static func rules(_ writer: inout JSONWriter) {
        let known = Set(RuleLibrary.packNames + OwnRule.allCases.map { RulePack.name(ofRule: $0.id) })
        writer.field("type", ["object", "null"])
        writer.field("properties") { writer in
            for name in RuleLibrary.packNames {
                for rule in RuleLibrary.rulePack(named: name)?.rules ?? [] {
                    setting(rule.id, rule.summary, &writer)
                    for id in rule.formerly { setting(id, rule.summary, &writer) }
                }
            }
            for rule in OwnRule.allCases { setting(rule.id, rule.summary, &writer) }
            for name in known.sorted() { setting(name + "/*", "All rules of \(name).", &writer) }
        }
        // Rules of a team's own packs are not known here.
        writer.field("patternProperties") { writer in
            let names = known.sorted().map { $0 + "/" }.joined(separator: "|")
            writer.field("^(?!(\(names)))[^/]+/[^/]+$") { $0.field("$ref", "#/$defs/setting") }
        }
        writer.field("additionalProperties", false)
    }

    private static func setting(_ id: String, _ summary: String, _ writer: inout JSONWriter) {
        writer.field(id) { writer in
            writer.field("description", summary)
            writer.field("$ref", "#/$defs/setting")
        }
    }
}
