/// Collects shapes as SVG, and remembers what stands where.
struct Canvas {
    /// A part of the screen that has been drawn.
    struct Element: Hashable {
        /// Its path in the layout, such as `toolbar.items[2]`; empty for the screen itself.
        let path: String
        let frame: Frame
        /// Whether it is a line of text: a badge then stands behind it rather than above.
        var isText = false
    }

    /// Where a text begins, ends or has its middle.
    enum Anchor: String {
        case start, middle, end

        /// How much of a text's width stands before the point it is anchored at.
        var share: Double { self == .start ? 0 : self == .middle ? 0.5 : 1 }
        /// The same where left and right are exchanged.
        var mirrored: Anchor { self == .start ? .end : self == .end ? .start : .middle }
    }

    /// What lies over what.
    enum Layer: Int, CaseIterable {
        /// The device, below all else.
        case device
        /// What is on the screen, cut off at its corners.
        case screen
        /// What lies over the edge of the screen, and badges.
        case overlay
    }

    /// The frame within which left and right are exchanged; nil where people read from the left.
    ///
    /// What draws needs to know nothing of it: it lays out from the left, and what it is told is where that put things.
    var mirror: Frame?
    /// The look of what is drawn.
    var look = Wireframe.Look.plain
    /// The layer that is drawn on.
    var layer = Layer.device
    private var layers = [String](repeating: "", count: Layer.allCases.count)
    /// The parts so far.
    private(set) var elements: [Element] = []
    /// What badges should not cover: texts and icons.
    private(set) var occupied: [Frame] = []
    /// The texts and icons by what they are painted with and what lies below.
    private(set) var pairs: Set<PaintPair> = []

    /// Whether what is drawn is a part of the screen, and not of another one that is shown beside it.
    var notesParts = true

    /// Notes where a part of the screen stands.
    mutating func note(_ path: String, _ frame: Frame) {
        guard notesParts else { return }
        elements.append(Element(path: path, frame: placed(frame)))
    }

    /// Notes where a line of text stands; the room around it, within `room`, is for badges.
    mutating func note(_ path: String, text frame: Frame, in room: Frame) {
        guard notesParts else { return }
        let top = max(room.y, frame.midY - 24)
        let right = min(room.maxX, frame.maxX + PlacedBadge.side + 6)
        let area = Frame(x: frame.x, y: top, width: right - frame.x, height: frame.midY + 11 - top)
        elements.append(Element(path: path, frame: placed(area), isText: true))
    }

    mutating func rectangle(_ frame: Frame, _ fill: Paint, radius: Double = 0, opacity: Double = 1) {
        guard frame.width > 0, frame.height > 0 else { return }
        markup += Canvas.shape(placed(frame), radius: radius) + Canvas.fill(fill)
        markup += opacity < 1 ? " opacity=\"\(Canvas.number(opacity))\"/>" : "/>"
    }

    /// Draws the outline of a rectangle.
    mutating func outline(_ frame: Frame, _ tone: Tone, radius: Double, width: Double = 1, isDashed: Bool = false) {
        guard frame.width > width, frame.height > width else { return }
        markup += Canvas.shape(placed(frame.inset(x: width / 2, y: width / 2)), radius: radius)
        markup += " class=\"wf-line-\(tone.rawValue)\""
        if width != 1 { markup += " stroke-width=\"\(Canvas.number(width))\"" }
        if isDashed { markup += " stroke-dasharray=\"5 4\"" }
        markup += "/>"
    }

    /// Draws a rectangle whose upper or lower corners are round.
    mutating func tab(_ frame: Frame, _ fill: Paint, top: Double = 0, bottom: Double = 0) {
        guard frame.width > 0, frame.height > 0 else { return }
        let frame = placed(frame)
        let limit = min(frame.width / 2, frame.height / 2)
        let (top, bottom) = (min(top, limit), min(bottom, limit))
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
        let x = placed(Frame(x: x, y: y, width: width, height: height)).x
        let end = width > 0 ? "h\(Canvas.number(width))" : "v\(Canvas.number(height))"
        markup += "<path d=\"M\(Canvas.number(x)) \(Canvas.number(y))\(end)\" class=\"wf-line-line\"/>"
    }

