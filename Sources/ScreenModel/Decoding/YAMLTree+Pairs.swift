import Diagnostics
import YAMLSyntax

extension YAMLTree {
    /// Whether an alias whose anchor nobody knows stands in a node, so that not all it holds is known.
    func holdsUnknownAlias(_ node: NodeIndex) -> Bool {
        guard !problems.isEmpty else { return false }
        return (node.rawValue..<max(node.rawValue, self[node].next.rawValue)).contains { index in
            let inner = self[NodeIndex(rawValue: index)]
            return inner.kind == .alias && inner.target == .none
        }
    }

    /// The key right before a value; no node for what has none.
    func key(of value: NodeIndex) -> NodeIndex { NodeIndex(rawValue: value.rawValue &- 1) }

    /// The text of a scalar that is no longer than so many bytes as it is written; nil for any other node.
    func word(_ node: NodeIndex, upTo length: Int = 40) -> String? {
        self[node].kind == .scalar && self[node].range.length <= length ? text(of: node) : nil
    }

    /// Such a text by its folded spelling.
    func folded(_ node: NodeIndex, upTo length: Int = 40) -> String? { word(node, upTo: length).map(Spelling.folded) }

    /// The entries of a list, or so many of them, each as what an alias stands for; none for any other node.
    func entries(of list: NodeIndex, among limit: Int = .max) -> [NodeIndex] {
        self[list].kind == .sequence ? children(of: list, among: limit).map { resolved($0) } : []
    }

    /// Whether a mapping has one of some keys.
    func hasKey(_ names: [String], in mapping: NodeIndex) -> Bool {
        names.contains { value(ofKey: $0, in: mapping) != nil }
    }

    /// The only pair of a mapping, if its key is a word; nil for any other mapping.
    func onlyPair(of mapping: NodeIndex) -> ScreenDecoder.OtherPair? {
        let key = firstChild(of: mapping)
        guard key != .none, self[key].kind == .scalar else { return nil }
        let value = nextSibling(of: key)
        guard value != .none, self[value].next == self[mapping].next else { return nil }
        return (key: key, value: value)
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
