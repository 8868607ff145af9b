/// Reads a colour as CSS writes it (CSS Color 4): `#f0f1f2`, `white`, `rgb(240 241 242 / 50%)`, `oklch(0.7 0.1 240)`.
enum ColorText {
    /// Returns the colour that a text says, in any case; nil for any other text.
    static func color(_ text: String) -> Color? {
        guard text.utf8.count <= 100 else { return nil }
        let text = trimmed(text.lowercased())
        if text.hasPrefix("#") { return color(digits: Array(text.utf8.dropFirst())) }
        // Flutter and Compose write the alpha first: `0xFFF0F1F2`.
        if text.hasPrefix("0x") { return Color.digits(ofScreen: text.utf8).flatMap(color(digits:)) }
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return NamedColors.color(named: text) }
        let arguments = text[text.index(after: open)...].dropLast()
        return color(of: String(text[..<open]), arguments)
    }

    private static func trimmed(_ text: String) -> String {
        guard text.first == " " || text.last == " " else { return text }
        return String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    private static func color(digits: [UInt8]) -> Color? {
        let values = digits.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
        guard values.count == digits.count, [3, 4, 6, 8].contains(values.count) else { return nil }
        let nibbles = values.count < 5 ? values.flatMap { [$0, $0] } : values
        let bytes = nibbles.reduce(0) { $0 << 4 | UInt32($1) }
        return Color(bytes: nibbles.count == 6 ? bytes << 8 | 0xFF : bytes)
    }

    /// The functions, with the space of each and what stands for one whole of each component.
    private static let functions: [String: (space: ColorSpace, scales: [Double], percents: [Double])] = [
        "rgb": (.srgb, [1 / 255, 1 / 255, 1 / 255], [1, 1, 1]),
        "rgba": (.srgb, [1 / 255, 1 / 255, 1 / 255], [1, 1, 1]),
        "hsl": (.hsl, [1, 1, 1], [360, 100, 100]),
        "hsla": (.hsl, [1, 1, 1], [360, 100, 100]),
        "hwb": (.hwb, [1, 1, 1], [360, 100, 100]),
        "oklab": (.oklab, [1, 1, 1], [1, 0.4, 0.4]),
        "oklch": (.oklch, [1, 1, 1], [1, 0.4, 360]),
    ]

    private static func color(of function: String, _ arguments: Substring) -> Color? {
        var words = arguments.split { $0 == " " || $0 == "," || $0 == "/" || $0 == "\t" }
        var (space, scales, percents) = (ColorSpace.srgb, [1.0, 1, 1], [1.0, 1, 1])
        if function == "color" {
            guard let name = words.first, let named = ColorSpace(rawValue: String(name)) else { return nil }
            space = named
            words.removeFirst()
        } else {
            guard let known = functions[function] else { return nil }
            (space, scales, percents) = known
        }
        guard words.count == 3 || words.count == 4 else { return nil }
        let values = zip(words, zip(scales + [1], percents + [1])).compactMap { word, units in
            number(word, scale: units.0, percent: units.1)
        }
        guard values.count == words.count else { return nil }
        return space.color(values[0], values[1], values[2], alpha: values.count == 4 ? Color.clamped(values[3]) : 1)
    }

    private static func number(_ word: Substring, scale: Double, percent: Double) -> Double? {
        if word == "none" { return 0 }
        let isPercentage = word.hasSuffix("%")
        let digits = isPercentage ? word.dropLast() : word.hasSuffix("deg") ? word.dropLast(3) : word
        // Swift reads "nan" and "infinity", too, which are no colours.
        guard let value = Double(digits), value.isFinite else { return nil }
        return isPercentage ? value / 100 * percent : value * scale
    }
}

extension Color {
    /// Reads a colour as a screen says it: in figures, or by one of the three names that leave no doubt.
    ///
    /// `red` is one colour to CSS, another to SwiftUI, and `ivory` may be a team's own, so that all other names stay names.
    package init?(ofScreen text: String) {
        if let digits = Color.digits(ofScreen: text.utf8) {
            self.init("#" + String(decoding: digits, as: UTF8.self))
            return
        }
        // `Color(0xFFF0F1F2)` of Flutter and Compose, `Colors.white`, SwiftUI's `.white`
        let lead = text.prefix { $0 != "." && $0 != "(" }
        if ["Color", "Colors", "UIColor", "NSColor"].contains(lead) || text.first == ".",
            let sign = text.dropFirst(lead.count).first
        {
            let rest = text.dropFirst(lead.count + 1)
            guard sign == "." && !rest.contains(".") || rest.last == ")" && rest.hasPrefix("0x") else { return nil }
            self.init(ofScreen: String(sign == "." ? rest : rest.dropLast()))
            return
        }
        guard let color = ColorText.color(text) else { return nil }
        let isFigure = text.contains("#") || text.contains("(") || text.hasPrefix("0x")
        guard isFigure || ["#FFFFFF", "#000000", "#00000000"].contains(color.hex) else { return nil }
        self = color
    }

    /// The digits of a colour that is written as `F0F1F2`, `0xF0F1F2` or, with its alpha first, `0xFFF0F1F2`; an alpha comes
    /// last in them, and nil stands for any other text.
    package static func digits(ofScreen text: some Collection<UInt8>) -> [UInt8]? {
        guard [6, 8, 10].contains(text.count) else { return nil }
        var digits = Array(text)
        if digits.count > 6 {
            guard digits[0] == UInt8(ascii: "0"), digits[1] | 0x20 == UInt8(ascii: "x") else { return nil }
            digits.removeFirst(2)
        }
        guard digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else { return nil }
        // "facade" and "decade" are words.
        let isWord = text.count == 6 && digits.allSatisfy { $0 >= UInt8(ascii: "A") } && Set(digits).count > 1
        return isWord ? nil : Array(digits.suffix(6) + digits.dropLast(6))
    }

    /// Reads a colour as CSS writes it, in any case; nil if the text is none.
    package init?(_ text: String) {
        guard let color = ColorText.color(text) else { return nil }
        self = color
    }
}
