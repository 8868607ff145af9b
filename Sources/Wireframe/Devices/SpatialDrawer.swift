extension LayoutDrawing {
    /// Draws a window in space: tabs at its left and the toolbar below it stand in front of its edge.
    mutating func drawSpatial() {
        let window = device.screen
        canvas.rectangle(window.inset(x: -2, y: -2), .tone(.line), radius: device.cornerRadius + 2)
        canvas.layer = .screen
        canvas.rectangle(window, page)
        if let described = screen.part("window") { canvas.note(described.path, window) }
        var area = window.inset(x: 12, y: 10)
        drawSidesAndNavigationBar(in: &area)
        let toolbar = screen.part("toolbar")
        if let toolbar, isAtTop(toolbar) || isVertical(toolbar) { drawToolbar(toolbar, in: &area) }
        drawPage(in: area)
        canvas.layer = .overlay
        if let bar = screen.part("tabBar") { drawTabOrnament(bar, beside: window) }
        if let toolbar, !isAtTop(toolbar), !isVertical(toolbar) { drawToolbarOrnament(toolbar, below: window) }
        // The handle that moves the window, and the dot that closes it.
        let y = window.maxY + 66
        canvas.rectangle(Frame(x: window.midX - 60, y: y, width: 120, height: 6), .tone(.bezel), radius: 3)
        canvas.rectangle(Frame(x: window.midX - 84, y: y - 4, width: 14, height: 14), .tone(.bezel), radius: 7)
    }

    private mutating func drawTabOrnament(_ bar: Part, beside window: Frame) {
        let items = bar.visibleItems
        let height = min(window.height, Double(max(1, items.count)) * 58 + 20)
        let frame = Frame(x: window.x - 72, y: window.midY - height / 2, width: 60, height: height)
        guard !bar.isHidden else { return drawHidden(bar, "tabs", in: frame) }
        canvas.rectangle(frame.inset(x: -1, y: -1), .tone(.line), radius: 31)
        canvas.rectangle(frame, bar.barSurface, radius: 30)
        canvas.note(bar.path, frame)
        drawTabs(items, of: bar, in: frame.inset(x: 2, y: 10), on: bar.barSurface, isVertical: true)
    }

    private mutating func drawToolbarOrnament(_ bar: Part, below window: Frame) {
        let row = ItemRow(bar.parts("items"), in: .toolbar, tint: bar.ink("color"), width: window.width - 60)
        let width = max(row.width, 80) + 32
        let frame = Frame(x: window.midX - width / 2, y: window.maxY - 6, width: width, height: 52)
        guard !bar.isHidden else { return drawHidden(bar, "toolbar", in: frame) }
        canvas.rectangle(frame.inset(x: -1, y: -1), .tone(.line), radius: 27)
        canvas.rectangle(frame, bar.barSurface, radius: 26)
        canvas.note(bar.path, frame)
        drawRow(row, in: frame.inset(x: 16, y: 0), on: bar.barSurface)
    }
}
