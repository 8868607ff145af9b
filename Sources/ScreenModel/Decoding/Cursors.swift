import YAMLSyntax

/// Walks the key-value pairs of a mapping, in the order of the file, without allocating.
struct PairCursor {
    private var key: NodeIndex
    private let end: NodeIndex

    init(_ mapping: NodeIndex, _ tree: borrowing YAMLTree) {
        key = NodeIndex(rawValue: mapping.rawValue + 1)
        end = tree[mapping].next
    }

    /// The next key and its value; nil at the end, and where a broken-off file leaves a key without value.
    mutating func next(_ tree: borrowing YAMLTree) -> (key: NodeIndex, value: NodeIndex)? {
        guard key.rawValue < end.rawValue else { return nil }
        let value = tree[key].next
        guard value.rawValue < end.rawValue else { return nil }
        defer { key = tree[value].next }
        return (key, value)
    }
}

extension YAMLTree {
    /// The only pair of a mapping, if its key is a word; nil for any other mapping.
    func onlyPair(of mapping: NodeIndex) -> ScreenDecoder.OtherPair? {
        let key = firstChild(of: mapping)
        guard key != .none, self[key].kind == .scalar else { return nil }
        let value = nextSibling(of: key)
        guard value != .none, self[value].next == self[mapping].next else { return nil }
        return ScreenDecoder.OtherPair(key: key, value: value)
    }

    /// The first pair of a mapping, among so many of them, of which something holds; nil if it holds of none.
    func firstPair(
        of mapping: NodeIndex,
        among limit: Int = .max,
        where isMeant: (_ key: NodeIndex, _ value: NodeIndex) -> Bool
    ) -> (key: NodeIndex, value: NodeIndex)? {
        var pairs = PairCursor(mapping, self)
        for _ in 0..<limit {
            guard let pair = pairs.next(self) else { return nil }
            if isMeant(pair.key, pair.value) { return pair }
        }
        return nil
    }

    /// Whether something holds of a key of a mapping which is a word, among so many of its keys.
    func hasWord(in mapping: NodeIndex, among limit: Int = .max, where isMeant: (_ key: NodeIndex) -> Bool) -> Bool {
        firstPair(of: mapping, among: limit) { key, _ in self[key].kind == .scalar && isMeant(key) } != nil
    }

    /// The first element of a sequence, among so many of them, of which something holds; nil if it holds of none.
    func firstElement(
        of sequence: NodeIndex,
        among limit: Int = .max,
        where isMeant: (_ element: NodeIndex) -> Bool
    ) -> NodeIndex? {
        var elements = ElementCursor(sequence, self)
        for _ in 0..<limit {
            guard let element = elements.next(self) else { return nil }
            if isMeant(element) { return element }
        }
        return nil
    }
}

/// Walks the elements of a sequence, in the order of the file, without allocating.
struct ElementCursor {
    private var element: NodeIndex
    private let end: NodeIndex

    init(_ sequence: NodeIndex, _ tree: borrowing YAMLTree) {
        element = NodeIndex(rawValue: sequence.rawValue + 1)
        end = tree[sequence].next
    }

    /// The next element; nil at the end.
    mutating func next(_ tree: borrowing YAMLTree) -> NodeIndex? {
        guard element.rawValue < end.rawValue else { return nil }
        defer { element = tree[element].next }
        return element
    }
}
