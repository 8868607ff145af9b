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
                writer.allOf(kind)
                if kind == .screen { writer.requireID() } else { writer.field("required", ["screens"]) }
            }
            writer.field("definitions") { writer in
                for kind in ComponentKind.allCases {
                    writer.component(kind.component)
                    if kind.hasForms { writer.forms(of: kind) }
                }
            }
        } + "\n"
    }
}

extension ComponentKind {
    /// Whether it can be written in short, too.
    fileprivate var hasForms: Bool { !component.shorthands.isEmpty }

    /// What the schema calls the component in full or in one of its short forms.
    fileprivate var formsName: String { component.name + "Forms" }
}

extension FieldType {
    /// Whether one word or text stands for a list with this element alone.
    fileprivate var isOneWord: Bool {
        if case .component(let kind) = self { kind.component.takesText } else { self != .text }
    }
}

// Components and their keys.
extension JSONWriter {
    /// A screen has an id that says something.
    fileprivate mutating func requireID() {
        field("required", ["id"])
        field("properties") { writer in
            writer.field("id") { writer in
                writer.types(Self.scalar)
                writer.field("pattern", #"\S"#)
            }
        }
    }

    private mutating func reference(_ kind: ComponentKind) {
        object { $0.field("$ref", "#/definitions/\(kind.component.name)") }
    }

    /// A component of which more is asked beside it; what stands beside a reference itself does not count.
    fileprivate mutating func allOf(_ kind: ComponentKind) {
        key("allOf")
        array([kind]) { $1.reference($0) }
    }

    fileprivate mutating func component(_ component: Component) {
        field(component.name) { writer in
            writer.field("description", component.summary)
            writer.field("type", "object")
            writer.field("properties") { writer in
                for field in component.fields where !field.isDerived {
                    writer.field(field.name) { writer in
                        writer.field("description", field.summary)
                        writer.value(of: field, in: component)
                    }
                }
            }
            if component.slot(named: "isAction") != nil { writer.selection(component) }
            // A block takes any key.
            guard component !== ComponentKind.block.component else { return }
            // Keys of one's own, and merge keys; an item may be a map of its kind alone.
            writer.field("patternProperties") { $0.field("^(x-|<<$)") { _ in } }
            writer.field("additionalProperties", false)
        }
    }

    /// An item without entries is selected or not; what a block such as a calendar has selected is its own affair.
    private mutating func selection(_ component: Component) {
        let own = component === ComponentKind.block.component ? ["integer", "array", "object"] : []
        anyOf { writer in
            writer.object { $0.field("required", ["items"]) }
            writer.object { writer in
                writer.field("properties") { writer in
                    writer.field("selected") { $0.orPlaceholder(["boolean"] + own, true) }
                }
            }
        }
    }

    private mutating func value(of field: Field, in component: Component) {
        switch (component.name, field.name) {
        case ("document", "screens"):
            self.field("type", ["array", "null"])
            self.field("items") { writer in
                writer.allOf(.screen)
                writer.requireID()
            }
        case (_, "guidelines"):
            anyOf(takesNull: true, takesMap: false) { writer in
                writer.list { $0.field("enum", RuleLibrary.packNames) }
                writer.object { $0.field("enum", RuleLibrary.packNames) }
            }
        // The label of an entry; without entries see `selection`.
        case ("item", "selected"): types(Self.scalar, true)
        case ("block", "selected"): types(Self.scalar + ["array", "object", "null"])
        // The rows of a table are lists.
        case ("block", "items"):
            anyOf(takesNull: true, takesMap: false) { writer in
                writer.list { writer in
                    writer.anyOf { writer in
                        writer.object { $0.alternatives(.component(.block)) }
                        writer.list(isFilled: true) { $0.alternatives(.component(.block)) }
                    }
                }
                writer.object { $0.alternatives(.component(.block)) }
            }
        default: alternatives(field.type, of: field, takesNull: true)
        }
    }
}

// Short forms.
extension JSONWriter {
    /// A component in full or in one of its short forms.
    fileprivate mutating func forms(of kind: ComponentKind) {
        field(kind.formsName) { writer in
            writer.field("description", kind.component.summary)
            writer.anyOf { writer in
                writer.reference(kind)
                for form in kind.component.shorthands { writer.shortForm(form, of: kind.component) }
                if kind == .item { writer.namedKind() }
            }
        }
    }

    /// An item as a map of its kind alone: `{button: {label: Save}}`.
    private mutating func namedKind() {
        guard let kinds = ComponentKind.item.component.fields.lazy.compactMap(\.type.enumeration).first else { return }
        object { writer in
            writer.field("type", "object")
            writer.field("patternProperties") { writer in
                writer.field(Self.anySpelling(of: kinds, without: ComponentKind.item.component)) { writer in
                    writer.anyOf(takesNull: true) { writer in
                        writer.reference(.item)
                        writer.object { $0.types(Self.scalar) }
                        writer.list { $0.alternatives(.component(.item)) }
                    }
                }
            }
            writer.field("additionalProperties", false)
            writer.field("minProperties", 1)
            writer.field("maxProperties", 1)
        }
    }

