import ScreenModel

extension LayoutDrawing {
    /// Draws the columns of a split view but this screen's own, for which it leaves the area.
    ///
    /// A column shows what is described of it, else the screen of the same file that it names.
    mutating func drawColumns(in area: inout Frame) {
        guard let view = screen.part("splitView") else { return }
        let panes = view.parts("panes")
        let count = Int(min(4, max(1, view.number("columns") ?? Double(panes.count))))
        canvas.note(view.path, area)
        guard count > 1, area.width > 400 else { return }
        let own = own(of: panes, count)
        let side = min(250, area.width / Double(count) * 0.9)
        let whole = area
        // From both sides inwards, so that this screen's own column stands where it belongs.
        for index in (0..<own).map(\.self) + (own + 1..<max(count, own + 1)).reversed() {
            let strip = index < own ? area.cutLeft(side) : area.cutRight(side)
            drawColumn(index < panes.count ? panes[index] : nil, number: index + 1, in: strip)
            canvas.divider(x: index < own ? strip.maxX - 0.5 : strip.x + 0.5, y: whole.y, height: whole.height)
        }
        if own < panes.count { canvas.note(panes[own].path, area) }
        let isOwn = screen.isWritten("content") || screen.part("navigationBar") != nil
        guard own < panes.count, isDescribed(panes[own]), !isOwn else { return }
        drawColumn(panes[own], number: own + 1, in: area)
        area = Frame(x: area.x, y: area.y, width: area.width, height: 0)
    }

    /// The number of the column that this screen fills itself: the one that names it, else the last that nothing fills.
    private func own(of panes: [Part], _ count: Int) -> Int {
        if let id = screen.text("id"), let named = panes.prefix(count).firstIndex(where: { $0.text("screen") == id }) {
            return named
        }
        let open = panes.prefix(count).lastIndex { !isDescribed($0) && $0.text("screen") == nil }
        return screen.isWritten("content") ? open ?? count - 1 : panes.count < count ? count - 1 : open ?? count - 1
    }

    private func isDescribed(_ pane: Part) -> Bool {
        pane.isWritten("content") || pane.part("navigationBar") != nil || pane.part("toolbar") != nil
    }

    private mutating func drawColumn(_ pane: Part?, number: Int, in strip: Frame) {
        if let pane { canvas.note(pane.path, strip) }
        let name = pane?.text("name") ?? pane?.text("screen") ?? "Column \(number)"
        if let pane, isDescribed(pane) { return draw(pane, name: name, in: strip) }
        if let id = pane?.text("screen"), let layout = others[id] {
            let part = screen.part(at: layout.record)
            // What is found in another screen has its place in that one's own picture.
            canvas.notesParts = false
            draw(part, name: name, in: strip)
            canvas.notesParts = true
            return
        }
        var rest = strip.inset(x: 14, y: 12)
        canvas.line(name, in: rest.cutTop(22), .strongSmall, .tone(.muted), on: page)
        drawPlaceholders(in: rest, on: page)
    }

    /// Draws the bars and the content of a column, below its name if no bar has a title.
    private mutating func draw(_ part: Part, name: String, in strip: Frame) {
        var column = self
        (column.screen, column.isCompact, column.others) = (part, true, [:])
        canvas = Canvas()
        var area = strip
        let toolbar = part.part("toolbar")
        if let bar = part.part("navigationBar") {
            column.drawNavigationBar(bar, in: &area)
        } else {
            let title = area.cutTop(36).inset(x: 14, y: 0)
            column.canvas.line(name, in: title, .strongSmall, .tone(.muted), on: page)
        }
        if let toolbar { column.drawToolbar(toolbar, in: &area) }
        column.drawContent(in: area)
        canvas = column.canvas
    }
}
