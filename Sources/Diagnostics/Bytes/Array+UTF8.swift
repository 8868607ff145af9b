extension [UInt8] {
    /// Appends the UTF-8 bytes of a short text.
    ///
    /// To append `text.utf8` takes 200 instructions for a word, most of them to find out how the text is stored.
    @inlinable
    package mutating func append(utf8Of text: String) {
        let letters = text.utf8Span.span
        append(addingCapacity: letters.count) { added in
            for index in letters.indices { added.append(letters[index]) }
        }
    }
}
