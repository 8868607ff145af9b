extension Wireframe {
    /// A letter at an outline around a part of a screen, put where something changed.
    package struct Mark: Sendable, Hashable {
        /// What became of the part.
        package enum Kind: String, Sendable, Hashable {
            /// It is new: a thick line.
            case added
            /// It is gone from here: a dashed line.
            case removed
            /// It shows something else: a thin line.
            case changed
            /// It stood or stands elsewhere: a dotted line.
            case moved
        }

        /// The letters by which a list beside the picture refers to it.
        let letter: String
        /// What became of the part.
        let kind: Kind
        /// The path in the layout, such as `toolbar.items[2].label`; empty for the screen as a whole.
        let path: String
        /// What changed, for people who can't see the picture.
        let message: String

        /// The side of the square with the letter, in points.
        static let side = 22.0

        /// Creates a mark.
        package init(_ letter: String, _ kind: Kind, at path: String, message: String) {
            (self.letter, self.kind, self.path, self.message) = (letter, kind, path, message)
        }
    }
}

extension Canvas {
    /// Draws a mark: an outline whose line tells the kind without the colour, and a tag with the letter at its corner.
    mutating func mark(_ mark: Wireframe.Mark, around part: Frame, tag: Frame) {
        let (tone, surface, line) =
            switch mark.kind {
            case .added: (Tone.accept, Tone.inverse, " stroke-width=\"3\"")
            case .removed: (Tone.reject, Tone.inverse, " stroke-width=\"2\" stroke-dasharray=\"7 4\"")
            case .changed: (Tone.button, Tone.buttonText, " stroke-width=\"2\"")
            case .moved: (Tone.ink, Tone.paper, " stroke-width=\"2\" stroke-dasharray=\"1 4\" stroke-linecap=\"round\"")
            }
        markup += "<g data-change=\"\(MarkupText.escaped(mark.letter))\">"
        markup += "<title>\(MarkupText.isolated(MarkupText.start(of: mark.message)))</title>"
        markup += Canvas.shape(part, radius: 6) + " class=\"wf-line-\(tone.rawValue)\"\(line)/>"
        rectangle(tag, .tone(tone), radius: 4)
        let text = TextWidth.fitted(mark.letter, .strongSmall, in: tag.width)
        self.text(text, x: tag.midX, middle: tag.midY, .strongSmall, .tone(surface), on: .tone(tone), .middle)
        markup += "</g>"
    }
}
