import RuleEngine
import ScreenModel

/// The JSON Schema of screen descriptions, made from the schema table, for completion and checks in editors.
///
/// It takes the full forms, the short forms, and closed words in any case and spelling; other tools' words it leaves
/// out, so that editors offer ours.
package enum ScreenSchemaJSON {
    /// The schema as JSON text.
    package static func text() -> String {
        JSONWriter.object { writer in
            writer.field("$schema", "http://json-schema.org/draft-07/schema#")
            writer.field("title", "Screen description")
            writer.field("anyOf", of: [ComponentKind.screen, .document]) { kind, writer in
                allOf(kind, &writer)
                if kind == .screen { requireID(&writer) } else { writer.field("required", ["screens"]) }
            }
            writer.field("definitions") { writer in
                for kind in ComponentKind.allCases {
                    component(kind.component, &writer)
                    if hasForms(kind) { forms(of: kind, &writer) }
                }
            }
        } + "\n"
    }

    /// A screen has an id that says something.
    private static func requireID(_ writer: inout JSONWriter) {
        writer.field("required", ["id"])
        writer.field("properties") { writer in
            writer.field("id") { writer in
                types(scalar, false, &writer)
                writer.field("pattern", #"\S"#)
            }
        }
    }

    static func reference(_ kind: ComponentKind, _ writer: inout JSONWriter) {
        writer.object { $0.field("$ref", "#/definitions/\(kind.component.name)") }
    }

    /// A component of which more is asked beside it; what stands beside a reference itself does not count.
    private static func allOf(_ kind: ComponentKind, _ writer: inout JSONWriter) {
        writer.key("allOf")
        writer.array([kind]) { reference($0, &$1) }
    }

    private static func component(_ component: Component, _ writer: inout JSONWriter) {
        writer.field(component.name) { writer in
            writer.field("description", component.summary)
            writer.field("type", "object")
            writer.field("properties") { writer in
                for field in component.fields where !field.isDerived {
                    writer.field(field.name) { writer in
                        writer.field("description", field.summary)
                        value(of: field, in: component, &writer)
                    }
                }
            }
            if component.slot(named: "isAction") != nil { selection(component, &writer) }
            // A block takes any key.
            guard component !== ComponentKind.block.component else { return }
            // Keys of one's own, and merge keys; an item may be a map of its kind alone.
            writer.field("patternProperties") { $0.field("^(x-|<<$)") { _ in } }
            writer.field("additionalProperties", false)
        }
    }

    /// An item without entries is selected or not; what a block such as a calendar has selected is its own affair.
    private static func selection(_ component: Component, _ writer: inout JSONWriter) {
        let own = component === ComponentKind.block.component ? ["integer", "array", "object"] : []
        anyOf(takesNull: false, &writer) { writer in
            writer.object { $0.field("required", ["items"]) }
            writer.object { writer in
                writer.field("properties") { writer in
                    writer.field("selected") { orPlaceholder(["boolean"] + own, true, &$0) }
                }
            }
        }
    }

    private static func value(of field: Field, in component: Component, _ writer: inout JSONWriter) {
        switch (component.name, field.name) {
        case ("document", "screens"):
            writer.field("type", ["array", "null"])
            writer.field("items") { writer in
                allOf(.screen, &writer)
                requireID(&writer)
            }
        case (_, "guidelines"):
            anyOf(takesNull: true, takesMap: false, &writer) { writer in
                list(&writer) { $0.field("enum", RuleLibrary.packNames) }
                writer.object { $0.field("enum", RuleLibrary.packNames) }
            }
        // The label of an entry; without entries see `selection`.
        case ("item", "selected"): types(scalar, true, &writer)
        case ("block", "selected"): types(scalar + ["array", "object", "null"], false, &writer)
        // The rows of a table are lists.
        case ("block", "items"):
            anyOf(takesNull: true, takesMap: false, &writer) { writer in
                list(&writer) { writer in
                    anyOf(takesNull: false, &writer) { writer in
                        block(&writer)
                        list(isFilled: true, &writer) {
                            alternatives(of: nil, .component(.block), takesNull: false, &$0)
                        }
                    }
                }
                block(&writer)
            }
        default: alternatives(of: field, field.type, takesNull: true, &writer)
        }
    }

    /// What a field or an element of a list takes; for a field null, which says that there is none, is among it.
    static func alternatives(
        of field: Field?,
        _ type: FieldType,
        takesNull: Bool,
        _ writer: inout JSONWriter
    ) {
        switch type {
        case .boolean: orPlaceholder(["boolean"], takesNull, &writer)
        case .integer: orPlaceholder(["integer"], takesNull, &writer)
        case .number: orPlaceholder(["number"], takesNull, &writer)
        case .token where field?.isColor == true:
            types(scalar + ["object"], takesNull, &writer)
            writer.field("properties") { writer in
                for appearance in ["light", "dark"] { writer.field(appearance) { $0.field("type", scalar + ["null"]) } }
            }
            writer.field("additionalProperties", false)
        case .identifier, .token: types(scalar, takesNull, takesMap: type == .token, &writer)
        case .text:
            types(scalar + ["object"], takesNull, &writer)
            writer.field("additionalProperties") { $0.field("type", scalar + ["null"]) }
        case .dynamic: break
        case .enumeration(let words):
            anyOf(takesNull: takesNull, &writer) { writer in
                writer.object { writer in
                    writer.key("enum")
                    writer.array(words.spellings) { word, writer in
                        // YAML reads these two words as Booleans.
                        if let truth = Bool(word) { writer.value(truth) } else { writer.value(word) }
                    }
                }
                writer.object { writer in
                    writer.field("type", "string")
                    writer.field("pattern", anySpelling(of: words))
                }
                placeholder(&writer)
            }
        case .list(let element):
            anyOf(takesNull: takesNull, takesMap: false, &writer) { writer in
                list(&writer) { alternatives(of: nil, element, takesNull: false, &$0) }
                // Texts in one line: `Icons, List`.
                if case .text = element { writer.object { types(scalar, false, &$0) } }
                if isOneWord(element) { writer.object { alternatives(of: nil, element, takesNull: false, &$0) } }
            }
        case .component(let kind):
            anyOf(takesNull: takesNull, &writer) { writer in
                if hasForms(kind) {
                    writer.object { $0.field("$ref", "#/definitions/\(formsName(kind))") }
                } else {
                    reference(kind, &writer)
                }
            }
        }
    }

    private static func block(_ writer: inout JSONWriter) {
        writer.object { alternatives(of: nil, .component(.block), takesNull: false, &$0) }
    }

    private static func hasForms(_ kind: ComponentKind) -> Bool { !kind.component.shorthands.isEmpty }

    static func formsName(_ kind: ComponentKind) -> String { kind.component.name + "Forms" }

    /// A pattern of the words of a list in any case, with spaces, hyphens, underscores and dots wherever they stand.
    static func anySpelling(of words: Enumeration, without component: Component? = nil) -> String {
        let spellings = words.spellings.filter { component?.slot(named: $0) == nil }.map { word in
            word.filter { $0 != "-" }.map { letter in
                letter.isLetter ? "[\(letter.uppercased())\(letter.lowercased())]" : String(letter)
            }.joined(separator: "[-_. ]*")
        }
        return "^[-_. ]*(" + spellings.joined(separator: "|") + ")[-_. ]*$"
    }

    /// Any plain scalar is a text as it is written.
    static let scalar = ["string", "number", "boolean"]

    /// Values of some types; null and an empty list say that there is none, and an empty map that there is one.
    static func types(
        _ names: [String],
        _ takesNull: Bool,
        takesMap: Bool = true,
        _ writer: inout JSONWriter
    ) {
        guard takesNull else { return writer.field("type", names) }
        let hasMap = names.contains("object")
        writer.field("type", names + ["null", "array"] + (hasMap || !takesMap ? [] : ["object"]))
        writer.field("maxItems", 0)
        if takesMap, !hasMap { writer.field("maxProperties", 0) }
    }

    /// Values of some types, or a text that is filled in at run time.
    private static func orPlaceholder(_ names: [String], _ takesNull: Bool, _ writer: inout JSONWriter) {
        anyOf(takesNull: takesNull, &writer) { writer in
            writer.object { types(names, false, &$0) }
            placeholder(&writer)
        }
    }

    private static func placeholder(_ writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("type", "string")
            writer.field("pattern", #"\{[^{}]*[^{}\s][^{}]*\}|\$\([^()]*[^()\s][^()]*\)|%([0-9]+\$)?[@dsf]"#)
        }
    }

    static func anyOf(
        takesNull: Bool,
        takesMap: Bool = true,
        _ writer: inout JSONWriter,
        _ body: (inout JSONWriter) -> Void
    ) {
        writer.key("anyOf")
        writer.array([true]) { _, writer in
            body(&writer)
            guard takesNull else { return }
            writer.object { writer in
                // A blank text says that there is none, as null does.
                types(["string"], true, takesMap: takesMap, &writer)
                writer.field("maxLength", 0)
            }
        }
    }

    static func list(
        isFilled: Bool = false,
        _ writer: inout JSONWriter,
        _ element: (inout JSONWriter) -> Void
    ) {
        writer.object { writer in
            writer.field("type", "array")
            if isFilled { writer.field("minItems", 1) }
            writer.field("items", element)
        }
    }

    /// Whether one word or text stands for a list with this element alone.
    private static func isOneWord(_ element: FieldType) -> Bool {
        if case .component(let kind) = element { kind.component.takesText } else { element != .text }
    }
}
