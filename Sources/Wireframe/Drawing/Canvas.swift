/// Collects shapes as SVG, and remembers what stands where.
struct Canvas {
    /// A part of the screen that has been drawn.
    struct Element: Hashable {
        /// Its path in the layout, such as `toolbar.items[2]`; empty for the screen itself.
        let path: String
        /// Where it stands.
        let frame: Frame
    }

    /// Where a text begins, ends or has its middle.
    enum Anchor { case start, middle, end }

    /// The shapes so far.
    private(set) var markup = ""
    /// The parts so far.
    private(set) var elements: [Element] = []
    /// What badges should not cover: texts and icons.
    private(set) var occupied: [Frame] = []
    /// The texts and icons by what they are painted with and what lies below.
    private(set) var pairs: Set<PaintPair> = []

    /// Notes where a part of the screen stands.
    mutating func note(_ path: String, _ frame: Frame) {
        elements.append(Element(path: path, frame: frame))
    }

    /// Draws a rectangle.
    mutating func rectangle(_ frame: Frame, _ fill: Paint, radius: Double = 0) {
        markup += "<rect \(Canvas.attributes(frame))"
        if radius > 0 { markup += " rx=\"\(Canvas.number(min(radius, frame.width / 2, frame.height / 2)))\"" }
        markup += Canvas.fill(fill) + "/>"
    }

    /// Draws the outline of a rectangle.
    mutating func outline(_ frame: Frame, _ tone: Tone, radius: Double = 0, width: Double = 1, isDashed: Bool = false) {
        markup += "<rect \(Canvas.attributes(frame.inset(x: width / 2, y: width / 2)))"
        if radius > 0 { markup += " rx=\"\(Canvas.number(radius))\"" }
        markup += " class=\"wf-line-\(tone.rawValue)\""
        if width != 1 { markup += " stroke-width=\"\(Canvas.number(width))\"" }
        if isDashed { markup += " stroke-dasharray=\"5 4\"" }
        markup += "/>"
    }

    /// Draws a rectangle whose upper or lower corners are round.
    mutating func tab(_ frame: Frame, _ fill: Paint, top: Double = 0, bottom: Double = 0) {
        func corner(_ radius: Double, _ x: Double, _ y: Double) -> String {
            radius == 0
                ? ""
                : "a\(Canvas.number(radius)) \(Canvas.number(radius)) 0 0 1 "
                    + "\(Canvas.number(x * radius)) \(Canvas.number(y * radius))"
        }
        markup +=
            "<path d=\"M\(Canvas.number(frame.x + top)) \(Canvas.number(frame.y))"
            + "h\(Canvas.number(frame.width - 2 * top))" + corner(top, 1, 1)
            + "v\(Canvas.number(frame.height - top - bottom))" + corner(bottom, -1, 1)
            + "h\(Canvas.number(2 * bottom - frame.width))" + corner(bottom, -1, -1)
            + "v\(Canvas.number(top + bottom - frame.height))" + corner(top, 1, -1)
            + "z\"" + Canvas.fill(fill) + "/>"
    }

    /// Draws a line that divides.
    mutating func divider(x: Double, y: Double, width: Double = 0, height: Double = 0) {
        let end = width > 0 ? "h\(Canvas.number(width))" : "v\(Canvas.number(height))"
        markup += "<path d=\"M\(Canvas.number(x)) \(Canvas.number(y))\(end)\" class=\"wf-line-line\"/>"
    }

    /// Draws a text as it is, in one line.
    ///
    /// - Parameters:
    ///   - text: What to write; nothing is cut.
    ///   - x: Where it begins, ends or has its middle.
    ///   - middle: The middle of the line.
    ///   - style: Its size and weight.
    ///   - paint: Its colour.
    ///   - surface: What lies below it.
    ///   - anchor: What `x` tells.
    /// - Returns: Where it stands.
    @discardableResult mutating func text(
        _ text: TextWidth.Fitted,
        x: Double,
        middle: Double,
        _ style: TextStyle,
        _ paint: Paint,
        on surface: Paint,
        _ anchor: Anchor = .start
    ) -> Frame {
        guard !text.text.isEmpty else { return Frame(x: x, y: middle, width: 0, height: 0) }
        let start =
            switch anchor {
            case .start: x
            case .middle: x - text.width / 2
            case .end: x - text.width
            }
        let frame = Frame(x: start, y: middle - style.lineHeight / 2, width: text.width, height: style.lineHeight)
        let paint = self.paint(paint, on: surface)
        markup += "<text x=\"\(Canvas.number(start))\" y=\"\(Canvas.number(middle + style.baselineOffset))\""
        if TextWidth.isExact(text.text) {
            // Whatever font a viewer has, the text takes the space that was measured.
            markup += " textLength=\"\(Canvas.number(text.width))\" lengthAdjust=\"spacingAndGlyphs\""
        }
        markup += Canvas.fill(paint, "wf-\(style.rawValue)") + ">\(MarkupText.escaped(text.text))</text>"
        occupied.append(frame)
        return frame
    }

    /// Draws an icon in the middle of a rectangle.
    mutating func icon(_ glyph: Glyph, in frame: Frame, size: Double, _ paint: Paint, on surface: Paint) {
        let paint = self.paint(paint, on: surface)
        let (x, y) = (frame.midX - size / 2, frame.midY - size / 2)
        let scale = size == 24 ? "" : " scale(\(Canvas.number(size / 24)))"
        markup += "<path d=\"\(glyph.path)\" transform=\"translate(\(Canvas.number(x)) \(Canvas.number(y)))\(scale)\""
        markup += Canvas.stroke(paint) + "/>"
        occupied.append(Frame(x: x, y: y, width: size, height: size))
    }

    /// Adds markup that was made elsewhere.
    mutating func append(_ text: String) { markup += text }

    private mutating func paint(_ wanted: Paint, on surface: Paint) -> Paint {
        let paint = wanted.legible(on: surface)
        pairs.insert(PaintPair(paint: paint, surface: surface))
        return paint
    }

    /// A number with at most one decimal.
    static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
        return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
    }

    private static func attributes(_ frame: Frame) -> String {
        "x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" width=\"\(number(frame.width))\" "
            + "height=\"\(number(frame.height))\""
    }

    private static func fill(_ paint: Paint, _ more: String = "") -> String {
        let space = more.isEmpty ? "" : " "
        return switch paint {
        case .tone(let tone): " class=\"\(more)\(space)wf-\(tone.rawValue)\""
        case .described(let color): (more.isEmpty ? "" : " class=\"\(more)\"") + " fill=\"\(color.hex)\""
        }
    }

    private static func stroke(_ paint: Paint) -> String {
        switch paint {
        case .tone(let tone): " class=\"wf-icon wf-line-\(tone.rawValue)\""
        case .described(let color): " class=\"wf-icon\" stroke=\"\(color.hex)\""
        }
    }
}

/// A text or icon's paint, and what it lies on.
struct PaintPair: Hashable {
    let paint: Paint
    let surface: Paint
}
