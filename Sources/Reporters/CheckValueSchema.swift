import RuleEngine

// The JSON Schema of what checks, their options and fixes take.

extension JSONWriter {
    /// Adds the keywords for a value; a parameter may stand for it.
    mutating func value(_ value: CheckValue) {
        let alternatives = value.alternatives
        guard alternatives.count > 1 else { return alternatives.first?(&self) ?? () }
        key("anyOf")
        array(alternatives) { alternative, writer in writer.object { alternative(&$0) } }
    }

    fileprivate mutating func members(_ members: [CheckValue.Member], isOne: Bool) {
        field("type", "object")
        key("properties")
        object { writer in
            for member in members {
                writer.key(member.name)
                writer.object { writer in
                    writer.field("description", member.summary)
                    writer.value(member.value)
                }
            }
        }
        field("minProperties", 1)
        if isOne { field("maxProperties", 1) }
        key("additionalProperties")
        self.value(false)
    }

    /// A map whose values are all the same.
    fileprivate mutating func map(isNeeded: Bool = true, _ value: @escaping (inout JSONWriter) -> Void) {
        field("type", "object")
        if isNeeded { field("minProperties", 1) }
        key("additionalProperties")
        object { value(&$0) }
    }

    fileprivate mutating func list(from minimum: Int, to maximum: Int? = nil, of type: [String]) {
        field("type", "array")
        field("minItems", minimum)
        if let maximum { field("maxItems", maximum) }
        key("items")
        object { $0.field("type", type) }
    }
}

extension CheckValue {
    fileprivate typealias Keywords = (inout JSONWriter) -> Void

    private static let scalarTypes = ["string", "number", "boolean"]

    /// The ways in which the value can be written.
    fileprivate var alternatives: [Keywords] {
        let scalar: Keywords = { $0.field("type", CheckValue.scalarTypes) }
        let scalars: Keywords = { $0.list(from: 1, of: CheckValue.scalarTypes) }
        // The name of a parameter; where texts stand, it is one of them.
        let parameter: Keywords = { writer in
            writer.field("type", "string")
            writer.field("pattern", "^\\$")
        }
        switch self {
        case .condition, .scalar: return [scalar]
        case .field: return [{ $0.field("type", ["string", "number"]) }]
        case .path: return [{ $0.field("type", "string") }]
        case .twoConditions: return [{ $0.list(from: 2, to: 2, of: CheckValue.scalarTypes) }]
        case .scalars: return [scalar, scalars]
        case .boolean: return [{ $0.field("type", "boolean") }, parameter]
        case .yes: return [{ $0.field("const", true) }, parameter]
        case .integer:
            let number: Keywords = { writer in
                writer.field("type", "integer")
                writer.field("minimum", 0)
            }
            return [number, parameter]
        case .number: return [{ $0.field("type", "number") }, parameter]
        case .words(let words): return [{ $0.field("enum", words) }, parameter]
        case .members(let members): return [{ $0.members(members, isOne: false) }, parameter]
        case .oneMember(let members): return [{ $0.members(members, isOne: true) }, parameter]
        case .fields: return [{ $0.map(scalar) }, parameter]
        case .valueOrFields: return [scalar, { $0.map(scalar) }]
        case .terms:
            let preferred: Keywords = { writer in
                writer.key("anyOf")
                writer.array([false, true]) { isList, writer in
                    writer.object { writer in
                        if isList {
                            writer.list(from: 0, of: CheckValue.scalarTypes)
                        } else {
                            writer.field("type", CheckValue.scalarTypes + ["null"])
                        }
                    }
                }
            }
            return [scalars, { $0.map(preferred) }, { $0.map { $0.map(preferred) } }, parameter]
        case .wordsByLanguage:
            let words: Keywords = { $0.value(CheckValue.scalars) }
            return [{ $0.map(isNeeded: false, words) }, parameter]
        }
    }
}
