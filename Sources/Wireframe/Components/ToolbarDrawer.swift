extension LayoutDrawing {
    /// Draws the bar with commands, and cuts it off the area.
    mutating func drawToolbar(_ bar: Part, in area: inout Frame) {
        let isTop = bar.word("position") == "top"
        let frame = isTop ? area.cutTop(48) : area.cutBottom(56)
        let surface = paint(bar, "background") ?? .tone(.bar)
        canvas.rectangle(frame, surface)
        canvas.note(bar.path, frame)
        let row = ItemRow(bar.parts("items"), in: .toolbar, width: frame.width - 24)
        let gap = row.entries.count > 1 ? (frame.width - 24 - row.width) / Double(row.entries.count - 1) : 0
        drawRow(row, in: frame.inset(x: 12, y: 0), gap: gap, on: surface)
    }
}
