extension LayoutDrawing {
    /// Draws a list: its items as rows, or rows that say nothing if none are described.
    mutating func drawList(_ block: Part, in frame: Frame, on surface: Paint) {
        var rest = frame
        drawHeading(block, in: &rest, on: surface)
        let items = block.visibleItems
        let surface = drawGround(ofRows: items.isEmpty ? 4 : items.count, in: &rest, on: surface)
        if items.isEmpty {
            for index in 0..<4 where rest.height >= 30 {
                drawEmptyRow(index, in: rest.cutTop(look.rowHeight), on: surface)
            }
            return
        }
        for (index, item) in items.enumerated() {
            let isLast = index == items.count - 1
            guard rest.height >= (isLast ? 30 : 60) else {
                let place = rest.height >= 18 ? rest : rest.bottom(18)
                for hidden in items[index...] { canvas.note(hidden.path, place) }
                canvas.line("+\(items.count - index)", in: place, .small, .tone(.muted), on: surface, .middle)
                return
            }
            drawRow(item, in: rest.cutTop(look.rowHeight), on: surface, isLast: isLast)
        }
    }

    /// Draws what the rows of a list lie on, if that is not the page itself, and answers it.
    private mutating func drawGround(ofRows count: Int, in rest: inout Frame, on surface: Paint) -> Paint {
        guard let radius = look.listRadius, surface == .tone(.paper), device.kind != .watch else { return surface }
        let height = min(rest.height, Double(count) * look.rowHeight)
        canvas.rectangle(Frame(x: rest.x, y: rest.y, width: rest.width, height: height), .tone(.card), radius: radius)
        rest = rest.inset(x: 8, y: 0)
        return .tone(.card)
    }

    /// Draws a row, as one of a list or on its own.
    mutating func drawRow(_ item: Part, in row: Frame, on surface: Paint, isLast: Bool) {
        canvas.note(item.path, row)
        if ["button", "card"].contains(item.text("kind") ?? "") {
            return drawBlock(item, in: row.inset(x: 0, y: 3), on: surface)
        }
        var ground = surface
        if device.kind == .watch {
            ground = .described(LayoutDrawing.watchPlatter)
            canvas.rectangle(row.inset(x: 0, y: 2), ground, radius: 12)
        } else if !isLast || look.listRadius == nil {
            canvas.divider(x: row.x, y: row.maxY - 0.5, width: row.width)
        }
        var inner = row.inset(x: device.kind == .watch ? 12 : 4, y: 0)
        if let icon = item.icon { canvas.icon(icon, in: inner.cutLeft(30), size: 20, .tone(.accent), on: ground) }
        if BlockShape(item) == .toggle { return drawToggle(item, in: inner, on: ground) }
        drawAccessory(item, in: &inner, on: ground)
        let ink: Tone = item.flag("disabled") == true ? .muted : .ink
        guard let text = item.text("label") ?? item.text("title") ?? item.text("text") else {
            return drawPlaceholders(in: inner.inset(x: 0, y: 3), on: ground)
        }
        drawTrailingText(item, beside: text, in: &inner, on: ground)
        guard let below = item.text("subtitle") ?? item.text("placeholder") else {
            canvas.line(text, in: inner, .body, .tone(ink), on: ground)
            return
        }
        let upper = Frame(x: inner.x, y: inner.y + 4, width: inner.width, height: 20)
        canvas.line(text, in: upper, .body, .tone(ink), on: ground)
        let lower = Frame(x: inner.x, y: inner.y + 24, width: inner.width, height: 16)
        let drawn = canvas.line(below, in: lower, .small, .tone(.muted), on: ground)
        canvas.note(item.path("subtitle"), text: drawn, in: row)
    }

    /// Draws what stands at the end of a row: a chevron unless the description says otherwise.
    private mutating func drawAccessory(_ item: Part, in inner: inout Frame, on surface: Paint) {
        let accessory = item.keyword("accessory")
        let isSelected = item.flag("selected") == true
        let glyph: Glyph?
        switch accessory {
        case "none": glyph = nil
        case "checkmark", "check", "selected": glyph = .check
        case "detail", "info", "detailbutton", "detaildisclosurebutton": glyph = .info
        case nil where isSelected: glyph = .check
        // On a watch, a row is a button that needs no mark; a menu's row leads nowhere.
        case nil where device.kind == .watch: glyph = nil
        default: glyph = .forward
        }
        guard let glyph else { return }
        let size = glyph == .forward ? 14.0 : 18
        let tone: Tone = glyph == .forward ? .muted : .accent
        canvas.icon(glyph, in: inner.cutRight(size + 6), size: size, .tone(tone), on: surface)
    }

    /// Draws the value and the badge of a row, which stand before its accessory.
    private mutating func drawTrailingText(_ item: Part, beside text: String, in inner: inout Frame, on surface: Paint)
    {
        if let badge = item.text("badge") {
            let width = min(44, TextWidth.width(of: badge, .number) + 8)
            let place = inner.cutRight(max(16, width) + 4)
            drawCount(badge, over: Frame(x: place.x, y: place.midY - 8, width: 0, height: 0))
        }
        guard let value = item.text("value") ?? item.text("detail") else { return }
        // What the row is called comes first; a value takes at most half of it.
        let wanted = TextWidth.width(of: String(value.prefix(80)), .body)
        let left = inner.width - TextWidth.width(of: String(text.prefix(80)), .body) - 10
        let place = inner.cutRight(min(wanted + 4, max(inner.width / 3, min(left, inner.width * 0.6))))
        canvas.line(value, in: place.inset(x: 2, y: 0), .body, .tone(.muted), on: surface, .end)
    }

    private mutating func drawEmptyRow(_ index: Int, in row: Frame, on surface: Paint) {
        let share = [0.55, 0.4, 0.62, 0.48][index % 4]
        let first = Frame(x: row.x + 4, y: row.y + 9, width: row.width * share, height: 9)
        canvas.rectangle(first, .skeleton(on: surface), radius: 4)
        let second = Frame(x: row.x + 4, y: row.y + 25, width: row.width * share * 0.6, height: 7)
        canvas.rectangle(second, .skeleton(on: surface), radius: 3)
        canvas.divider(x: row.x, y: row.maxY - 0.5, width: row.width)
    }
}
