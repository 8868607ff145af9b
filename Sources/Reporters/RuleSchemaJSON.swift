import Diagnostics
import RuleEngine
import ScreenModel

/// The JSON Schema of rule files, made from the check kinds and the screen's schema, for completion in editors.
package enum RuleSchemaJSON {
    /// The schema as JSON text.
    package static func text() -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("$schema", "http://json-schema.org/draft-07/schema#")
            writer.field("title", "Rule file")
            writer.field("type", "object")
            writer.key("properties")
            writer.object { writer in
                property("document", "The document of pack.yaml that the clauses come from.", &writer) {
                    $0.field("type", "string")
                }
                map("clauses", "The clauses of the document, by id.", &writer, clause)
                map("rules", "The rules, by name.", &writer, rule)
            }
            closed(&writer)
        }
        return writer.text + "\n"
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
                    if key.name == "conflicts" {
                        writer.field("type", ["string", "array"])
                    } else {
                        writer.field("type", "string")
                    }
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
        case "approximate": writer.field("type", "boolean")
        case "severity": writer.field("enum", Severity.allCases.map(\.rawValue))
        case "params": writer.field("type", "object")
        case "fix": fix(&writer)
        case "clauses", "supersedes", "formerly": writer.field("type", ["string", "array"])
        case "platforms":
            let platforms = ComponentKind.screen.component.fields.first { $0.name == "platform" }?.type.enumeration
            writer.field("type", "array")
            writer.key("items")
            writer.object { $0.field("enum", platforms?.names ?? []) }
        case "examples":
            writer.field("type", "object")
            writer.field("required", ["valid", "invalid"])
        case "check": check(&writer)
        default: writer.field("type", "string")
        }
    }

    private static func check(_ writer: inout JSONWriter) {
        writer.field("type", "object")
        writer.key("properties")
        writer.object { writer in
            for kind in CheckKind.all { property(kind.name, kind.summary, &writer) { _ in } }
            for option in Set(CheckKind.all.flatMap(\.options)).sorted() {
                let kinds = CheckKind.all.filter { $0.options.contains(option) }.map(\.name).joined(separator: ", ")
                property(option, "An option of \(kinds).", &writer) { _ in }
            }
        }
        closed(&writer)
    }

    private static func fix(_ writer: inout JSONWriter) {
        writer.field("type", "object")
        writer.key("properties")
        writer.object { writer in
            for (name, summary) in FixTemplate.keys { property(name, summary, &writer) { _ in } }
        }
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
            writer.field("type", "object")
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
