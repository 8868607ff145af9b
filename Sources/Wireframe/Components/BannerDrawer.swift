extension LayoutDrawing {
    /// Draws a message that belongs to a bar.
    mutating func drawBanner(_ banner: Part, in strip: Frame) {
        canvas.note(banner.path, strip)
        drawMessage(banner.text("text") ?? "Message", kind: banner.text("kind"), in: strip, radius: 0)
    }

    /// Draws a message with the icon of its kind.
    mutating func drawMessage(_ text: String, kind: String?, in frame: Frame, radius: Double) {
        canvas.rectangle(frame, .tone(.note), radius: radius)
        var row = frame.inset(x: 14, y: 0)
        let kind = kind.map(ColorToken.normalized) ?? ""
        let glyph: Glyph = ["error", "warning", "critical", "offline"].contains(kind) ? .warning : .info
        canvas.icon(glyph, in: row.cutLeft(26), size: 18, .tone(.ink), on: .tone(.note))
        canvas.line(text, in: row, .small, .tone(.ink), on: .tone(.note))
    }
}
