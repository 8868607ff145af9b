/// The place of a node in its tree.
package struct NodeIndex: Hashable, Sendable, BitwiseCopyable {
    /// The number of the node in the order of the text, from 1; 0 for no node.
    package let rawValue: UInt32

    /// Creates the index with a number.
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The index that stands for no node.
    package static var none: NodeIndex { NodeIndex(rawValue: 0) }
}
