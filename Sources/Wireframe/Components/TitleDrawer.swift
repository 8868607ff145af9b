extension LayoutDrawing {
    /// Draws the row of a navigation bar that holds the buttons, and the title between them.
    mutating func drawMainRow(_ bar: Part, in strip: Frame, on surface: Paint, hasLargeTitle: Bool) {
        var row = strip.inset(x: 6, y: 0)
        let (leading, trailing) = buttonRows(bar, width: row.width)
        drawRow(leading, in: row.cutLeft(leading.width), on: surface)
        drawRow(trailing, in: row.cutRight(trailing.width), on: surface)
        if let search = search(of: bar, isInBar: true) {
            drawSearchInRow(search, in: &row, isAlone: bar.text("title") == nil, on: surface)
        }
        row = row.inset(x: 6, y: 0)
        if let logo = bar.part("logo") { return drawLogo(logo, in: row, bar: strip, on: surface) }
        if bar.flag("titleVisible") ?? !hasLargeTitle { drawTitle(bar, in: row, bar: strip, on: surface) }
    }

    /// The buttons on both sides of the title.
    private func buttonRows(_ bar: Part, width: Double) -> (leading: ItemRow, trailing: ItemRow) {
        let leading = ItemRow(bar.parts("leading"), in: .navigationBar, tint: bar.ink("color"), width: width * 0.42)
        let room = max(0, width - leading.width - 64)
        return (leading, ItemRow(bar.parts("trailing"), in: .navigationBar, tint: bar.ink("color"), width: room))
    }

    /// The room for the title between the buttons of a bar.
    func titleRow(_ bar: Part, in strip: Frame) -> Frame {
        var row = strip.inset(x: 6, y: 0)
        let (leading, trailing) = buttonRows(bar, width: row.width)
        _ = row.cutLeft(leading.width)
        _ = row.cutRight(trailing.width)
        return row.inset(x: 6, y: 0)
    }

    /// Draws a large title below the buttons.
    mutating func drawLargeTitle(_ lines: [TextWidth.Fitted], _ bar: Part, in strip: Frame, on surface: Paint) {
        var rest = strip.inset(x: 16, y: 0)
        var (frame, last): (Frame?, Frame?)
        for line in lines {
            let place = rest.cutTop(FontStyle.large.lineHeight)
            let drawn = canvas.text(line, x: place.x, middle: place.midY, .large, titlePaint(bar), on: surface)
            frame = frame ?? drawn
            last = drawn
        }
        if let frame { canvas.note(bar.path("title"), text: frame, in: strip) }
        // The menu opens from the title, wherever that stands.
        guard let frame = last, let menu = menu(of: bar) else { return }
        let mark = Frame(x: min(frame.maxX + 6, strip.maxX - 26), y: frame.y, width: 20, height: frame.height)
        canvas.icon(.down, in: mark, size: 18, .tone(.accent), on: surface)
        canvas.note(menu.path, text: frame.widened(right: 26, vertical: 0), in: strip)
    }

    /// Draws title and subtitle, in the middle of the bar as far as the buttons leave room.
    private mutating func drawTitle(_ bar: Part, in row: Frame, bar strip: Frame, on surface: Paint) {
        let field = isScrolled && bar.text("scrolledTitle") != nil ? "scrolledTitle" : "title"
        let menu = menu(of: bar)
        let space = menu == nil ? row : Frame(x: row.x, y: row.y, width: row.width - 18, height: row.height)
        let subtitle = bar.text("subtitle").map { TextWidth.fitted($0, .tiny, in: row.width) }
        var lines = [TextWidth.Fitted]()
        if let title = bar.text(field) ?? menu?.text("label") ?? selectionTitle(bar) {
            let isClipped = bar.word("titleOverflow") == "clip"
            lines =
                isClipped
                ? [TextWidth.fitted(title, .title, in: space.width, mark: "")]
                : TextWidth.lines(title, .title, in: space.width, atMost: titleLines(bar))
        }
        let height = Double(lines.count) * FontStyle.title.lineHeight
        var y = row.midY - (height + (subtitle == nil ? 0 : 14)) / 2
        for (index, line) in lines.enumerated() {
            let x = start(ofTitle: line, bar, in: space, strip)
            let frame = canvas.text(line, x: x, middle: y + 10, .title, titlePaint(bar), on: surface)
            if index == 0 { canvas.note(bar.path(field), text: frame, in: row) }
            if index == lines.count - 1, let menu {
                let mark = Frame(x: frame.maxX + 4, y: frame.y, width: 14, height: frame.height)
                canvas.icon(.down, in: mark, size: 14, .tone(.accent), on: surface)
                canvas.note(menu.path, text: frame.widened(right: 18, vertical: 0), in: row)
            }
            y += FontStyle.title.lineHeight
        }
        guard let subtitle else { return }
        let x = start(ofTitle: subtitle, bar, in: row, strip)
        let frame = canvas.text(subtitle, x: x, middle: y + 7, .tiny, .tone(.muted), on: surface)
        canvas.note(bar.path("subtitle"), text: frame, in: row)
    }

    private func start(ofTitle line: TextWidth.Fitted, _ bar: Part, in row: Frame, _ strip: Frame) -> Double {
        switch titleAlignment(bar) {
        case "leading": row.x
        case "trailing": row.maxX - line.width
        default: min(max(strip.midX - line.width / 2, row.x), row.maxX - line.width)
        }
    }

    private func titlePaint(_ bar: Part) -> Paint { bar.ink("titleColor") ?? .tone(.ink) }

    /// The menu that opens from the title.
    private func menu(of bar: Part) -> Part? { bar.part("dropdown") ?? bar.part("documentMenu") }

    private func titleAlignment(_ bar: Part) -> String {
        if let alignment = bar.word("titleAlignment") { return alignment }
        if look.hasLeadingTitleBesideSearch, search(of: bar, isInBar: true) != nil { return "leading" }
        return ["android", "macos", "visionos"].contains(platform) ? "leading" : "center"
    }

    /// What stands for the title while items are being selected.
    private func selectionTitle(_ bar: Part) -> String? {
        guard let selection = bar.part("selection"), selection.flag("active") != false else { return nil }
        return selection.number("count").map { "\(Int(min(max($0, 0), 1e6))) selected" }
    }

    private mutating func drawLogo(_ logo: Part, in row: Frame, bar strip: Frame, on surface: Paint) {
        let width = min(row.width, max(24, logo.number("width") ?? 96))
        let most = min(strip.height - 10, look.mostLogoHeight ?? .infinity)
        let height = min(most, max(12, logo.number("height") ?? 24))
        let isLeading = logo.keyword("position").map { $0 == "leading" } ?? look.hasLeadingLogo
        let x = isLeading ? row.x : min(max(strip.midX - width / 2, row.x), row.maxX - width)
        let frame = Frame(x: x, y: strip.midY - height / 2, width: width, height: height)
        canvas.note(logo.path, frame)
        canvas.outline(frame, .muted, radius: 4, isDashed: true)
        canvas.line("Logo", in: frame.inset(x: 4, y: 0), .tiny, .tone(.muted), on: surface, .middle)
    }
}
