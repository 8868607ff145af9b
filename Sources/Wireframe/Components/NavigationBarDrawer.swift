extension LayoutDrawing {
    /// Draws the bar with the title, and cuts it off the area.
    mutating func drawNavigationBar(_ bar: Part, in area: inout Frame) {
        let frame = area.cutTop(44)
        let surface = paint(bar, "background") ?? .tone(.bar)
        canvas.rectangle(frame, surface)
        canvas.note(bar.path, frame)
        var row = frame.inset(x: 8, y: 0)
        let leading = ItemRow(bar.parts("leading"), in: .navigationBar, width: row.width * 0.45)
        drawRow(leading, in: row.cutLeft(leading.width), on: surface)
        let trailing = ItemRow(bar.parts("trailing"), in: .navigationBar, width: row.width - 60)
        drawRow(trailing, in: row.cutRight(trailing.width), on: surface)
        canvas.note(bar.path("title"), row)
        guard let title = bar.text("title") else { return }
        let fitted = TextWidth.fitted(title, .title, in: row.width - 16)
        let middle = min(max(frame.midX, row.x + 8 + fitted.width / 2), row.maxX - 8 - fitted.width / 2)
        canvas.text(fitted, x: middle, middle: frame.midY, .title, .tone(.ink), on: surface, .middle)
    }
}
