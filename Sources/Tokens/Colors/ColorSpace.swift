import CStandardLibrary

/// A colour space of the Design Tokens format 2025.10 (Color module, supported color spaces).
enum ColorSpace: String, Sendable, CaseIterable {
    case srgb
    case srgbLinear = "srgb-linear"
    case hsl
    case hwb
    case lab
    case lch
    case oklab
    case oklch
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case proPhotoRGB = "prophoto-rgb"
    case rec2020
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"

    /// What each of the three components may be; a hue's upper bound is excluded.
    var bounds: [ClosedRange<Double>] {
        let (part, hue, percentage) = (0.0...1.0, 0.0...360.0, 0.0...100.0)
        let (open, chroma) = (-Double.infinity...Double.infinity, 0...Double.infinity)
        return switch self {
        case .hsl, .hwb: [hue, percentage, percentage]
        case .lab: [percentage, open, open]
        case .lch: [percentage, chroma, hue]
        case .oklab: [part, open, open]
        case .oklch: [part, chroma, hue]
        default: [part, part, part]
        }
    }

    /// Returns the colour of three components; nil in spaces that are not converted.
    func color(_ first: Double, _ second: Double, _ third: Double, alpha: Double) -> Color? {
        switch self {
        case .srgb: Color(red: first, green: second, blue: third, alpha: alpha)
        case .srgbLinear: Color(linear: (first, second, third), alpha: alpha)
        case .hsl: ColorSpace.fromHSL(first, second / 100, third / 100, alpha)
        case .hwb: ColorSpace.fromHWB(first, second / 100, third / 100, alpha)
        case .oklab: ColorSpace.fromOKLab(first, second, third, alpha)
        case .oklch:
            ColorSpace.fromOKLab(first, second * cos(third * .pi / 180), second * sin(third * .pi / 180), alpha)
        case .displayP3: ColorSpace.fromDisplayP3(first, second, third, alpha)
        case .lab, .lch, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50: nil
        }
    }

    /// CSS Color 4, "HSL colors".
    private static func fromHSL(_ hue: Double, _ saturation: Double, _ lightness: Double, _ alpha: Double) -> Color {
        let reach = saturation * min(lightness, 1 - lightness)
        func component(_ offset: Double) -> Double {
            var position = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            if position < 0 { position += 12 }
            return lightness - reach * max(-1, min(position - 3, 9 - position, 1))
        }
        return Color(red: component(0), green: component(8), blue: component(4), alpha: alpha)
    }

    /// CSS Color 4, "HWB colors".
    private static func fromHWB(_ hue: Double, _ whiteness: Double, _ blackness: Double, _ alpha: Double) -> Color {
        let sum = whiteness + blackness
        if sum >= 1 { return Color(red: whiteness / sum, green: whiteness / sum, blue: whiteness / sum, alpha: alpha) }
        let pure = fromHSL(hue, 1, 0.5, alpha)
        func mixed(_ component: Double) -> Double { component * (1 - sum) + whiteness }
        return Color(red: mixed(pure.red), green: mixed(pure.green), blue: mixed(pure.blue), alpha: alpha)
    }

    /// CSS Color 4, "Sample code for color conversions": OKLab to linear sRGB.
    private static func fromOKLab(_ lightness: Double, _ a: Double, _ b: Double, _ alpha: Double) -> Color {
        func cubed(_ value: Double) -> Double { value * value * value }
        let long = cubed(lightness + 0.3963377773761749 * a + 0.2158037573099136 * b)
        let medium = cubed(lightness - 0.1055613458156586 * a - 0.0638541728258133 * b)
        let short = cubed(lightness - 0.0894841775298119 * a - 1.2914855480194092 * b)
        return Color(
            linear: (
                4.0767416360759574 * long - 3.3077115392580616 * medium + 0.2309699031821044 * short,
                -1.2684379732850317 * long + 2.6097573492876887 * medium - 0.3413193760026573 * short,
                -0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short
            ),
            alpha: alpha
        )
    }

    /// Display P3 has sRGB's curve and white point, and other primaries.
    private static func fromDisplayP3(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> Color {
        let (red, green, blue) = (Color.decoded(red), Color.decoded(green), Color.decoded(blue))
        return Color(
            linear: (
                1.2249401762805598 * red - 0.2249401762805597 * green,
                -0.0420569547096881 * red + 1.0420569547096881 * green,
                -0.0196375545903344 * red - 0.0786360455506319 * green + 1.0982736001409663 * blue
            ),
            alpha: alpha
        )
    }
}
