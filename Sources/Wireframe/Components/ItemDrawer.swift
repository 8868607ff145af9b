extension LayoutDrawing {
    /// Draws an item in a frame, its text cut where the frame ends.
    mutating func drawItem(_ look: ItemLook, path: String, in frame: Frame, on surface: Paint) {
        // A button without a shape may have more room than it shows; what is said of it stands beside its text.
        let isWide = look.fill == nil && [.button, .menu, .label].contains(look.shape)
        canvas.note(path, isWide ? frame.middle(look.width + 2 * PlacedBadge.side) : frame)
        switch look.shape {
        case .separator: canvas.divider(x: frame.midX, y: frame.midY - 12, height: 24)
        case .space, .flexibleSpace: break
        case .searchField: drawField(look.label ?? "Search", in: frame.inset(x: 3, y: max(0, (frame.height - 32) / 2)))
        case .segments(let segments, let selected):
            drawSegments(segments, selected: selected, in: frame.inset(x: 3, y: max(0, (frame.height - 32) / 2)))
        case .button, .menu, .label: drawButton(look, in: frame, on: surface)
        }
    }

    private mutating func drawButton(_ look: ItemLook, in frame: Frame, on surface: Paint) {
        var ground = surface
        var inner = frame.inset(x: look.label == nil ? 0 : 4, y: 0)
        if let fill = look.fill {
            ground = fill
            let height = min(frame.height, 36)
            let width = look.label == nil && look.shape != .menu ? min(frame.width - 4, height) : frame.width - 6
            let shape = Frame(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
            let radius = look.label == nil ? height / 2 : self.look.buttonRadius(height: height)
            canvas.rectangle(shape, fill, radius: radius)
            if look.isOutlined { canvas.outline(shape, .line, radius: radius) }
            inner = shape.inset(x: look.label == nil ? 4 : 10, y: 0)
        }
        let icon = look.icon == nil ? 0 : min(22, inner.width)
        let gap = look.icon == nil || look.label == nil ? 0.0 : 6
        let mark = look.shape == .menu ? 18.0 : 0
        let label = look.label.map { TextWidth.fitted($0, look.style, in: max(0, inner.width - icon - gap - mark)) }
        var x = inner.midX - (icon + gap + mark + (label?.width ?? 0)) / 2
        if let shape = look.icon {
            let place = Frame(x: x, y: frame.y, width: icon, height: frame.height)
            canvas.icon(shape, in: place, size: icon, look.ink, on: ground)
            x += icon + gap
        }
        if let label { x += canvas.text(label, x: x, middle: frame.midY, look.style, look.ink, on: ground).width }
        if let badge = look.badge { drawCount(badge, over: Frame(x: x - 8, y: frame.midY - 18, width: 0, height: 0)) }
        guard look.shape == .menu else { return }
        let place = Frame(x: x + 4, y: frame.y, width: 14, height: frame.height)
        canvas.icon(.down, in: place, size: 14, look.ink, on: ground)
    }

    /// Draws the figure or word that an item's badge shows, in a pill that begins at a point.
    mutating func drawCount(_ text: String, over place: Frame) {
        let fitted = TextWidth.fitted(text, .number, in: 40)
        let width = max(16, fitted.width + 8)
        // At the edge it moves in, so that its figure can be read.
        let x = max(min(place.x, device.screen.maxX - width - 4), device.screen.x + 4)
        let pill = Frame(x: x, y: place.y, width: width, height: 16)
        canvas.rectangle(pill, .tone(.reject), radius: 8)
        canvas.text(fitted, x: pill.midX, middle: pill.midY, .number, .tone(.inverse), on: .tone(.reject), .middle)
    }
}
