import CEL
import Diagnostics
import Tokens

/// Compares colours, icons and other open names.
///
/// Case, spaces, hyphens, underscores and dots do not count, and `grey` is `gray`. Colours written as numbers are
/// compared by what they are: `#fff`, `#FFFFFFFF` and `rgb(255, 255, 255)` are one, and so are `white`, `black` and
/// `transparent` with theirs. Another name can be compared with a colour in numbers where token files say what it is.
enum TokenComparison {
    static func areSame(_ left: Span<UInt8>, _ right: Span<UInt8>, _ tokens: TokenCatalog?) -> Truth {
        let same = areSame(left, right)
        guard let tokens, same != .yes else { return same }
        let (one, other) = (tokens.colors(of: left), tokens.colors(of: right))
        if let one, let other { return Truth(one == other) }
        // A name without a colour may stand for the same one as a name that has one.
        return one == nil && other == nil ? same : .unknown
    }

    private static func areSame(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Truth {
        let (isLeftColor, isRightColor) = (ColorLiteral.mayBegin(left), ColorLiteral.mayBegin(right))
        if isLeftColor || isRightColor {
            let (leftColor, rightColor) = (ColorLiteral(left), ColorLiteral(right))
            if let leftColor, let rightColor { return Truth(leftColor == rightColor) }
            if isLeftColor != isRightColor { return .unknown }
        }
        var (leftIndex, rightIndex) = (0, 0)
        while true {
            let byte = next(&leftIndex, in: left)
            let other = next(&rightIndex, in: right)
            guard byte == other || isGray(left, leftIndex, right, rightIndex) else { return .no }
            if byte == nil { return .yes }
        }
    }

    /// The next byte that counts, in lower case; nil at the end.
    static func next(_ index: inout Int, in bytes: Span<UInt8>) -> UInt8? {
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

    /// Whether two bytes that differ are the vowels of `gray` and `grey`.
    private static func isGray(_ left: Span<UInt8>, _ leftEnd: Int, _ right: Span<UInt8>, _ rightEnd: Int) -> Bool {
        isGray(left, leftEnd - 1) && isGray(right, rightEnd - 1)
    }

    private static func isGray(_ bytes: Span<UInt8>, _ vowel: Int) -> Bool {
        guard vowel >= 2, vowel + 1 < bytes.count else { return false }
        return (bytes[vowel - 2] | 0x20, bytes[vowel - 1] | 0x20) == (UInt8(ascii: "g"), UInt8(ascii: "r"))
            && [UInt8(ascii: "a"), UInt8(ascii: "e")].contains(bytes[vowel] | 0x20)
            && bytes[vowel + 1] | 0x20 == UInt8(ascii: "y")
    }
}

extension TokenCatalog {
    /// What a text looks like in light and in dark appearance; nil if that can't be told.
    fileprivate func colors(of text: Span<UInt8>) -> [String]? {
        var bytes = [UInt8]()
        for index in 0..<min(text.count, 200) { bytes.append(text[index]) }
        let name = String(decoding: bytes, as: UTF8.self)
        let colors = Appearance.allCases.compactMap { color(of: name, in: $0)?.hex }
        return colors.count == Appearance.allCases.count ? colors : nil
    }
}
