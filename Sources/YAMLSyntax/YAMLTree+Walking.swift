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

    /// Calls the closure with each child of a collection: an item of a sequence, keys and values of a mapping in turn.
    package func forEachChild<E: Error>(
        of collection: NodeIndex,
        _ body: (_ child: NodeIndex) throws(E) -> Void
    ) throws(E) {
        let end = self[collection].next.rawValue
        var child = collection.rawValue &+ 1
        while child < end {
            try body(NodeIndex(rawValue: child))
            child = self[NodeIndex(rawValue: child)].next.rawValue
        }
    }

    /// Calls the closure with each pair of a mapping; not at all for other nodes.
    package func forEachPair<E: Error>(
        of mapping: NodeIndex,
        _ body: (_ key: NodeIndex, _ value: NodeIndex) throws(E) -> Void
    ) throws(E) {
        let node = self[mapping]
        guard node.kind == .mapping else { return }
        let end = node.next.rawValue
        var key = mapping.rawValue &+ 1
        while key < end {
            let value = self[NodeIndex(rawValue: key)].next
            try body(NodeIndex(rawValue: key), value)
            key = self[value].next.rawValue
        }
    }
}
