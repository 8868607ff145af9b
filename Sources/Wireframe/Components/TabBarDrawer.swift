extension LayoutDrawing {
    /// Draws the bar that switches between main destinations, and cuts it off the area.
    mutating func drawTabBar(_ bar: Part, in area: inout Frame) {
        if isVertical(bar) { return drawRail(bar, named: "tabs", in: &area) }
        let items = bar.visibleItems
        let isAtTop = bar.keyword("position") == "top"
        let strip = isAtTop ? area.cutTop(50) : area.cutBottom(52)
        guard let surface = drawGround(of: bar, "tab bar", in: strip) else { return }
        canvas.divider(x: strip.x, y: isAtTop ? strip.maxY - 0.5 : strip.y + 0.5, width: strip.width)
        let width = isCompact ? strip.width : min(strip.width, Double(max(1, items.count)) * 110)
        let row = strip.inset(x: (strip.width - width) / 2, y: 0)
        drawTabs(items, of: bar, in: row, on: surface, isVertical: false)
    }

    /// Draws the narrow bar at the side that switches between main destinations, and cuts it off the area.
    mutating func drawRail(_ bar: Part, named name: String = "rail", in area: inout Frame) {
        let items = bar.visibleItems
        let strip = area.cutLeft(76)
        guard let surface = drawGround(of: bar, name, in: strip) else { return }
        canvas.divider(x: strip.maxX - 0.5, y: strip.y, height: strip.height)
        drawTabs(items, of: bar, in: strip.inset(x: 2, y: 8), on: surface, isVertical: true)
    }

    /// Draws tabs beside or below each other.
    mutating func drawTabs(_ items: [Part], of bar: Part, in frame: Frame, on surface: Paint, isVertical: Bool) {
        var rest = frame
        let least = isVertical ? 44.0 : 40
        let room = max(1, Int((isVertical ? frame.height : frame.width) / least))
        let shown = items.prefix(items.count > room ? room - 1 : room)
        let count = Double(shown.count + (items.count > shown.count ? 1 : 0))
        let length = isVertical ? min(58, frame.height / max(1, count)) : frame.width / max(1, count)
        for item in shown {
            let place = isVertical ? rest.cutTop(length) : rest.cutLeft(length)
            drawTab(item, tint: bar.ink("color"), in: place, on: surface)
        }
        guard items.count > shown.count else { return }
        let place = isVertical ? rest.cutTop(length) : rest.cutLeft(length)
        for item in items.dropFirst(shown.count) { canvas.note(item.path, place) }
        let more = "+\(items.count - shown.count)"
        canvas.line(more, in: place, .small, .tone(.muted), on: surface, .middle)
    }

    private mutating func drawTab(_ item: Part, tint: Paint?, in place: Frame, on surface: Paint) {
        let shown = max(22, TextWidth.width(of: (item.text("label") ?? "").prefix(40), .tiny))
        canvas.note(item.path, place.middle(shown + 2 * PlacedBadge.side))
        let paint = item.ink("color") ?? tint ?? .tone(item.flag("selected") == true ? .accent : .muted)
        let label = item.text("label")
        let glyph = item.icon ?? (label == nil ? Icon(.unknown) : nil)
        var row = place
        switch (glyph, label) {
        case (let glyph?, let label?):
            canvas.icon(glyph, in: row.cutTop(place.height * 0.62), size: 22, paint, on: surface)
            let text = Frame(x: row.x + 2, y: row.y, width: row.width - 4, height: 14)
            canvas.line(label, in: text, .tiny, paint, on: surface, .middle)
        case (let glyph?, nil): canvas.icon(glyph, in: row, size: 22, paint, on: surface)
        case (nil, let label):
            let style: FontStyle = item.flag("selected") == true ? .strongSmall : .small
            canvas.line(label ?? "", in: row.inset(x: 4, y: 0), style, paint, on: surface, .middle)
        }
        if let badge = item.text("badge") {
            drawCount(badge, over: Frame(x: place.midX + 6, y: place.y + 2, width: 0, height: 0))
        }
    }
}
