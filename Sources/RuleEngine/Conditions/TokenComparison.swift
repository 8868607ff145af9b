import Diagnostics
import Tokens

/// Compares colours, icons and other open names.
///
/// Case, spaces, hyphens, underscores and dots do not count, and `grey` is `gray`. Colours written as numbers are
/// compared by what they are: `#fff`, `#FFFFFFFF`, `0xFFFFFF`, `rgb(255, 255, 255)` and `white` are one. The type before a
/// name, as in `UIColor.white`, and the word `color` behind it don't count either. White and black are none of the other
/// colours that CSS has a word for. Any other name can be compared with them, or with a colour in numbers, where token
/// files say what it is.
enum TokenComparison {
    /// Whether two names stand for the same in an appearance; unknown if that can't be told, as of a slip of a token's name
    /// in a screen, where the first of them stands, and perhaps both.
    static func areSame(
        _ left: Span<UInt8>,
        _ right: Span<UInt8>,
        _ tokens: TokenCatalog?,
        in appearance: Appearance = .light,
        areBothOfScreens: Bool = false
    ) -> Truth {
        let same = areSame(left, right)
        guard let tokens, same != .yes else { return same }
        let (one, other) = (text(left), text(right))
        if let color = tokens.color(of: one, in: appearance), let second = tokens.color(of: other, in: appearance) {
            return areSame(color, second)
        }
        if same == .unknown, let differs = differFromGroup(one, other, tokens, in: appearance) { return differs }
        if tokens.isSlip(one) || areBothOfScreens && tokens.isSlip(other) { return .unknown }
        // Names of which not both stand for colours are told apart by their letters, as without token files.
        return tokens.hasColor(one) && tokens.hasColor(other) ? .unknown : same
    }

    /// A colour in numbers that is none of a group's, such as `cinnamon`, is not what the group is called for.
    private static func differFromGroup(
        _ one: String,
        _ other: String,
        _ tokens: TokenCatalog,
        in appearance: Appearance
    ) -> Truth? {
        for (name, figure) in [(one, other), (other, one)] where tokens.meaning(of: name) == .none {
            guard let group = tokens.tokens(inGroup: name) else { return .unknown }
            let colors = group.map { $0.color(in: appearance) }
            guard !colors.isEmpty, let color = Color(ofScreen: figure) else { continue }
            return colors.allSatisfy { $0.map { areSame(color, $0) == .no } ?? false } ? .no : .unknown
        }
        return nil
    }

    /// What is half seen through depends on what is beneath, so that such a colour may look like another one; one that is
    /// not seen at all is none of the others.
    private static func areSame(_ color: Color, _ other: Color) -> Truth {
        if color.looksLike(other) { return .yes }
        func isVeil(_ color: Color) -> Bool { color.alpha > 0 && color.alpha < 1 }
        return isVeil(color) || isVeil(other) ? .unknown : .no
    }

    private static func text(_ bytes: Span<UInt8>) -> String {
        var copy = [UInt8]()
        for index in 0..<min(bytes.count, 200) { copy.append(bytes[index]) }
        return String(decoding: copy, as: UTF8.self)
    }

    /// Whether a name is a colour in numbers: `#…`, a function, or a name that stands for the same numbers everywhere.
    private static func isFigure(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.count >= 4 else { return false }
        return bytes[0] == UInt8(ascii: "#") || bytes[bytes.count - 1] == UInt8(ascii: ")")
            || isWhiteOrBlack(bytes)
            || mayBeDigits(bytes) && Color.digits(ofScreen: text(bytes).utf8) != nil
    }

    private static func isWhiteOrBlack(_ bytes: Span<UInt8>) -> Bool {
        bytes.count == 5 && ["white", "black"].contains(text(bytes).lowercased())
    }

    /// What a name is without what only tells the tool: `UIColor.systemBackgroundColor` is `systemBackground`, and what
    /// is clear to one tool is transparent to the other.
    private static func plain(_ bytes: Span<UInt8>) -> String {
        var name = text(bytes)
        if let dot = name.lastIndex(of: "."), types.contains(name[..<dot].lowercased()) { name.removeSubrange(...dot) }
        if name.utf8.count > 5, name.lowercased().hasSuffix("color") { name.removeLast(5) }
        return ["clear", "none"].contains(name.lowercased()) ? "transparent" : name
    }

    /// The types of other tools whose members colours are.
    private static let types: Set = ["", "color", "colors", "uicolor", "nscolor"]

