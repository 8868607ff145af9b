extension LayoutDrawing {
    /// Whether a search is going on in a field of the bar.
    func isActive(_ search: Part) -> Bool { search.flag("active") ?? (screen.flag("isSearching") == true) }

    /// Draws a search field that fills a frame.
    mutating func drawSearchField(_ search: Part, in frame: Frame, on surface: Paint) {
        canvas.note(search.path, frame)
        var field = frame
        if isActive(search) {
            let width = min(field.width / 3, TextWidth.width(of: "Cancel", .body) + 14)
            canvas.line("Cancel", in: field.cutRight(width), .body, .tone(.accent), on: surface, .end)
        }
        let hasFilter = search.flag("filterButton") == true
        drawField("Search", in: field, isActive: isActive(search), hasFilter: hasFilter)
    }

    /// Draws a search field beside the title, or the button that opens it.
    mutating func drawSearchInRow(_ search: Part, in row: inout Frame, isAlone: Bool, on surface: Paint) {
        if !isActive(search), search.word("mode") == "expandable" {
            let place = row.cutRight(44)
            canvas.note(search.path, place)
            return canvas.icon(.search, in: place, size: 22, .tone(.accent), on: surface)
        }
        let field = isAlone ? row : row.cutRight(min(240, row.width * 0.5))
        drawSearchField(search, in: field.inset(x: 4, y: (row.height - 34) / 2), on: surface)
    }

    /// Draws a field for text, with a magnifier.
    mutating func drawField(_ placeholder: String, in frame: Frame, isActive: Bool = false, hasFilter: Bool = false) {
        canvas.rectangle(frame, .tone(.fill), radius: 10)
        if isActive { canvas.outline(frame, .accent, radius: 10, width: 2) }
        var row = frame.inset(x: 8, y: 0)
        canvas.icon(.search, in: row.cutLeft(20), size: 16, .tone(.muted), on: .tone(.fill))
        if hasFilter { canvas.icon(.filter, in: row.cutRight(22), size: 18, .tone(.accent), on: .tone(.fill)) }
        canvas.line(placeholder, in: row.inset(x: 4, y: 0), .body, .tone(.muted), on: .tone(.fill))
    }
}
