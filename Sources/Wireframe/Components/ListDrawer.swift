extension LayoutDrawing {
    /// The height of a row of a list, in points.
    private static let rowHeight = 46.0

    /// Draws a list: its items as rows, or rows that say nothing if none are described.
    mutating func drawList(_ block: Part, in frame: Frame, on surface: Paint) {
        var rest = frame
        drawHeading(block, in: &rest, on: surface)
        let items = block.parts("items").filter { $0.flag("isVisible") != false }
        if items.isEmpty {
            for index in 0..<4 where rest.height >= 30 { drawEmptyRow(index, in: rest.cutTop(LayoutDrawing.rowHeight)) }
            return
        }
        for (index, item) in items.enumerated() {
            let isLast = index == items.count - 1
            guard rest.height >= (isLast ? 30 : 60) else {
                let place = rest.height >= 18 ? rest : rest.bottom(18)
                for hidden in items[index...] { canvas.note(hidden.path, place) }
                canvas.line("+\(items.count - index)", in: place, .small, .tone(.muted), on: surface, .middle)
                return
            }
            drawRow(item, in: rest.cutTop(LayoutDrawing.rowHeight), on: surface)
        }
    }

    private mutating func drawRow(_ item: Part, in row: Frame, on surface: Paint) {
        canvas.note(item.path, row)
        if ["button", "card"].contains(item.text("kind") ?? "") {
            return drawBlock(item, in: row.inset(x: 0, y: 3), on: surface)
        }
        var inner = row.inset(x: 4, y: 0)
        if let icon = item.text("icon") {
            canvas.icon(Glyph(named: icon), in: inner.cutLeft(30), size: 20, .tone(.accent), on: surface)
        }
        canvas.icon(.forward, in: inner.cutRight(18), size: 14, .tone(.muted), on: surface)
        if let text = item.text("label") ?? item.text("title") ?? item.text("text") {
            canvas.line(text, in: inner, .body, .tone(.ink), on: surface)
        } else {
            drawPlaceholders(in: inner.inset(x: 0, y: 3), on: surface)
        }
        canvas.divider(x: row.x, y: row.maxY - 0.5, width: row.width)
    }

    private mutating func drawEmptyRow(_ index: Int, in row: Frame) {
        let share = [0.55, 0.4, 0.62, 0.48][index % 4]
        canvas.rectangle(
            Frame(x: row.x + 4, y: row.y + 9, width: row.width * share, height: 9),
            .tone(.fill),
            radius: 4
        )
        let second = Frame(x: row.x + 4, y: row.y + 25, width: row.width * share * 0.6, height: 7)
        canvas.rectangle(second, .tone(.fill), radius: 3)
        canvas.divider(x: row.x, y: row.maxY - 0.5, width: row.width)
    }
}
