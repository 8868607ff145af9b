/// A colour of the sRGB space, each part from 0 to 255.
struct Color: Hashable, Sendable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    static let black = Color(hex: 0x000000)
    static let white = Color(hex: 0xFFFFFF)

    /// Creates a colour of a number such as 0xFF8800.
    init(hex: UInt32) {
        red = UInt8(truncatingIfNeeded: hex >> 16)
        green = UInt8(truncatingIfNeeded: hex >> 8)
        blue = UInt8(truncatingIfNeeded: hex)
    }

    /// The colour with its opacity, a byte each.
    var bytes: UInt32 { UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | 0xFF }

    /// The colour as SVG writes it, such as `#ff8800`.
    var hex: String {
        let number = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
        return "#" + String(repeating: "0", count: 6 - number.count) + number
    }

    /// The relative luminance, from 0 for black to 1 for white (WCAG 2.2).
    var luminance: Double {
        0.2126 * Color.linear(red) + 0.7152 * Color.linear(green) + 0.0722 * Color.linear(blue)
    }

    /// The contrast with another colour, from 1 to 21 (WCAG 2.2).
    func contrast(with other: Color) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// The colour, made darker or lighter until it can be read on another one.
    func legible(on background: Color) -> Color {
        // White wherever it can be read: that is how bars in a strong colour are made.
        let end = Color.white.contrast(with: background) >= Color.leastContrast ? Color.white : .black
        for share in stride(from: 0.0, to: 1, by: 0.1) {
            let mixed = mixed(with: end, share: share)
            if mixed.contrast(with: background) >= Color.leastContrast { return mixed }
        }
        return end
    }

    /// The contrast that text needs (WCAG 2.2, success criterion 1.4.3).
    static let leastContrast = 4.5

    /// The colour with a share, from 0 to 1, of another one.
    func mixed(with other: Color, share: Double) -> Color {
        func part(_ mine: UInt8, _ its: UInt8) -> UInt32 {
            UInt32((Double(mine) * (1 - share) + Double(its) * share).rounded())
        }
        return Color(hex: part(red, other.red) << 16 | part(green, other.green) << 8 | part(blue, other.blue))
    }

    private static func linear(_ part: UInt8) -> Double {
        let share = Double(part) / 255
        guard share > 0.04045 else { return share / 12.92 }
        // The exponent 2.4 as a fifth root of the twelfth power, found by Newton's method: no library is needed for it.
        let base = (share + 0.055) / 1.055
        let power = base * base * base * base * base * base
        let target = power * power
        var root = base * base
        for _ in 0..<12 {
            let fourth = root * root * root * root
            root -= (fourth * root - target) / (5 * fourth)
        }
        return root
    }
}
