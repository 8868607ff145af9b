// YAMLSyntax: a YAML text as a tree with exact source ranges.
//
// `YAMLTree` parses one text after another into memory that it reuses. Its nodes are small values, addressed by index,
// in the order of the text: a collection's first child follows it, and siblings are found by skipping subtrees.
// Nothing is thrown: what is wrong with a text is in `problems`, and the nodes before it are kept.
//
// All offsets count UTF-8 bytes from 0, a byte order mark included; of a UTF-16 text, bytes of its transcoding.
// The memory behind the tree belongs to the C shim; the only file that touches it is YAMLTable.swift.
package import Diagnostics

/// The nodes, comments and problems of one YAML text.
///
/// A tree is meant to be reused: parsing replaces its contents, and indices from before become meaningless (they never
/// trap: an index without a node reads as `YAMLNode.none`).
package struct YAMLTree: ~Copyable, Sendable {
    var table: YAMLTable

    /// The nodes by their indices, those that were added behind those of the text; the first stands for none.
    package internal(set) var nodes: [YAMLNode] = [.none]

    /// The UTF-8 text that ranges count in: the bytes given, or the transcoding of UTF-16.
    package internal(set) var source: [UInt8] = []

    /// The values of scalars whose text differs from what the source holds, one after the other.
    package private(set) var pool: [UInt8] = []

    /// The root nodes of the documents in the text.
    package private(set) var documents: [NodeIndex] = []

    /// What is wrong with the text, in the order of the text.
    package private(set) var problems: [YAMLProblem] = []

    /// Whether all of the text is in the tree; false after a problem that ends parsing.
    package private(set) var isComplete = true

    /// The number of nodes; their indices run from 1.
    package private(set) var nodeCount = 0

    /// The number of comments.
    package private(set) var commentCount = 0

    /// The texts beside its own that added nodes stand in; the first has number 1.
    package internal(set) var otherSources: [OtherSource] = []

    /// The nodes that were added; their indices follow those of the text's nodes.
    var sourcesOfOtherNodes: [Int] = []

    /// Creates a tree without nodes.
    package init() { table = YAMLTable() }

    /// Creates the tree of a text.
    package init(_ bytes: [UInt8], limits: YAMLLimits = .standard) {
        self.init()
        parse(bytes, limits: limits)
    }

    /// Parses any text in UTF-8 or UTF-16 in place of the one before; beyond the limits, parsing ends with a problem.
    package mutating func parse(_ bytes: [UInt8], limits: YAMLLimits = .standard) {
        table.parse(bytes, limits: limits)
        source = table.transcoding() ?? bytes
        table.copyPool(to: &pool)
        table.copyNodes(to: &nodes)
        isComplete = table.isComplete
        nodeCount = nodes.count - 1
        commentCount = table.commentCount
        otherSources.removeAll(keepingCapacity: true)
        sourcesOfOtherNodes.removeAll(keepingCapacity: true)
        problems.removeAll(keepingCapacity: true)
        for index in 0..<table.problemCount { problems.append(table.problem(at: index, in: source)) }
        problems.sort { $0.range < $1.range }
        documents.removeAll(keepingCapacity: true)
        var root = 1
        while root < nodes.count {
            documents.append(NodeIndex(rawValue: UInt32(root)))
            root = Int(nodes[root].next.rawValue)
        }
    }

    /// The node at an index; `YAMLNode.none` if there is none.
    package subscript(_ index: NodeIndex) -> YAMLNode {
        Int(index.rawValue) < nodes.count ? nodes[Int(index.rawValue)] : .none
    }

    /// The range of a comment by its number, from 0, from its `#` to the end of the line; empty if there are fewer.
    package func comment(at position: Int) -> SourceRange { table.comment(at: position) }
}
