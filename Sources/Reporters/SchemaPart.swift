/// A part of a JSON Schema, as it is written in JSON; the keywords of a map stay in their order.
enum SchemaPart: Sendable {
    case truth(Bool)
    case number(Int)
    case text(String)
    case list([SchemaPart])
    case map([(String, SchemaPart)])

    static func texts(_ texts: [String]) -> SchemaPart { .list(texts.map(SchemaPart.text)) }

    /// The keywords of two maps.
    static func + (left: SchemaPart, right: SchemaPart) -> SchemaPart { .map(left.members + right.members) }

    private var members: [(String, SchemaPart)] { if case .map(let members) = self { members } else { [] } }

    /// A map as JSON text, with a line break at its end.
    var json: String { JSONWriter.object { $0.members(members) } + "\n" }
}

extension SchemaPart: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(booleanLiteral value: Bool) { self = .truth(value) }
    init(integerLiteral value: Int) { self = .number(value) }
    init(stringLiteral value: String) { self = .text(value) }
    init(arrayLiteral elements: SchemaPart...) { self = .list(elements) }

    /// A map, without the keywords that have no value.
    init(dictionaryLiteral members: (String, SchemaPart?)...) {
        self = .map(members.compactMap { key, value in value.map { (key, $0) } })
    }
}

extension JSONWriter {
    fileprivate mutating func members(_ members: [(String, SchemaPart)]) {
        for (name, value) in members {
            key(name)
            self.value(value)
        }
    }

    private mutating func value(_ part: SchemaPart) {
        switch part {
        case .truth(let truth): value(truth)
        case .number(let number): value(number)
        case .text(let text): value(text)
        case .list(let elements): array(elements) { $1.value($0) }
        case .map(let members): object { $0.members(members) }
        }
    }
}
