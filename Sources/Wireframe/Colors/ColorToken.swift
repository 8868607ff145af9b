import Diagnostics
import Tokens

/// The colours that tokens of descriptions plausibly stand for.
enum ColorToken {
    /// The paint for a colour as it is written: a hex value, or a token, compared as rules do; nil if it is not known.
    static func paint(_ text: String) -> Paint? {
        if text.hasPrefix("#") { return Color(text).map { .described(Color(bytes: $0.bytes | 0xFF)) } }
        let name = normalized(text)
        if let tone = tones[name] { return .tone(tone) }
        if let value = values[name]?.first { return .described(value) }
        // Palettes number the shades of a hue: soap200, blueberry500.
        let family = String(name.prefix { !$0.isNumber })
        guard let shade = Int(name.dropFirst(family.count)), (50...1000).contains(shade),
            let shades = values[family + "-"], let base = shades.first
        else { return nil }
        if shades.count > 1 {
            let isKnown = shade.isMultiple(of: 100) && shades.indices.contains(shade / 100 - 1)
            return isKnown ? .described(shades[shade / 100 - 1]) : nil
        }
        let weight = Double(min(shade, 900))
        let share = weight < 400 ? (400 - weight) / 400 : (weight - 400) / 700
        return .described(base.mixed(with: weight < 400 ? .white : .black, share: share))
    }

    /// The name without case, spaces, hyphens, underscores and dots.
    static func normalized(_ text: String) -> String {
        String(text.prefix(60).lowercased().filter { !" -_.".contains($0) })
    }

    private static let tones: [String: Tone] = [
        "systembackground": .paper, "background": .paper, "default": .paper, "clear": .paper, "transparent": .paper,
        "secondarysystembackground": .card, "glass": .bar, "header": .bar, "chrome": .bar,
        "label": .ink, "secondarylabel": .muted, "tint": .accent, "tintcolor": .accent, "accent": .accent,
        "accentcolor": .accent, "brand": .accent, "positive": .positive, "negative": .negative,
    ]

    /// What a name stands for, and, with a hyphen behind it, a hue of a numbered palette: its middle shade, 400, or the
    /// shades 100 to 600.
    ///
    /// The latter are those that Workday's Top App Bar page names, from its tokens (`base.palette.…`).
    private static let values = EmbeddedText.meanings(in: "color-names").mapValues { figures in
        figures.split(separator: " ").compactMap { UInt32($0, radix: 16).map(Color.init(hex:)) }
    }
}
