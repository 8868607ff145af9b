/// Comparisons across the kinds of numbers: an integer beside a double is compared as a double.
enum Numbers {
    /// The order of two numbers; `incomparable` if one is none.
    static func compare(_ left: Value, _ right: Value) -> Order {
        switch (left.tag, right.tag) {
        case (.int, .int): order(left.intBits, right.intBits)
        case (.uint, .uint): order(left.bits, right.bits)
        case (.double, .double): order(left.doubleBits, right.doubleBits)
        case (.int, .uint): left.intBits < 0 ? .less : order(UInt64(left.intBits), right.bits)
        case (.uint, .int): right.intBits < 0 ? .greater : order(left.bits, UInt64(right.intBits))
        case (.int, .double): order(Double(left.intBits), right.doubleBits)
        case (.uint, .double): order(Double(left.bits), right.doubleBits)
        case (.double, .int): order(left.doubleBits, Double(right.intBits))
        case (.double, .uint): order(left.doubleBits, Double(right.bits))
        default: .incomparable
        }
    }

    static func order<Number: Comparable>(_ left: Number, _ right: Number) -> Order {
        left < right ? .less : left == right ? .equal : left > right ? .greater : .unordered
    }
}
