/// Finds the place of each badge: within the part it concerns, beside texts and icons where there is room.
struct BadgePlacement {
    private let elements: [String: Canvas.Element]
    private let whole: Canvas.Element
    private let occupied: [Frame]
    private var placed: [PlacedBadge] = []
    private var tags: [Frame] = []

    /// Prepares to put badges on what has been drawn in the frame of a whole picture.
    init(_ canvas: Canvas, device: Frame) {
        whole = Canvas.Element(path: "", frame: device)
        // Of a part that was noted twice, the second time was more exact.
        elements = Dictionary(canvas.elements.map { ($0.path, $0) }) { $1 }
        occupied = canvas.occupied
    }

    /// The number of badges in one picture; more would cover all that they are about.
    static let maximumCount = 200

    /// Places badges; small parts choose first, since they have the least room.
    mutating func place(_ badges: [Wireframe.Badge]) -> [PlacedBadge] {
        let wanted = badges.prefix(BadgePlacement.maximumCount).map { ($0, element(for: $0.path)) }
        for (badge, element) in wanted.sorted(by: { $0.1.frame.area < $1.1.frame.area }) {
            placed.append(PlacedBadge(badge: badge, element: element, frame: frame(in: element)))
        }
        return placed.sorted { $0.badge.number < $1.badge.number }
    }

    /// Places marks within an area: an outline around the part that each concerns, the tag at the corner that is free.
    mutating func place(_ marks: [Wireframe.Mark], within area: Frame) -> [(outline: Frame, tag: Frame)] {
        marks.prefix(BadgePlacement.maximumCount).map { mark in
            let part = element(for: mark.path).frame
            let (left, top) = (max(area.x + 1, part.x - 2), max(area.y + 1, part.y - 2))
            let (right, bottom) = (min(area.maxX - 1, part.maxX + 2), min(area.maxY - 1, part.maxY + 2))
            let outline = Frame(x: left, y: top, width: max(4, right - left), height: max(4, bottom - top))
            let side = Wireframe.Mark.side
            let corners = [
                (outline.x, outline.y - side / 2), (outline.maxX - side, outline.y - side / 2),
                (outline.x, outline.maxY - side / 2), (outline.maxX - side, outline.maxY - side / 2),
            ]
            var best = (cost: Double.infinity, tag: Frame(x: outline.x, y: outline.y, width: side, height: side))
            for (number, corner) in corners.enumerated() {
                let tag = Frame(
                    x: min(max(area.x, corner.0), area.maxX - side),
                    y: min(max(area.y, corner.1), area.maxY - side),
                    width: side,
                    height: side
                )
                let taken = tags.reduce(0) { $0 + $1.overlap(with: tag) } * 40
                let covered = occupied.reduce(0) { $0 + $1.overlap(with: tag) }
                let cost = Double(number) + taken + covered
                if cost < best.cost { best = (cost, tag) }
            }
            tags.append(best.tag)
            return (outline, best.tag)
        }
    }

    /// The part that a path names, or else the nearest one around it that has been drawn: for `titleColor` the title.
    private func element(for path: String) -> Canvas.Element {
        var path = path.hasSuffix("Color") ? path.dropLast(5) : path[...]
        while true {
            if let found = elements[String(path)] { return found }
            guard let end = path.lastIndex(where: { $0 == "." || $0 == "[" }) else { return whole }
            path = path[..<end]
        }
    }

    /// The best square for a badge within a part.
    private func frame(in element: Canvas.Element) -> Frame {
        let side = PlacedBadge.side
        let room = element.frame.inset(x: 1, y: 1)
        let (spanX, spanY) = (max(0, room.width - side), max(0, room.height - side))
        let near = occupied.filter { $0.overlap(with: element.frame) > 0 }
        // A badge on a bar must not stand on one of its buttons, which has done nothing.
        let inner = elements.values.filter { part in
            part.frame.area < element.frame.area / 2 && part.path.count > element.path.count
                && part.path.hasPrefix(element.path) && part.frame.overlap(with: element.frame) > 0
        }
        var best = (cost: Double.infinity, frame: Frame(x: room.x + spanX, y: room.y, width: side, height: side))
        let steps = (x: BadgePlacement.steps(spanX), y: BadgePlacement.steps(spanY))
        for row in 0...steps.y {
            for column in 0...steps.x {
                // From the upper right corner on.
                let right = spanX * Double(column) / Double(max(1, steps.x))
                let down = spanY * Double(row) / Double(max(1, steps.y))
                let frame = Frame(x: room.x + spanX - right, y: room.y + down, width: side, height: side)
                // Behind a text at its foot, and above anything else.
                var cost = (right + (element.isText ? spanY - down : down)) * 0.2
                for other in placed { cost += 40 * frame.overlap(with: other.frame) }
                for tag in tags { cost += 40 * frame.overlap(with: tag) }
                for other in near { cost += frame.overlap(with: other) }
                for part in inner { cost += 2 * frame.overlap(with: part.frame) }
                if cost < best.cost { best = (cost, frame) }
            }
        }
        return best.frame
    }

    private static func steps(_ span: Double) -> Int { min(24, Int((span / 5).rounded(.up))) }
}
