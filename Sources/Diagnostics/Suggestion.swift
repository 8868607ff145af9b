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
        let near = near(wanted, in: candidates, limit: min(max(wanted.count / 3, 1), 3))
        return near.min { $0.distance < $1.distance }?.word
    }

    /// The candidates that are no further from a folded word than a limit.
    private static func near(
        _ wanted: [UInt8],
        in candidates: some Sequence<String>,
        limit: Int
    ) -> [(word: String, folded: [UInt8], distance: Int)] {
        candidates.compactMap { candidate in
            guard abs(foldedLength(candidate) - wanted.count) <= limit else { return nil }
            let folded = fold(candidate)
            let distance = distance(wanted, folded, limit: limit)
            return distance <= limit ? (candidate, folded, distance) : nil
        }
    }

    /// The end of a sentence that says of a word that there is none: `; did you mean 'X'?`, else `rest` behind a semicolon,
    /// and without that a full stop.
    package static func ending(
        for word: String,
        in candidates: some Sequence<String>,
        else rest: String? = nil
    ) -> String {
        (closest(to: word, in: candidates).map { "did you mean '\($0)'?" } ?? rest).map { "; \($0)" } ?? "."
    }

    /// The candidates that `word` could be a slip of the finger for, the nearest first.
    ///
    /// This is stricter than `closest`, for what is not only said but done: one edit, or two in eight letters and more.
    /// Case, hyphens, underscores and spaces are ignored. `step-3` is another thing than `step-2`, and no slip.
    package static func slips(of word: String, in candidates: [String]) -> [String] {
        let wanted = fold(word)
        guard !wanted.isEmpty, wanted.count <= 64 else { return [] }
        let stem = withoutDigits(wanted)
        let found = near(wanted, in: candidates, limit: wanted.count < 8 ? 1 : 2).filter { _, folded, distance in
            // Of two letters, only the last one typed twice is a slip.
            guard folded.count > 2 || folded == wanted || folded + folded.suffix(1) == wanted else { return false }
            return distance == 0 || stem.count >= min(wanted.count, folded.count) || withoutDigits(folded) != stem
        }
        // Another way to write the same letters leaves no doubt, however near other words are.
        let same = found.filter { $0.distance == 0 }
        return (same.isEmpty ? found.sorted { $0.distance < $1.distance } : same).map(\.word)
    }

    /// The candidate that somebody probably meant by a name: the closest, or the only one that holds it, or is in it.
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

    private static func withoutDigits(_ word: [UInt8]) -> [UInt8] {
        word.filter { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    private static func fold(_ word: String) -> [UInt8] { word.utf8.compactMap { $0.folded } }

    /// The number of bytes that `fold` leaves; told without making them, because of thousands of words few are near.
    private static func foldedLength(_ word: String) -> Int {
        let bytes = word.utf8Span.span
        return bytes.indices.count { bytes[$0].folded != nil }
    }

    /// The number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other; beyond
    /// the limit, any number above it.
    private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
        // Most words that are near begin or end alike.
        let same = zip(left, right).prefix { $0 == $1 }.count
        let (left, right) = (left.dropFirst(same), right.dropFirst(same))
        let end = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
        return distance(ofRests: Array(left.dropLast(end)), Array(right.dropLast(end)), limit: limit)
    }

    private static func distance(ofRests left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
        // The row at hand, the one before, and the one before that, in turn.
        let width = right.count + 1
        var rows = Array(repeating: 0, count: 3 * width)
        for column in 0..<width { rows[column] = column }
        for row in 0..<left.count {
            let (current, previous, beforePrevious) = ((row + 1) % 3 * width, row % 3 * width, (row + 2) % 3 * width)
            rows[current] = row + 1
            var least = row + 1
            for column in 0..<right.count {
                let replaced = rows[previous + column] + (left[row] == right[column] ? 0 : 1)
                var best = min(replaced, rows[previous + column + 1] + 1, rows[current + column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, rows[beforePrevious + column - 1] + 1)
                }
                rows[current + column + 1] = best
                least = min(least, best)
            }
            // A swap comes from the row before the last one.
            if least > limit + 1 { return least }
        }
        return rows[left.count % 3 * width + right.count]
    }
}
