extension LayoutDrawing {
    /// Draws a field of a form: its name above a box.
    mutating func drawFormField(_ block: Part, in frame: Frame, on surface: Paint) {
        var rest = frame
        let name = rest.cutTop(18)
        if let text = block.text("label") ?? block.text("title") {
            canvas.line(text, in: name, .small, .tone(.muted), on: surface)
        } else {
            canvas.rectangle(Frame(x: name.x, y: name.y + 4, width: 90, height: 8), .skeleton(on: surface), radius: 4)
        }
        let surface = look.fieldSurface ?? surface
        if let fill = look.fieldSurface { canvas.rectangle(rest, fill, radius: look.fieldRadius) }
        canvas.outline(rest, look.fieldBorder, radius: look.fieldRadius)
        let value = block.text("value") ?? block.text("text")
        if let text = value ?? block.text("placeholder") {
            let tone: Tone = value == nil ? .muted : .ink
            canvas.line(text, in: rest.inset(x: 10, y: 0), .body, .tone(tone), on: surface)
        }
        guard (block.text("kind") ?? "").lowercased().hasSuffix("picker") else { return }
        canvas.icon(.forward, in: rest.cutRight(30), size: 14, .tone(.muted), on: surface)
    }

    /// Draws something that is on or off, its name before it.
    mutating func drawToggle(_ block: Part, in frame: Frame, on surface: Paint) {
        var row = frame
        let track = row.cutRight(46).inset(x: 0, y: max(0, (frame.height - 26) / 2))
        let isOn = block.flag("selected") == true
        canvas.rectangle(track, isOn ? .tone(.accept) : .tone(.line), radius: 13)
        let knob = Frame(x: isOn ? track.maxX - 24 : track.x + 2, y: track.y + 2, width: 22, height: 22)
        canvas.rectangle(knob, .tone(.paper), radius: 11)
        let text = block.text("label") ?? block.text("title") ?? block.text("text") ?? "Option"
        canvas.line(text, in: row, .body, .tone(.ink), on: surface)
    }

    /// Draws names and values in two columns; of facts that are not described, that there are some.
    mutating func drawFacts(_ facts: [Part], in frame: Frame, on surface: Paint) {
        var rest = frame
        var next = facts[...]
        while rest.height >= 36, facts.isEmpty || !next.isEmpty {
            var row = rest.cutTop(44)
            for share in [0.5, 0.35] {
                let cell = row.cutLeft(frame.width / 2)
                if let fact = next.popFirst() {
                    drawFact(fact, in: cell, on: surface)
                    continue
                }
                guard facts.isEmpty else { break }
                let name = Frame(x: cell.x, y: cell.y + 6, width: cell.width * share * 0.7, height: 7)
                canvas.rectangle(name, .skeleton(on: surface), radius: 3)
                let value = Frame(x: cell.x, y: cell.y + 20, width: cell.width * share, height: 10)
                canvas.rectangle(value, .skeleton(on: surface), radius: 4)
            }
        }
    }

    private mutating func drawFact(_ fact: Part, in cell: Frame, on surface: Paint) {
        canvas.note(fact.path, cell)
        let column = Frame(x: cell.x, y: cell.y, width: cell.width - 16, height: cell.height)
        let name = Frame(x: column.x, y: column.y + 2, width: column.width, height: 16)
        let value = Frame(x: column.x, y: column.y + 18, width: column.width, height: 20)
        if let text = fact.text("label") ?? fact.text("title") {
            canvas.line(text, in: name, .small, .tone(.muted), on: surface)
        }
        if let text = fact.text("value") ?? fact.text("detail") ?? fact.text("text") {
            canvas.line(text, in: value, .body, .tone(.ink), on: surface)
        }
    }
}
