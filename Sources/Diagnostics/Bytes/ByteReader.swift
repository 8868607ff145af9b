/// Reads what an `ByteWriter` wrote, in the same order.
///
/// Beyond the end there are zeros and empty texts, so that a damaged image is read to something, and reading ends.
@usableFromInline
package struct ByteReader: Sendable {
    private let storage: [UInt8]
    /// The offset of what is read next.
    package private(set) var position = 0

    /// Starts to read bytes, from an offset on.
    package init(_ bytes: [UInt8], at position: Int = 0) {
        storage = bytes
        self.position = min(max(0, position), bytes.count)
    }

    /// Reads 64 bits.
    package mutating func bits() -> UInt64 {
        guard position < storage.count else { return 0 }
        var byte = storage[position]
        position += 1
        var result = UInt64(byte & 0x7F)
        var shift: UInt64 = 7
        while byte > 0x7F, position < storage.count {
            byte = storage[position]
            position += 1
            result |= UInt64(byte & 0x7F) << shift
            shift += 7
        }
        return result
    }

    /// Reads a number.
    package mutating func number() -> Int { Int(clamping: bits()) }

    /// Reads how many elements or bytes follow: never more than bytes are left.
    @usableFromInline
    package mutating func count() -> Int { min(number(), storage.count - position) }

    /// Reads a truth value.
    @usableFromInline
    package mutating func flag() -> Bool { bits() != 0 }

    /// Reads a text.
    package mutating func text() -> String { String(decoding: storage[block()], as: UTF8.self) }

    /// Reads a text that may not be there.
    package mutating func optionalText() -> String? { flag() ? text() : nil }

    /// Reads texts.
    package mutating func texts() -> [String] { list { $0.text() } }

    /// Reads bytes.
    package mutating func bytes() -> [UInt8] { Array(storage[block()]) }

    /// Passes over bytes; gives the place where they stand.
    mutating func block() -> Range<Int> {
        let count = count()
        position += count
        return position - count..<position
    }

    /// Reads a value that may not be there.
    @inlinable
    package mutating func optional<Value>(_ body: (inout ByteReader) -> Value) -> Value? { flag() ? body(&self) : nil }

    /// Reads a list of elements; inlinable, as other modules take ten times as long with a generic function.
    @inlinable
    package mutating func list<Element>(_ body: (inout ByteReader) -> Element) -> [Element] {
        let count = count()
        // Most lists are empty, and even an empty array takes some time where the type is not known.
        guard count > 0 else { return [] }
        var elements = [Element]()
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(body(&self)) }
        return elements
    }
}
