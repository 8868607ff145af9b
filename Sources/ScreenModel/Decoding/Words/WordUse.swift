import YAMLSyntax

extension ScreenDecoder {
    /// A pair whose key is another word for something of ours, in the component that it stands in.
    struct WordUse {
        let pair: OtherPair
        /// What the word means; nil where that is not said by a table.
        let row: OtherWord?
        let record: Record

        init(_ pair: OtherPair, _ row: OtherWord? = nil, of record: Record) {
            (self.pair, self.row, self.record) = (pair, row, record)
        }
    }
}
