import Diagnostics
import RuleEngine
import ScreenModel

/// The JSON Schema of rule files, made from the check kinds and the screen's schema, for completion in editors.
package enum RuleSchemaJSON {
    /// The schema of rule files as JSON text.
    package static func text() -> String {
        schema("Rule file") { writer in
            for key in RuleFileKeys.file {
                switch key.name {
                case "clauses": map(key.name, key.summary, &writer, clause)
                case "rules": map(key.name, key.summary, &writer, rule)
                default: property(key.name, key.summary, &writer) { type(of: key.name, &$0) }
                }
            }
        }
    }

    /// The schema of `pack.yaml` as JSON text.
    package static func packText() -> String {
        schema("Rule pack", requires: ["guideline"]) { writer in
            for key in RuleFileKeys.pack {
                switch key.name {
                case "documents": map(key.name, key.summary, &writer, document)
                default: property(key.name, key.summary, &writer) { type(of: key.name, &$0) }
                }
            }
        }
    }

    private static func schema(
        _ title: String,
        requires required: [String] = [],
        _ properties: (inout JSONWriter) -> Void
    ) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("$schema", "http://json-schema.org/draft-07/schema#")
            writer.field("title", title)
            writer.field("type", "object")
            if !required.isEmpty { writer.field("required", required) }
            writer.key("properties")
            writer.object { properties(&$0) }
            closed(&writer)
        }
        return writer.text + "\n"
    }

    private static func document(_ writer: inout JSONWriter) {
        writer.field("required", ["title"])
        writer.key("properties")
        writer.object { writer in
            for key in RuleFileKeys.document {
                property(key.name, key.summary, &writer) { $0.field("type", scalar) }
            }
        }
        closed(&writer)
    }

    /// The types of what is read as a text: a version may look like a number.
    private static let scalar = ["string", "number", "boolean"]

    /// One text, or a list of them.
    private static func texts(_ writer: inout JSONWriter, words: [String] = [], isNeeded: Bool = false) {
        writer.key("anyOf")
        writer.array([false, true]) { isList, writer in
            writer.object { writer in
                let text = { (writer: inout JSONWriter) in
                    if words.isEmpty { writer.field("type", scalar) } else { writer.field("enum", words) }
                }
                guard isList else { return text(&writer) }
                writer.field("type", "array")
                if isNeeded { writer.field("minItems", 1) }
                writer.key("items")
                writer.object { text(&$0) }
            }
        }
    }

    private static func clause(_ writer: inout JSONWriter) {
        writer.field("required", ["says"])
        writer.key("properties")
        writer.object { writer in
            property("modality", "How strongly it binds.", &writer) {
                $0.field("enum", Modality.allCases.map(\.rawValue))
            }
            for key in RuleFileKeys.clause where key.name != "modality" {
                property(key.name, key.summary, &writer) { writer in
                    if key.name == "conflicts" { texts(&writer) } else { writer.field("type", scalar) }
                }
            }
        }
        closed(&writer)
    }

    private static func rule(_ writer: inout JSONWriter) {
        writer.field("required", ["summary", "on", "check"])
        writer.key("properties")
        writer.object { writer in
            for key in RuleFileKeys.rule {
                property(key.name, key.summary, &writer) { type(of: key.name, &$0) }
            }
        }
        closed(&writer)
    }

    private static func type(of key: String, _ writer: inout JSONWriter) {
        switch key {
        case "approximate", "listed": writer.field("type", "boolean")
        case "severity": writer.field("enum", Severity.allCases.map(\.rawValue))
        case "params", "lists": writer.field("type", "object")
        case "let":
            writer.field("type", "object")
            writer.key("additionalProperties")
            writer.object { $0.field("type", scalar) }
        case "deprecated":
            writer.field("type", ["boolean", "object"])
            writer.key("properties")
            writer.object { writer in
                property("replacedBy", "The rule to be used in its place.", &writer) { $0.field("type", scalar) }
            }
            writer.field("required", ["replacedBy"])
            closed(&writer)
        case "fix": fix(&writer)
        case "on": texts(&writer, isNeeded: true)
        case "clauses", "supersedes", "formerly": texts(&writer)
        case "requires":
            writer.field("type", ["string", "number"])
            writer.field("pattern", RequiredRelease.pattern)
        case "platforms", "defaultPlatform":
            let platforms = ComponentKind.screen.component.fields.first { $0.name == "platform" }?.type.enumeration
            texts(&writer, words: platforms?.names ?? [])
        case "examples":
            writer.field("type", "object")
            writer.field("required", ["valid", "invalid"])
        case "check": check(&writer)
        default: writer.field("type", scalar)
        }
    }

    private static func check(_ writer: inout JSONWriter) {
        writer.field("type", "object")
        writer.key("properties")
        writer.object { writer in
            for kind in CheckKind.all { property(kind.name, kind.summary, &writer) { $0.value(kind.value) } }
            for option in CheckOption.all {
                let kinds = option.kinds.joined(separator: ", ")
                property(option.name, "\(option.summary) An option of \(kinds).", &writer) { writer in
                    writer.value(option.value)
                }
            }
        }
        writer.key("anyOf")
        writer.array(CheckKind.all) { kind, writer in writer.object { $0.field("required", [kind.name]) } }
        writer.key("dependencies")
        writer.object { writer in
            for kind in CheckKind.all where !kind.needs.isEmpty {
                writer.key(kind.name)
                writer.object { writer in
                    writer.key("allOf")
                    writer.array(kind.needs) { names, writer in
                        writer.object { writer in
                            writer.key("oneOf")
                            writer.array(names) { name, writer in writer.object { $0.field("required", [name]) } }
                        }
                    }
                }
            }
        }
        closed(&writer)
    }

    private static func fix(_ writer: inout JSONWriter) {
        writer.field("type", "object")
        writer.key("properties")
        writer.object { writer in
            for key in FixTemplate.keys { property(key.name, key.summary, &writer) { $0.value(key.value) } }
        }
        writer.key("oneOf")
        writer.array(FixTemplate.actions) { name, writer in writer.object { $0.field("required", [name]) } }
        closed(&writer)
    }

    // MARK: Parts

    private static func property(
        _ name: String,
        _ summary: String,
        _ writer: inout JSONWriter,
        _ body: (inout JSONWriter) -> Void
    ) {
        writer.key(name)
        writer.object { writer in
            writer.field("description", summary)
            body(&writer)
        }
    }

    private static func map(
        _ name: String,
        _ summary: String,
        _ writer: inout JSONWriter,
        _ body: (inout JSONWriter) -> Void
    ) {
        property(name, summary, &writer) { writer in
            // There may be none yet.
            writer.field("type", ["object", "null"])
            writer.key("additionalProperties")
            writer.object { writer in
                writer.field("type", "object")
                body(&writer)
            }
        }
    }

    private static func closed(_ writer: inout JSONWriter) {
        writer.key("additionalProperties")
        writer.value(false)
    }
}