    private mutating func shortForm(_ form: Component.Shorthand, of component: Component) {
        // A list is written as one here: an entry alone would stand for the component.
        if case .list(let name) = form {
            guard case .list(let element)? = component.fields.first(where: { $0.name == name })?.type else { return }
            return list { $0.alternatives(element) }
        }
        object { writer in
            switch form {
            case .field: writer.types(Self.scalar)
            case .truth: writer.types(["boolean"])
            case .word(let word, _):
                writer.field("type", "string")
                writer.field("pattern", Self.anySpelling(of: Enumeration([word])))
            case .list: break
            case .option(let name):
                if let field = component.fields.first(where: { $0.name == name }) {
                    writer.alternatives(field.type, of: field)
                }
            }
        }
    }
}

// Values.
extension JSONWriter {
    /// What a field or an element of a list takes; for a field null, which says that there is none, is among it.
    private mutating func alternatives(_ type: FieldType, of field: Field? = nil, takesNull: Bool = false) {
        switch type {
        case .boolean: orPlaceholder(["boolean"], takesNull)
        case .integer: orPlaceholder(["integer"], takesNull)
        case .number: orPlaceholder(["number"], takesNull)
        case .token where field?.isColor == true:
            types(Self.scalar + ["object"], takesNull)
            self.field("properties") { writer in
                for appearance in ["light", "dark"] {
                    writer.field(appearance) { $0.field("type", Self.scalar + ["null"]) }
                }
            }
            self.field("additionalProperties", false)
        case .identifier, .token: types(Self.scalar, takesNull, takesMap: type == .token)
        case .text:
            types(Self.scalar + ["object"], takesNull)
            self.field("additionalProperties") { $0.field("type", Self.scalar + ["null"]) }
        case .dynamic: break
        case .enumeration(let words):
            anyOf(takesNull: takesNull) { writer in
                writer.object { writer in
                    writer.key("enum")
                    writer.array(words.spellings) { word, writer in
                        // YAML reads these two words as Booleans.
                        if let truth = Bool(word) { writer.value(truth) } else { writer.value(word) }
                    }
                }
                writer.object { writer in
                    writer.field("type", "string")
                    writer.field("pattern", Self.anySpelling(of: words))
                }
                writer.placeholder()
            }
        case .list(let element):
            anyOf(takesNull: takesNull, takesMap: false) { writer in
                writer.list { $0.alternatives(element) }
                // Texts in one line: `Icons, List`.
                if case .text = element { writer.object { $0.types(Self.scalar) } }
                if element.isOneWord { writer.object { $0.alternatives(element) } }
            }
        case .component(let kind):
            anyOf(takesNull: takesNull) { writer in
                guard kind.hasForms else { return writer.reference(kind) }
                writer.object { $0.field("$ref", "#/definitions/\(kind.formsName)") }
            }
        }
    }

    /// A pattern of the words of a list in any case, with spaces, hyphens, underscores and dots wherever they stand.
    private static func anySpelling(of words: Enumeration, without component: Component? = nil) -> String {
        let spellings = words.spellings.filter { component?.slot(named: $0) == nil }.map { word in
            word.filter { $0 != "-" }.map { letter in
                letter.isLetter ? "[\(letter.uppercased())\(letter.lowercased())]" : String(letter)
            }.joined(separator: "[-_. ]*")
        }
        return "^[-_. ]*(" + spellings.joined(separator: "|") + ")[-_. ]*$"
    }

    /// Any plain scalar is a text as it is written.
    private static let scalar = ["string", "number", "boolean"]

    /// Values of some types; null and an empty list say that there is none, and an empty map that there is one.
    private mutating func types(_ names: [String], _ takesNull: Bool = false, takesMap: Bool = true) {
        guard takesNull else { return field("type", names) }
        let hasMap = names.contains("object")
        field("type", names + ["null", "array"] + (hasMap || !takesMap ? [] : ["object"]))
        field("maxItems", 0)
        if takesMap, !hasMap { field("maxProperties", 0) }
    }

    /// Values of some types, or a text that is filled in at run time.
    private mutating func orPlaceholder(_ names: [String], _ takesNull: Bool) {
        anyOf(takesNull: takesNull) { writer in
            writer.object { $0.types(names) }
            writer.placeholder()
        }
    }

    private mutating func placeholder() {
        object { writer in
            writer.field("type", "string")
            writer.field("pattern", #"\{[^{}]*[^{}\s][^{}]*\}|\$\([^()]*[^()\s][^()]*\)|%([0-9]+\$)?[@dsf]"#)
        }
    }

    private mutating func anyOf(takesNull: Bool = false, takesMap: Bool = true, _ body: (inout JSONWriter) -> Void) {
        key("anyOf")
        array([true]) { _, writer in
            body(&writer)
            guard takesNull else { return }
            writer.object { writer in
                // A blank text says that there is none, as null does.
                writer.types(["string"], true, takesMap: takesMap)
                writer.field("maxLength", 0)
            }
        }
    }

    private mutating func list(isFilled: Bool = false, _ element: (inout JSONWriter) -> Void) {
        object { writer in
            writer.field("type", "array")
            if isFilled { writer.field("minItems", 1) }
            writer.field("items", element)
        }
    }
}
