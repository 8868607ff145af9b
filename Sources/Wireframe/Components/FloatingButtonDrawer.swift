extension LayoutDrawing {
    /// Draws the button that floats over the content, in the lower corner at the trailing side.
    ///
    /// Its measures are those of Material's button: 56 points square, 16 from the edges, wider if it has a text.
    mutating func drawFloatingButton(_ item: Part, over area: Frame) {
        let label = item.text("label").map { TextWidth.fitted($0, .strongSmall, in: max(0, area.width - 32 - 60)) }
        let width = min(area.width, label.map { $0.width + 60 } ?? 56)
        let frame = Frame(x: area.maxX - width - 16, y: area.maxY - 72, width: width, height: 56)
        let fill = item.paint("background") ?? .tone(.accent)
        let ink = item.paint("color") ?? .tone(.inverse)
        canvas.rectangle(frame, fill, radius: 16)
        canvas.note(item.path, frame)
        let glyph = item.icon ?? (label == nil ? Icon(.unknown) : nil)
        if let glyph {
            let place = label == nil ? frame : Frame(x: frame.x + 14, y: frame.y, width: 24, height: frame.height)
            canvas.icon(glyph, in: place, size: 24, ink, on: fill)
        }
        if let label {
            let start = glyph == nil ? frame.midX - label.width / 2 : frame.x + 46
            canvas.text(label, x: start, middle: frame.midY, .strongSmall, ink, on: fill)
        }
    }
}
