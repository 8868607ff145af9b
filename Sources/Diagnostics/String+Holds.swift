extension String {
    /// Whether the bytes of a word are among those of the text.
    package func holds(_ word: String) -> Bool { utf8Span.span.offset(of: word.utf8Span.span, from: 0) != nil }
}

extension Span<UInt8> {
    /// Where a word begins, from an offset on; nil if it is not there.
    package func offset(of word: Span<UInt8>, from start: Int) -> Int? {
        var start = start
        while start + word.count <= count {
            // At most places the first byte is another one already.
            if word.isEmpty || self[start] == word[0] && word.indices.allSatisfy({ self[start + $0] == word[$0] }) {
                return start
            }
            start += 1
        }
        return nil
    }
}
