import CStandardLibrary
import YAMLSyntax

/// A colour in sRGB with an alpha.
///
/// Components run from 0 to 1; those of a colour outside of sRGB, such as a vivid one of Display P3, lie beyond.
package struct Color: Sendable, Hashable {
    /// The red component, gamma-encoded.
    package let red: Double
    /// The green component, gamma-encoded.
    package let green: Double
    /// The blue component, gamma-encoded.
    package let blue: Double
    /// The opacity, from 0 for transparent to 1 for opaque.
    package let alpha: Double

    /// Creates a colour.
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Creates a colour from components in linear light.
    init(linear components: (red: Double, green: Double, blue: Double), alpha: Double) {
        self.init(
            red: Color.encoded(components.red),
            green: Color.encoded(components.green),
            blue: Color.encoded(components.blue),
            alpha: alpha
        )
    }
}

extension Color {
    /// The colour as screens show it: `#RRGGBB`, or `#RRGGBBAA` if it is not opaque; what lies outside of sRGB is cut.
    package var hex: String {
        let bytes = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
        return "#" + bytes.map { Color.digits(of: Color.byte($0)) }.joined()
    }

    /// The colour as screens show it, red, green, blue and opacity in a byte each; what lies outside of sRGB is cut.
    package var bytes: UInt32 { [red, green, blue, alpha].reduce(0) { $0 << 8 | UInt32(Color.byte($1)) } }

    /// Creates a colour of red, green, blue and opacity in a byte each.
    package init(bytes: UInt32) {
        func part(_ shift: UInt32) -> Double { Double(bytes >> shift & 0xFF) / 255 }
        self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    /// The relative luminance of the colour on its own, from 0 for black to 1 for white (WCAG 2.2, relative luminance).
    package var luminance: Double {
        0.2126 * Color.decoded(Color.clamped(red)) + 0.7152 * Color.decoded(Color.clamped(green))
            + 0.0722 * Color.decoded(Color.clamped(blue))
    }

    /// Returns the contrast to another colour, from 1 to 21 (WCAG 2.2, contrast ratio).
    ///
    /// A colour that is not opaque is meant to be laid over what is below it first.
    package func contrast(with other: Color) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// Returns the colour that shows where this one lies over another.
    package func over(_ below: Color) -> Color {
        let sum = alpha + below.alpha * (1 - alpha)
        guard alpha < 1, sum > 0 else { return self }
        func mixed(_ upper: Double, _ lower: Double) -> Double {
            (upper * alpha + lower * below.alpha * (1 - alpha)) / sum
        }
        return Color(
            red: mixed(red, below.red),
            green: mixed(green, below.green),
            blue: mixed(blue, below.blue),
            alpha: sum
        )
    }

    /// Returns whether both look the same: on a screen with 256 steps a component.
    package func looksLike(_ other: Color) -> Bool { hex == other.hex }

    /// The gamma-encoded component of one in linear light (IEC 61966-2-1).
    static func encoded(_ linear: Double) -> Double {
        let size = abs(linear)
        let encoded = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
        return linear < 0 ? -encoded : encoded
    }

    /// The component in linear light of a gamma-encoded one.
    static func decoded(_ component: Double) -> Double {
        let size = abs(component)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return component < 0 ? -linear : linear
    }

    /// A component within 0 and 1; one that is no number, as of figures too large to convert, is 0.
    static func clamped(_ component: Double) -> Double { component > 0 ? min(component, 1) : 0 }

    private static func byte(_ component: Double) -> UInt8 { UInt8((clamped(component) * 255).rounded()) }

    private static func digits(of byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "0" + digits : digits
    }

    /// Reads a colour as Style Dictionary takes it in parts, `{"r": 240, "g": 241, "b": 242}`, with `a` for the opacity;
    /// nil if it is none, or if its parts are of one, which can be bytes as well as shares.
    init?(parts value: YAMLValue) {
        func parts(_ names: String...) -> [Double]? {
            let numbers = names.compactMap { value[$0]?.number }
            return numbers.count == names.count ? numbers : nil
        }
        let alpha = value["a"]?.number ?? 1
        if let rgb = parts("r", "g", "b"), rgb == [0, 0, 0] || rgb.contains(where: { $0 > 1 }) {
            self.init("rgb(\(rgb[0]) \(rgb[1]) \(rgb[2]) / \(alpha))")
        } else if let hsl = parts("h", "s", "l") {
            let whole = hsl[1] <= 1 && hsl[2] <= 1 ? 100.0 : 1
            self.init("hsl(\(hsl[0]) \(hsl[1] * whole)% \(hsl[2] * whole)% / \(alpha))")
        } else {
            return nil
        }
    }
}
