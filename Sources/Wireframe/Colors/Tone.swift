import Tokens

/// The colours of a wireframe by their use; each has a light and a dark form.
enum Tone: String, CaseIterable {
    // What lies below.
    /// Behind the devices.
    case sheet
    /// The page of a screen.
    case paper
    /// A bar.
    case bar
    /// A card on the page.
    case card
    /// A search field, a placeholder, a control at rest.
    case fill
    /// A button that stands out.
    case button
    /// The text on it.
    case buttonText
    /// A button that accepts.
    case accept
    /// A button that rejects.
    case reject
    /// A screen behind a sheet.
    case dim
    /// A message.
    case note
    /// The frame of a device.
    case bezel

    // What is drawn on it.
    /// Text and icons.
    case ink
    /// Text of less weight.
    case muted
    /// What can be tapped.
    case accent
    /// What accepts.
    case positive
    /// What rejects or deletes.
    case negative
    /// Text on a button that stands out.
    case inverse
    /// Lines that divide.
    case line

    // Badges.
    case error, warning, info
    /// Numbers on badges.
    case errorNumber, warningNumber, infoNumber

    /// The colour on a light page.
    var light: Color {
        switch self {
        case .sheet: Color(hex: 0xEEF0F4)
        case .paper: Color(hex: 0xFFFFFF)
        case .bar: Color(hex: 0xF7F8FA)
        case .card: Color(hex: 0xF4F5F7)
        case .fill: Color(hex: 0xE7E9EE)
        case .button: Color(hex: 0x0B57D0)
        case .buttonText: Color(hex: 0xFFFFFF)
        case .accept: Color(hex: 0x1B7A3D)
        case .reject: Color(hex: 0xBA1A1A)
        case .dim: Color(hex: 0xC9CDD5)
        case .note: Color(hex: 0xFFF1C9)
        case .bezel: Color(hex: 0x50565F)
        case .ink: Color(hex: 0x1B1D21)
        case .muted: Color(hex: 0x565C66)
        case .accent: Color(hex: 0x0B57D0)
        case .positive: Color(hex: 0x17693A)
        case .negative: Color(hex: 0xB3171A)
        case .inverse: Color(hex: 0xFFFFFF)
        case .line: Color(hex: 0xD3D7DE)
        case .error: Color(hex: 0xC5221F)
        case .warning: Color(hex: 0xFFC021)
        case .info: Color(hex: 0x1A5FB4)
        case .errorNumber, .infoNumber: Color(hex: 0xFFFFFF)
        case .warningNumber: Color(hex: 0x2B1D00)
        }
    }

    /// The colour on a dark page.
    var dark: Color {
        switch self {
        case .sheet: Color(hex: 0x16181C)
        case .paper: Color(hex: 0x202327)
        case .bar: Color(hex: 0x2A2D33)
        case .card: Color(hex: 0x2C3036)
        case .fill: Color(hex: 0x383D45)
        case .button: Color(hex: 0xA8C7FA)
        case .buttonText: Color(hex: 0x10131A)
        case .accept: Color(hex: 0x86D9A0)
        case .reject: Color(hex: 0xFFB4AB)
        case .dim: Color(hex: 0x0D0E10)
        case .note: Color(hex: 0x4A3B0C)
        case .bezel: Color(hex: 0x9AA1AC)
        case .ink: Color(hex: 0xE9EBEF)
        case .muted: Color(hex: 0xB8BEC9)
        case .accent: Color(hex: 0xA8C7FA)
        case .positive: Color(hex: 0x86D9A0)
        case .negative: Color(hex: 0xFFB4AB)
        case .inverse: Color(hex: 0x10131A)
        case .line: Color(hex: 0x4A505A)
        case .error: Color(hex: 0xFFB4AB)
        case .warning: Color(hex: 0xFFD466)
        case .info: Color(hex: 0xA8C7FA)
        case .errorNumber, .infoNumber, .warningNumber: Color(hex: 0x10131A)
        }
    }
}
