import Foundation

@testable import CEL

/// One case of the specification's conformance suite, as a line of the file has it.
struct ConformanceCase {
    let suite: String
    let section: String
    let name: String
    let source: String
    let container: String
    let isUnchecked: Bool
    let isCheckOnly: Bool
    let declarations: [Environment.Variable]
    let bindings: [String: Constant]
    let expected: Expectation

    enum Expectation {
        case value(Constant)
        case error
        case type(CELType)
    }

    init?(line: some StringProtocol) {
        guard let json = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
            let suite = json["suite"] as? String, let section = json["section"] as? String,
            let name = json["name"] as? String, let source = json["expr"] as? String
        else { return nil }
        (self.suite, self.section, self.name, self.source) = (suite, section, name, source)
        container = json["container"] as? String ?? ""
        isUnchecked = json["disableCheck"] as? Bool ?? false
        isCheckOnly = json["checkOnly"] as? Bool ?? false
        declarations = (json["declarations"] as? [[Any]] ?? []).compactMap { pair in
            guard let name = pair.first as? String, let type = CELType(json: pair.last) else { return nil }
            return (name, type)
        }
        bindings = (json["bindings"] as? [String: Any] ?? [:]).compactMapValues { Constant(json: $0) }
        if let value = json["expect"], !isCheckOnly {
            guard let constant = Constant(json: value) else { return nil }
            expected = .value(constant)
        } else if json["error"] != nil {
            expected = .error
        } else {
            guard let type = CELType(json: json["type"]) else { return nil }
            expected = .type(type)
        }
    }
}

extension CELType {
    /// The type that the file describes; nil for one that is out of scope.
    fileprivate init?(json: Any?) {
        let names: [String: CELType] = [
            "bool": .bool, "int": .int, "uint": .uint, "double": .double, "string": .string, "bytes": .bytes,
            "null": .null, "dyn": .dyn,
        ]
        if let name = json as? String, let type = names[name] {
            self = type
        } else if let object = json as? [String: Any], let element = CELType(json: object["list"]) {
            self = .list(element)
        } else if let object = json as? [String: Any], let pair = object["map"] as? [Any],
            let key = CELType(json: pair.first), let value = CELType(json: pair.last)
        {
            self = .map(key, value)
        } else {
            return nil
        }
    }
}

extension Constant {
    /// A map with strings as keys.
    static func map(_ entries: KeyValuePairs<String, Constant>) -> Constant {
        .map(entries.map { Entry(key: .string($0.key), value: $0.value) })
    }

    /// The value that the file describes; nil for one that is out of scope.
    fileprivate init?(json: Any) {
        guard let object = json as? [String: Any], let (kind, content) = object.first else { return nil }
        let text = content as? String ?? ""
        switch kind {
        case "null": self = .null
        case "bool": self = .bool(content as? Bool ?? false)
        case "int": self = .int(Int64(text) ?? 0)
        case "uint": self = .uint(UInt64(text) ?? 0)
        case "double": self = .double(Double(text) ?? .nan)
        case "string": self = .string(text)
        case "bytes":
            let digits = Array(text)
            self = .bytes(
                stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...($0 + 1)]), radix: 16) }
            )
        case "list":
            let elements = content as? [Any] ?? []
            self = .list(elements.compactMap { Constant(json: $0) })
        case "map":
            let entries = content as? [[Any]] ?? []
            self = .map(
                entries.compactMap { entry in
                    guard let key = Constant(json: entry[0]), let value = Constant(json: entry[1]) else { return nil }
                    return Entry(key: key, value: value)
                }
            )
        case "type":
            guard let name = TypeName(named: text) else { return nil }
            self = .type(name)
        default: return nil
        }
    }
}
