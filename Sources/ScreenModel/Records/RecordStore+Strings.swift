extension RecordStore {
    /// Adds a text that stands for a node without being spelt like that in the file.
    ///
    /// - Parameters:
    ///   - string: The text; it may hold placeholders.
    ///   - node: The node that diagnostics point at.
    ///   - isMeasured: Whether its characters are counted; not needed for names and tokens.
    /// - Returns: The index of the text.
    package mutating func addText(_ string: String, node: UInt32, isMeasured: Bool) -> UInt32 {
        let bytes = Array(string.utf8)
        let measure = TextMeasure(bytes.span, isMeasured: isMeasured)
        let offset = pool.count
        pool.append(contentsOf: bytes)
        return addText(
            Text(
                node: node,
                offset: UInt32(offset),
                length: UInt32(bytes.count),
                isPooled: true,
                hasPlaceholder: measure.hasPlaceholder,
                isBlank: measure.isBlank,
                characters: UInt32(measure.characters),
                locale: 0,
                next: 0
            )
        )
    }
}
