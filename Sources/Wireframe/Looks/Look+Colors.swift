import Diagnostics
import Tokens

extension Wireframe.Look {
    /// A colour in light and in dark appearance; where no dark one is told, the wireframe's own.
    typealias Swatch = (light: Color, dark: Color?)

    /// The colours that it tells: of the wireframe's own look all, of others those that differ.
    var colors: [Tone: Swatch] { Wireframe.Look.table[self] ?? [:] }

    func color(_ tone: Tone, in appearance: Appearance) -> Color {
        let swatches = [self, .plain].compactMap { $0.colors[tone] }
        return swatches.lazy.compactMap { appearance == .light ? $0.light : $0.dark }.first ?? .black
    }

    /// What `look-colors.txt` says of a look and a tone: the light colour, perhaps the dark one, and their tokens.
    ///
    /// Of SAP Horizon that is Morning and Evening; colours of Workday's tokens that are not opaque lie over white.
    private static let table: [Wireframe.Look: [Tone: Swatch]] = {
        var table: [Wireframe.Look: [Tone: Swatch]] = [:]
        for row in EmbeddedText.rows(of: "look-colors") {
            let names = row.others.split(separator: " ").map(String.init)
            let colors = row.ours.split(separator: " ").prefix(2).compactMap {
                UInt32($0, radix: 16).map(Color.init(hex:))
            }
            guard let look = Wireframe.Look(rawValue: names[0]), let tone = Tone(rawValue: names[1]) else { continue }
            table[look, default: [:]][tone] = (colors[0], colors.count > 1 ? colors[1] : nil)
        }
        return table
    }()
}
