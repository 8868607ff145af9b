// Children, pairs and aliases. No walk allocates.

extension YAMLTree {
    /// Returns the first child of a collection; `NodeIndex.none` if it is empty or no collection.
    package func firstChild(of index: NodeIndex) -> NodeIndex {
        let node = self[index]
        let child = NodeIndex(rawValue: index.rawValue &+ 1)
        return child.rawValue < node.next.rawValue ? child : .none
    }

    /// Returns the node after this one in the same collection, or the next document's root; `NodeIndex.none` at the end.
    ///
    /// In a mapping keys and values take turns.
    package func nextSibling(of index: NodeIndex) -> NodeIndex {
        let node = self[index]
        let end = node.parent == .none ? UInt32(nodeCount + 1) : self[node.parent].next.rawValue
        return node.next.rawValue < end ? node.next : .none
    }

    /// Returns what an alias stands for, and any other node itself.
    ///
    /// An alias whose target is unknown is returned itself.
    package func resolved(_ index: NodeIndex) -> NodeIndex {
        let target = self[index].target
        return target == .none ? index : target
    }

    /// The children of a collection in the order of the text, or so many of them: items, or keys and values in turn.
    package func children(of collection: NodeIndex, among limit: Int = .max) -> Children {
        let first = NodeIndex(rawValue: collection.rawValue &+ 1)
        return Children(nodes: nodes, child: first, end: self[collection].next, rest: limit)
    }

    /// The pairs of a mapping, in the order of the text, or so many of them; none for other nodes.
    package func pairs(of mapping: NodeIndex, among limit: Int = .max) -> Pairs {
        Pairs(children: children(of: self[mapping].kind == .mapping ? mapping : .none), rest: limit)
    }

    /// Whether a node is a collection or stands in it.
    package func isInside(_ node: NodeIndex, _ collection: NodeIndex) -> Bool {
        node.rawValue >= collection.rawValue && node.rawValue < self[collection].next.rawValue
    }

    /// Walks the children of a collection.
    package struct Children: Sequence, IteratorProtocol {
        fileprivate let nodes: [YAMLNode]
        fileprivate var child: NodeIndex
        fileprivate let end: NodeIndex
        fileprivate var rest: Int

        /// The next child; nil at the end.
        package mutating func next() -> NodeIndex? {
            guard rest > 0, child.rawValue < end.rawValue else { return nil }
            defer { (child, rest) = (nodes[Int(child.rawValue)].next, rest - 1) }
            return child
        }
    }

    /// Walks the pairs of a mapping.
    package struct Pairs: Sequence, IteratorProtocol {
        fileprivate var children: Children
        fileprivate var rest: Int

        /// The next key and its value; nil at the end.
        package mutating func next() -> (key: NodeIndex, value: NodeIndex)? {
            guard rest > 0, let key = children.next(), let value = children.next() else { return nil }
            rest -= 1
            return (key, value)
        }
    }
}
