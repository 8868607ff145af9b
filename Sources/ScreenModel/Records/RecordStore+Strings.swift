extension RecordStore {
    /// The text of a field that has one, in one locale; that in its first where there is none in this.
    package func text(_ value: Slot, in locale: UInt32) -> Text {
        let first = texts[Int(value.payload)]
        var text = first
        while text.locale != locale, text.next != 0 { text = texts[Int(text.next)] }
        return text.locale == locale ? text : first
    }

    /// Adds a text that stands for a node without being spelt so in the file; names and tokens need not be measured.
    package mutating func addText(_ string: String, node: UInt32, isMeasured: Bool) -> UInt32 {
        let measure = TextMeasure(string.utf8Span.span, isMeasured: isMeasured)
        let start = pool.count
        pool.append(contentsOf: string.utf8)
        return addText(start, pool.count - start, isPooled: true, measure, node: node)
    }

    /// Adds a text that is spelt in the file as it is, at a range in UTF-8 bytes of which nothing is copied.
    package mutating func addText(speltAt range: Range<Int>, node: UInt32, isMeasured: Bool) -> UInt32 {
        let measure = TextMeasure(source.span.extracting(range), isMeasured: isMeasured)
        return addText(range.lowerBound, range.count, isPooled: false, measure, node: node)
    }

    /// Adds a text that stands in the file, or in the pool, at an offset and of a length in UTF-8 bytes.
    mutating func addText(
        _ offset: Int,
        _ length: Int,
        isPooled: Bool,
        _ measure: TextMeasure,
        node: UInt32,
        locale: UInt32 = 0
    ) -> UInt32 {
        addText(
            Text(
                node: node,
                offset: UInt32(offset),
                length: UInt32(length),
                isPooled: isPooled,
                hasPlaceholder: measure.hasPlaceholder,
                isBlank: measure.isBlank,
                characters: UInt32(measure.characters),
                locale: locale
            )
        )
    }
}
