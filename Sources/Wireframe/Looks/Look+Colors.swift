import Tokens

extension Wireframe.Look {
    /// A colour in light and in dark appearance; where no dark one is told, the wireframe's own.
    typealias Swatch = (light: Color, dark: Color?)

    /// The colours that differ from the wireframe's own.
    var colors: [Tone: Swatch] {
        switch self {
        case .plain: [:]
        case .fiori: Wireframe.Look.fioriColors
        case .canvas: Wireframe.Look.canvasColors
        }
    }

    /// The colour of a tone.
    func color(_ tone: Tone, _ scheme: Wireframe.ColorScheme) -> Color {
        guard let swatch = colors[tone] else { return scheme.color(tone) }
        return scheme == .light ? swatch.light : swatch.dark ?? scheme.color(tone)
    }

    /// SAP Horizon, in light (Morning) and dark (Evening).
    private static let fioriColors: [Tone: Swatch] = [
        // sapBackgroundColor
        .paper: both(0xF5F6F7, 0x12171C),
        // sapPageHeader_Background, sapPageFooter_Background
        .bar: both(0xFFFFFF, 0x1D232A),
        // sapTile_Background, sapList_Background
        .card: both(0xFFFFFF, 0x1D232A),
        // sapNeutralBackground
        .fill: both(0xEFF1F2, 0x242E38),
        // sapButton_Emphasized_Background
        .button: both(0x0070F2, 0x0070F2),
        // sapButton_Emphasized_TextColor
        .buttonText: both(0xFFFFFF, 0xFFFFFF),
        // sapPositiveColor
        .accept: both(0x256F3A, 0x97DD40),
        .positive: both(0x256F3A, 0x97DD40),
        // sapContent_BadgeBackground
        .reject: both(0xAA0808, 0xFF8CB2),
        // sapContent_BadgeTextColor
        .inverse: both(0xFFFFFF, 0x1D232A),
        // sapTextColor, sapTitleColor
        .ink: both(0x131E29, 0xF5F6F7),
        // sapContent_LabelColor; in dark sapNeutralColor, which can be read on fields, too
        .muted: both(0x556B82, 0xA9B4BE),
        // sapButton_Lite_TextColor
        .accent: both(0x0064D8, 0x4DB1FF),
        // sapNegativeColor
        .negative: both(0xAA0808, 0xFA6161),
        // sapPageHeader_BorderColor
        .line: both(0xD9D9D9, 0x2E3742),
    ]

    /// Workday's tokens; colours that are not opaque lie over white.
    private static let canvasColors: [Tone: Swatch] = [
        // sys.color.bg.default, the French Vanilla 100 of CANVAS-TAB-49
        .paper: light(0xFFFFFF),
        // sys.color.surface.navigation
        .bar: light(0xF3F5F7),
        // sys.color.surface.default
        .card: light(0xFFFFFF),
        // sys.color.surface.alt.strong
        .fill: light(0xEAEDF0),
        // sys.color.brand.accent.primary
        .button: light(0x0065CC),
        // sys.color.fg.inverse
        .buttonText: light(0xFFFFFF),
        .inverse: light(0xFFFFFF),
        // sys.color.brand.accent.positive
        .accept: light(0x007B22),
        // sys.color.fg.success.default
        .positive: light(0x007B22),
        // sys.color.brand.accent.critical
        .reject: light(0xCD0600),
        // sys.color.fg.danger.default
        .negative: light(0xCD0600),
        // sys.color.fg.stronger
        .ink: light(0x1D1D1D),
        // sys.color.fg.muted.default
        .muted: light(0x5D6775),
        // sys.color.brand.fg.primary.default
        .accent: light(0x0065CC),
        // sys.color.border.default
        .line: light(0xE0E4E9),
    ]

    private static func both(_ light: UInt32, _ dark: UInt32) -> Swatch { (Color(hex: light), Color(hex: dark)) }

    private static func light(_ light: UInt32) -> Swatch { (Color(hex: light), nil) }
}
