/// Bounds on what an XML text may ask for, so that no text takes unbounded time or memory.
struct XMLLimits: Sendable, Hashable {
    /// The size of a text in bytes.
    var byteCount = 64 << 20
    /// The number of elements in one another; real files nest some thirty.
    var depth = 100
    var elementCount = 2_000_000
}
