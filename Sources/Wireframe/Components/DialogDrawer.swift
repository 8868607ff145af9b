extension LayoutDrawing {
    /// Whether a block of content lies over the others.
    func isDialog(_ block: Part) -> Bool {
        let kind = ColorToken.normalized(block.text("kind") ?? "")
        return ContentKinds.dialogs.contains { ColorToken.normalized($0) == kind }
    }

    /// Draws the dialogs of the content over all else, in the middle of an area.
    mutating func drawDialogs(over area: Frame) {
        for block in screen.parts("content").prefix(20) where isDialog(block) && block.flag("isVisible") != false {
            drawDialog(block, over: area)
        }
    }

    private mutating func drawDialog(_ block: Part, over area: Frame) {
        let buttons = block.parts("items").filter { $0.flag("isVisible") != false }.prefix(4)
        let width = min(270, area.width - 20)
        let text = TextWidth.lines(block.text("text") ?? "", .small, in: width - 32, atMost: 4)
        let hasText = block.text("text") != nil
        let height = min(area.height, 48 + (hasText ? Double(text.count) * 18 : 0) + Double(buttons.count) * 42)
        let frame = Frame(x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
        canvas.rectangle(device.screen, .tone(.dim), opacity: 0.6)
        canvas.rectangle(frame, .tone(.bar), radius: 14)
        canvas.note(block.path, frame)
        var rest = frame.inset(x: 16, y: 12)
        let title = block.text("title") ?? block.text("label") ?? block.text("kind") ?? "Dialog"
        canvas.line(title, in: rest.cutTop(24), .title, .tone(.ink), on: .tone(.bar), .middle)
        if hasText {
            for line in text {
                let place = rest.cutTop(18)
                canvas.text(line, x: place.midX, middle: place.midY, .small, .tone(.ink), on: .tone(.bar), .middle)
            }
        }
        _ = rest.cutTop(4)
        for button in buttons where rest.height >= 24 {
            let place = rest.cutTop(42)
            canvas.divider(x: frame.x, y: place.y + 1, width: frame.width)
            drawItem(ItemLook(button, in: .toolbar), path: button.path, in: place, on: .tone(.bar))
        }
    }
}
