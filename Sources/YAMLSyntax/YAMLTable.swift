// The bridge to the C shim: all unsafe code of this module.
import Diagnostics
import YAMLShim

/// The owner of the shim's memory, with access that stays within bounds.
@safe struct YAMLTable: ~Copyable, Sendable {
    // Only this value knows the context, and it can't be copied: what another task could do to the memory behind the
    // pointers, exclusive access to this value already rules out.
    private nonisolated(unsafe) let context: OpaquePointer?
    private nonisolated(unsafe) var table = unsafe yaml_shim_table()

    init() { unsafe context = yaml_shim_create() }

    deinit { unsafe yaml_shim_destroy(context) }

    /// Fills the table from a text.
    mutating func parse(_ bytes: [UInt8], limits: YAMLLimits) {
        guard let context = unsafe context else { return }
        var shimLimits = yaml_shim_limits(
            bytes: UInt32(clamping: limits.byteCount),
            depth: UInt32(clamping: limits.depth),
            nodes: UInt32(clamping: limits.nodeCount),
            expansion: UInt32(clamping: limits.aliasExpansion),
            directives: UInt32(clamping: limits.directiveCount),
            problems: UInt32(clamping: limits.problemCount)
        )
        unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe table = yaml_shim_parse(context, buffer.baseAddress, buffer.count, &shimLimits).pointee
        }
    }

    /// Whether all of the text is in the table.
    var isComplete: Bool { unsafe table.complete }

    var commentCount: Int { unsafe Int(table.comment_count) }

    /// The number of problems; one if there was no memory to begin with.
    var problemCount: Int { unsafe context == nil ? 1 : Int(table.problem_count) }

    func comment(at position: Int) -> SourceRange {
        guard position >= 0, position < commentCount, let comments = unsafe table.comments else {
            return SourceRange(at: 0)
        }
        return SourceRange(unsafe comments[position])
    }

    /// Returns where a node's anchor stands, its `&` included; empty if it has none.
    func anchor(of node: YAMLNode) -> SourceRange { SourceRange(properties(of: node).anchor) }

    /// Returns where a node's tag stands, its `!` included; empty if it has none.
    func tag(of node: YAMLNode) -> SourceRange { SourceRange(properties(of: node).tag) }

    /// Returns what a node's tag says.
    func tagKind(of node: YAMLNode) -> YAMLTagKind { YAMLTagKind(rawValue: properties(of: node).tag_kind) ?? .none }

    private func properties(of node: YAMLNode) -> yaml_shim_properties {
        guard node.hasAnchor || node.hasTag, unsafe node.extra < table.property_count,
            let properties = unsafe table.properties
        else { return yaml_shim_properties() }
        return unsafe properties[Int(node.extra)]
    }

    /// Returns a problem in our words.
    ///
    /// If the context could not be made, there is one: that there is no memory.
    func problem(at position: Int, in source: [UInt8]) -> YAMLProblem {
        guard unsafe position < Int(table.problem_count), let problems = unsafe table.problems else {
            return .found(reason: nil, at: SourceRange(at: 0))
        }
        let problem = unsafe problems[position]
        let range = unsafe SourceRange(problem.range)
        guard unsafe problem.reason == UInt32(YAML_SHIM_REASON_SYNTAX), let message = unsafe problem.message else {
            return unsafe .found(reason: problem.reason, value: problem.value, at: range)
        }
        return unsafe .syntax(
            String(cString: message),
            while: problem.context.map { unsafe String(cString: $0) },
            at: range,
            contextRange: SourceRange(problem.context_range),
            source: source
        )
    }

    /// Returns the UTF-8 form of a UTF-16 text, and nil for other texts.
    func transcoding() -> [UInt8]? {
        guard let start = unsafe table.transcoding else { return nil }
        return unsafe Array(UnsafeBufferPointer(start: start, count: Int(table.transcoding_size)))
    }

    /// Replaces the array's contents by the nodes; the first stands for none.
    func copyNodes(to array: inout [YAMLNode]) {
        array.removeAll(keepingCapacity: true)
        // The shim's nodes are read as ours, which have the same layout.
        guard let start = unsafe UnsafeRawPointer(table.nodes)?.assumingMemoryBound(to: YAMLNode.self) else {
            return array.append(.none)
        }
        unsafe array.append(contentsOf: UnsafeBufferPointer(start: start, count: Int(table.node_count)))
    }

    /// Replaces the array's contents by the pool.
    func copyPool(to array: inout [UInt8]) {
        array.removeAll(keepingCapacity: true)
        unsafe array.append(contentsOf: UnsafeBufferPointer(start: table.pool, count: Int(table.pool_size)))
    }
}

extension SourceRange {
    fileprivate init(_ range: yaml_shim_range) { self.init(start: Int(range.start), end: Int(range.end)) }
}
