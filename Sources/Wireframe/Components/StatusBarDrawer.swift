extension LayoutDrawing {
    /// Draws the status bar of a phone or tablet, and cuts it off the area; it is partial over a screen below a sheet.
    mutating func drawStatusBar(in area: inout Frame, isPartial: Bool) {
        let frame = area.cutTop(isCompact ? 44 : 28)
        let bar = screen.part("statusBar")
        let surface = bar?.paint("background") ?? (isPartial ? .tone(.dim) : surfaceBelowStatusBar)
        // One point more than is seen, so that no seam shows above the bar that follows.
        canvas.rectangle(Frame(x: frame.x, y: frame.y, width: frame.width, height: frame.height + 1), surface)
        if let bar { canvas.note(bar.path, frame) }
        let isAndroid = platform == "android"
        let row = frame.inset(x: isAndroid || !isCompact ? 20 : 34, y: 0)
        if bar?.flag("showsClock") != false {
            let place = bar?.keyword("timePosition") ?? ""
            let anchor: Canvas.Anchor =
                place.hasSuffix("center") ? .middle : place.hasSuffix("trailing") ? .end : .start
            canvas.line("9:41", in: row, .strongSmall, .tone(.ink), on: surface, anchor)
        }
        var right = row
        drawBattery(in: right.cutRight(24), on: surface)
        canvas.icon(.wifi, in: right.cutRight(24), size: 16, .tone(.ink), on: surface)
        for item in bar?.parts("items") ?? [] where item.isVisible && right.width > 120 {
            let glyph = item.icon ?? Icon(.unknown)
            let place = right.cutRight(24)
            canvas.note(item.path, place)
            canvas.icon(glyph, in: place, size: 16, .tone(.ink), on: surface)
        }
    }

    private mutating func drawBattery(in frame: Frame, on surface: Paint) {
        let ink = Paint.tone(.ink).legible(on: surface, look)
        let shell = Frame(x: frame.x + 2, y: frame.midY - 5, width: 20, height: 10)
        canvas.rectangle(shell, ink, radius: 3)
        canvas.rectangle(shell.inset(x: 1, y: 1), surface, radius: 2)
        canvas.rectangle(Frame(x: shell.x + 2, y: shell.y + 2, width: 12, height: 6), ink, radius: 1)
    }

    /// What lies at the upper edge: a navigation bar goes on behind the status bar.
    var surfaceBelowStatusBar: Paint {
        guard let bar = screen.part("navigationBar"), !isHidden(bar) else { return page }
        return bar.paint("background") ?? usualBar
    }
}
