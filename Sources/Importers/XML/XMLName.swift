/// The name of an element, as a number that is compared at once.
///
/// It is the FNV-1a hash of the name's UTF-8 bytes; of the names that importers ask for no two have the same.
struct XMLName: Sendable, Hashable, ExpressibleByStringLiteral {
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    init() {}

    init(stringLiteral name: StaticString) {
        self.init()
        name.withUTF8Buffer { bytes in
            for index in bytes.indices { unsafe add(bytes[index]) }
        }
    }

    @inline(__always)
    mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
