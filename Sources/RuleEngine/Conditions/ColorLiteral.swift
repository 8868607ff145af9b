/// A colour that is written as what it is: `#fff`, `rgb(255 255 255 / 50%)`, or one of the three names that leave no doubt.
struct ColorLiteral: Equatable {
    /// Red, green, blue and opacity, each from 0 to 255.
    private let parts: [UInt8]

    /// Whether a name begins like a colour in numbers.
    static func mayBegin(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.count >= 4 else { return false }
        return bytes[0] == UInt8(ascii: "#")
            || bytes[0] | 0x20 == UInt8(ascii: "r") && bytes[1] | 0x20 == UInt8(ascii: "g")
                && bytes[2] | 0x20 == UInt8(ascii: "b")
                && (bytes[3] == UInt8(ascii: "(") || bytes[3] | 0x20 == UInt8(ascii: "a"))
    }

    /// Reads a colour; nil for any other name.
    init?(_ bytes: Span<UInt8>) {
        var index = 0
        var plain = [UInt8]()
        while let byte = TokenComparison.next(&index, in: bytes), plain.count < 64 { plain.append(byte) }
        let name = String(decoding: plain, as: UTF8.self)
        switch name {
        case "white": parts = [255, 255, 255, 255]
        case "black": parts = [0, 0, 0, 255]
        case "transparent": parts = [0, 0, 0, 0]
        default:
            guard let parts = name.hasPrefix("#") ? ColorLiteral.digits(plain) : ColorLiteral.function(bytes) else {
                return nil
            }
            self.parts = parts
        }
    }

    /// The parts of `#rgb`, `#rgba`, `#rrggbb` and `#rrggbbaa`.
    private static func digits(_ text: [UInt8]) -> [UInt8]? {
        let digits = text.dropFirst().compactMap { UInt8(String(UnicodeScalar($0)), radix: 16) }
        guard digits.count == text.count - 1 else { return nil }
        let parts: [UInt8]
        switch digits.count {
        case 3, 4: parts = digits.map { $0 * 17 }
        case 6, 8: parts = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
        default: return nil
        }
        return parts.count == 3 ? parts + [255] : parts
    }

    /// The parts of `rgb(…)` and `rgba(…)`, separated by commas, blanks or a slash.
    private static func function(_ bytes: Span<UInt8>) -> [UInt8]? {
        var text = ""
        for index in 0..<min(bytes.count, 64) { text.unicodeScalars.append(UnicodeScalar(bytes[index])) }
        let halves = text.lowercased().split(separator: "(", maxSplits: 1)
        guard halves.count == 2, ["rgb", "rgba"].contains(halves[0].trimmingBlanks()), halves[1].hasSuffix(")") else {
            return nil
        }
        let numbers = halves[1].dropLast().split { ",/ ".contains($0) }
        guard numbers.count == 3 || numbers.count == 4 else { return nil }
        let parts = numbers.enumerated().compactMap { position, number in
            part(number, of: position == 3 ? 1 : 255)
        }
        guard parts.count == numbers.count else { return nil }
        return parts.count == 3 ? parts + [255] : parts
    }

    /// A part from 0 to 255, of a number out of `whole` or of a percentage.
    private static func part(_ number: Substring, of whole: Double) -> UInt8? {
        let isPercentage = number.hasSuffix("%")
        guard let value = Double(isPercentage ? number.dropLast() : number), value.isFinite else { return nil }
        let share = value / (isPercentage ? 100 : whole)
        return UInt8((min(max(share, 0), 1) * 255).rounded())
    }
}

extension Substring {
    fileprivate func trimmingBlanks() -> Substring { filter { $0 != " " }[...] }
}
