import Diagnostics

/// Shows the lines of a file that a diagnostic points at, with the ranges underlined.
struct SourceExcerpt {
    let lines: LineTable
    let style: TerminalStyle

    private struct Mark {
        let range: SourceRange
        let label: String
        let isMain: Bool
    }

    private static let tabWidth = 4
    private static let longestLine = 160

    /// The main line and the related ones, in the order of the file.
    func render(_ diagnostic: Diagnostic) -> String {
        var marks = [Mark(range: diagnostic.range, label: "", isMain: true)]
        for related in diagnostic.related where related.file == diagnostic.file {
            marks.append(Mark(range: related.range, label: related.message, isMain: false))
        }
        marks.sort { $0.range < $1.range }
        let numbers = marks.map { lines.line(at: $0.range.start) }
        let width = String(numbers.max() ?? 1).count
        var text = gutter(nil, width) + "\n"
        var previous = 0
        for (mark, number) in zip(marks, numbers) {
            if previous != 0, number > previous + 1 { text += style.dim("  ...") + "\n" }
            let (source, underline) = excerpt(mark, number)
            if number != previous { text += gutter(number, width) + " " + source + "\n" }
            let line =
                String(repeating: " ", count: underline.start)
                + String(repeating: mark.isMain ? "^" : "-", count: max(1, underline.length))
            let label = mark.label.isEmpty ? "" : " " + VisibleText.escaped(mark.label)
            text += gutter(nil, width) + " "
            text += (mark.isMain ? style.severity(diagnostic.severity, line) : style.dim(line + label)) + "\n"
            previous = number
        }
        return text + gutter(nil, width) + "\n"
    }

    private func gutter(_ number: Int?, _ width: Int) -> String {
        let digits = number.map(String.init) ?? ""
        return style.dim(String(repeating: " ", count: width + 1 - digits.count) + digits + " |")
    }

    /// A line made printable, and the columns that the mark takes in it.
    private func excerpt(_ mark: Mark, _ number: Int) -> (source: String, underline: SourceRange) {
        let range = lines.range(ofLine: number)
        let start = min(max(mark.range.start, range.start), range.end)
        let end = min(max(mark.range.end, start), range.end)
        let before = printable(range.start..<start)
        let marked = printable(start..<end)
        let source = before + marked + printable(end..<range.end)
        let underline = SourceRange(start: width(of: before), end: width(of: before) + width(of: marked))
        guard width(of: source) > SourceExcerpt.longestLine else { return (source, underline) }
        // Of a very long line the part around the mark is shown.
        let skipped = max(0, before.count - 40)
        let shown = source.dropFirst(skipped).prefix(SourceExcerpt.longestLine)
        let column = 1 + width(of: String(before.dropFirst(skipped)))
        let length = min(underline.length, SourceExcerpt.longestLine - column)
        return ("…" + shown + "…", SourceRange(start: column, end: column + max(length, 1)))
    }

    private func printable(_ range: Range<Int>) -> String {
        let text = String(decoding: lines.bytes[range].prefix(4000), as: UTF8.self)
        let withoutTabs = text.replacing("\t", with: String(repeating: " ", count: SourceExcerpt.tabWidth))
        return VisibleText.escaped(withoutTabs.replacing("\u{FEFF}", with: ""))
    }

    /// The columns that a text takes on a terminal: two for a wide character.
    private func width(of text: String) -> Int {
        text.reduce(0) { $0 + TerminalWidth.columns(of: $1) }
    }
}
