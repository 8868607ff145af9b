import Diagnostics

/// Measures text by the advance widths of one font, so that it can be told where a text is cut.
///
/// Kerning is left out. East Asian wide letters take one em, emoji one and a quarter; a letter of a script that the
/// table does not hold takes a middling width.
enum TextWidth {
    /// A text as it is shown in the space there is.
    struct Fitted: Hashable {
        /// What is shown, with an ellipsis if it was cut.
        var text: String
        /// Its width, in points.
        var width: Double
    }

    /// The longest text that is measured, in characters; no bar shows as many.
    static let maximumCharacters = 600

    /// The width of a text in one line, in points.
    static func width(of text: some StringProtocol, _ style: FontStyle) -> Double {
        text.reduce(0) { $0 + advance(of: $1, isSemibold: style.isSemibold) } * style.size / 1000
    }

    /// The text, cut with an ellipsis where the space ends.
    static func fitted(_ text: String, _ style: FontStyle, in space: Double, mark: String = "…") -> Fitted {
        let limit = space / style.size * 1000
        let markAdvance = mark.reduce(0) { $0 + advance(of: $1, isSemibold: style.isSemibold) }
        var total = 0.0
        var kept = (count: 0, width: 0.0)
        var count = 0
        for character in text.prefix(maximumCharacters) {
            total += advance(of: character, isSemibold: style.isSemibold)
            count += 1
            if total + markAdvance <= limit { kept = (count, total) }
            if total > limit { break }
        }
        let isWhole = text.dropFirst(count).isEmpty
        if total <= limit, isWhole { return Fitted(text: text, width: total * style.size / 1000) }
        // No space stands before an ellipsis.
        var cut = String(text.prefix(kept.count))
        while cut.last == " " { cut.removeLast() }
        return Fitted(text: cut + mark, width: width(of: cut + mark, style))
    }

    /// The text in lines, broken between words; the last line is cut if there is more text than lines.
    static func lines(_ text: String, _ style: FontStyle, in space: Double, atMost count: Int) -> [Fitted] {
        var lines = [Fitted]()
        var rest = text.prefix(maximumCharacters)
        while lines.count < count - 1, !rest.isEmpty, width(of: rest, style) > space {
            var end = rest.startIndex
            var lastBreak: String.Index?
            var total = 0.0
            while end < rest.endIndex {
                total += advance(of: rest[end], isSemibold: style.isSemibold) * style.size / 1000
                if rest[end] == " " { lastBreak = end }
                if total > space { break }
                end = rest.index(after: end)
            }
            let cut = max(lastBreak ?? end, rest.index(after: rest.startIndex))
            let line = String(rest[..<cut])
            lines.append(Fitted(text: line, width: width(of: line, style)))
            rest = rest[cut...].drop { $0 == " " }
        }
        if !rest.isEmpty || lines.isEmpty { lines.append(fitted(String(rest), style, in: space)) }
        return lines
    }

    /// Whether the table holds all letters of a text, so that its width is known and not guessed.
    static func isExact(_ text: String) -> Bool { text.unicodeScalars.allSatisfy { AdvanceTable.regular[$0] != nil } }

    /// The width of a character, in thousandths of the font size.
    private static func advance(of character: Character, isSemibold: Bool) -> Double {
        let table = isSemibold ? AdvanceTable.semibold : AdvanceTable.regular
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if let known = table[first] { return known }
        if first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return 1250 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: return first.isWide ? 1000 : 620
        }
    }
}
