import CEL

extension RulePart {
    /// Changes of an expression, made where its parts of some kind stand; each gives the whole expression.
    ///
    /// `other` has for a part, and the text of any place in the expression, the texts to put in its place, each with
    /// words for the change.
    func changes(
        _ other: (ExpressionPart, (Range<Int>) -> String) -> [(text: String, words: String)]
    ) -> [MutationKind.Change] {
        guard kind == .expression || kind == .key else { return [] }
        let bytes = Array(text.utf8)
        let source = { (range: Range<Int>) in String(decoding: bytes[range], as: UTF8.self) }
        return ExpressionPart.all(of: text).flatMap { part in
            other(part, source).map { change in
                MutationKind.Change(
                    text: source(0..<part.range.lowerBound) + change.text + source(part.range.upperBound..<bytes.count),
                    words: change.words
                )
            }
        }
    }

    /// The same with parts that are exchanged for one other text, named by what was and what becomes of it.
    func exchanges(_ other: (ExpressionPart) -> [String]) -> [MutationKind.Change] {
        changes { part, source in
            other(part).map { ($0, "'\(source(part.range))' becomes '\($0)'") }
        }
    }
}
