package import Diagnostics

/// A text beside a tree's own that some of its nodes stand in: translations of a screen, or colours that it names.
package struct OtherSource: Sendable, Hashable {
    /// The path of the file.
    package let file: String
    /// The UTF-8 text that ranges count in.
    package let text: [UInt8]

    /// Creates a source.
    package init(file: String, text: [UInt8]) {
        (self.file, self.text) = (file, text)
    }
}

// Nodes that no YAML stands behind. Whoever makes them gives records their indices, as those of other nodes.
extension YAMLTree {
    /// Takes a text that is no YAML, in place of the one before; the tree has no nodes but those that are added.
    package mutating func adopt(_ source: [UInt8]) {
        parse([])
        self.source = source
    }

    /// Adds a text beside the tree's own, and numbers it, from 1.
    package mutating func addSource(_ text: [UInt8], file: String) -> Int {
        otherSources.append(OtherSource(file: file, text: text))
        return otherSources.count
    }

    /// Adds a node, a scalar without children, for a stretch of a source, of which 0 is the tree's own text.
    package mutating func addNode(_ range: SourceRange, inSource number: Int) -> NodeIndex {
        let index = NodeIndex(rawValue: UInt32(clamping: nodes.count))
        nodes.append(YAMLNode(range, next: index.rawValue + 1))
        sourcesOfOtherNodes.append(number)
        return index
    }

    /// The source that a node stands in; nil if that is the tree's own.
    package func otherSource(of index: NodeIndex) -> OtherSource? {
        guard let number = sourceOfOtherNode(at: index), number > 0, number <= otherSources.count else { return nil }
        return otherSources[number - 1]
    }

    /// Whether a node was added, so that nothing is known of it but where it stands.
    package func isAdded(_ index: NodeIndex) -> Bool { sourceOfOtherNode(at: index) != nil }

    private func sourceOfOtherNode(at index: NodeIndex) -> Int? {
        let position = Int(index.rawValue) - nodeCount - 1
        return sourcesOfOtherNodes.indices.contains(position) ? sourcesOfOtherNodes[position] : nil
    }
}
