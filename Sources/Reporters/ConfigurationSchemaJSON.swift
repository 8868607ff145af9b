import Diagnostics
import Linter
import ScreenModel
import RuleEngine

/// The JSON Schema of `.screenlint.yml`, made from the tables of its keys and of the rules.
package enum ConfigurationSchemaJSON {
    /// The schema as text.
    package static func text() -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("$schema", "https://json-schema.org/draft/2020-12/schema")
            writer.field("title", "screenlint configuration")
            writer.field("type", ["object", "null"])
            writer.field("properties") { writer in
                for key in ConfigurationKey.allCases {
                    writer.field(key.rawValue) { writer in
                        writer.field("description", key.summary)
                        value(key, &writer)
                    }
                }
            }
            closed(&writer)
            writer.field("$defs") { writer in definitions(&writer) }
        }
        return writer.text + "\n"
    }

    private static func value(_ key: ConfigurationKey, _ writer: inout JSONWriter) {
        switch key {
        case .extends, .rulePacks, .include, .exclude, .tokens: writer.field("$ref", "#/$defs/texts")
        case .guidelines: writer.field("$ref", "#/$defs/guidelines")
        case .rules: writer.field("$ref", "#/$defs/rules")
        case .icons:
            writer.field("type", ["object", "null"])
            writer.field("properties") { writer in
                for name in IconMeanings.names { writer.field(name) { $0.field("$ref", "#/$defs/texts") } }
            }
            closed(&writer)
        case .baseline, .locale: text(&writer)
        case .failLevel: writer.field("enum", Severity.allCases.map(\.rawValue) + ["never"])
        case .overrides:
            writer.field("type", ["array", "null"])
            writer.field("items") { writer in
                writer.field("type", "object")
                writer.field("properties") { writer in
                    for (name, definition) in [("files", "texts"), ("guidelines", "guidelines"), ("rules", "rules")] {
                        writer.field(name) { $0.field("$ref", "#/$defs/" + definition) }
                    }
                }
                writer.field("required", ["files"])
                closed(&writer)
            }
        }
    }

    private static func definitions(_ writer: inout JSONWriter) {
        oneOrMore("texts", &writer, text)
        // Packs of the team's own have names that nobody knows here.
        oneOrMore("guidelines", &writer) { writer in
            writer.field("type", "string")
            writer.field("examples", RuleLibrary.packNames)
        }
        writer.field("setting") { writer in
            writer.key("anyOf")
            writer.array([true, false]) { isWord, writer in
                writer.object { writer in
                    if isWord {
                        words(&writer)
                        return
                    }
                    writer.field("type", "object")
                    writer.field("properties") { writer in
                        writer.field("severity") { words(&$0) }
                        writer.field("off") { $0.field("type", "boolean") }
                        writer.field("params") { $0.field("type", "object") }
                    }
                    closed(&writer)
                }
            }
        }
        writer.field("rules") { writer in
            writer.field("type", ["object", "null"])
            writer.field("properties") { writer in
                for name in RuleLibrary.packNames {
                    for rule in RuleLibrary.pack(named: name)?.pack.rules ?? [] {
                        setting(rule.id, rule.summary, &writer)
                        for id in rule.formerly { setting(id, rule.summary, &writer) }
                    }
                }
                for rule in OwnRule.allCases { setting(rule.id, rule.summary, &writer) }
            }
            // Rules of a team's own packs are not known here.
            let known = Set(RuleLibrary.packNames + OwnRule.allCases.map { String($0.id.prefix { $0 != "/" }) })
            writer.field("patternProperties") { writer in
                let names = known.sorted().map { $0 + "/" }.joined(separator: "|")
                writer.field("^(?!(\(names)))[^/]+/[^/]+$") { $0.field("$ref", "#/$defs/setting") }
            }
            closed(&writer)
        }
    }

    private static func setting(_ id: String, _ summary: String, _ writer: inout JSONWriter) {
        writer.field(id) { writer in
            writer.field("description", summary)
            writer.field("$ref", "#/$defs/setting")
        }
    }

    /// `off` without quotes is a text in YAML 1.2 and false in YAML 1.1, which some editors read.
    private static func words(_ writer: inout JSONWriter) {
        writer.key("enum")
        writer.array(["off"] + Severity.allCases.map(\.rawValue) + [nil]) { word, writer in
            if let word { writer.value(word) } else { writer.value(false) }
        }
    }

    private static func oneOrMore(
        _ name: String,
        _ writer: inout JSONWriter,
        _ element: (inout JSONWriter) -> Void
    ) {
        writer.field(name) { writer in
            writer.key("anyOf")
            writer.array([true, false]) { isOne, writer in
                writer.object { writer in
                    if isOne {
                        element(&writer)
                    } else {
                        writer.field("type", "array")
                        writer.field("items") { element(&$0) }
                    }
                }
            }
        }
    }

    /// Any plain scalar is a text as it is written.
    private static func text(_ writer: inout JSONWriter) { writer.field("type", ["string", "number", "boolean"]) }

    private static func closed(_ writer: inout JSONWriter) {
        writer.key("additionalProperties")
        writer.value(false)
    }
}
