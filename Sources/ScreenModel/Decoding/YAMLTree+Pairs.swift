import YAMLSyntax

extension YAMLTree {
    /// The only pair of a mapping, if its key is a word; nil for any other mapping.
    func onlyPair(of mapping: NodeIndex) -> ScreenDecoder.OtherPair? {
        let key = firstChild(of: mapping)
        guard key != .none, self[key].kind == .scalar else { return nil }
        let value = nextSibling(of: key)
        guard value != .none, self[value].next == self[mapping].next else { return nil }
        return ScreenDecoder.OtherPair(key: key, value: value)
    }

    /// Whether something holds of a key of a mapping which is a word, among so many of its keys.
    func hasWord(in mapping: NodeIndex, among limit: Int = .max, where isMeant: (_ key: NodeIndex) -> Bool) -> Bool {
        pairs(of: mapping, among: limit).contains { key, _ in self[key].kind == .scalar && isMeant(key) }
    }
}
