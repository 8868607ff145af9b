import Diagnostics
import CEL

/// Compares colours, icons and other open names (design §3.2).
///
/// Case, spaces, hyphens, underscores and dots do not count; `#abc` is `#AABBCC`; a name and a hexadecimal value can't
/// be compared.
enum TokenComparison {
    static func areSame(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Truth {
        guard isHexadecimal(left) == isHexadecimal(right) else { return .unknown }
        if isHexadecimal(left) { return Truth(digits(left) == digits(right)) }
        var (leftIndex, rightIndex) = (0, 0)
        while true {
            let byte = next(&leftIndex, in: left)
            guard byte == next(&rightIndex, in: right) else { return .no }
            if byte == nil { return .yes }
        }
    }

    /// The next byte that counts, in lower case; nil at the end.
    private static func next(_ index: inout Int, in bytes: Span<UInt8>) -> UInt8? {
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): return byte | 0x20
            case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): continue
            default: return byte
            }
        }
        return nil
    }

    private static func isHexadecimal(_ bytes: Span<UInt8>) -> Bool {
        !bytes.isEmpty && bytes[0] == UInt8(ascii: "#")
    }

    /// The digits of a colour, a short one written out.
    private static func digits(_ color: Span<UInt8>) -> [UInt8] {
        var digits = [UInt8]()
        var index = 1
        while let digit = next(&index, in: color) { digits.append(digit) }
        return digits.count == 3 || digits.count == 4 ? digits.flatMap { [$0, $0] } : digits
    }
}
