import Diagnostics
package import Tokens

/// The tokens whose colours a screen has, each with a swatch of its colour, and of the dark one where that differs.
package struct WireframeLegend: Sendable {
    /// The picture, in points; empty if there is nothing to show.
    let height: Double
    private let markup: String
    private let width: Double
    private let names: String

    private static let rowHeight = 22.0
    private static let maximumCount = 40

    /// Draws the swatches, a line each in a width in points, of very many tokens those of the first.
    package init(_ tokens: [DesignToken], width: Double) {
        var canvas = Canvas()
        let shown = tokens.prefix(WireframeLegend.maximumCount)
        for (index, token) in shown.enumerated() {
            let middle = (Double(index) + 0.5) * WireframeLegend.rowHeight
            let colors = token.light == token.dark ? [token.light] : [token.light, token.dark]
            var x = 0.0
            for color in colors.compactMap(\.self) {
                let frame = Frame(x: x, y: middle - 7, width: 22, height: 14)
                canvas.rectangle(frame, .described(Color(bytes: color.bytes | 0xFF)), radius: 3)
                canvas.outline(frame, .line, radius: 3)
                x += 26
            }
            let figures = colors.map { $0?.hex ?? "unknown" }.joined(separator: ", dark ")
            let text = VisibleText.escaped(MarkupText.start(of: token.name)) + "  " + figures
            let fitted = TextWidth.fitted(text, .small, in: width - 60)
            canvas.text(fitted, x: 60, middle: middle, .small, .tone(.ink), on: .tone(.sheet))
        }
        self.width = width
        height = Double(shown.count) * WireframeLegend.rowHeight
        markup = canvas.markup(.device)
        names = shown.map(\.name).joined(separator: ", ")
    }

    /// The legend as an `svg` element, for a page that has the style sheet of wireframes, or at a place of a picture.
    package func svg(x: Double = 0, y: Double = 0) -> String {
        guard height > 0 else { return "" }
        let (width, height) = (Canvas.number(width), Canvas.number(height))
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"wf\" role=\"img\" x=\"\(Canvas.number(x))\" "
            + "y=\"\(Canvas.number(y))\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\">"
            + "<title>\(MarkupText.isolated("Colours: " + names))</title>\(markup)</svg>"
    }
}
