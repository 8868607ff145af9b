/// A rectangle on the canvas, in points, its origin at the upper left.
struct Frame: Hashable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var maxX: Double { x + width }
    var maxY: Double { y + height }
    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }
    var area: Double { width * height }

    /// The rectangle that is smaller by some points at each side.
    func inset(x horizontal: Double, y vertical: Double) -> Frame {
        Frame(
            x: x + min(horizontal, width / 2),
            y: y + min(vertical, height / 2),
            width: max(0, width - 2 * horizontal),
            height: max(0, height - 2 * vertical)
        )
    }

    /// The rectangle with more room at its right, and above and below it.
    func widened(right: Double, vertical: Double) -> Frame {
        Frame(x: x, y: y - vertical, width: width + right, height: height + 2 * vertical)
    }

    /// The lower part of the rectangle.
    func bottom(_ length: Double) -> Frame { Frame(x: x, y: maxY - length, width: width, height: length) }

    /// The middle part of the rectangle, at most so wide.
    func middle(_ length: Double) -> Frame { inset(x: max(0, (width - length) / 2), y: 0) }

    /// Cuts a strip off the top, and answers it.
    mutating func cutTop(_ length: Double) -> Frame {
        let length = min(length, height)
        let strip = Frame(x: x, y: y, width: width, height: length)
        y += length
        height -= length
        return strip
    }

    /// Cuts a strip off the bottom, and answers it.
    mutating func cutBottom(_ length: Double) -> Frame {
        let length = min(length, height)
        height -= length
        return Frame(x: x, y: y + height, width: width, height: length)
    }

    /// Cuts a strip off the left, and answers it.
    mutating func cutLeft(_ length: Double) -> Frame {
        let length = min(length, width)
        let strip = Frame(x: x, y: y, width: length, height: height)
        x += length
        width -= length
        return strip
    }

    /// Cuts a strip off the right, and answers it.
    mutating func cutRight(_ length: Double) -> Frame {
        let length = min(length, width)
        width -= length
        return Frame(x: x + width, y: y, width: length, height: height)
    }

    /// The area that two rectangles share, in square points.
    func overlap(with other: Frame) -> Double {
        let shared = min(maxX, other.maxX) - max(x, other.x)
        let high = min(maxY, other.maxY) - max(y, other.y)
        return shared > 0 && high > 0 ? shared * high : 0
    }
}
