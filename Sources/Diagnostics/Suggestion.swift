/// Finds the word that somebody probably meant.
package enum Suggestion {
    /// The candidate closest to `word`, if it is close enough to be a slip of the finger.
    ///
    /// Case, hyphens, underscores and spaces are ignored; of what is left, one edit in three letters is allowed,
    /// at least one and at most three. Ties go to the earlier candidate.
    package static func closest(to word: String, in candidates: some Sequence<String>) -> String? {
        let wanted = fold(word)
        // A key of thousands of letters is no slip, and comparing it would take long.
        guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
        let allowed = min(max(wanted.count / 3, 1), 3)
        var best: (word: String, distance: Int)?
        for candidate in candidates {
            let folded = fold(candidate)
            guard abs(folded.count - wanted.count) <= allowed else { continue }
            let distance = distance(wanted, folded)
            if distance <= allowed, distance < (best?.distance ?? Int.max) { best = (candidate, distance) }
        }
        return best?.word
    }

    /// The candidates that `word` could be a slip of the finger for, the nearest first.
    ///
    /// This is stricter than `closest`, for what is not only said but done: one edit, or two in eight letters and more.
    /// Case, hyphens, underscores and spaces are ignored.
    package static func slips(of word: String, in candidates: some Sequence<String>) -> [String] {
        let wanted = fold(word)
        guard !wanted.isEmpty, wanted.count <= 64 else { return [] }
        let allowed = wanted.count < 8 ? 1 : 2
        var found = [(word: String, distance: Int)]()
        for candidate in candidates {
            let folded = fold(candidate)
            guard folded.count > 2 || folded == wanted, abs(folded.count - wanted.count) <= allowed else { continue }
            let distance = distance(wanted, folded)
            if distance <= allowed { found.append((candidate, distance)) }
        }
        // Another way to write the same letters leaves no doubt, however near other words are.
        let same = found.filter { $0.distance == 0 }
        return (same.isEmpty ? found.sorted { $0.distance < $1.distance } : same).map(\.word)
    }

    /// The candidate that somebody probably meant by a name: the closest one, or else the only one that holds the word, or
    /// that the word holds.
    package static func likely(for word: String, in candidates: [String]) -> String? {
        if let closest = closest(to: word, in: candidates) { return closest }
        let wanted = String(decoding: fold(word), as: UTF8.self)
        guard wanted.utf8.count > 2 else { return nil }
        let found = candidates.filter { candidate in
            let folded = String(decoding: fold(candidate), as: UTF8.self)
            return folded.contains(wanted) || folded.utf8.count > 2 && wanted.contains(folded)
        }
        return found.count == 1 ? found[0] : nil
    }

    private static func fold(_ word: String) -> [UInt8] {
        word.utf8.compactMap { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
            case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "), UInt8(ascii: "."): nil
            default: byte
            }
        }
    }

    /// The number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforePrevious = [Int]()
        var previous = Array(0...right.count)
        for row in 0..<left.count {
            var current = [row + 1]
            for column in 0..<right.count {
                let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
                var best = min(replaced, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, beforePrevious[column - 1] + 1)
                }
                current.append(best)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count]
    }
}
