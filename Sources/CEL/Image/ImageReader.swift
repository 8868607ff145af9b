/// Reads what an `ImageWriter` wrote, in the same order.
///
/// Beyond the end there are zeros and empty texts, so that a damaged image is read to something, and reading ends.
package struct ImageReader: Sendable {
    private let storage: [UInt8]
    private var position: Int
    private let end: Int

    /// Starts to read bytes, or a stretch of them.
    package init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
        let range = (range ?? bytes.indices).clamped(to: bytes.indices)
        storage = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    /// Reads 64 bits.
    package mutating func bits() -> UInt64 {
        var result: UInt64 = 0
        var shift: UInt64 = 0
        while position < end {
            let byte = storage[position]
            position += 1
            result |= UInt64(byte & 0x7F) << shift
            guard byte > 0x7F else { break }
            shift += 7
        }
        return result
    }

    /// Reads a number.
    package mutating func number() -> Int { Int(clamping: bits()) }

    /// Reads how many elements or bytes follow: never more than bytes are left.
    package mutating func count() -> Int { min(number(), end - position) }

    /// Reads a truth value.
    package mutating func flag() -> Bool { bits() != 0 }

    /// Reads a text.
    package mutating func text() -> String {
        let range = block()
        return String(decoding: storage[range], as: UTF8.self)
    }

    /// Reads bytes.
    package mutating func bytes() -> [UInt8] { Array(storage[block()]) }

    /// Passes over bytes; gives the place where they stand.
    package mutating func block() -> Range<Int> {
        let count = count()
        position += count
        return position - count..<position
    }

    /// Reads a list of elements.
    @inlinable
    package mutating func list<Element>(_ body: (inout ImageReader) -> Element) -> [Element] {
        let count = count()
        var elements = [Element]()
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(body(&self)) }
        return elements
    }

    /// Reads a value that may not be there.
    @inlinable
    package mutating func optional<Value>(_ body: (inout ImageReader) -> Value) -> Value? {
        flag() ? body(&self) : nil
    }
}
