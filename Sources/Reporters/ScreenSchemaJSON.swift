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
                        alternatives(of: field.type, &writer)
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

    /// What a field takes; null, which says that there is none, is always among it.
    private static func alternatives(of type: FieldType, _ writer: inout JSONWriter) {
        switch type {
        case .boolean: writer.field("type", ["boolean", "null"])
        case .integer: writer.field("type", ["integer", "null"])
        case .number: writer.field("type", ["number", "null"])
        case .identifier, .token: writer.field("type", ["string", "number", "boolean", "null"])
        case .text: writer.field("type", ["string", "number", "boolean", "object", "null"])
        case .dynamic: break
        case .enumeration(let words):
            writer.key("enum")
            writer.array(words.spellings.map(Optional.some) + [nil]) { word, writer in
                // YAML reads these two words as Booleans.
                if word == "true" || word == "false" { writer.value(word == "true") } else { writer.value(word) }
            }
        case .list(let element):
            writer.field("type", ["array", "null"])
            writer.key("items")
            writer.object { alternatives(of: element, &$0) }
        case .component(let kind):
            writer.key("anyOf")
            writer.array([true, false]) { isMap, writer in
                if isMap { reference(kind, &writer) } else { shortForm(of: kind.component, &writer) }
            }
        }
    }

    private static func shortForm(of component: Component, _ writer: inout JSONWriter) {
        writer.object { writer in
            switch component.shorthand {
            case .field: writer.field("type", ["string", "number", "boolean", "null"])
            case .word(let word, _):
                writer.key("enum")
                writer.array([word, nil]) { $1.value($0) }
            case nil: writer.field("type", "null")
            }
        }
    }
}
