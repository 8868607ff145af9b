import YAMLSyntax

// What decoding asks of a tree a thousand times a file, said again here: the compiler puts no function of another module
// of the package in place of its calls, and here these come before the tree's own. They took a fifth of decoding.

extension YAMLTree {
    /// The node at an index; `YAMLNode.none` if there is none.
    subscript(_ index: NodeIndex) -> YAMLNode { Int(index.rawValue) < nodes.count ? nodes[Int(index.rawValue)] : .none }

    /// Returns what an alias stands for, and any other node itself.
    func resolved(_ index: NodeIndex) -> NodeIndex {
        let node = self[index]
        return node.kind == .alias && node.target != .none ? node.target : index
    }

    /// Calls the closure with the UTF-8 bytes of a scalar's value, without copying them; with none for other nodes.
    func withText<R, E: Error>(of index: NodeIndex, _ body: (Span<UInt8>) throws(E) -> R) throws(E) -> R {
        let node = self[index]
        guard node.isPooled else { return try body(source.span.extracting(node.valueBytes)) }
        return try body(pool.span.extracting(node.valueBytes))
    }
}

extension YAMLNode.Kind {
    /// Whether two nodes are of one kind.
    static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.none, .none), (.scalar, .scalar), (.sequence, .sequence), (.mapping, .mapping), (.alias, .alias): true
        default: false
        }
    }
}
