import Diagnostics

/// Shows the lines of a file that a diagnostic points at, with the ranges underlined.
struct SourceExcerpt {
    let lines: LineTable
    let style: TerminalStyle

    /// The width of the terminal; nil where there is none.
    var columns: Int?

    private struct Mark {
        let range: SourceRange
        let label: String
        let isMain: Bool
    }

    /// A part of a line as it is shown.
    private struct Window {
        let line: Int
        let text: String
        /// Where the columns are counted from: the start of the line, or of a very long one some way before the mark.
        let origin: Int
        /// The columns that are shown.
        let columns: Range<Int>
        /// The columns before the text: one where something is left out.
        let indent: Int
    }

    private static let longestLine = 160
    /// The bytes of a line that are looked at.
    private static let farthestBytes = 2400

    /// Adds the main lines and the related ones, marked, in the order of the file; of several diagnostics that say the
    /// same of one text in several languages, once.
    func render(_ block: [Diagnostic], _ text: inout ReportText) {
        let marks = block.flatMap(marks(of:)).sorted { $0.range < $1.range }
        let numbers = marks.map { lines.line(at: $0.range.start) }
        let width = String(numbers.max() ?? 1).count
        let margin = gutter(nil, width)
        text.add(margin)
        text.add("\n")
        var shown: Window?
        for (index, (mark, number)) in zip(marks, numbers).enumerated() {
            if let last = shown?.line, number > last + 1 { text.add(style.dim("  ...") + "\n") }
            let known = shown.flatMap { $0.line == number ? $0 : nil }
            if known.map({ !$0.columns.contains(columns(of: mark, from: $0.origin).start) }) ?? true {
                let last = marks.indices.last { numbers[$0] == number } ?? index
                let window = window(number, around: mark, to: marks[last].range.end, room: room(width))
                text.add(gutter(number, width))
                text.add(" ")
                text.add(window.text)
                text.add("\n")
                shown = window
            }
            guard let window = shown else { continue }
            let underline = columns(of: mark, from: window.origin)
            let start = window.indent + underline.start - window.columns.lowerBound
            let length = max(1, min(underline.end, window.columns.upperBound) - underline.start)
            let line = row(of: " ", start) + row(of: mark.isMain ? "^" : "-", length)
            let label = mark.label.isEmpty ? "" : " " + VisibleText.escaped(mark.label)
            text.add(margin)
            text.add(" ")
            text.add(mark.isMain ? style.severity(block[0].severity, line) + label : style.dim(line + label))
            text.add("\n")
        }
        text.add(margin)
        text.add("\n")
    }

    private func marks(of diagnostic: Diagnostic) -> [Mark] {
        let related = diagnostic.related.filter { $0.file == diagnostic.file }
        return [Mark(range: diagnostic.range, label: "", isMain: true)]
            + related.map { Mark(range: $0.range, label: $0.message, isMain: false) }
    }

    /// The columns that a line of the file can take.
    private func room(_ width: Int) -> Int { columns.map { max(40, $0 - width - 5) } ?? SourceExcerpt.longestLine }

    private func gutter(_ number: Int?, _ width: Int) -> String {
        let digits = number.map(String.init) ?? ""
        return style.dim(row(of: " ", width + 1 - digits.utf8.count) + digits + " |")
    }

    /// The columns that a mark takes in its line, counted from a byte of it.
    private func columns(of mark: Mark, from origin: Int) -> SourceRange {
        let lineEnd = lines.range(ofLine: lines.line(at: mark.range.start)).end
        let start = max(origin, min(mark.range.start, lineEnd))
        let end = max(start, min(mark.range.end, lineEnd))
        let before = width(of: printable(origin..<start))
        return SourceRange(start: before, end: before + width(of: printable(start..<end)))
    }

    /// A line, or of a long one the part around a mark and, where there is room, to the end of the last one in it.
    private func window(_ number: Int, around mark: Mark, to end: Int, room: Int) -> Window {
        let range = lines.range(ofLine: number)
        // A finding may stand in a file whose text isn't at hand.
        var origin = min(range.end, max(range.start, mark.range.start - SourceExcerpt.farthestBytes / 2))
        while origin > range.start, origin < range.end, lines.bytes[origin] & 0xC0 == 0x80 { origin -= 1 }
        let text = printable(origin..<range.end)
        let whole = width(of: text)
        guard whole > room || origin > range.start else {
            return Window(line: number, text: text, origin: origin, columns: 0..<whole + 1, indent: 0)
        }
        // What is left out at either end is shown by a sign of one column.
        let space = room - 2
        let marked = columns(of: mark, from: origin)
        let last = width(of: printable(origin..<max(origin, min(end, range.end))))
        let first = max(0, min(marked.start - 8, whole - space, max(last, marked.end) - space))
        // A text that is longer than the line is shown from its start.
        let from = marked.end - first > space ? max(0, marked.start - 8) : first
        var (shown, start, column) = ("", 0, 0)
        for character in text {
            let next = column + TerminalWidth.columns(of: character)
            if column < from { start = next } else if next <= from + space { shown.append(character) } else { break }
            column = next
        }
        let isCut = start > 0 || origin > range.start
        let shownEnd = start + width(of: shown)
        return Window(
            line: number,
            text: (isCut ? "…" : "") + shown + (shownEnd < whole ? "…" : ""),
            origin: origin,
            columns: start..<max(shownEnd, start + 1),
            indent: isCut ? 1 : 0
        )
    }

    /// A sign many times, made of bytes: `String(repeating:count:)` takes fifty times as long.
    private func row(of sign: Unicode.Scalar, _ count: Int) -> String {
        String(decoding: [UInt8](repeating: UInt8(ascii: sign), count: max(0, count)), as: UTF8.self)
    }

    private func printable(_ range: Range<Int>) -> String {
        VisibleText.escaped(SourceExcerpt.expanded(lines.bytes[range].prefix(SourceExcerpt.farthestBytes)))
    }

    /// The text with spaces for tabs, and without marks of a byte order.
    static func expanded(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(where: { $0 == UInt8(ascii: "\t") || $0 > 0x7F }) else { return text }
        var shown = ""
        for scalar in text.unicodeScalars where scalar != "\u{FEFF}" {
            if scalar == "\t" { shown += "    " } else { shown.unicodeScalars.append(scalar) }
        }
        return shown
    }

    /// The columns that a text takes on a terminal: two for a wide character.
    private func width(of text: String) -> Int {
        let bytes = text.utf8Span.span
        if bytes.indices.allSatisfy({ (0x20..<0x7F).contains(bytes[$0]) }) { return bytes.count }
        return text.reduce(0) { $0 + TerminalWidth.columns(of: $1) }
    }
}
