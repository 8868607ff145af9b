extension LayoutDrawing {
    /// The number of the selected one of some items; the first if none is.
    static func selection(_ items: [Part]) -> Int { items.firstIndex { $0.flag("selected") == true } ?? 0 }

    /// Draws a segmented control that fills a frame.
    mutating func drawSegments(_ segments: [String], selected: Int, in frame: Frame) {
        canvas.rectangle(frame, .tone(.fill), radius: 8)
        let shown = segments.isEmpty ? ["One", "Two"] : Array(segments.prefix(8))
        var rest = frame.inset(x: 2, y: 2)
        let width = rest.width / Double(shown.count)
        for (index, segment) in shown.enumerated() {
            let place = rest.cutLeft(width)
            let isSelected = index == selected
            if isSelected { canvas.rectangle(place, .tone(.paper), radius: 7) }
            let surface: Paint = .tone(isSelected ? .paper : .fill)
            let style: FontStyle = isSelected ? .strongSmall : .small
            canvas.line(segment, in: place.inset(x: 5, y: 0), style, .tone(.ink), on: surface, .middle)
        }
    }
}
