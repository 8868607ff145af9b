import Diagnostics

/// A badge with its place on the canvas.
struct PlacedBadge: Hashable {
    let badge: Wireframe.Badge
    /// The part of the screen it was put on.
    let element: Canvas.Element
    /// The square it takes.
    let frame: Frame

    /// The side of a badge's square, in points.
    static let side = 20.0
}

extension Canvas {
    /// Draws a badge: its shape tells the severity without the colour.
    mutating func badge(_ placed: PlacedBadge) {
        append("<g data-finding=\"\(placed.badge.number)\">")
        shape(placed.badge.severity, in: placed.frame)
        number(placed.badge.number, placed.badge.severity, in: placed.frame)
        append("</g>")
    }

    /// Draws the shape of a severity.
    private mutating func shape(_ severity: Severity, in frame: Frame) {
        let (tone, path) =
            switch severity {
            case .error: (Tone.error, "M6 0h8l6 6v8l-6 6H6l-6-6V6z")
            case .warning: (Tone.warning, "M10-1.5L21.5 19.5h-23z")
            case .info: (Tone.info, "M20 10a10 10 0 1 1-20 0a10 10 0 1 1 20 0z")
            }
        append(
            "<path d=\"\(path)\" transform=\"translate(\(Canvas.number(frame.x)) \(Canvas.number(frame.y)))\" "
                + "class=\"wf-rim wf-\(tone.rawValue)\"/>"
        )
    }

    private mutating func number(_ number: Int, _ severity: Severity, in frame: Frame) {
        let (paint, surface, drop) =
            switch severity {
            case .error: (Tone.errorNumber, Tone.error, 0.0)
            case .warning: (Tone.warningNumber, Tone.warning, 3.0)
            case .info: (Tone.infoNumber, Tone.info, 0.0)
            }
        let space = severity == .warning ? 16.0 : 18.0
        let text = TextWidth.Fitted(
            text: String(number),
            width: min(space, TextWidth.width(of: String(number), .number)),
            isTruncated: false
        )
        self.text(text, x: frame.midX, middle: frame.midY + drop, .number, .tone(paint), on: .tone(surface), .middle)
    }
}
