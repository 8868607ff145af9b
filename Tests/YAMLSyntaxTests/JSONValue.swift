import FoundationEssentials

@testable import YAMLSyntax

/// A JSON value, to compare trees with what the YAML test suite expects.
enum JSONValue: Hashable, Decodable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let boolean = try? container.decode(Bool.self) {
            self = .boolean(boolean)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let array = try? container.decode([JSONValue].self) {
            self = .array(array)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// Reads JSON values that stand one after the other, each ended by a line break.
    static func stream(_ text: String) throws -> [JSONValue] {
        var values: [JSONValue] = []
        var current = ""
        for line in text.split(separator: "\n") {
            current += line + "\n"
            if let value = try? JSONDecoder().decode(JSONValue.self, from: Data(current.utf8)) {
                values.append(value)
                current = ""
            }
        }
        if !current.isEmpty { values.append(try JSONDecoder().decode(JSONValue.self, from: Data(current.utf8))) }
        return values
    }
}

extension YAMLTree {
    /// Returns the JSON value of a node by the core schema, aliases written out.
    func json(of index: NodeIndex) -> JSONValue {
        let node = resolved(index)
        switch self[node].kind {
        case .none, .alias: return .null
        case .scalar:
            switch scalarType(of: node) {
            case .null: return .null
            case .boolean(let value): return .boolean(value)
            case .integer, .float: return number(of: node).map(JSONValue.number) ?? .null
            case .string: return .string(text(of: node))
            }
        case .sequence:
            return .array(children(of: node).map { json(of: $0) })
        case .mapping:
            var members: [String: JSONValue] = [:]
            for (key, value) in pairs(of: node) { members[text(of: resolved(key))] = json(of: value) }
            return .object(members)
        }
    }
}
