/// How an item of a bar is shown.
struct ItemLook {
    /// Where an item stands.
    enum Place { case navigationBar, toolbar, content }

    /// The icon; nil for none.
    var glyph: Glyph?
    /// The visible text; nil for none.
    var label: String?
    /// The shape behind it; nil for none.
    var fill: Paint?
    /// The colour of icon and text.
    var ink: Paint
    /// The width that it takes if there is room, in points.
    var width: Double

    /// The look of an item.
    init(_ item: Part, in place: Place) {
        let role = item.word("role")
        label = item.text("label")
        glyph = item.text("icon").map(Glyph.init(named:)) ?? (label == nil ? role.flatMap(Glyph.init(role:)) : nil)
        if label == nil, glyph == nil {
            // A button of which no more is known still takes a place.
            if let role { label = role.prefix(1).uppercased() + role.dropFirst() } else { glyph = .unknown }
        }
        let semantic = item.word("semantic")
        let danger = semantic == "negative" || (role == "delete" && place != .navigationBar)
        let tone: Tone = danger ? .negative : semantic == "positive" ? .positive : .accent
        ink = item.text("color").flatMap(ColorToken.paint) ?? .tone(tone)
        if item.word("style") == "primary" {
            fill = .tone(danger ? .reject : semantic == "positive" ? .accept : .button)
            ink = .tone(.inverse)
        } else if item.word("style") == "secondary" || place == .content && item.word("style") != "plain" {
            fill = .tone(.fill)
        }
        let text = label.map { TextWidth.width(of: $0.prefix(80), .body) } ?? 0
        let icon = glyph == nil ? 0 : 22.0
        width = label == nil ? 44 : text + icon + (glyph == nil ? 0 : 6) + (fill == nil ? 16 : 28)
    }
}

extension LayoutDrawing {
    /// Draws an item in a frame, its text cut where the frame ends.
    mutating func drawItem(_ look: ItemLook, path: String, in frame: Frame, on surface: Paint) {
        canvas.note(path, frame)
        var ground = surface
        if let fill = look.fill {
            ground = fill
            let height = min(frame.height, 36)
            let width = look.label == nil ? min(frame.width, height) : frame.width
            let shape = Frame(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
            canvas.rectangle(shape.inset(x: 2, y: 0), fill, radius: height / 2)
        }
        let icon = look.glyph == nil ? 0 : 22.0
        let gap = look.glyph == nil || look.label == nil ? 0 : 6.0
        let padding = look.fill == nil ? 4.0 : 12
        let style: TextStyle = look.fill == nil ? .body : .strong
        let label = look.label.map {
            TextWidth.fitted($0, style, in: max(0, frame.width - icon - gap - 2 * padding))
        }
        let start = frame.midX - (icon + gap + (label?.width ?? 0)) / 2
        if let glyph = look.glyph {
            let place = Frame(x: start, y: frame.y, width: icon, height: frame.height)
            canvas.icon(glyph, in: place, size: 22, look.ink, on: ground)
        }
        if let label {
            canvas.text(label, x: start + icon + gap, middle: frame.midY, style, look.ink, on: ground)
        }
    }
}
