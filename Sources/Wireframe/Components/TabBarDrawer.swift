extension LayoutDrawing {
    /// Draws the bar that switches between main destinations, and cuts it off the area.
    mutating func drawTabBar(_ bar: Part, in area: inout Frame) {
        guard bar.flag("hidden") != true else { return }
        let frame = area.cutBottom(56)
        canvas.tab(frame, .tone(.bar), bottom: device.cornerRadius)
        canvas.note(bar.path, frame)
        let items = bar.parts("items").filter { $0.flag("isVisible") != false }
        var rest = frame
        for item in items {
            let place = rest.cutLeft(frame.width / Double(items.count))
            canvas.note(item.path, place)
            let tone: Paint = .tone(item.flag("selected") == true ? .accent : .muted)
            var row = place
            canvas.icon(
                item.text("icon").map(Glyph.init(named:)) ?? .unknown,
                in: row.cutTop(36),
                size: 22,
                tone,
                on: .tone(.bar)
            )
            let label = TextWidth.fitted(item.text("label") ?? "", .tiny, in: place.width - 4)
            canvas.text(label, x: place.midX, middle: row.y + 6, .tiny, tone, on: .tone(.bar), .middle)
        }
    }
}
