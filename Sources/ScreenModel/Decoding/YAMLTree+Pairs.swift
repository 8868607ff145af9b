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

    /// The pairs of a map and behind them those of the maps that it merges, of which its own keys come first; what maps
    /// merge that are merged themselves is left out.
    func mergedPairs(of mapping: NodeIndex) -> [(key: NodeIndex, value: NodeIndex)] {
        var pairs = [(key: NodeIndex, value: NodeIndex)]()
        var sources = [NodeIndex]()
        for (key, value) in self.pairs(of: mapping) {
            guard isMergeKey(key) else {
                pairs.append((key, value))
                continue
            }
            let merged = resolved(value)
            if self[merged].kind == .mapping { sources.append(merged) }
            for element in self[merged].kind == .sequence ? Array(children(of: merged)) : [] {
                sources.append(resolved(element))
            }
        }
        guard !sources.isEmpty else { return pairs }
        var words = Set<String>()
        for (key, _) in pairs where self[key].kind == .scalar { words.insert(text(of: key)) }
        for source in sources {
            for (key, value) in self.pairs(of: source) where self[key].kind == .scalar && !isMergeKey(key) {
                if words.insert(text(of: key)).inserted { pairs.append((key, value)) }
            }
        }
        return pairs
    }
}
