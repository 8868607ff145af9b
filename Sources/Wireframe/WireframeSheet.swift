import Diagnostics
package import Tokens

/// A whole SVG file: wireframes with captions and a legend, a row for each screen.
package struct WireframeSheet: Sendable {
    /// One screen: its layouts beside each other, and what was found in it.
    package struct Row: Sendable {
        /// The name of the screen.
        package let title: String
        /// Its layouts, each with its name.
        let wireframes: [(caption: String, wireframe: Wireframe)]
        /// What the numbers on the badges stand for, with the rule or whatever else says so.
        let legend: [(badge: Wireframe.Badge, source: String)]
        /// The tokens whose colours it has.
        var tokens: [DesignToken] = []

        /// Creates a row.
        package init(
            title: String,
            wireframes: [(caption: String, wireframe: Wireframe)],
            legend: [(badge: Wireframe.Badge, source: String)],
            tokens: [DesignToken] = []
        ) {
            (self.title, self.wireframes, self.legend, self.tokens) = (title, wireframes, legend, tokens)
        }
    }

    /// The file as text.
    package let svg: String
    /// The width of the sheet, in points.
    package let width: Double
    /// The height of the sheet, in points.
    package let height: Double

    private static let margin = 24.0
    fileprivate static let gap = 28.0
    /// The space between two screens beside each other, in points.
    private static let columnGap = 48.0
    /// What the messages of a legend need beside each other, in points.
    private static let leastWidth = 440.0

    /// Puts screens beside and below each other, so that many fit a display; the title is for who can't see it.
    package init(title: String, rows: [Row]) {
        let widths = rows.map { row in
            let width = row.wireframes.reduce(-WireframeSheet.gap) { $0 + $1.wireframe.width + WireframeSheet.gap }
            return max(WireframeSheet.leastWidth, width)
        }
        let width = WireframeSheet.sheetWidth(widths) + 2 * WireframeSheet.margin
        var drawing = Drawing()
        var y = WireframeSheet.margin
        var index = 0
        while index < rows.count {
            var (x, bottom) = (WireframeSheet.margin, y)
            let start = index
            while index < rows.count, index == start || x + widths[index] <= width - WireframeSheet.margin + 0.5 {
                drawing.y = y
                drawing.draw(rows[index], number: index + 1, x: x, width: widths[index])
                bottom = max(bottom, drawing.y)
                x += widths[index] + WireframeSheet.columnGap
                index += 1
            }
            y = bottom
            guard index < rows.count else { break }
            drawing.canvas.divider(x: WireframeSheet.margin, y: y, width: width - 2 * WireframeSheet.margin)
            y += WireframeSheet.gap
        }
        let count = WireframeSummary.count(of: rows.flatMap(\.legend).map(\.badge))
        // A row without a picture has what was found in a file beside its screens.
        let screens = Plural.phrase(rows.count { !$0.wireframes.isEmpty }, "screen")
        let summary = "Wireframes of \(screens) with \(count)."
        (self.width, height) = (width, y)
        let (w, h) = (Canvas.number(width), Canvas.number(y))
        let looks = Set(rows.flatMap(\.wireframes).map(\.wireframe.look))
        svg = """
            <svg xmlns="http://www.w3.org/2000/svg" class="wf" role="graphics-document document" viewBox="0 0 \(w) \(h)" width="\(w)" \
            height="\(h)" aria-labelledby="sheet-title sheet-desc">
            <title id="sheet-title">\(MarkupText.isolated(title))</title>
            <desc id="sheet-desc">\(MarkupText.isolated(summary))</desc>
            <style>\(Wireframe.stylesheet(looks: looks))\
            @media (prefers-color-scheme:dark){\(Wireframe.colors(.dark, looks: looks))}</style>
            <rect width="\(w)" height="\(h)" class="wf-sheet"/>
            \(drawing.canvas.markup(.device))
            </svg>

            """
    }

    /// The width, without margins, in which screens of these widths make a sheet that is about as wide as high.
    private static func sheetWidth(_ widths: [Double]) -> Double {
        let widest = widths.max() ?? leastWidth
        guard widths.count > 2 else { return widest }
        // A screen with its heading and legend is some 800 points high.
        let area = widths.reduce(0) { $0 + ($1 + columnGap) * 800 }
        return max(widest, min(2600, (area * 1.4).squareRoot()))
    }
}

/// A sheet that is being drawn, from the top to the bottom.
private struct Drawing {
    var canvas = Canvas()
    /// How far down it has been drawn, in points.
    var y = 0.0

    mutating func draw(_ row: WireframeSheet.Row, number: Int, x start: Double, width: Double) {
        let title = TextWidth.fitted(VisibleText.escaped(MarkupText.start(of: row.title)), .title, in: width)
        canvas.text(title, x: start, middle: y + 10, .title, .tone(.ink), on: .tone(.sheet))
        y += 32
        var x = start
        for (index, (caption, wireframe)) in row.wireframes.enumerated() {
            let text = TextWidth.fitted(VisibleText.escaped(caption), .small, in: wireframe.width)
            canvas.text(text, x: x, middle: y + 8, .small, .tone(.muted), on: .tone(.sheet))
            canvas.markup += "\n" + wireframe.svg(idPrefix: "s\(number)-\(index + 1)-", at: (x, y + 24)) + "\n"
            x += wireframe.width + WireframeSheet.gap
        }
        y += 24 + (row.wireframes.map(\.wireframe.height).max() ?? 0) + 20
        let tokens = WireframeLegend(row.tokens, width: width)
        if tokens.height > 0 {
            canvas.markup += tokens.svg(x: start, y: y) + "\n"
            y += tokens.height + 12
        }
        for (badge, source) in row.legend { draw(badge, source, x: start, width: width) }
        y += 12
    }

    /// Draws one entry of a legend: the badge, the message, and below it where it comes from.
    private mutating func draw(_ badge: Wireframe.Badge, _ source: String, x: Double, width: Double) {
        let frame = Frame(x: x, y: y, width: PlacedBadge.side, height: PlacedBadge.side)
        // The message stands beside it.
        let mark = Wireframe.Badge(badge.number, badge.severity, at: "")
        canvas.badge(PlacedBadge(badge: mark, element: Canvas.Element(path: "", frame: frame), frame: frame))
        let (left, space) = (x + 30, width - 30)
        // Fonts of other viewers are wider by up to a sixth.
        let message = VisibleText.escaped(MarkupText.start(of: badge.message))
        for line in TextWidth.lines(message, .small, in: space * 0.86, atMost: 4) {
            canvas.text(line, x: left, middle: y + 9, .small, .tone(.ink), on: .tone(.sheet))
            y += 17
        }
        let origin = TextWidth.fitted(VisibleText.escaped(source), .tiny, in: space)
        canvas.text(origin, x: left, middle: y + 7, .tiny, .tone(.muted), on: .tone(.sheet))
        y += 24
    }
}
