extension LayoutDrawing {
    /// Draws a card with what it holds; one that is raised has a shadow.
    mutating func drawCard(_ block: Part, in frame: Frame) {
        let surface = block.paint("background") ?? .tone(.card)
        if block.flag("elevated") == true || block.flag("shadow") == true {
            let shadow = Frame(x: frame.x, y: frame.y + 3, width: frame.width, height: frame.height)
            canvas.rectangle(shadow, .tone(.line), radius: look.cardRadius)
        }
        canvas.rectangle(frame, surface, radius: look.cardRadius)
        canvas.outline(frame, .line, radius: look.cardRadius)
        var rest = frame.inset(x: 14, y: 12)
        drawHeading(block, in: &rest, on: surface)
        let items = block.parts("items")
        if !items.isEmpty { return drawBlocks(items, in: &rest, on: surface) }
        guard let text = block.text("text") else { return drawPlaceholders(in: rest, on: surface) }
        for line in TextWidth.lines(text, .small, in: rest.width, atMost: 4) where rest.height >= 14 {
            let place = rest.cutTop(18)
            canvas.text(line, x: place.x, middle: place.y + 9, .small, .tone(.ink), on: surface)
        }
    }

    /// Draws the header of an object: a picture, its name and some facts.
    mutating func drawObjectHeader(_ block: Part, in frame: Frame, on surface: Paint) {
        var rest = frame
        var strip = rest.cutTop(min(84, rest.height)).inset(x: 0, y: 10)
        let picture = strip.cutLeft(min(64, strip.width))
        canvas.rectangle(picture, .tone(.fill), radius: 12)
        canvas.icon(block.icon ?? Icon(.photo), in: picture, size: 28, .tone(.muted), on: .tone(.fill))
        _ = strip.cutLeft(14)
        if block.text("title") != nil || block.text("label") != nil {
            drawHeading(block, in: &strip, on: surface)
        } else {
            let line = strip.cutTop(22)
            let place = Frame(x: line.x, y: line.y + 5, width: line.width * 0.6, height: 12)
            canvas.rectangle(place, .skeleton(on: surface), radius: 5)
        }
        if let below = block.text("subtitle") ?? block.text("detail") ?? block.text("text") {
            let drawn = canvas.line(below, in: strip.cutTop(18), .small, .tone(.muted), on: surface)
            canvas.note(block.path("subtitle"), text: drawn, in: frame)
        } else {
            drawPlaceholders(in: strip, on: surface)
        }
        drawBlocks(block.parts("items"), in: &rest, on: surface)
    }
}
