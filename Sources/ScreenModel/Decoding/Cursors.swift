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
