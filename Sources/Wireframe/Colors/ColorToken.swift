import Tokens

/// The colours that tokens of descriptions plausibly stand for.
enum ColorToken {
    /// The paint for a colour as it is written: a hex value, or a token, compared as rules compare tokens; nil if it is
    /// not known.
    static func paint(_ text: String) -> Paint? {
        if text.hasPrefix("#") { return hex(text.dropFirst()).map(Paint.described) }
        let name = normalized(text)
        if let tone = tones[name] { return .tone(tone) }
        if let value = values[name] { return .described(Color(hex: value)) }
        // Palettes number the shades of a hue: soap200, blueberry500.
        let family = String(name.prefix { !$0.isNumber })
        guard let shade = Int(name.dropFirst(family.count)), (50...1000).contains(shade) else { return nil }
        if let known = canvas[family], shade.isMultiple(of: 100), known.indices.contains(shade / 100 - 1) {
            return .described(Color(hex: known[shade / 100 - 1]))
        }
        guard let value = families[family] else { return nil }
        let base = Color(hex: value)
        let weight = Double(min(shade, 900))
        let share = weight < 400 ? (400 - weight) / 400 : (weight - 400) / 700
        return .described(base.mixed(with: weight < 400 ? .white : .black, share: share))
    }

    /// The name without case, spaces, hyphens, underscores and dots.
    static func normalized(_ text: String) -> String {
        String(text.prefix(60).lowercased().filter { !" -_.".contains($0) })
    }

    private static func hex(_ digits: Substring) -> Color? {
        var digits = digits
        if digits.count == 3 || digits.count == 4 { digits = Substring(digits.flatMap { [$0, $0] }) }
        guard digits.count == 6 || digits.count == 8, let value = UInt32(digits.prefix(6), radix: 16) else {
            return nil
        }
        return Color(hex: value)
    }

    private static let tones: [String: Tone] = [
        "systembackground": .paper, "background": .paper, "default": .paper, "clear": .paper, "transparent": .paper,
        "secondarysystembackground": .card, "glass": .bar, "header": .bar, "chrome": .bar,
        "label": .ink, "secondarylabel": .muted, "tint": .accent, "tintcolor": .accent, "accent": .accent,
        "accentcolor": .accent, "brand": .accent, "positive": .positive, "negative": .negative,
    ]

    private static let values: [String: UInt32] = [
        "white": 0xFFFFFF, "black": 0x000000, "red": 0xD92D20, "orange": 0xE8710A, "yellow": 0xF5C518,
        "green": 0x1E8E3E, "mint": 0x3EB489, "teal": 0x12858D, "cyan": 0x129EAF, "blue": 0x1A6DE0, "indigo": 0x4B4ACF,
        "purple": 0x8430CE, "pink": 0xD01884, "brown": 0x8C6239, "gray": 0x8A9099, "grey": 0x8A9099,
        "solidgray": 0xB5BAC2, "systemred": 0xD92D20, "systemblue": 0x1A6DE0, "systemgreen": 0x1E8E3E,
        "systemorange": 0xE8710A, "systemyellow": 0xF5C518, "systemgray": 0x8A9099, "systempurple": 0x8430CE,
    ]

    /// The shades 100 to 600 of the palettes that Workday's Top App Bar page names, as Workday's tokens have them
    /// (`base.palette.…`).
    private static let canvas: [String: [UInt32]] = [
        "blackpepper": [0x787878, 0x616161, 0x494949, 0x333333, 0x1E1E1E, 0x000000],
        "blueberry": [0xD7EAFC, 0xA6D2FF, 0x40A0FF, 0x0875E1, 0x005CB9, 0x004387],
        "cinnamon": [0xFFEFEE, 0xFCC9C5, 0xFF867D, 0xFF5347, 0xDE2E21, 0xA31B12],
        "frenchvanilla": [0xFFFFFF, 0xEBEBEB, 0xD4D4D4, 0xBDBDBD, 0xA6A6A6, 0x8F8F8F],
        "licorice": [0xA1AAB3, 0x7B858F, 0x5E6A75, 0x4A5561, 0x333D47, 0x1F262E],
        "soap": [0xF6F7F8, 0xF0F1F2, 0xE8EBED, 0xDFE2E6, 0xCED3D9, 0xB9C0C7],
        "sourlemon": [0xFFF9E6, 0xFFECAB, 0xFFDA61, 0xFFC629, 0xEBB400, 0xBD9100],
    ]

    /// The middle shade, 400, of the hues of numbered palettes.
    private static let families: [String: UInt32] = [
        "greenapple": 0x3CA455,
        "cantaloupe": 0xFF9F3B, "jewel": 0x2E9FA6, "plum": 0x4F6BC7, "grape": 0x8A5CC2, "fruitpunch": 0xD9505A,
        "blue": 0x1A6DE0, "red": 0xD92D20, "green": 0x1E8E3E, "grey": 0x8A9099, "gray": 0x8A9099,
        "orange": 0xE8710A, "yellow": 0xF5C518, "purple": 0x8430CE, "teal": 0x12858D, "indigo": 0x4B4ACF,
        "pink": 0xD01884, "neutral": 0x8A9099, "mango": 0xE8710A,
    ]
}
