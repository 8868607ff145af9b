/// Finds the name that was probably meant.
enum Suggestion {
    /// The candidate nearest to a name, if one is near enough: one slip in a short name, two or three in a longer.
    static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars)
        guard wanted.count <= 64 else { return nil }
        var best: (distance: Int, name: String)?
        for candidate in candidates where candidate != name {
            let scalars = Array(candidate.lowercased().unicodeScalars)
            let allowed = min(3, 1 + min(wanted.count, scalars.count) / 4)
            guard abs(scalars.count - wanted.count) <= allowed else { continue }
            let distance = distance(wanted, scalars)
            guard distance <= allowed else { continue }
            if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.name
    }

    /// A sentence to append to a message, or nothing.
    static func sentence(for name: String, among candidates: some Sequence<String>) -> String {
        nearest(to: name, among: candidates).map { " Did you mean '\($0)'?" } ?? ""
    }

    /// The number of insertions, deletions, substitutions and swaps of neighbours that turn one text into another
    /// (Damerau and Levenshtein, optimal string alignment).
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in 0..<left.count {
            var current = [row + 1]
            for column in 0..<right.count {
                let substitution = previous[column] + (left[row] == right[column] ? 0 : 1)
                var cost = min(substitution, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, beforePrevious[column - 1] + 1)
                }
                current.append(cost)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count]
    }
}
