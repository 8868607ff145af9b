import Diagnostics

// A generic function of another module is not specialized, so that reading a list takes ten times as long.
extension ByteReader {
    /// Reads a list of elements.
    mutating func list<Element>(_ body: (inout ByteReader) -> Element) -> [Element] {
        let count = count()
        var elements = [Element]()
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(body(&self)) }
        return elements
    }

    /// Reads a value that may not be there.
    mutating func optional<Value>(_ body: (inout ByteReader) -> Value) -> Value? { flag() ? body(&self) : nil }
}
