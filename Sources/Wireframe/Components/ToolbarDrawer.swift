extension LayoutDrawing {
    /// Whether a toolbar stands at the top.
    func isAtTop(_ bar: Part) -> Bool {
        bar.word("position").map { $0 == "top" } ?? ["macos", "tvos"].contains(platform)
    }

    /// Whether the items of a bar stand below each other.
    func isVertical(_ bar: Part) -> Bool {
        let position = bar.keyword("position") ?? bar.word("position") ?? ""
        return ["leading", "trailing", "left", "right"].contains(position) || bar.word("orientation") == "vertical"
    }

    /// Draws the bar with commands, and cuts it off the area.
    mutating func drawToolbar(_ bar: Part, in area: inout Frame) {
        if isVertical(bar) { return drawVerticalToolbar(bar, in: &area) }
        let strip = isAtTop(bar) ? area.cutTop(52) : area.cutBottom(52)
        guard let surface = drawGround(of: bar, "toolbar", in: strip) else { return }
        canvas.divider(x: strip.x, y: isAtTop(bar) ? strip.maxY - 0.5 : strip.y + 0.5, width: strip.width)
        drawToolbarItems(bar, in: strip.inset(x: 12, y: 0), on: surface)
    }

    /// Draws what stands in a horizontal toolbar.
    mutating func drawToolbarItems(_ bar: Part, in frame: Frame, on surface: Paint) {
        var row = frame
        if let menu = bar.part("documentMenu") {
            let place = row.cutLeft(44)
            canvas.note(menu.path, place)
            canvas.icon(.down, in: place, size: 20, .tone(.accent), on: surface)
        }
        if let helper = bar.part("helperText"), let text = helper.text("text") {
            let isTappable = helper.flag("tappable") == true || helper.flag("editable") == true
            let width = min(row.width * 0.45, TextWidth.width(of: text, .small) + 4)
            let place = row.cutLeft(width)
            let drawn = canvas.line(text, in: place, .small, .tone(isTappable ? .accent : .muted), on: surface)
            canvas.note(helper.path, text: drawn, in: frame)
            _ = row.cutLeft(10)
        }
        let items = bar.parts("items")
        let areas = ["leading", "center", "trailing"].map { area in items.filter { $0.word("area") == area } }
        guard areas.allSatisfy(\.isEmpty) else {
            let rest = items.filter { $0.word("area") == nil }
            return drawAreas(areas, rest: rest, tint: bar.ink("color"), in: row, on: surface)
        }
        var entries = ItemRow(items, in: .toolbar, tint: bar.ink("color"), width: row.width)
        let hasText = entries.entries.contains { $0.look.label != nil }
        switch bar.word("distribution") ?? (hasText && isCompact ? "equal" : isCompact ? "spread" : "trailing") {
        case "equal": entries.share(row.width)
        case "spread": entries.spread(to: row.width)
        case "leading": entries.spread(to: min(row.width, entries.width + entries.spacing))
        default:
            let width = entries.hasFlexibleSpace ? row.width : min(row.width, entries.width + entries.spacing)
            entries.spread(to: width)
            row = row.cutRight(width)
        }
        drawRow(entries, in: row, on: surface)
    }

    /// Draws the items of the three areas of a toolbar: at the left, in the middle and at the right.
    private mutating func drawAreas(_ areas: [[Part]], rest: [Part], tint: Paint?, in frame: Frame, on surface: Paint) {
        var row = frame
        func entries(_ items: [Part], within width: Double) -> ItemRow {
            var entries = ItemRow(items, in: .toolbar, tint: tint, width: width)
            entries.spread(to: min(width, entries.width + entries.spacing))
            return entries
        }
        let trailing = entries(areas[2] + rest, within: row.width * 0.45)
        drawRow(trailing, in: row.cutRight(trailing.total), on: surface)
        let leading = entries(areas[0], within: row.width * 0.5)
        drawRow(leading, in: row.cutLeft(leading.total), on: surface)
        let center = entries(areas[1], within: row.width)
        let x = min(max(frame.midX - center.total / 2, row.x), row.maxX - center.total)
        drawRow(center, in: Frame(x: x, y: row.y, width: center.total, height: row.height), on: surface)
    }

    private mutating func drawVerticalToolbar(_ bar: Part, in area: inout Frame) {
        let isTrailing = ["trailing", "right"].contains(bar.word("position") ?? "trailing")
        let strip = isTrailing ? area.cutRight(56) : area.cutLeft(56)
        guard let surface = drawGround(of: bar, "toolbar", in: strip) else { return }
        canvas.divider(x: isTrailing ? strip.x + 0.5 : strip.maxX - 0.5, y: strip.y, height: strip.height)
        var rest = strip.inset(x: 4, y: 8)
        for item in bar.parts("items") where item.isVisible {
            guard rest.height >= 30 else {
                canvas.note(item.path, strip.bottom(30))
                continue
            }
            let look = ItemLook(item, in: .toolbar, tint: bar.ink("color"))
            drawItem(look, path: item.path, in: rest.cutTop(46), on: surface)
        }
    }
}
