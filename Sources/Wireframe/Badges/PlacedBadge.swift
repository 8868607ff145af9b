import Diagnostics

/// A badge with its place on the canvas.
struct PlacedBadge: Hashable {
    let badge: Wireframe.Badge
    /// The part of the screen it was put on.
    let element: Canvas.Element
    /// The square it takes.
    let frame: Frame

    /// The side of a badge's square, in points.
    static let side = 18.0
}

extension Canvas {
    /// Draws a badge: its shape tells the severity without the colour; pointing at it shows what is wrong.
    mutating func badge(_ placed: PlacedBadge) {
        markup += "<g data-finding=\"\(placed.badge.number)\">"
        let message = MarkupText.start(of: placed.badge.message)
        if !message.isEmpty { markup += "<title>\(MarkupText.isolated(message))</title>" }
        shape(placed.badge.severity ?? .info, placed.badge.number, in: placed.frame)
        markup += "</g>"
    }

    /// Draws the shape of a severity with a number on it, which stands `drop` points below the middle.
    private mutating func shape(_ severity: Severity, _ number: Int, in frame: Frame) {
        let (tone, ink, path, drop, space) =
            switch severity {
            case .error: (Tone.error, Tone.errorNumber, "M5.3 0h7.4L18 5.3v7.4L12.7 18H5.3L0 12.7V5.3z", 0.0, 16.0)
            case .warning: (Tone.warning, Tone.warningNumber, "M9-2L20 18H-2z", 2.6, 14.0)
            case .info: (Tone.info, Tone.infoNumber, "M18 9a9 9 0 1 1-18 0a9 9 0 1 1 18 0z", 0.0, 16.0)
            }
        markup +=
            "<path d=\"\(path)\" transform=\"translate(\(Canvas.number(frame.x)) \(Canvas.number(frame.y)))\" "
            + "class=\"wf-rim wf-\(tone.rawValue)\"/>"

        let width = min(space, TextWidth.width(of: String(number), .number))
        let text = TextWidth.Fitted(text: String(number), width: width)
        self.text(text, x: frame.midX, middle: frame.midY + drop, .number, .tone(ink), on: .tone(tone), .middle)
    }
}
