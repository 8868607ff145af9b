import Diagnostics
import CEL

/// A small host: screens that have bars that have items.
struct FakeHost: TypeProvider, ObjectReader {
    static let screen = ObjectType(id: 1, name: "screen")
    static let bar = ObjectType(id: 2, name: "bar")
    static let item = ObjectType(id: 3, name: "item")
    static let platform = Enumeration(name: "platform", members: ["ios", "ipados", "android"])
    static let role = Enumeration(name: "role", members: ["back", "close", "search"])

    let symbols = SymbolNames(names: ["ios", "ipados", "android", "back", "close", "search"])

    private static let fields: [UInt32: [(name: String, type: CELType)]] = [
        1: [
            ("platform", .enumeration(platform)), ("bar", .nullable(.object(bar))), ("level", .int), ("extra", .dyn),
            ("tags", .list(.string)), ("sizes", .list(.enumeration(platform))),
        ],
        2: [
            ("title", .nullable(.string)), ("items", .nullable(.list(.object(item)))), ("color", .nullable(.string)),
            ("height", .double),
        ],
        3: [
            ("label", .nullable(.string)), ("role", .nullable(.enumeration(role))), ("isAction", .bool),
            ("priority", .int), ("icon", .nullable(.string)),
        ],
    ]

    func objectType(_ id: UInt32) -> ObjectType? { [Self.screen, Self.bar, Self.item].first { $0.id == id } }

    func field(named name: String, of type: ObjectType) -> ObjectField? {
        guard let fields = Self.fields[type.id], let slot = fields.firstIndex(where: { $0.name == name }) else {
            return nil
        }
        return (slot, fields[slot].type)
    }

    func fieldNames(of type: ObjectType) -> [String] { Self.fields[type.id]?.map(\.name) ?? [] }

    // MARK: Values

    /// The slots of all objects, the counts and elements of all lists; a reference is the index of the first.
    private(set) var slots: [Value] = []
    private(set) var maps: [[(key: Value, value: Value)]] = []
    private(set) var texts: [[UInt8]] = []

    mutating func text(_ text: String) -> Value {
        texts.append(Array(text.utf8))
        return .text(UInt32(texts.count - 1))
    }

    mutating func list(_ elements: [Value]) -> Value {
        slots.append(.int(Int64(elements.count)))
        slots += elements
        return .list(UInt32(slots.count - 1 - elements.count))
    }

    mutating func map(_ entries: [(key: Value, value: Value)]) -> Value {
        maps.append(entries)
        return .map(UInt32(maps.count - 1))
    }

    /// An object whose fields are absent but for those that are given.
    mutating func object(_ type: ObjectType, _ values: [String: Value]) -> Value {
        let names = fieldNames(of: type)
        slots += names.map { values[$0] ?? .absent }
        return .object(UInt32(slots.count - names.count), type: type.id)
    }

    func symbol(_ name: String) -> Value { symbols.symbol(named: name).map { .symbol($0) } ?? .absent }

    func field(_ slot: Int, of object: UInt32) -> Value { slots[Int(object) + slot] }

    func has(_ slot: Int, of object: UInt32) -> Truth {
        switch slots[Int(object) + slot].kind {
        case .absent: .unknown
        case .null: .no
        default: .yes
        }
    }

    func count(ofList list: UInt32) -> Int {
        if case .int(let count) = slots[Int(list)].kind { Int(count) } else { 0 }
    }
    func isThere(_ object: UInt32) -> Bool { true }
    func element(_ index: Int, ofList list: UInt32) -> Value { slots[Int(list) + 1 + index] }
    func count(ofMap map: UInt32) -> Int { maps[Int(map)].count }
    func key(_ index: Int, ofMap map: UInt32) -> Value { maps[Int(map)][index].key }
    func value(_ index: Int, ofMap map: UInt32) -> Value { maps[Int(map)][index].value }
    func appendUTF8(ofText text: UInt32, to buffer: inout [UInt8]) { buffer.append(contentsOf: texts[Int(text)]) }

    func length(ofText text: UInt32) -> Int { texts[Int(text)].count }

    func size(ofText text: UInt32) -> Int? {
        var count = 0
        for byte in texts[Int(text)] {
            if byte == UInt8(ascii: "{") { return nil }
            if byte & 0xC0 != 0x80 { count += 1 }
        }
        return count
    }

    func isEqual(_ text: UInt32, _ other: UInt32) -> Truth {
        let bytes = texts[Int(other)]
        return isEqual(text, utf8: bytes.span)
    }

    /// Texts are tokens: case and hyphens do not count, and a colour's value says nothing of its name.
    func isEqual(_ text: UInt32, utf8: Span<UInt8>) -> Truth {
        let hash = UInt8(ascii: "#")
        let isValue = texts[Int(text)].first == hash
        guard isValue == (!utf8.isEmpty && utf8[0] == hash) else { return .unknown }
        var position = 0
        for byte in texts[Int(text)] where byte != UInt8(ascii: "-") {
            while position < utf8.count, utf8[position] == UInt8(ascii: "-") { position += 1 }
            guard position < utf8.count, utf8[position] | 0x20 == byte | 0x20 else { return .no }
            position += 1
        }
        return position == utf8.count ? .yes : .no
    }
}
