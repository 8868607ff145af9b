import CEL

/// Compares colours, icons and other open names (design §3.2).
///
/// Case, spaces, hyphens, underscores and dots do not count; `#abc` is `#AABBCC`; a name and a hexadecimal value can't
/// be compared.
enum TokenComparison {
    static func compare(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) -> TextComparison {
        let isLeftHexadecimal = left.first == UInt8(ascii: "#")
        guard isLeftHexadecimal == (right.first == UInt8(ascii: "#")) else { return .unknown }
        if isLeftHexadecimal { return hexadecimal(left) == hexadecimal(right) ? .equal : .different }
        return left.lazy.compactMap(fold).elementsEqual(right.lazy.compactMap(fold)) ? .equal : .different
    }

    private static func fold(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): nil
        default: byte
        }
    }

    /// The digits of a colour, a short one written out.
    private static func hexadecimal(_ color: some Collection<UInt8>) -> [UInt8] {
        let digits = color.dropFirst().compactMap(fold)
        return digits.count == 3 || digits.count == 4 ? digits.flatMap { [$0, $0] } : Array(digits)
    }
}
