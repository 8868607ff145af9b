/// The items of a bar side by side: what they look like and how wide they are.
struct ItemRow {
    /// One item with its width.
    struct Entry {
        let item: Part
        let look: ItemLook
        var width: Double
    }

    private(set) var entries: [Entry]
    /// The items for which there is no room.
    private(set) var rest: [Part] = []

    /// The least width of an item, in points.
    static let leastWidth = 30.0
    /// The width of the mark that stands for the items without room.
    static let restWidth = 34.0

    /// Lays out the visible items in a width.
    init(_ items: [Part], in place: ItemLook.Place, width: Double) {
        entries = items.filter { $0.flag("isVisible") != false }.map { item in
            let look = ItemLook(item, in: place)
            return Entry(item: item, look: look, width: look.width)
        }
        squeeze(into: width)
    }

    /// The width of all entries, and of the mark for the rest.
    var width: Double { entries.reduce(rest.isEmpty ? 0 : ItemRow.restWidth) { $0 + $1.width } }

    /// Makes the widest entries narrower; what does not fit even then goes to the rest.
    private mutating func squeeze(into space: Double) {
        while Double(entries.count) * ItemRow.leastWidth + (rest.isEmpty ? 0 : ItemRow.restWidth) > space,
            let last = entries.popLast()
        {
            rest.insert(last.item, at: 0)
        }
        let excess = width - space
        guard excess > 0 else { return }
        let shrinkable = entries.reduce(0) { $0 + max(0, $1.width - ItemRow.leastWidth) }
        guard shrinkable > 0 else { return }
        let share = min(1, excess / shrinkable)
        for index in entries.indices {
            entries[index].width -= share * max(0, entries[index].width - ItemRow.leastWidth)
        }
    }
}

extension LayoutDrawing {
    /// Draws a row of items from the left of a frame on.
    mutating func drawRow(_ row: ItemRow, in frame: Frame, gap: Double = 0, on surface: Paint) {
        var rest = frame
        for entry in row.entries {
            let place = rest.cutLeft(entry.width)
            drawItem(entry.look, path: entry.item.path, in: place, on: surface)
            _ = rest.cutLeft(gap)
        }
        guard !row.rest.isEmpty else { return }
        let place = rest.cutLeft(ItemRow.restWidth)
        for item in row.rest { canvas.note(item.path, place) }
        let mark = TextWidth.fitted("+\(row.rest.count)", .small, in: place.width)
        canvas.text(mark, x: place.midX, middle: place.midY, .small, .tone(.muted), on: surface, .middle)
    }
}