    /// Draws a text as it is, uncut, in one line, and tells where it stands; `anchor` says what `x` tells.
    @discardableResult mutating func text(
        _ text: TextWidth.Fitted,
        x: Double,
        middle: Double,
        _ style: FontStyle,
        _ paint: Paint,
        on surface: Paint,
        _ anchor: Anchor = .start
    ) -> Frame {
        guard !text.text.isEmpty else { return Frame(x: x, y: middle, width: 0, height: 0) }
        let start = x - anchor.share * text.width
        let frame = Frame(x: start, y: middle - style.lineHeight / 2, width: text.width, height: style.lineHeight)
        let paint = self.paint(paint, on: surface)
        let isExact = TextWidth.isExact(text.text)
        let shown = placed(frame)
        let anchor = mirror == nil ? anchor : anchor.mirrored
        let anchored = shown.x + anchor.share * shown.width
        markup +=
            "<text x=\"\(Canvas.number(isExact ? shown.x : anchored))\" y=\"\(Canvas.number(middle + style.baselineOffset))\""
        if !isExact {
            markup += anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
        } else {
            // Whatever font a viewer has, the text takes the space that was measured.
            markup += " textLength=\"\(Canvas.number(text.width))\" lengthAdjust=\"spacingAndGlyphs\""
        }
        markup += Canvas.fill(paint, "wf-\(style.rawValue)") + ">\(MarkupText.escaped(text.text))</text>"
        occupied.append(shown)
        return frame
    }

    /// Draws a text in the middle of a frame's height, cut with an ellipsis where the frame ends.
    @discardableResult mutating func line(
        _ text: String,
        in frame: Frame,
        _ style: FontStyle,
        _ paint: Paint,
        on surface: Paint,
        _ anchor: Anchor = .start
    ) -> Frame {
        let fitted = TextWidth.fitted(text, style, in: frame.width)
        let x = frame.x + anchor.share * frame.width
        return self.text(fitted, x: x, middle: frame.midY, style, paint, on: surface, anchor)
    }

    /// Draws an icon in the middle of a rectangle.
    mutating func icon(_ glyph: Glyph, in frame: Frame, size: Double, _ paint: Paint, on surface: Paint) {
        let paint = self.paint(paint, on: surface)
        let place = placed(Frame(x: frame.midX - size / 2, y: frame.midY - size / 2, width: size, height: size))
        var (x, scale) = (place.x, size == 24 ? "" : " scale(\(Canvas.number(size / 24)))")
        if mirror != nil, glyph.hasDirection {
            let ratio = Canvas.number(size / 24)
            (x, scale) = (place.maxX, " scale(-\(ratio) \(ratio))")
        }
        markup +=
            "<path d=\"\(glyph.path)\" transform=\"translate(\(Canvas.number(x)) \(Canvas.number(place.y)))\(scale)\""
        markup += Canvas.stroke(paint) + "/>"
        occupied.append(place)
    }

    /// Draws a small triangle that points up, as a popover has it.
    mutating func pointer(_ frame: Frame, _ fill: Paint) {
        let place = placed(frame)
        let (half, height) = (Canvas.number(place.width / 2), Canvas.number(place.height))
        markup +=
            "<path d=\"M\(Canvas.number(place.x)) \(Canvas.number(place.maxY))l\(half)-\(height) \(half) \(height)z\""
        markup += Canvas.fill(fill) + "/>"
    }

    /// Where a frame stands in the picture.
    private func placed(_ frame: Frame) -> Frame {
        guard let mirror else { return frame }
        var frame = frame
        frame.x = mirror.x + mirror.maxX - frame.maxX
        return frame
    }

    /// The shapes of a layer so far.
    func markup(_ layer: Layer) -> String { layers[layer.rawValue] }

    /// The shapes of the layer that is drawn on.
    var markup: String {
        get { layers[layer.rawValue] }
        _modify { yield &layers[layer.rawValue] }
    }

    private mutating func paint(_ wanted: Paint, on surface: Paint) -> Paint {
        let paint = wanted.legible(on: surface, look)
        pairs.insert(PaintPair(paint: paint, surface: surface))
        return paint
    }

    /// A number with at most one decimal; what is beyond any picture is brought to its edge.
    static func number(_ value: Double) -> String {
        let tenths = Int((min(max(value, -1e6), 1e6) * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
        return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
    }

    /// The start of a `rect` element.
    static func shape(_ frame: Frame, radius: Double) -> String {
        let corner = radius > 0 ? " rx=\"\(number(min(radius, frame.width / 2, frame.height / 2)))\"" : ""
        return "<rect x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" width=\"\(number(frame.width))\" "
            + "height=\"\(number(frame.height))\"" + corner
    }

    /// The attributes that fill a shape.
    static func fill(_ paint: Paint, _ more: String = "") -> String {
        let space = more.isEmpty ? "" : " "
        return switch paint {
        case .tone(let tone): " class=\"\(more)\(space)wf-\(tone.rawValue)\""
        case .described(let color), .exact(let color):
            (more.isEmpty ? "" : " class=\"\(more)\"") + " fill=\"\(color.svg)\""
        }
    }

    private static func stroke(_ paint: Paint) -> String {
        switch paint {
        case .tone(let tone): " class=\"wf-icon wf-line-\(tone.rawValue)\""
        case .described(let color), .exact(let color): " class=\"wf-icon\" stroke=\"\(color.svg)\""
        }
    }
}

/// A text or icon's paint, and what it lies on.
struct PaintPair: Hashable {
    let paint: Paint
    let surface: Paint
}
