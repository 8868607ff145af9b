/// One replacement of a stretch of source text.
package struct Edit: Sendable, Hashable {
    /// The stretch to replace, in UTF-8 byte offsets; empty for an insertion.
    package var range: SourceRange
    /// The text to put there.
    package var text: String

    /// Creates the replacement of `range` by `text`.
    package init(range: SourceRange, text: String) {
        (self.range, self.text) = (range, text)
    }

    /// Creates the insertion of `text` at an offset.
    package init(inserting text: String, at offset: Int) { self.init(range: SourceRange(at: offset), text: text) }
}

extension [Edit] {
    /// A text with all the edits, which are in the order of their ranges; those that overlap one before them, or reach beyond
    /// the end of the text, are left out.
    package func applied(to text: [UInt8]) -> [UInt8] {
        var result = [UInt8]()
        result.reserveCapacity(text.count + reduce(0) { $0 + $1.text.utf8.count })
        var end = 0
        for edit in self where edit.range.start >= end && edit.range.end <= text.count {
            result += text[end..<edit.range.start]
            result += edit.text.utf8
            end = edit.range.end
        }
        return result + text[end...]
    }
}

/// How far a fix may be trusted.
package enum Applicability: String, Sendable, Hashable, CaseIterable {
    /// It changes spelling or form, and nothing of what is meant.
    case safe
    /// It changes the design: a sensible choice, but a choice; somebody should look at the result.
    case unsafe
    /// The fix shows a way and is never applied by itself.
    case displayOnly = "display-only"
}

/// A titled set of edits that mends one diagnostic.
package struct Fix: Sendable, Hashable {
    /// What the fix does, in a few words: "Move 'Export' to the overflow menu".
    package var title: String
    /// How far the fix may be trusted.
    package var applicability: Applicability
    /// The replacements, sorted by range and free of overlaps.
    package var edits: [Edit]

    /// Creates a fix; the edits are put in the order of their ranges.
    package init(title: String, applicability: Applicability, edits: [Edit]) {
        self.title = title
        self.applicability = applicability
        self.edits = edits.sorted { $0.range < $1.range }
    }

    /// Creates a safe fix; nil where the text is hard to edit.
    package init?(safe title: String, _ edits: [Edit]?) {
        guard let edits else { return nil }
        self.init(title: title, applicability: .safe, edits: edits)
    }

    /// Creates a safe fix of one edit; nil where the text is hard to edit.
    package init?(safe title: String, _ edit: Edit?) { self.init(safe: title, edit.map { [$0] }) }
}
