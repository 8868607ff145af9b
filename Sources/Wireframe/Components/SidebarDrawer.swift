extension LayoutDrawing {
    /// Draws the navigation at the leading side, and cuts it off the area.
    mutating func drawSidebar(_ sidebar: Part, in area: inout Frame) {
        let strip = area.cutLeft(isCompact ? 132 : 220)
        guard !sidebar.isHidden else {
            area.x -= strip.width - 40
            area.width += strip.width - 40
            return drawHidden(sidebar, "sidebar", in: Frame(x: strip.x, y: strip.y, width: 40, height: strip.height))
        }
        // It goes on behind the mark of the gesture at the lower edge.
        let below = isHandheld ? device.screen.maxY - strip.maxY : 0
        canvas.rectangle(Frame(x: strip.x, y: strip.y, width: strip.width, height: strip.height + below), .tone(.bar))
        canvas.divider(x: strip.maxX - 0.5, y: strip.y, height: strip.height)
        canvas.note(sidebar.path, strip)
        var rest = strip.inset(x: 8, y: 14)
        drawEntries(sidebar.parts("items"), depth: 0, in: &rest)
    }

    private mutating func drawEntries(_ items: [Part], depth: Int, in rest: inout Frame) {
        for (index, item) in items.enumerated() where item.isVisible {
            guard rest.height >= 38 || index == items.count - 1 && rest.height >= 30 else {
                let place = rest.height >= 16 ? rest : rest.bottom(16)
                for hidden in items[index...] { canvas.note(hidden.path, place) }
                let more = "+\(items.count - index)"
                canvas.line(more, in: place.inset(x: 10, y: 0), .small, .tone(.muted), on: .tone(.bar))
                rest = rest.bottom(0)
                return
            }
            let place = rest.cutTop(38)
            canvas.note(item.path, place)
            let isSelected = item.flag("selected") == true
            if isSelected { canvas.rectangle(place.inset(x: 0, y: 1), .tone(.fill), radius: 8) }
            let surface: Paint = .tone(isSelected ? .fill : .bar)
            var row = place.inset(x: 10, y: 0)
            _ = row.cutLeft(Double(min(depth, 4)) * 14)
            if let icon = item.icon { canvas.icon(icon, in: row.cutLeft(28), size: 20, .tone(.accent), on: surface) }
            let style: FontStyle = isSelected ? .strong : .body
            canvas.line(item.text("label") ?? "", in: row, style, .tone(.ink), on: surface)
            drawEntries(item.parts("items"), depth: depth + 1, in: &rest)
        }
    }
}