    private static func areSame(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Truth {
        var same = compare(left, right)
        if same != .yes, namesTool(left) || namesTool(right) {
            same = compare(Array(plain(left).utf8).span, Array(plain(right).utf8).span)
        }
        return same == .no && (isEnd(left, of: right) || isEnd(right, of: left)) ? .unknown : same
    }

    /// Whether a name is what another one has behind groups of tokens: `Soap 200` of `palette.soap.200`.
    private static func isEnd(_ name: Span<UInt8>, of whole: Span<UInt8>) -> Bool {
        guard name.count > 0, name.count < whole.count else { return false }
        var (index, rest) = (name.count, whole.count)
        while let byte = previous(&index, in: name) {
            guard byte == previous(&rest, in: whole) else { return false }
        }
        // A shade is the same behind any words: `canvas-colors-soap-200`.
        let isShade = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(name[name.count - 1])
        if isShade, rest > 0, " -_".utf8.contains(whole[rest - 1]) { return true }
        while rest > 0, " -_".utf8.contains(whole[rest - 1]) { rest -= 1 }
        return rest > 0 && [UInt8(ascii: "."), UInt8(ascii: "/")].contains(whole[rest - 1])
    }

    /// The byte before that counts, in lower case; nil at the start.
    private static func previous(_ index: inout Int, in bytes: Span<UInt8>) -> UInt8? {
        while index > 0 {
            index -= 1
            var start = index
            if let byte = next(&start, in: bytes), start == index + 1 { return byte }
        }
        return nil
    }

    /// Whether a name holds what only tells the tool; most are told by a letter.
    private static func namesTool(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.count >= 4 else { return false }
        switch bytes[bytes.count - 1] | 0x20 {
        case UInt8(ascii: "r") where bytes.count > 5 && holds("color", bytes, at: bytes.count - 5): return true
        case UInt8(ascii: "r") where bytes.count == 5 && holds("clear", bytes, at: 0): return true
        case UInt8(ascii: "e") where bytes.count == 4 && holds("none", bytes, at: 0): return true
        default: break
        }
        switch bytes[0] | 0x20 {
        case UInt8(ascii: "."): return true
        case UInt8(ascii: "c"): return holds("color.", bytes, at: 0) || holds("colors.", bytes, at: 0)
        case UInt8(ascii: "u"): return holds("uicolor.", bytes, at: 0)
        case UInt8(ascii: "n"): return holds("nscolor.", bytes, at: 0)
        default: return false
        }
    }

    /// Whether a word in small letters stands at an offset, in any case.
    private static func holds(_ word: String, _ bytes: Span<UInt8>, at start: Int) -> Bool {
        let letters = word.utf8Span.span
        return bytes.count - start >= letters.count
            && letters.indices.allSatisfy { bytes[start + $0] | 0x20 == letters[$0] | 0x20 }
    }

    /// Whether a name has as many letters as the digits of a colour have, and no others.
    private static func mayBeDigits(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.count == 6 || bytes.count == 8 || bytes.count == 10 else { return false }
        return bytes.indices.allSatisfy { index in
            switch bytes[index] | 0x20 {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
            case UInt8(ascii: "x"): index == 1
            default: false
            }
        }
    }

    private static func compare(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Truth {
        let (isFigure, isOtherFigure) = (isFigure(left), isFigure(right))
        if isFigure || isOtherFigure {
            if let color = Color(ofScreen: text(left)), let other = Color(ofScreen: text(right)) {
                return areSame(color, other)
            }
            // `white` and `light gray` are words for two colours, whatever grey that is.
            func isColor(_ name: Span<UInt8>) -> Bool { Color(text(name).filter { $0 != " " && $0 != "-" }) != nil }
            if isWhiteOrBlack(left) && isColor(right) || isWhiteOrBlack(right) && isColor(left) { return .no }
            if isFigure != isOtherFigure { return .unknown }
        }
        var (leftIndex, rightIndex) = (0, 0)
        while true {
            let byte = next(&leftIndex, in: left)
            let other = next(&rightIndex, in: right)
            guard byte == other || isGray(left, leftIndex - 1) && isGray(right, rightIndex - 1) else { return .no }
            if byte == nil { return .yes }
        }
    }

    /// The next byte that counts, in lower case; nil at the end.
    static func next(_ index: inout Int, in bytes: Span<UInt8>) -> UInt8? {
        while index < bytes.count {
            index += 1
            if let byte = bytes[index - 1].folded { return byte }
        }
        return nil
    }

    /// Whether a byte is the vowel of `gray` or `grey`.
    private static func isGray(_ bytes: Span<UInt8>, _ vowel: Int) -> Bool {
        guard vowel >= 2, vowel + 1 < bytes.count else { return false }
        return (bytes[vowel - 2] | 0x20, bytes[vowel - 1] | 0x20) == (UInt8(ascii: "g"), UInt8(ascii: "r"))
            && [UInt8(ascii: "a"), UInt8(ascii: "e")].contains(bytes[vowel] | 0x20)
            && bytes[vowel + 1] | 0x20 == UInt8(ascii: "y")
    }
}

extension TokenCatalog {
    /// Whether a text stands for a colour, if for one that can't be told.
    fileprivate func hasColor(_ text: String) -> Bool { meaning(of: text) != .none || Color(ofScreen: text) != nil }
}
