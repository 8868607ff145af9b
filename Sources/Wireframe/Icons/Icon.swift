/// An icon as a description names it: a known shape, or the first letters of a name that is not known.
struct Icon: Hashable {
    let glyph: Glyph
    /// What stands in the box of an unknown icon; empty for known ones.
    let letters: String

    /// An icon of a known shape.
    init(_ glyph: Glyph) { (self.glyph, letters) = (glyph, "") }

    /// The icon with a name; one that is not known shows the first letters of two words, or two letters of one.
    init(named name: String) {
        glyph = Glyph(named: name)
        guard glyph == .unknown else {
            letters = ""
            return
        }
        // Words are parted by punctuation, or by capitals: `cup.and.saucer`, `frobAll`.
        var words = [String]()
        var previous: Character = "."
        for letter in name.prefix(80) {
            if !letter.isLetter, !letter.isNumber {
                previous = "."
                continue
            }
            if previous == "." || letter.isUppercase && previous.isLowercase { words.append("") }
            words[words.count - 1].append(letter)
            previous = letter
        }
        words.removeAll { Glyph.styles.contains($0.lowercased()) || $0.lowercased() == "and" }
        let initials = words.prefix(2).map { $0.prefix(1).uppercased() }.joined()
        letters = words.count == 1 ? initials + words[0].dropFirst().prefix(1).lowercased() : initials
    }
}

extension Canvas {
    /// Draws an icon in the middle of a rectangle; of one that is not known, its letters in a rounded square.
    mutating func icon(_ icon: Icon, in frame: Frame, size: Double, _ paint: Paint, on surface: Paint) {
        guard !icon.letters.isEmpty, size >= 12 else {
            return self.icon(icon.glyph, in: frame, size: size, paint, on: surface)
        }
        self.icon(.box, in: frame, size: size, paint, on: surface)
        let style: FontStyle = size >= 28 ? .strongSmall : .number
        let width = min(size - 4, TextWidth.width(of: icon.letters, style))
        let text = TextWidth.Fitted(text: icon.letters, width: width)
        self.text(text, x: frame.midX, middle: frame.midY, style, paint, on: surface, .middle)
    }
}
