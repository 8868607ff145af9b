/// The items of a bar side by side: what they look like and how wide they are.
struct ItemRow {
    /// One item with its width, in points.
    struct Entry {
        let item: Part
        var look: ItemLook
        var width: Double
    }

    /// The items for which there is room, left to right.
    private(set) var entries: [Entry]
    /// The items for which there is none.
    private(set) var rest: [Part] = []
    /// The space between two entries, in points.
    private(set) var gap = 0.0

    /// The width of the mark that stands for the items without room, in points.
    static let restWidth = 34.0

    /// Lays out the visible items in a width, in points; `tint` is the colour of those that have none of their own.
    init(_ items: [Part], in place: ItemLook.Container, tint: Paint?, width: Double) {
        entries = items.filter(\.isVisible).prefix(60).map { item in
            let look = ItemLook(item, in: place, tint: tint)
            return Entry(item: item, look: look, width: look.width)
        }
        rest = Array(items.dropFirst(60))
        squeeze(into: width)
    }

    /// The width of all entries and of the mark for the rest, gaps left out.
    var width: Double { entries.reduce(rest.isEmpty ? 0 : ItemRow.restWidth) { $0 + $1.width } }

    var total: Double { width + gap * Double(max(0, entries.count - 1)) }

    /// The usual space between buttons with a text, or a visible shape; icons have their own.
    var spacing: Double { entries.contains { $0.look.label != nil } ? 8 * Double(max(0, entries.count - 1)) : 0 }

    /// Whether some space takes what is left.
    var hasFlexibleSpace: Bool { entries.contains { $0.look.shape == .flexibleSpace } }

    /// Spreads the entries over a width: flexible spaces take what is left, else the gaps do.
    mutating func spread(to width: Double) {
        let left = width - self.width
        guard left > 0 else { return }
        let flexible = entries.indices.filter { entries[$0].look.shape == .flexibleSpace }
        if flexible.isEmpty {
            gap = entries.count > 1 ? left / Double(entries.count - 1) : 0
        } else {
            for index in flexible { entries[index].width += left / Double(flexible.count) }
        }
    }

    /// Gives every entry the same share of a width.
    mutating func share(_ width: Double) {
        guard !hasFlexibleSpace, rest.isEmpty, entries.count > 0 else { return spread(to: width) }
        gap = 8
        let share = (width - gap * Double(entries.count - 1)) / Double(entries.count)
        guard share > 0, entries.allSatisfy({ $0.width <= share * 1.5 }) else {
            gap = 0
            return spread(to: width)
        }
        for index in entries.indices { entries[index].width = share }
    }

    /// Makes the entries narrower; what does not fit even then goes to the rest.
    private mutating func squeeze(into space: Double) {
        func least() -> Double { entries.reduce(rest.isEmpty ? 0 : ItemRow.restWidth) { $0 + $1.look.leastWidth } }
        // Where texts would be cut, those that have an icon show that alone, as the Mac's toolbars do.
        for index in entries.indices.reversed() where width + spacing > space {
            entries[index].look = entries[index].look.withoutLabel
            entries[index].width = entries[index].look.width
        }
        while least() > space, let last = entries.popLast() { rest.insert(last.item, at: 0) }
        let excess = width - space
        guard excess > 0 else { return }
        let shrinkable = entries.reduce(0) { $0 + max(0, $1.width - $1.look.leastWidth) }
        guard shrinkable > 0 else { return }
        let share = min(1, excess / shrinkable)
        for index in entries.indices {
            entries[index].width -= share * max(0, entries[index].width - entries[index].look.leastWidth)
        }
    }
}

extension LayoutDrawing {
    /// Draws a row of items from the left of a frame on.
    mutating func drawRow(_ row: ItemRow, in frame: Frame, on surface: Paint) {
        var x = frame.x
        for entry in row.entries {
            let place = Frame(x: x, y: frame.y, width: entry.width, height: frame.height)
            drawItem(entry.look, path: entry.item.path, in: place, on: surface)
            x += entry.width + row.gap
        }
        guard !row.rest.isEmpty else { return }
        let place = Frame(x: x, y: frame.y, width: ItemRow.restWidth, height: frame.height)
        for item in row.rest { canvas.note(item.path, place) }
        canvas.line("+\(row.rest.count)", in: place, .strongSmall, .tone(.ink), on: surface, .middle)
    }
}
