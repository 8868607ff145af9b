// The text of scalars, and the names and tags of nodes.
package import Diagnostics

extension YAMLTree {
    /// Calls the closure with the UTF-8 bytes of a scalar's value, without copying them; with none for other nodes.
    package func withText<R, E: Error>(of index: NodeIndex, _ body: (Span<UInt8>) throws(E) -> R) throws(E) -> R {
        let node = self[index]
        guard node.isPooled else { return try body(source.span.extracting(node.valueBytes)) }
        return try body(pool.span.extracting(node.valueBytes))
    }

    /// Returns a scalar's value, escapes and line folding resolved; empty for other nodes.
    package func text(of index: NodeIndex) -> String {
        let node = self[index]
        return String(decoding: (node.isPooled ? pool : source)[node.valueBytes], as: UTF8.self)
    }

    /// Returns the text of a stretch of the source as it is written.
    package func sourceText(in range: SourceRange) -> String {
        let whole = 0..<source.count
        return String(decoding: source[(range.start..<max(range.start, range.end)).clamped(to: whole)], as: UTF8.self)
    }

    /// Returns the byte of the source at an offset; nil outside of the source.
    package func byte(at offset: Int) -> UInt8? { source.indices.contains(offset) ? source[offset] : nil }

    /// Tells whether a node is a scalar with the given value.
    package func text(of index: NodeIndex, equals text: String) -> Bool {
        guard self[index].kind == .scalar else { return false }
        return withText(of: index) { $0.equals(text) }
    }

    /// Returns where a node's anchor stands, its `&` included; for an alias, its own range; nil if there is none.
    package func anchorRange(of index: NodeIndex) -> SourceRange? {
        let node = self[index]
        if node.kind == .alias { return node.range }
        return node.hasAnchor ? table.anchor(of: node) : nil
    }

    /// Returns where a tag stands that is none of YAML's own, its `!` included; nil if the node has none.
    package func foreignTagRange(of index: NodeIndex) -> SourceRange? {
        let node = self[index]
        return node.hasTag && table.tagKind(of: node) == .other ? table.tag(of: node) : nil
    }

    /// Returns where a node's explicit tag stands, its `!` included; nil if there is none.
    package func tagRange(of index: NodeIndex) -> SourceRange? {
        let node = self[index]
        return node.hasTag ? table.tag(of: node) : nil
    }
}
