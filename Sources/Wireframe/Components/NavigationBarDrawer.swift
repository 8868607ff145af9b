extension LayoutDrawing {
    /// One row of a navigation bar: its height, and what draws it into a strip.
    private typealias Row = (height: Double, draw: (inout LayoutDrawing, Frame) -> Void)

    /// Draws the bar with the title, and cuts it off the area.
    mutating func drawNavigationBar(_ bar: Part, in area: inout Frame) {
        guard !isHidden(bar) else { return drawHidden(bar, "navigation bar", in: area.cutTop(44)) }
        let surface = bar.paint("background") ?? usualBar
        let rows = rows(of: bar, width: area.width, on: surface)
        let height = rows.reduce(0) { $0 + $1.height }
        let isAtBottom = bar.keyword("position") == "bottom"
        let frame = isAtBottom ? area.cutBottom(height) : area.cutTop(height)
        canvas.tab(frame, surface, bottom: min(24, max(0, bar.number("cornerRadius") ?? 0)))
        canvas.note(bar.path, frame)
        var rest = frame
        for row in rows { row.draw(&self, rest.cutTop(row.height)) }
        let isDivided = isScrolled && look.dividesWhenScrolled && bar.word("divider") != "hidden"
        let hasLine = bar.word("border") == "visible" || bar.word("divider") == "visible" || isDivided
        if hasLine { canvas.divider(x: frame.x, y: isAtBottom ? frame.y : frame.maxY - 0.5, width: frame.width) }
    }

    /// Whether a navigation bar is described as hidden, for a while or always.
    func isHidden(_ bar: Part) -> Bool { ["temporary", "always"].contains(bar.word("hidden")) }

    /// The rows, from top to bottom.
    private func rows(of bar: Part, width: Double, on surface: Paint) -> [Row] {
        let hasLargeTitle = hasLargeTitle(bar)
        let height = mainRowHeight(bar, width: width)
        var rows: [Row] = [(height, { $0.drawMainRow(bar, in: $1, on: surface, hasLargeTitle: hasLargeTitle) })]
        if hasLargeTitle, let title = bar.text("title") {
            let count = bar.word("titleOverflow") == "wrap" ? 3 : Int(min(4, max(1, bar.number("titleLines") ?? 1)))
            let lines = TextWidth.lines(title, .large, in: width - 32, atMost: count)
            let height = Double(lines.count) * FontStyle.large.lineHeight + 8
            rows.append((height, { $0.drawLargeTitle(lines, bar, in: $1, on: surface) }))
        }
        if let search = search(of: bar, isInBar: false) {
            rows.append((46, { $0.drawSearchField(search, in: $1.inset(x: 14, y: 5), on: surface) }))
        }
        if let control = bar.part("segmentedControl") {
            rows.append((46, { $0.drawSegmentedControl(control, in: $1) }))
        }
        if bar.part("banner") == nil || !look.bannerCoversSlot {
            rows += slotRows(bar.parts("contentSlot")).map { items in (48, { $0.drawSlot(items, in: $1, on: surface) })
            }
        }
        if let banner = bar.part("banner") { rows.append((40, { $0.drawBanner(banner, in: $1) })) }
        return rows
    }

    private mutating func drawSegmentedControl(_ control: Part, in strip: Frame) {
        canvas.note(control.path, strip)
        let segments = control.texts("segments")
        let selected = control.text("selected").flatMap(segments.firstIndex) ?? 0
        drawSegments(segments, selected: selected, in: strip.inset(x: 14, y: 6))
    }

    private func mainRowHeight(_ bar: Part, width: Double) -> Double {
        let lines = wrapsByLook(bar) ? neededTitleLines(bar, width: width) : titleLines(bar)
        let isMedium = bar.word("size") == "medium" && !(isScrolled && look.isSmallWhenScrolled)
        let usual = platform == "android" || isMedium ? 56.0 : 46
        guard lines > 1, !hasLargeTitle(bar) else { return usual }
        return usual + Double(lines - 1) * FontStyle.title.lineHeight
    }

    /// On how many lines a small title may run.
    func titleLines(_ bar: Part) -> Int {
        let stated = bar.number("titleLines").map { Int(min(4, max(1, $0))) }
        return stated ?? (bar.word("titleOverflow") == "wrap" || wrapsByLook(bar) ? 2 : 1)
    }

    /// Whether a title that says nothing of its lines may take two.
    private func wrapsByLook(_ bar: Part) -> Bool {
        look.wrapsTitle && bar.text("subtitle") == nil && bar.part("logo") == nil
            && !bar.isWritten("titleOverflow") && !bar.isWritten("titleLines")
    }

    /// The number of lines that the title takes between the buttons.
    private func neededTitleLines(_ bar: Part, width: Double) -> Int {
        guard let title = bar.text("title") else { return 1 }
        let space = titleRow(bar, in: Frame(x: 0, y: 0, width: width, height: 0)).width
        return TextWidth.lines(title, .title, in: space, atMost: titleLines(bar)).count
    }

    /// Whether the title stands large below the buttons.
    func hasLargeTitle(_ bar: Part) -> Bool {
        if let isVisible = bar.flag("largeTitleVisible") { return isVisible }
        return bar.word("size") == "large" && !isScrolled && isHandheld
    }

    /// Whether the content has been scrolled below the bar.
    var isScrolled: Bool { screen.word("state") == "scrolled" }

    /// The search field of a bar that stands beside the title, or below it.
    func search(of bar: Part, isInBar: Bool) -> Part? {
        bar.part("search").flatMap { $0.flag("show") != false && self.isInBar($0) == isInBar ? $0 : nil }
    }

    /// Whether a search field, or the button that opens it, stands beside the title.
    private func isInBar(_ search: Part) -> Bool {
        if !isActive(search), search.word("mode") == "expandable" { return true }
        return search.word("placement").map { $0 == "in-bar" } ?? !isCompact
    }

    /// Whether the device is one that is held in the hand, with bars from edge to edge.
    var isHandheld: Bool { device.kind == .phone || device.kind == .tablet }
}
