extension LayoutDrawing {
    /// Whether a block of content lies over the others.
    func isDialog(_ block: Part) -> Bool {
        let kind = block.keyword("kind")
        return ContentKinds.dialogs.contains { ColorToken.normalized($0) == kind }
    }

    /// Draws the dialogs of the content over all else, in the middle of an area, and what lies over the screen.
    mutating func drawDialogs(over area: Frame) {
        for overlay in screen.parts("overlays").prefix(20) {
            if let kind = overlay.keyword("kind"), kind.hasSuffix("sheet"), kind != "actionsheet" {
                drawSheet(overlay, over: area)
            } else {
                drawDialog(overlay, over: area)
            }
        }
        for block in screen.parts("content").prefix(20) where isDialog(block) && block.isVisible {
            drawDialog(block, over: area)
        }
    }

    /// Draws a sheet over the lower part of an area, with bars of its own.
    private mutating func drawSheet(_ sheet: Part, over area: Frame) {
        var rest = area.bottom(area.height * 0.6)
        canvas.rectangle(device.screen, .tone(.dim), opacity: 0.6)
        canvas.rectangle(rest, sheet.paint("background") ?? .tone(.paper), radius: look.dialogRadius)
        canvas.note(sheet.path, rest)
        if let bar = sheet.part("toolbar") { drawToolbar(bar, in: &rest) }
        if let bar = sheet.part("navigationBar") {
            drawNavigationBar(bar, in: &rest)
        } else if let title = sheet.text("title") {
            canvas.line(title, in: rest.cutTop(40).inset(x: 16, y: 0), .title, .tone(.ink), on: page, .middle)
        }
        var inner = rest.inset(x: 16, y: 12)
        drawBlocks(sheet.parts("content"), in: &inner, on: page)
    }

    private mutating func drawDialog(_ block: Part, over area: Frame) {
        let buttons = block.visibleItems.prefix(4)
        let width = min(270, area.width - 20)
        let text = block.text("text").map { TextWidth.lines($0, .small, in: width - 32, atMost: 4) } ?? []
        let height = min(area.height, 48 + Double(text.count) * 18 + Double(buttons.count) * 42)
        let frame = Frame(x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
        canvas.rectangle(device.screen, .tone(.dim), opacity: 0.6)
        canvas.rectangle(frame, .tone(.bar), radius: look.dialogRadius)
        canvas.note(block.path, frame)
        var rest = frame.inset(x: 16, y: 12)
        let title = block.text("title") ?? block.text("label") ?? block.text("kind") ?? "Dialog"
        canvas.line(title, in: rest.cutTop(24), .title, .tone(.ink), on: .tone(.bar), .middle)
        for line in text {
            let place = rest.cutTop(18)
            canvas.text(line, x: place.midX, middle: place.midY, .small, .tone(.ink), on: .tone(.bar), .middle)
        }
        _ = rest.cutTop(4)
        for button in buttons where rest.height >= 24 {
            let place = rest.cutTop(42)
            canvas.divider(x: frame.x, y: place.y + 1, width: frame.width)
            drawItem(ItemLook(button, in: .toolbar), path: button.path, in: place, on: .tone(.bar))
        }
    }
}
