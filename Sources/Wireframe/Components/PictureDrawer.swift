extension LayoutDrawing {
    /// Draws blocks of which only the kind tells something: pictures in rows, or a box with the kind's name.
    mutating func drawPictures(_ block: Part, _ shape: BlockShape, in frame: Frame, on surface: Paint) {
        var rest = frame
        let kind = block.text("kind") ?? "block"
        switch shape {
        case .carousel, .grid:
            drawHeading(block, in: &rest, on: surface)
            drawTiles(block.parts("items"), in: rest, rows: shape == .grid ? 2 : 1)
        case .media:
            drawHeading(block, in: &rest, on: surface)
            canvas.rectangle(rest, .tone(.fill), radius: 10)
            let glyph = Glyph(named: kind) == .unknown ? Glyph.photo : Glyph(named: kind)
            canvas.icon(glyph, in: rest, size: 36, .tone(.muted), on: .tone(.fill))
        default:
            canvas.outline(rest, .muted, radius: 8, isDashed: true)
            let label = block.text("title") ?? block.text("label") ?? block.text("text")
            let text = label.map { "\(kind): \($0)" } ?? kind
            canvas.line(text, in: rest.inset(x: 12, y: 0), .small, .tone(.muted), on: surface, .middle)
        }
    }

    private mutating func drawTiles(_ items: [Part], in frame: Frame, rows: Int) {
        var next = items[...]
        var rest = frame
        let height = (frame.height - Double(rows - 1) * 8) / Double(rows)
        for _ in 0..<rows {
            var strip = rest.cutTop(height)
            _ = rest.cutTop(8)
            while strip.width > 24, items.isEmpty || !next.isEmpty {
                let tile = strip.cutLeft(min(110, strip.width))
                _ = strip.cutLeft(8)
                canvas.rectangle(tile, .tone(.fill), radius: 10)
                guard let item = next.popFirst() else { continue }
                canvas.note(item.path, tile)
                let text = item.text("label") ?? item.text("title") ?? item.text("text") ?? ""
                canvas.line(text, in: tile.inset(x: 8, y: 0), .small, .tone(.ink), on: .tone(.fill), .middle)
            }
        }
        for item in next { canvas.note(item.path, frame) }
    }
}
