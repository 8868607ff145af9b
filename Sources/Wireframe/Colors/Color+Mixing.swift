import Tokens

// The opaque colours of a wireframe: how they are written, mixed and made legible.

extension Color {
    static let black = Color(hex: 0x000000)
    static let white = Color(hex: 0xFFFFFF)

    /// Creates an opaque colour of a number such as 0xFF8800.
    init(hex: UInt32) { self.init(bytes: hex << 8 | 0xFF) }

    /// The colour as the pictures write it, such as `#ff8800`.
    var svg: String { hex.lowercased() }

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

    /// The colour with a share, from 0 to 1, of another one, to the nearest that a screen shows.
    func mixed(with other: Color, share: Double) -> Color {
        let mixed = Color(
            red: red * (1 - share) + other.red * share,
            green: green * (1 - share) + other.green * share,
            blue: blue * (1 - share) + other.blue * share
        )
        return Color(bytes: mixed.bytes)
    }
}
