extension LayoutDrawing {
    /// The slot's parts by rows: buttons and menus share one, anything else has its own.
    func slotRows(_ items: [Part]) -> [[Part]] {
        var rows = [[Part]]()
        for item in items.prefix(12) {
            let sharesRow = isSlotButton(item)
            if sharesRow, let last = rows.last?.last, isSlotButton(last), rows[rows.count - 1].count < 4 {
                rows[rows.count - 1].append(item)
            } else {
                rows.append([item])
            }
        }
        return Array(rows.prefix(4))
    }

    private func isSlotButton(_ item: Part) -> Bool {
        ["secondarybutton", "button", "menu", "primarybutton"].contains(item.keyword("kind"))
    }

    /// Draws one row of the slot below the title.
    mutating func drawSlot(_ items: [Part], in strip: Frame, on surface: Paint) {
        var rest = strip.inset(x: 14, y: 0)
        let share = (rest.width - Double(items.count - 1) * 8) / Double(max(1, items.count))
        for item in items {
            let frame = rest.cutLeft(isSlotButton(item) ? min(share, slotButtonWidth(item)) : share)
            _ = rest.cutLeft(8)
            canvas.note(item.path, frame)
            let label = item.text("label")
            switch item.keyword("kind") {
            case "secondarybutton", "button", "primarybutton", "menu": drawSlotButton(item, in: frame)
            case "carousel": drawCarousel(label, in: frame)
            case "banner": drawMessage(label ?? "Message", kind: nil, in: frame.inset(x: 0, y: 6), radius: 8)
            case "tabs": drawTextTabs(label.map { [$0] } ?? [], in: frame, on: surface)
            case "searchfield": drawField(label ?? "Search", in: frame.inset(x: 0, y: 6))
            default: drawSlotLabel(label ?? item.text("kind") ?? "Slot", in: frame, on: surface)
            }
        }
    }

    private func slotButtonWidth(_ item: Part) -> Double {
        let label = (item.text("label") ?? "Button").prefix(80)
        return TextWidth.width(of: label, .strongSmall) + (item.keyword("kind") == "menu" ? 46 : 32)
    }

    private mutating func drawSlotButton(_ item: Part, in frame: Frame) {
        let isMenu = item.keyword("kind") == "menu"
        let label = item.text("label") ?? "Button"
        let button = Frame(x: frame.x, y: frame.midY - 16, width: frame.width, height: 32)
        canvas.rectangle(button, .tone(.fill), radius: look.buttonRadius(height: 32))
        // sapButton_BorderColor; sys.color.border.default
        if look != .plain { canvas.outline(button, .line, radius: look.buttonRadius(height: 32)) }
        var row = button.inset(x: 14, y: 0)
        if isMenu { canvas.icon(.down, in: row.cutRight(16), size: 14, .tone(.accent), on: .tone(.fill)) }
        canvas.line(label, in: row, .strongSmall, .tone(.accent), on: .tone(.fill), isMenu ? .start : .middle)
    }

    private mutating func drawCarousel(_ label: String?, in frame: Frame) {
        var rest = frame
        for index in 0..<12 where rest.width > 24 {
            let chip = rest.cutLeft(min(88, rest.width)).inset(x: 0, y: 8)
            _ = rest.cutLeft(8)
            canvas.rectangle(chip, .tone(.fill), radius: 10)
            guard index == 0, let label else { continue }
            canvas.line(label, in: chip.inset(x: 8, y: 0), .small, .tone(.ink), on: .tone(.fill), .middle)
        }
    }

    private mutating func drawSlotLabel(_ label: String, in frame: Frame, on surface: Paint) {
        let box = frame.inset(x: 0, y: 6)
        canvas.outline(box, .muted, radius: 8, isDashed: true)
        canvas.line(label, in: box.inset(x: 10, y: 0), .small, .tone(.muted), on: surface, .middle)
    }

    /// Draws tabs of text, the selected one underlined.
    mutating func drawTextTabs(_ labels: [String], selected: Int = 0, in frame: Frame, on surface: Paint) {
        let labels = labels.isEmpty ? ["Tab", "Tab", "Tab"] : Array(labels.prefix(8))
        var rest = frame
        let width = min(140, frame.width / Double(labels.count))
        for (index, label) in labels.enumerated() {
            let place = rest.cutLeft(width)
            let (style, tone): (FontStyle, Tone) = index == selected ? (.strongSmall, .accent) : (.small, .muted)
            canvas.line(label, in: place.inset(x: 6, y: 0), style, .tone(tone), on: surface, .middle)
            guard index == selected else { continue }
            let line = Frame(x: place.x + 8, y: frame.maxY - 4, width: place.width - 16, height: 3)
            canvas.rectangle(line, Paint.tone(.accent).legible(on: surface, look), radius: 1.5)
        }
    }
}
