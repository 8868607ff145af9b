import Tokens

extension LayoutDrawing {
    /// What buttons and rows lie on; a watch is black, so that its edge is not seen (HIG, Designing for watchOS).
    static let watchPlatter = Color(hex: 0x222327)

    /// Draws a watch: buttons in the corners, the title and the time at the top, content below.
    mutating func drawWatch() {
        let body = device.screen.inset(x: -10, y: -10)
        canvas.rectangle(Frame(x: body.maxX - 2, y: body.y + 62, width: 6, height: 40), .tone(.bezel), radius: 3)
        canvas.rectangle(body, .tone(.bezel), radius: device.cornerRadius + 10)
        canvas.layer = .screen
        canvas.rectangle(device.screen, page)
        var area = device.screen.inset(x: 12, y: 12)
        let clock = area.cutTop(28)
        drawClock(in: clock)
        if let bar = screen.part("navigationBar") { drawWatchBar(bar, in: &area, besideClock: clock) }
        if let bar = screen.part("toolbar") { drawWatchToolbar(bar, in: &area) }
        drawContent(in: area)
        drawDialogs(over: area)
    }

    /// Draws the time where the status bar says, else at the upper right.
    private mutating func drawClock(in frame: Frame) {
        let bar = screen.part("statusBar")
        if let bar { canvas.note(bar.path, frame) }
        guard bar?.flag("showsClock") != false else { return }
        canvas.line("9:41", in: frame.inset(x: 26, y: 0), .small, .tone(.ink), on: page, .end)
    }

    private mutating func drawWatchBar(_ bar: Part, in area: inout Frame, besideClock clock: Frame) {
        let row = area.cutTop(38)
        let strip = Frame(x: row.x, y: clock.y, width: row.width, height: clock.height + row.height)
        guard !isHidden(bar) else { return drawHidden(bar, "navigation bar", in: row) }
        canvas.note(bar.path, strip)
        var rest = row.inset(x: 2, y: 0)
        let leading = ItemRow(bar.parts("leading"), in: .watch, tint: bar.ink("color"), width: rest.width * 0.5)
        drawRow(leading, in: rest.cutLeft(leading.width), on: page)
        let trailing = ItemRow(bar.parts("trailing"), in: .watch, tint: bar.ink("color"), width: rest.width)
        drawRow(trailing, in: rest.cutRight(trailing.width), on: page)
        guard let title = bar.text("title") else { return }
        let space = Frame(x: clock.x + 28, y: clock.y, width: clock.width - 94, height: clock.height)
        let drawn = canvas.line(title, in: space, .small, .tone(.accent), on: page)
        canvas.note(bar.path("title"), text: drawn, in: strip.widened(right: 0, vertical: 8))
    }

    /// Draws the items of a toolbar where their placement says.
    private mutating func drawWatchToolbar(_ bar: Part, in area: inout Frame) {
        guard !bar.isHidden else { return drawHidden(bar, "toolbar", in: area.cutBottom(40)) }
        let items = bar.parts("items")
        let atTop = items.filter { ["top-leading", "top-trailing"].contains($0.word("placement") ?? "") }
        let scrolled = items.filter { $0.word("placement") == "scroll" }
        let below = items.filter { $0.word("placement")?.hasPrefix("bottom") ?? true }
        var strips = [Frame]()
        for (list, isTop) in [(atTop, true), (scrolled, true), (below, false)] where !list.isEmpty {
            let strip = isTop ? area.cutTop(42) : area.cutBottom(46)
            var row = ItemRow(list, in: .watch, tint: bar.ink("color"), width: strip.width - 16)
            if list.count > 1 { row.spread(to: strip.width - 16) }
            let inset = (strip.width - row.total) / 2
            drawRow(row, in: strip.inset(x: inset, y: 0), on: page)
            strips.append(strip)
        }
        canvas.note(bar.path, strips.first ?? area)
    }
}
