import RuleEngine
import ScreenModel

/// The JSON Schema of screen descriptions, made from the schema table, for completion and checks in editors.
///
/// It takes the full forms, the short forms, and closed words in any case and spelling; other tools' words it leaves
/// out, so that editors offer ours.
package enum ScreenSchemaJSON {
    /// The schema as JSON text.
    package static func text() -> String {
        let definitions = ComponentKind.allCases.flatMap { kind -> [(String, SchemaPart)] in
            let full = (kind.component.name, SchemaPart.component(kind.component))
            return kind.hasForms ? [full, (kind.formsName, .forms(of: kind))] : [full]
        }
        let schema: SchemaPart = [
            "$schema": "http://json-schema.org/draft-07/schema#",
            "title": "Screen description",
            "anyOf": [.allOf(.screen) + .withID, .allOf(.document) + ["required": ["screens"]]],
            "definitions": .map(definitions),
        ]
        return schema.json
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
extension SchemaPart {
    /// A screen has an id that says something.
    fileprivate static var withID: SchemaPart {
        ["required": ["id"], "properties": ["id": ["type": .texts(scalar), "pattern": #"\S"#]]]
    }

    private static func reference(_ name: String) -> SchemaPart { ["$ref": .text("#/definitions/" + name)] }

    /// A component of which more is asked beside it; what stands beside a reference itself does not count.
    fileprivate static func allOf(_ kind: ComponentKind) -> SchemaPart { ["allOf": [reference(kind.component.name)]] }

    fileprivate static func component(_ component: Component) -> SchemaPart {
        let fields = component.fields.filter { !$0.isDerived }.map { field in
            (field.name, ["description": .text(field.summary)] + value(of: field, in: component))
        }
        let keys: SchemaPart = [
            "description": .text(component.summary), "type": "object", "properties": .map(fields),
        ]
        let all = component.slot(named: "isAction") == nil ? keys : keys + selection(component)
        // A block takes any key. Others take keys of one's own, and merge keys; an item may be a map of its kind alone.
        guard component !== ComponentKind.block.component else { return all }
        return all + ["patternProperties": ["^(x-|<<$)": [:]], "additionalProperties": false]
    }

    /// An item without entries is selected or not; what a block such as a calendar has selected is its own affair.
    private static func selection(_ component: Component) -> SchemaPart {
        let own = component === ComponentKind.block.component ? ["integer", "array", "object"] : []
        let selected = orPlaceholder(["boolean"] + own, true)
        return ["anyOf": [["required": ["items"]], ["properties": ["selected": selected]]]]
    }

    private static func value(of field: Field, in component: Component) -> SchemaPart {
        let block = alternatives(.component(.block))
        switch (component.name, field.name) {
        case ("document", "screens"): return ["type": ["array", "null"], "items": allOf(.screen) + withID]
        case (_, "guidelines"):
            let names: SchemaPart = ["enum": .texts(RuleLibrary.packNames)]
            return anyOf([list(names), names], takesNull: true, takesMap: false)
        // The label of an entry; without entries see `selection`.
        case ("item", "selected"): return types(scalar, true)
        case ("block", "selected"): return types(scalar + ["array", "object", "null"])
        // The rows of a table are lists.
        case ("block", "items"):
            let row: SchemaPart = ["type": "array", "minItems": 1, "items": block]
            return anyOf([list(anyOf([block, row])), block], takesNull: true, takesMap: false)
        default: return alternatives(field.type, of: field, takesNull: true)
        }
    }
}

// Short forms.
extension SchemaPart {
    /// A component in full or in one of its short forms.
    fileprivate static func forms(of kind: ComponentKind) -> SchemaPart {
        let short = kind.component.shorthands.compactMap { shortForm($0, of: kind.component) }
        let all = [reference(kind.component.name)] + short + (kind == .item ? namedKind : [])
        return ["description": .text(kind.component.summary)] + anyOf(all)
    }

    /// An item as a map of its kind alone: `{button: {label: Save}}`.
    private static var namedKind: [SchemaPart] {
        let item = ComponentKind.item.component
        guard let kinds = item.fields.lazy.compactMap(\.type.enumeration).first else { return [] }
        let value = anyOf(
            [reference(item.name), types(scalar), list(alternatives(.component(.item)))],
            takesNull: true
        )
        let properties = SchemaPart.map([(anySpelling(of: kinds, without: item), value)])
        return [
            [
                "type": "object", "patternProperties": properties, "additionalProperties": false, "minProperties": 1,
                "maxProperties": 1,
            ]
        ]
    }

    private static func shortForm(_ form: Component.Shorthand, of component: Component) -> SchemaPart? {
        func field(_ name: String) -> Field? { component.fields.first { $0.name == name } }
        switch form {
        case .field: return types(scalar)
        case .truth: return types(["boolean"])
        case .word(let word, _): return spelling(of: Enumeration([word]))
        // A list is written as one here: an entry alone would stand for the component.
        case .list(let name):
            guard case .list(let element)? = field(name)?.type else { return nil }
            return list(alternatives(element))
        case .option(let name): return field(name).map { alternatives($0.type, of: $0) } ?? [:]
        }
    }
}

// Values.
extension SchemaPart {
    /// What a field or an element of a list takes; for a field null, which says that there is none, is among it.
    private static func alternatives(
        _ type: FieldType,
        of field: Field? = nil,
        takesNull: Bool = false
    ) -> SchemaPart {
        let text: SchemaPart = ["type": .texts(scalar + ["null"])]
        switch type {
        case .boolean: return orPlaceholder(["boolean"], takesNull)
        case .integer: return orPlaceholder(["integer"], takesNull)
        case .number: return orPlaceholder(["number"], takesNull)
        case .token where field?.isColor == true:
            return types(scalar + ["object"], takesNull)
                + ["properties": ["light": text, "dark": text], "additionalProperties": false]
        case .identifier, .token: return types(scalar, takesNull, takesMap: type == .token)
        case .text: return types(scalar + ["object"], takesNull) + ["additionalProperties": text]
        case .dynamic: return [:]
        case .enumeration(let words):
            // YAML reads two of the words as Booleans.
            let spellings = words.spellings.map { Bool($0).map(SchemaPart.truth) ?? .text($0) }
            return anyOf([["enum": .list(spellings)], spelling(of: words), placeholder], takesNull: takesNull)
        case .list(let element):
            // Texts in one line: `Icons, List`.
            let one = element == .text ? [types(scalar)] : element.isOneWord ? [alternatives(element)] : []
            return anyOf([list(alternatives(element))] + one, takesNull: takesNull, takesMap: false)
        case .component(let kind):
            return anyOf([reference(kind.hasForms ? kind.formsName : kind.component.name)], takesNull: takesNull)
        }
    }

    /// A word of a list as people spell it.
    private static func spelling(of words: Enumeration) -> SchemaPart {
        ["type": "string", "pattern": .text(anySpelling(of: words))]
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
    private static func types(_ names: [String], _ takesNull: Bool = false, takesMap: Bool = true) -> SchemaPart {
        guard takesNull else { return ["type": .texts(names)] }
        let addsMap = takesMap && !names.contains("object")
        return [
            "type": .texts(names + ["null", "array"] + (addsMap ? ["object"] : [])), "maxItems": 0,
            "maxProperties": addsMap ? 0 : nil,
        ]
    }

    /// Values of some types, or a text that is filled in at run time.
    private static func orPlaceholder(_ names: [String], _ takesNull: Bool) -> SchemaPart {
        anyOf([types(names), placeholder], takesNull: takesNull)
    }

    private static let placeholder: SchemaPart = [
        "type": "string", "pattern": #"\{[^{}]*[^{}\s][^{}]*\}|\$\([^()]*[^()\s][^()]*\)|%([0-9]+\$)?[@dsf]"#,
    ]

    private static func anyOf(_ parts: [SchemaPart], takesNull: Bool = false, takesMap: Bool = true) -> SchemaPart {
        // A blank text says that there is none, as null does.
        let none = types(["string"], true, takesMap: takesMap) + ["maxLength": 0]
        return ["anyOf": .list(takesNull ? parts + [none] : parts)]
    }

    private static func list(_ element: SchemaPart) -> SchemaPart { ["type": "array", "items": element] }
}
