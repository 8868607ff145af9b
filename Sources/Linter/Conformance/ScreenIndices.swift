/// Some screens of a run: how many they are, and the first of them, or all.
package struct ScreenIndices: Sendable, Hashable {
    /// How many they are.
    package private(set) var count = 0
    private var shown: [UInt32] = []

    /// Whether there are none.
    package var isEmpty: Bool { count == 0 }

    /// The first of them, as indices of the run's screens; no more than the conformance was asked to keep.
    package var first: [Int] { shown.map(Int.init) }

    /// Adds a screen, which is kept if fewer than `limit` have been.
    mutating func add(_ index: Int, limit: Int) {
        count += 1
        if shown.count < limit { shown.append(UInt32(truncatingIfNeeded: index)) }
    }
}
