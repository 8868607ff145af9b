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
        guard values.count == digits.count else { return nil }
        let bytes: [Int]
        switch values.count {
        case 3, 4: bytes = values.map { $0 * 17 }
        case 6, 8: bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
        default: return nil
        }
        let parts = bytes.map { Double($0) / 255 }
        return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
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
        var values = [Double]()
        for (word, (scale, percent)) in zip(words, zip(scales, percents)) {
            guard let value = number(word, scale: scale, percent: percent) else { return nil }
            values.append(value)
        }
        var alpha = 1.0
        if words.count == 4 {
            guard let value = number(words[3], scale: 1, percent: 1) else { return nil }
            alpha = Color.clamped(value)
        }
        return space.color(values[0], values[1], values[2], alpha: alpha)
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
        // `Color(0xFFF0F1F2)` of Flutter and Compose, `Colors.white`
        let lead = text.prefix { $0 != "." && $0 != "(" }
        if ["Color", "Colors", "UIColor"].contains(lead), let sign = text.dropFirst(lead.count).first {
            let rest = text.dropFirst(lead.count + 1)
            guard sign == "." || rest.last == ")" && rest.hasPrefix("0x") else { return nil }
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
