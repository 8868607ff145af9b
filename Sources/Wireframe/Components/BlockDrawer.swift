extension LayoutDrawing {
    /// The height that a block takes if there is room, in points.
    func blockHeight(_ block: Part, width: Double) -> Double {
        let items = block.visibleItems
        let head = heading(of: block) == nil ? 0 : 26.0
        func inner(_ inset: Double) -> Double {
            var height = 0.0
            // What is higher than the screen is not measured further.
            for item in items where height < device.screen.height {
                height += blockHeight(item, width: width - 2 * inset) + LayoutDrawing.blockGap
            }
            return height
        }
        switch BlockShape(block) {
        case .button: return 40
        case .field: return 52
        case .toggle: return 40
        case .facts: return head + Double(items.isEmpty ? 2 : min((items.count + 1) / 2, 12)) * 44
        case .row: return look.rowHeight
        case .segments, .tabs: return 42
        case .search, .message: return 44
        case .heading: return 30
        case .text: return Double(textLines(block, width).count) * 18 + 4
        case .carousel: return head + 84
        case .header: return 84 + (items.isEmpty ? 0 : inner(0))
        case .media: return head + 140
        case .grid: return head + 150
        case .list: return head + Double(items.isEmpty ? 4 : min(items.count, 12)) * look.rowHeight
        case .form: return head + (items.isEmpty ? 150 : inner(0))
        case .card:
            return 24 + head + (items.isEmpty ? textHeight(block, width - 28) : inner(14) - LayoutDrawing.blockGap)
        case .group: return head + (items.isEmpty ? 60 : inner(0) - LayoutDrawing.blockGap)
        case .other: return 60
        }
    }

    private func textHeight(_ block: Part, _ width: Double) -> Double {
        block.text("text") == nil ? 44 : Double(textLines(block, width).count) * 18
    }

    private func heading(of block: Part) -> String? { block.text("title") ?? block.text("label") }

    private func textLines(_ block: Part, _ width: Double) -> [TextWidth.Fitted] {
        let text = block.text("text") ?? heading(of: block) ?? "Text"
        return TextWidth.lines(text, .small, in: max(20, width), atMost: 4)
    }

    mutating func drawBlock(_ block: Part, in frame: Frame, on surface: Paint) {
        let background = block.paint("background")
        let surface = background ?? surface
        let shape = BlockShape(block)
        if let background, shape != .card, shape != .button { canvas.rectangle(frame, background, radius: 8) }
        switch shape {
        case .button: drawContentButton(block, in: frame, on: surface)
        case .segments:
            let items = block.parts("items")
            let labels = items.map { $0.text("label") ?? "" }
            drawSegments(labels, selected: LayoutDrawing.selection(items), in: frame.inset(x: 0, y: 3))
            for (index, item) in items.prefix(8).enumerated() {
                let width = frame.width / Double(min(8, items.count))
                let x = frame.x + Double(index) * width
                canvas.note(item.path, Frame(x: x, y: frame.y, width: width, height: frame.height))
            }
        case .tabs:
            let items = block.parts("items")
            let labels = items.map { $0.text("label") ?? "Tab" }
            drawTextTabs(labels, selected: LayoutDrawing.selection(items), in: frame, on: surface)
        case .search: drawField(heading(of: block) ?? "Search", in: frame.inset(x: 0, y: 4))
        case .message:
            let text = block.text("text") ?? heading(of: block) ?? "Message"
            drawMessage(text, kind: block.word("semantic"), in: frame.inset(x: 0, y: 2), radius: 8)
        case .heading:
            let text = heading(of: block) ?? block.text("text") ?? "Heading"
            canvas.line(text, in: frame, .title, .tone(.ink), on: surface)
        case .text: drawText(block, in: frame, on: surface)
        case .list: drawList(block, in: frame, on: surface)
        case .card: drawCard(block, in: frame)
        case .header: drawObjectHeader(block, in: frame, on: surface)
        case .field: drawFormField(block, in: frame, on: surface)
        case .toggle: drawToggle(block, in: frame, on: surface)
        case .facts:
            var rest = frame
            drawHeading(block, in: &rest, on: surface)
            drawFacts(block.visibleItems, in: rest, on: surface)
        case .row: drawRow(block, in: frame, on: surface, isLast: false)
        case .form, .group: drawGroup(block, in: frame, on: surface, isForm: shape == .form)
        case .carousel, .grid, .media, .other: drawPictures(block, shape, in: frame, on: surface)
        }
    }

    private mutating func drawContentButton(_ block: Part, in frame: Frame, on surface: Paint) {
        let look = ItemLook(block, in: .content)
        let width = min(frame.width, max(look.width, 64))
        // The text of a button without a shape is in line with what stands above it.
        let x = look.fill == nil ? frame.x - 8 : frame.x
        let place = Frame(x: x, y: frame.y, width: width, height: frame.height)
        drawItem(look, path: block.path, in: place, on: surface)
    }

    private mutating func drawText(_ block: Part, in frame: Frame, on surface: Paint) {
        var rest = frame
        for line in textLines(block, frame.width) {
            let place = rest.cutTop(18)
            canvas.text(line, x: place.x, middle: place.y + 9, .small, .tone(.ink), on: surface)
        }
    }

    /// Draws the heading of a block, and cuts it off its frame.
    mutating func drawHeading(_ block: Part, in rest: inout Frame, on surface: Paint) {
        guard let heading = heading(of: block) else { return }
        let frame = canvas.line(heading, in: rest.cutTop(26), .strong, .tone(.ink), on: surface)
        canvas.note(
            block.path(block.text("title") == nil ? "label" : "title"),
            text: frame,
            in: rest.widened(right: 0, vertical: 30)
        )
    }

    private mutating func drawGroup(_ block: Part, in frame: Frame, on surface: Paint, isForm: Bool) {
        var rest = frame
        drawHeading(block, in: &rest, on: surface)
        let items = block.parts("items")
        if !items.isEmpty { return drawBlocks(items, in: &rest, on: surface) }
        guard isForm else { return drawPlaceholders(in: rest, on: surface) }
        while rest.height >= 46 {
            let label = rest.cutTop(16)
            canvas.rectangle(Frame(x: label.x, y: label.y + 3, width: 90, height: 8), .skeleton(on: surface), radius: 4)
            canvas.outline(rest.cutTop(30), .line, radius: look.fieldRadius)
            _ = rest.cutTop(4)
        }
    }
}
