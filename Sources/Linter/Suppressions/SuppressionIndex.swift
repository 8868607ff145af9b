import Diagnostics

/// Finds the suppression of a finding among thousands.
struct SuppressionIndex {
    private struct Stretch {
        let start: Int
        let end: Int
        /// The end of this stretch or of one before it, whichever is last.
        let lastEnd: Int
        let entry: Int
    }

    /// The stretches of each rule, in the order of their starts.
    private var stretches: [String: [Stretch]] = [:]

    /// Takes in the entries of a file.
    init(_ entries: [Suppressions.Entry]) {
        let indices = entries.indices.sorted { (entries[$0].effect.start, $0) < (entries[$1].effect.start, $1) }
        for index in indices {
            let (id, effect) = (entries[index].id, entries[index].effect)
            let lastEnd = max(effect.end, stretches[id]?.last?.lastEnd ?? 0)
            stretches[id, default: []].append(
                Stretch(start: effect.start, end: effect.end, lastEnd: lastEnd, entry: index)
            )
        }
    }

    /// The entry that suppresses a rule at an offset; of several the closest, which is the last to begin.
    func innermost(ofRule id: String, at offset: Int) -> Int? {
        guard let stretches = stretches[id] else { return nil }
        let behind = stretches.indices.partitioningIndex { stretches[$0].start > offset }
        for stretch in stretches[..<behind].reversed() {
            if offset < stretch.end { return stretch.entry }
            if stretch.lastEnd <= offset { return nil }
        }
        return nil
    }
}
