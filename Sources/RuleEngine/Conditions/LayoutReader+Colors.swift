import ScreenModel
import Tokens

// Colours: in light and in dark appearance, by the names of token files or by their figures.

extension LayoutReader {
    /// The appearances in which the colours of a layout are judged: one, if they are the same or one is described.
    func appearances(of layout: Record) -> [Appearance] {
        let described = slot(Slots.Screen.appearance, of: layout)
        if described.hasValue {
            return [Appearance(rawValue: Schema.standard.symbols.names[Int(described.payload)]) ?? .light]
        }
        return records.differsByAppearance ? Appearance.allCases : [.light]
    }

    /// Whether a field is the appearance of a screen that describes both, while its colours are read in the dark one.
    @inline(__always)
    func isAppearance(_ slot: Int, of object: UInt32) -> Bool {
        guard case .dark = appearance else { return false }
        return isAppearanceOfScreen(slot, of: object)
    }

    private func isAppearanceOfScreen(_ slot: Int, of object: UInt32) -> Bool {
        guard slot == Slots.Screen.appearance else { return false }
        let record = Record(offset: object)
        return records.store.kind(of: record) == .screen && self.slot(slot, of: record).isAbsent
    }

    /// The colour that a name of a screen stands for in the appearance at hand; nil if that can't be told.
    func color(of name: String) -> Color? {
        store.tokens.map { $0.color(of: name, in: appearance) } ?? Color(ofScreen: name)
    }

    package func color(named name: String, isText: Bool) -> UInt32? {
        // A rule that names a colour of CSS means that.
        (color(of: name) ?? (isText ? nil : Color(name)))?.bytes
    }

    package func luminance(ofColor color: UInt32) -> Double { Color(bytes: color).luminance }

    package func color(_ color: UInt32, over below: UInt32) -> UInt32 {
        Color(bytes: color).over(Color(bytes: below)).bytes
    }

    package func hex(of color: UInt32) -> String { Color(bytes: color).hex }

    package func contrast(of color: UInt32, on below: UInt32) -> Double? {
        let below = Color(bytes: below)
        return below.alpha < 1 ? nil : Color(bytes: color).over(below).contrast(with: below)
    }
}
