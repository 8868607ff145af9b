extension LayoutDrawing {
    /// Draws a television, with tabs at the top.
    mutating func drawTelevision() {
        canvas.rectangle(device.screen.inset(x: -8, y: -8), .tone(.bezel), radius: device.cornerRadius + 8)
        let foot = Frame(x: device.screen.midX - 110, y: device.screen.maxY + 18, width: 220, height: 5)
        canvas.rectangle(foot, .tone(.bezel), radius: 2.5)
        canvas.layer = .screen
        canvas.rectangle(device.screen, page)
        var area = device.screen.inset(x: 48, y: 28)
        if let bar = screen.part("tabBar"), !bar.isHidden {
            let items = bar.visibleItems
            let strip = area.cutTop(58)
            let width = min(strip.width, Double(max(1, items.count)) * 130)
            let frame = Frame(x: strip.midX - width / 2, y: strip.y, width: width, height: 50)
            canvas.rectangle(frame, bar.barSurface, radius: 25)
            canvas.note(bar.path, frame)
            drawTabs(items, of: bar, in: frame, on: bar.barSurface, isVertical: false)
        }
        drawSidesAndNavigationBar(in: &area)
        if let bar = screen.part("toolbar") { drawToolbar(bar, in: &area) }
        drawPage(in: area)
    }
}
