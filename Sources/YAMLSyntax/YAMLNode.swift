package import Diagnostics

/// One node of a tree: a scalar, a sequence, a mapping, or an alias.
///
/// Its fields and raw values are those of the shim's nodes, so that a node is read as it lies in memory.
package struct YAMLNode: Sendable, BitwiseCopyable {
    /// What a node is.
    package enum Kind: UInt8, Sendable, BitwiseCopyable {
        /// No node: what reading `NodeIndex.none` gives.
        case none
        case scalar
        case sequence
        case mapping
        case alias
    }

    /// How a node is written.
    package enum Style: UInt8, Sendable, BitwiseCopyable {
        /// No style: that of aliases.
        case none
        case plain
        case singleQuoted
        case doubleQuoted
        /// A block scalar begun with `|`.
        case literal
        /// A block scalar begun with `>`.
        case folded
        /// A collection by indentation.
        case block
        /// A collection in brackets, or a pair in a bracketed sequence.
        case flow
    }

    /// What a node is.
    package let kind: Kind
    /// How the node is written.
    package let style: Style
    /// Whether the scalar's value stands in the tree's pool; else it stands in the source as it is.
    package let isPooled: Bool
    let flags: UInt8
    let start: UInt32
    let end: UInt32
    /// The index after the node and all below it.
    ///
    /// It is the next sibling's, where there is one: a key's `next` is its value. See `YAMLTree.nextSibling(of:)`.
    package let next: NodeIndex
    /// The collection that holds the node; `NodeIndex.none` for the root of a document.
    package let parent: NodeIndex
    let valueStart: UInt32
    let length: UInt32
    let extra: UInt32
}

extension YAMLNode {
    /// Where the content stands: with quotes and brackets, without anchor and tag.
    ///
    /// A block collection ends with its last child, a block scalar with its last line of text. An empty value is the
    /// point after the indicator that calls for it.
    package var range: SourceRange { SourceRange(start: Int(start), end: Int(end)) }

    /// The number of items of a sequence, or of pairs of a mapping; 0 for other nodes.
    package var count: Int { kind == .sequence || kind == .mapping ? Int(length) : 0 }

    /// Whether the node is a collection by indentation.
    package var isBlockCollection: Bool { style != .flow && (kind == .mapping || kind == .sequence) }

    /// The node that an alias stands for; `NodeIndex.none` for other nodes and if no node has that name.
    package var target: NodeIndex { NodeIndex(rawValue: kind == .alias ? extra : 0) }

    /// Whether the node has an anchor.
    package var hasAnchor: Bool { flags & 1 != 0 }

    /// Whether the node has an explicit tag.
    package var hasTag: Bool { flags & 2 != 0 }

    /// Whether the node stands for a value that an error cut off, and is not in the text.
    package var isMissing: Bool { flags & 4 != 0 }

    /// The bytes of the scalar's value, in the pool or in the source; empty for other nodes.
    package var valueBytes: Range<Int> { kind == .scalar ? Int(valueStart)..<Int(valueStart) + Int(length) : 0..<0 }

    /// A node that no YAML stands behind: a scalar, unless it stands for none.
    init(_ range: SourceRange, next: UInt32, kind: Kind = .scalar) {
        self.init(
            kind: kind,
            style: .none,
            isPooled: false,
            flags: 0,
            start: UInt32(clamping: range.start),
            end: UInt32(clamping: range.end),
            next: NodeIndex(rawValue: next),
            parent: .none,
            valueStart: UInt32(clamping: range.start),
            length: UInt32(clamping: range.length),
            extra: 0
        )
    }

    /// What reading an index without a node gives.
    package static var none: YAMLNode { YAMLNode(SourceRange(at: 0), next: 0, kind: .none) }
}
