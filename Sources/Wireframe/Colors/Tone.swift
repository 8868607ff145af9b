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

    /// The colours on a light and on a dark page.
    var colors: (light: UInt32, dark: UInt32) {
        switch self {
        case .sheet: (0xEEF0F4, 0x16181C)
        case .paper: (0xFFFFFF, 0x202327)
        case .bar: (0xF7F8FA, 0x2A2D33)
        case .card: (0xF4F5F7, 0x2C3036)
        case .fill: (0xE7E9EE, 0x383D45)
        case .button: (0x0B57D0, 0xA8C7FA)
        case .buttonText: (0xFFFFFF, 0x10131A)
        case .accept: (0x1B7A3D, 0x86D9A0)
        case .reject: (0xBA1A1A, 0xFFB4AB)
        case .dim: (0xC9CDD5, 0x0D0E10)
        case .note: (0xFFF1C9, 0x4A3B0C)
        case .bezel: (0x50565F, 0x9AA1AC)
        case .ink: (0x1B1D21, 0xE9EBEF)
        case .muted: (0x565C66, 0xB8BEC9)
        case .accent: (0x0B57D0, 0xA8C7FA)
        case .positive: (0x17693A, 0x86D9A0)
        case .negative: (0xB3171A, 0xFFB4AB)
        case .inverse: (0xFFFFFF, 0x10131A)
        case .line: (0xD3D7DE, 0x4A505A)
        case .error: (0xC5221F, 0xFFB4AB)
        case .warning: (0xFFC021, 0xFFD466)
        case .info: (0x1A5FB4, 0xA8C7FA)
        case .errorNumber, .infoNumber: (0xFFFFFF, 0x10131A)
        case .warningNumber: (0x2B1D00, 0x10131A)
        }
    }
}
