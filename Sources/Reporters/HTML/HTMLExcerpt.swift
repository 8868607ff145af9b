import Diagnostics

/// The lines of a file that a finding points at, with the ranges marked.
struct HTMLExcerpt {
    let lines: LineTable

    private typealias Mark = (range: SourceRange, label: String?)

    private static let linesOfAMark = 3
    private static let longestLine = 240
    private static let before = 60

    /// The main lines and the related ones, in the order of the file.
    func render(_ diagnostic: Diagnostic) -> String {
        var marks: [Mark] = [(diagnostic.range, nil)]
        marks += diagnostic.related.filter { $0.file == diagnostic.file }.prefix(5).map { ($0.range, $0.message) }
        var text = "<pre class=\"excerpt \(diagnostic.severity.rawValue)\"><code>"
        var previous = 0
        let numbers = Set(marks.flatMap(lineNumbers)).sorted()
        let indent = numbers.map(indentation).min() ?? 0
        for number in numbers {
            if previous != 0, number > previous + 1 { text += "<span class=\"gap\">⋯</span>\n" }
            text += row(number, marks, indent: indent)
            previous = number
        }
        return text + "</code></pre>"
    }

    private func lineNumbers(of mark: Mark) -> [Int] {
        let first = lines.line(at: mark.range.start)
        let last = lines.line(at: max(mark.range.start, mark.range.end - 1))
        return Array(first...min(last, first + HTMLExcerpt.linesOfAMark - 1))
    }

    /// The number of spaces that a line begins with; all of them have no more to show than the least has.
    private func indentation(_ number: Int) -> Int {
        let line = lines.range(ofLine: number)
        return lines.bytes[line.start..<line.end].prefix { $0 == UInt8(ascii: " ") }.count
    }

    private func row(_ number: Int, _ marks: [Mark], indent: Int) -> String {
        var line = lines.range(ofLine: number)
        line.start += indent
        let inside = marks.map { mark in
            SourceRange(start: clamp(mark.range.start, line), end: clamp(mark.range.end, line))
        }
        let shown = window(line, around: inside.filter { $0.length > 0 }.map(\.start).min() ?? line.start)
        // Where one range begins or ends, the marking may change.
        let cuts = Set(inside.flatMap { [clamp($0.start, shown), clamp($0.end, shown)] } + [shown.start, shown.end])
        let points = cuts.sorted()
        var text = "<span class=\"line\" data-n=\"\(number)\">"
        if shown.start > line.start { text += "…" }
        for (start, end) in zip(points, points.dropFirst()) {
            let piece = HTMLText.escaped(SourceExcerpt.expanded(lines.bytes[start..<end]))
            let owner = inside.firstIndex { $0.start <= start && end <= $0.end }
            text += owner.map { $0 == 0 ? "<mark>\(piece)</mark>" : "<mark class=\"related\">\(piece)</mark>" } ?? piece
        }
        if shown.end < line.end { text += "…" }
        if marks[0].range.length == 0, lines.line(at: marks[0].range.start) == number { text += "<mark> </mark>" }
        for mark in marks {
            guard let label = mark.label, lines.line(at: mark.range.start) == number else { continue }
            text += " <span class=\"note\">\(HTMLText.isolated(label))</span>"
        }
        return text + "</span>\n"
    }

    private func clamp(_ offset: Int, _ range: SourceRange) -> Int { min(max(offset, range.start), range.end) }

    /// The part of a long line around an offset, cut between characters.
    private func window(_ line: SourceRange, around offset: Int) -> SourceRange {
        guard line.length > HTMLExcerpt.longestLine else { return line }
        func boundary(_ offset: Int) -> Int {
            var offset = clamp(offset, line)
            while offset > line.start, offset < line.end, lines.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
            return offset
        }
        let start = boundary(offset - HTMLExcerpt.before)
        return SourceRange(start: start, end: boundary(start + HTMLExcerpt.longestLine))
    }
}
