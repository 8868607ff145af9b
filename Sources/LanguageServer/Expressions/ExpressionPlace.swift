import Diagnostics

/// The place in a path or a condition where somebody is typing: the names before the last dot, and the word behind it.
struct ExpressionPlace {
    /// A name on the way, such as `trailing` of `navigationBar.trailing[].icon`.
    struct Step: Hashable {
        let name: String
        /// Whether `[]`, or an index, follows it.
        let isEach: Bool
    }

    /// The names before the word, from the left.
    let steps: [Step]
    /// The word around the place, in UTF-8 bytes from 0.
    let word: SourceRange
    /// Whether the word stands behind a brace that opens a placeholder.
    let isPlaceholder: Bool

    /// Looks at a text around an offset, in UTF-8 bytes from 0.
    init(_ text: [UInt8], at offset: Int) {
        var start = min(offset, text.count)
        while start > 0, ExpressionPlace.isPartOfWord(text[start - 1]) { start -= 1 }
        var end = min(offset, text.count)
        while end < text.count, ExpressionPlace.isPartOfWord(text[end]) { end += 1 }
        word = SourceRange(start: start, end: end)
        isPlaceholder = start > 0 && text[start - 1] == UInt8(ascii: "{")
        var steps = [Step]()
        var position = start
        while position > 0, text[position - 1] == UInt8(ascii: ".") {
            position -= 1
            let isEach = position > 0 && text[position - 1] == UInt8(ascii: "]")
            if isEach {
                guard let open = text[..<position].lastIndex(of: UInt8(ascii: "[")) else { break }
                position = open
            }
            let last = position
            while position > 0, ExpressionPlace.isPartOfWord(text[position - 1]) { position -= 1 }
            guard position < last else { break }
            steps.append(Step(name: String(decoding: text[position..<last], as: UTF8.self), isEach: isEach))
        }
        self.steps = steps.reversed()
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }
}
