import Diagnostics

/// A whole SVG file: wireframes with captions and a legend, a row for each screen.
package struct WireframeSheet: Sendable {
    /// One screen: its layouts beside each other, and what was found in it.
    package struct Row: Sendable {
        /// The name of the screen.
        package let title: String
        /// Its layouts, each with its name.
        package let wireframes: [(caption: String, wireframe: Wireframe)]
        /// What the numbers on the badges stand for, with the rule or whatever else says so.
        package let legend: [(badge: Wireframe.Badge, source: String)]

        /// Creates a row.
        package init(
            title: String,
            wireframes: [(caption: String, wireframe: Wireframe)],
            legend: [(badge: Wireframe.Badge, source: String)]
        ) {
            self.title = title
            self.wireframes = wireframes
            self.legend = legend
        }
    }

    /// The file as text.
    package let svg: String

    private static let margin = 24.0
    private static let gap = 28.0

    /// Puts rows under each other.
    ///
    /// - Parameters:
    ///   - title: What the sheet shows, for people who can't see it.
    ///   - rows: The rows.
    package init(title: String, rows: [Row]) {
        let widest = rows.map(WireframeSheet.width).max() ?? 0
        let width = max(440, widest) + 2 * WireframeSheet.margin
        var canvas = Canvas()
        var y = WireframeSheet.margin
        for (index, row) in rows.enumerated() {
            WireframeSheet.draw(row, number: index + 1, at: &y, width: width, on: &canvas)
            if index < rows.count - 1 {
                canvas.divider(x: WireframeSheet.margin, y: y, width: width - 2 * WireframeSheet.margin)
                y += WireframeSheet.gap
            }
        }
        let count = WireframeSummary.count(of: rows.flatMap(\.legend).map(\.badge))
        let summary =
            "Wireframes of \(rows.count == 1 ? "1 screen" : "\(rows.count) screens") with \(count)."
        let (w, h) = (Canvas.number(width), Canvas.number(y))
        svg = """
            <svg xmlns="http://www.w3.org/2000/svg" class="wf" role="graphics-document document" viewBox="0 0 \(w) \(h)" width="\(w)" \
            height="\(h)" aria-labelledby="sheet-title sheet-desc">
            <title id="sheet-title">\(MarkupText.isolated(title))</title>
            <desc id="sheet-desc">\(MarkupText.isolated(summary))</desc>
            <style>\(Wireframe.stylesheet(.light))\
            @media (prefers-color-scheme:dark){\(Wireframe.colors(.dark))}</style>
            <rect width="\(w)" height="\(h)" class="wf-sheet"/>
            \(canvas.markup(.device))
            </svg>

            """
    }

    private static func width(_ row: Row) -> Double {
        row.wireframes.reduce(-gap) { $0 + $1.wireframe.width + gap }
    }

    private static func draw(_ row: Row, number: Int, at y: inout Double, width: Double, on canvas: inout Canvas) {
        let space = width - 2 * margin
        let title = TextWidth.fitted(VisibleText.escaped(MarkupText.start(of: row.title)), .title, in: space)
        canvas.text(title, x: margin, middle: y + 10, .title, .tone(.ink), on: .tone(.sheet))
        y += 32
        var x = margin
        for (index, (caption, wireframe)) in row.wireframes.enumerated() {
            let text = TextWidth.fitted(VisibleText.escaped(caption), .small, in: wireframe.width)
            canvas.text(text, x: x, middle: y + 8, .small, .tone(.muted), on: .tone(.sheet))
            canvas.append("\n" + wireframe.svg(idPrefix: "s\(number)-\(index + 1)-", x: x, y: y + 24) + "\n")
            x += wireframe.width + gap
        }
        y += 24 + (row.wireframes.map(\.wireframe.height).max() ?? 0) + 20
        for (badge, source) in row.legend { draw(badge, source, at: &y, space: space, on: &canvas) }
        y += 12
    }

    /// Draws one entry of a legend: the badge, the message, and where it comes from.
    private static func draw(
        _ badge: Wireframe.Badge,
        _ source: String,
        at y: inout Double,
        space: Double,
        on canvas: inout Canvas
    ) {
        let frame = Frame(x: margin, y: y, width: PlacedBadge.side, height: PlacedBadge.side)
        // The message stands beside it.
        let mark = Wireframe.Badge(badge.number, badge.severity, at: "")
        canvas.badge(PlacedBadge(badge: mark, element: Canvas.Element(path: "", frame: frame), frame: frame))
        let (left, width) = (margin + 30, space - 30)
        var lines = TextWidth.lines(
            VisibleText.escaped(MarkupText.start(of: badge.message)),
            .small,
            in: width,
            atMost: 4
        )
        let origin = TextWidth.fitted(VisibleText.escaped(source), .small, in: width)
        let last = lines.last?.width ?? 0
        for (index, line) in lines.enumerated() {
            let middle = frame.midY + Double(index) * 17
            canvas.text(line, x: left, middle: middle, .small, .tone(.ink), on: .tone(.sheet))
        }
        let fits = last + 10 + origin.width <= width
        if !fits { lines.append(origin) }
        let middle = frame.midY + Double(lines.count - 1) * 17
        canvas.text(origin, x: fits ? left + last + 10 : left, middle: middle, .small, .tone(.muted), on: .tone(.sheet))
        y += 9 + Double(lines.count) * 17
    }
}
