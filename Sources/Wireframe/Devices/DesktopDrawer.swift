extension LayoutDrawing {
    /// Draws a window of the Mac below its menu bar.
    mutating func drawDesktop() {
        drawMenuBar()
        canvas.rectangle(device.screen.inset(x: -1, y: -1), .tone(.line), radius: device.cornerRadius + 1)
        canvas.layer = .screen
        canvas.rectangle(device.screen, page)
        var area = device.screen
        drawTitleBar(in: &area)
        drawSidesAndNavigationBar(in: &area)
        if let bar = screen.part("tabBar") { drawTabBar(bar, in: &area) }
        if let bar = screen.part("toolbar"), !isInTitleBar(bar) { drawToolbar(bar, in: &area) }
        drawPage(in: area)
    }

    /// Whether a toolbar shares the strip with a window's buttons, as it does unless something else is said.
    private func isInTitleBar(_ bar: Part) -> Bool {
        bar.word("position") ?? "top" == "top" && !isVertical(bar) && bar.word("titleBarStyle") != "below"
            && bar.word("titlePosition") != "above" && screen.part("window")?.flag("fullScreen") != true
    }

    /// Draws the strip with a window's buttons, its title and perhaps the toolbar.
    private mutating func drawTitleBar(in area: inout Frame) {
        let window = screen.part("window")
        let toolbar = screen.part("toolbar").flatMap { isInTitleBar($0) ? $0 : nil }
        if window?.flag("fullScreen") == true {
            if let window { canvas.note(window.path, area) }
            return
        }
        let frame = area.cutTop(toolbar == nil ? 32 : 50)
        let surface = toolbar?.barSurface ?? .tone(.bar)
        canvas.rectangle(frame, surface)
        canvas.divider(x: frame.x, y: frame.maxY - 0.5, width: frame.width)
        if let window { canvas.note(window.path, frame) }
        var row = frame.inset(x: 14, y: 0)
        for tone in [Tone.negative, .warning, .positive] {
            let dot = row.cutLeft(20)
            canvas.rectangle(Frame(x: dot.x, y: dot.midY - 6, width: 12, height: 12), .tone(tone), radius: 6)
        }
        _ = row.cutLeft(12)
        if let title = window?.text("title") {
            let isInline = toolbar != nil
            let shown = isInline ? Frame(x: row.x, y: row.y, width: 240, height: row.height) : frame.inset(x: 90, y: 0)
            let drawn = canvas.line(title, in: shown, .title, .tone(.ink), on: surface, isInline ? .start : .middle)
            if let window { canvas.note(window.path("title"), text: drawn, in: frame) }
            if isInline { _ = row.cutLeft(drawn.width + 20) }
        }
        guard let toolbar else { return }
        if toolbar.isHidden { return drawHidden(toolbar, "toolbar", in: row) }
        canvas.note(toolbar.path, row)
        drawToolbarItems(toolbar, in: row, on: surface)
    }

    /// Draws the menu bar at the top of the display.
    private mutating func drawMenuBar() {
        let strip = Frame(x: 0, y: 0, width: device.frame.width, height: 26)
        canvas.rectangle(strip, .tone(.bar), radius: 6)
        let menuBar = screen.part("menuBar")
        if let menuBar { canvas.note(menuBar.path, strip) }
        var row = strip.inset(x: 12, y: 0)
        let app = screen.part("app")?.text("name") ?? "App"
        _ = row.cutLeft(canvas.line(app, in: row, .strongSmall, .tone(.ink), on: .tone(.bar)).width + 16)
        for menu in menuBar?.parts("menus") ?? [] where row.width > 40 {
            let drawn = canvas.line(menu.text("name") ?? "Menu", in: row, .small, .tone(.ink), on: .tone(.bar))
            canvas.note(menu.path, row.cutLeft(drawn.width + 16))
        }
    }
}
