import Diagnostics

extension LayoutDrawing {
    /// Draws the blocks of the page below each other in what the bars have left.
    mutating func drawContent(in area: Frame) {
        guard screen.isWritten("content") else { return drawUnknownContent(in: area) }
        canvas.note(screen.path("content"), area)
        var rest = area.inset(x: device.kind == .watch ? 2 : 16, y: device.kind == .watch ? 2 : 12)
        drawBlocks(screen.parts("content").filter { !isDialog($0) }, in: &rest, on: page)
    }

    /// The space between two blocks, in points.
    static let blockGap = 14.0

    /// Draws blocks below each other; those without room are told by their number.
    mutating func drawBlocks(_ blocks: [Part], in rest: inout Frame, on surface: Paint) {
        let blocks = blocks.filter(\.isVisible)
        for (index, block) in blocks.enumerated() {
            let height = blockHeight(block, width: rest.width)
            let isLast = index == blocks.count - 1
            guard rest.height >= min(height, isLast ? 40 : 60) else {
                return drawRest(Array(blocks[index...]), in: &rest, on: surface)
            }
            let frame = rest.cutTop(isLast ? height : min(height, rest.height - 20))
            _ = rest.cutTop(LayoutDrawing.blockGap)
            canvas.note(block.path, frame)
            drawBlock(block, in: frame, on: surface)
        }
    }

    private mutating func drawRest(_ blocks: [Part], in rest: inout Frame, on surface: Paint) {
        let place = rest.height >= 18 ? rest.cutTop(18) : rest.bottom(18)
        for block in blocks { canvas.note(block.path, place) }
        canvas.line(Plural.phrase(blocks.count, "more block"), in: place, .small, .tone(.muted), on: surface, .middle)
        rest = rest.bottom(0)
    }

    /// Shows that nothing is said about the content.
    private mutating func drawUnknownContent(in area: Frame) {
        let inset = device.kind == .watch ? 4.0 : 16
        let frame = area.inset(x: inset, y: inset)
        guard frame.height > 30, frame.width > 60 else { return }
        canvas.outline(frame, .line, radius: device.kind == .watch ? 30 : 12, isDashed: true)
        canvas.line("Content not described", in: frame.inset(x: 8, y: 0), .small, .tone(.muted), on: page, .middle)
    }

    /// Draws grey lines that stand for text nobody has described.
    mutating func drawPlaceholders(in frame: Frame, on surface: Paint) {
        var rest = frame
        let shares = [0.9, 0.6, 0.75]
        for index in 0..<6 where rest.height >= 20 {
            let line = rest.cutTop(20)
            let width = line.width * shares[index % shares.count]
            let bar = Frame(x: line.x, y: line.y + 6, width: width, height: 8)
            canvas.rectangle(bar, .skeleton(on: surface), radius: 4)
        }
    }
}
