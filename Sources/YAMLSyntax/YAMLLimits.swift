/// Bounds on what a text may ask for, so that no text takes unbounded time or memory.
package struct YAMLLimits: Sendable, Hashable {
    /// The size of a file in bytes.
    package var byteCount = 64 << 20
    /// The number of collections in one another.
    var depth = 100
    /// The number of nodes, and likewise of comments.
    package var nodeCount = 2_000_000
    /// The number of nodes that all aliases come to when each is written out; 64 bytes of text count as one more.
    package var aliasExpansion = 1_000_000
    /// The number of directives (`%TAG`, `%YAML`) before one document.
    var directiveCount = 100
    /// The number of problems that don't end parsing; at most 120.
    package var problemCount = 100

    /// The limits that hold unless others are given.
    package static var standard: YAMLLimits { YAMLLimits() }
}
