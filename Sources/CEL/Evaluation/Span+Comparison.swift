// Comparing stretches of bytes.

extension Span<UInt8> {
    /// Whether both have the same bytes.
    func isEqual(to other: Span<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for index in 0..<count where self[index] != other[index] { return false }
        return true
    }

    /// The order of the bytes; that of UTF-8 is the order of the Unicode scalars.
    func order(to other: Span<UInt8>) -> Order {
        for index in 0..<Swift.min(count, other.count) where self[index] != other[index] {
            return self[index] < other[index] ? .less : .greater
        }
        return count == other.count ? .equal : count < other.count ? .less : .greater
    }

    /// Whether the other's bytes stand here from an index on.
    func holds(_ other: Span<UInt8>, at index: Int) -> Bool {
        guard index >= 0, index + other.count <= count else { return false }
        for offset in 0..<other.count where self[index + offset] != other[offset] { return false }
        return true
    }

    /// The first index from a start on where the other's bytes stand.
    func firstIndex(of other: Span<UInt8>, from start: Int = 0) -> Int? {
        guard start + other.count <= count else { return nil }
        for index in start...(count - other.count) where holds(other, at: index) { return index }
        return nil
    }

    /// The last index up to a limit where the other's bytes stand.
    func lastIndex(of other: Span<UInt8>, upTo limit: Int) -> Int? {
        var index = Swift.min(limit, count - other.count)
        while index >= 0 {
            if holds(other, at: index) { return index }
            index -= 1
        }
        return nil
    }
}
