/// Writes numbers and texts one after another, for an `ByteReader` to read in the same order.
///
/// A number takes seven bits to a byte, the lowest first, and a set upper bit says that there is more (LEB128). A text
/// is the number of its UTF-8 bytes and these.
package struct ByteWriter: Sendable {
    /// What has been written.
    package private(set) var bytes: [UInt8] = []

    /// Creates a writer that has written nothing yet, with memory for some bytes.
    package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    /// Writes a number that is not negative.
    package mutating func add(_ number: Int) { add(UInt64(clamping: number)) }

    /// Writes 64 bits.
    package mutating func add(_ bits: UInt64) {
        var rest = bits
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Writes a truth value.
    package mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    /// Writes a text.
    package mutating func add(_ text: String) {
        add(text.utf8.count)
        if !text.isEmpty { bytes.append(contentsOf: text.utf8) }
    }

    /// Writes whether there is a text, and the text.
    package mutating func add(_ text: String?) { add(optional: text) { $1.add($0) } }

    /// Writes texts and how many they are.
    package mutating func add(_ texts: [String]) { add(texts) { $1.add($0) } }

    /// Writes bytes and how many they are.
    package mutating func add(block: [UInt8]) {
        add(block.count)
        bytes += block
    }

    /// Writes how many elements there are, and each of them.
    package mutating func add<Element>(_ elements: [Element], _ body: (Element, inout ByteWriter) -> Void) {
        add(elements.count)
        for element in elements { body(element, &self) }
    }

    /// Writes whether there is a value, and the value.
    package mutating func add<Value>(optional value: Value?, _ body: (Value, inout ByteWriter) -> Void) {
        add(value != nil)
        if let value { body(value, &self) }
    }
}
