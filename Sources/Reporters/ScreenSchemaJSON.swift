import RuleEngine
import ScreenModel

/// The JSON Schema of screen descriptions, made from the schema table, for completion and checks in editors.
package enum ScreenSchemaJSON {
    /// The schema as JSON text.
    package static func text() -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("$schema", "http://json-schema.org/draft-07/schema#")
            writer.field("title", "Screen description")
            writer.key("anyOf")
            writer.array([ComponentKind.screen, .document]) { kind, writer in
                writer.object { writer in
                    writer.key("allOf")
                    writer.array([kind]) { reference($0, &$1) }
                    writer.field("required", [kind == .screen ? "id" : "screens"])
                }
            }
            writer.key("definitions")
            writer.object { writer in
                for kind in ComponentKind.allCases { component(kind.component, &writer) }
            }
        }
        return writer.text + "\n"
    }

    private static func reference(_ kind: ComponentKind, _ writer: inout JSONWriter) {
        writer.object { $0.field("$ref", "#/definitions/\(kind.component.name)") }
    }

    private static func component(_ component: Component, _ writer: inout JSONWriter) {
        writer.key(component.name)
        writer.object { writer in
            writer.field("description", component.summary)
            writer.field("type", "object")
            writer.key("properties")
            writer.object { writer in
                for field in component.fields where !field.isDerived {
                    writer.key(field.name)
                    writer.object { writer in
                        writer.field("description", field.summary)
                        value(of: field, in: component, &writer)
                    }
                }
            }
            // Keys of one's own, and merge keys.
            writer.key("patternProperties")
            writer.object { writer in
                writer.key("^(x-|<<$)")
                writer.object { _ in }
            }
            writer.key("additionalProperties")
            writer.value(false)
        }
    }

    private static func value(of field: Field, in component: Component, _ writer: inout JSONWriter) {
        switch (component.name, field.name) {
        case ("document", "screens"):
            list(&writer) { writer in
                writer.key("allOf")
                writer.array([ComponentKind.screen]) { reference($0, &$1) }
                writer.field("required", ["id"])
            }
        case (_, "guidelines"): list(&writer) { $0.field("enum", RuleLibrary.packNames) }
        default: alternatives(of: field.type, takesNull: true, &writer)
        }
    }

    /// What a field or an element of a list takes; for a field null, which says that there is none, is among it.
    private static func alternatives(of type: FieldType, takesNull: Bool, _ writer: inout JSONWriter) {
        switch type {
        case .boolean: types(["boolean"], takesNull, &writer)
        case .integer: types(["integer"], takesNull, &writer)
        case .number: types(["number"], takesNull, &writer)
        case .identifier, .token: types(scalar, takesNull, &writer)
        case .text:
            types(scalar + ["object"], takesNull, &writer)
            writer.field("additionalProperties") { types(scalar, true, &$0) }
        case .dynamic: break
        case .enumeration(let words):
            writer.key("enum")
            writer.array(words.spellings.map(Optional.some) + (takesNull ? [nil] : [])) { word, writer in
                // YAML reads these two words as Booleans.
                if word == "true" || word == "false" { writer.value(word == "true") } else { writer.value(word) }
            }
        case .list(let element):
            list(&writer) { alternatives(of: element, takesNull: false, &$0) }
        case .component(let kind):
            writer.key("anyOf")
            let hasShortForm = takesNull || kind.component.shorthand != nil
            writer.array(hasShortForm ? [true, false] : [true]) { isMap, writer in
                if isMap { reference(kind, &writer) } else { shortForm(of: kind.component, takesNull, &writer) }
            }
        }
    }

    /// Any plain scalar is a text as it is written.
    private static let scalar = ["string", "number", "boolean"]

    private static func types(_ names: [String], _ takesNull: Bool, _ writer: inout JSONWriter) {
        writer.field("type", names + (takesNull ? ["null"] : []))
    }

    private static func list(_ writer: inout JSONWriter, _ element: (inout JSONWriter) -> Void) {
        writer.field("type", ["array", "null"])
        writer.field("items", element)
    }

    private static func shortForm(of component: Component, _ takesNull: Bool, _ writer: inout JSONWriter) {
        writer.object { writer in
            switch component.shorthand {
            case .field: types(scalar, takesNull, &writer)
            case .word(let word, _):
                writer.key("enum")
                writer.array([word] + (takesNull ? [nil] : [])) { $1.value($0) }
            case nil: writer.field("type", "null")
            }
        }
    }
}
