/// Tells which screen of one side became which of the other.
///
/// A screen keeps its file and id; else its id alone; else it says the same; else much of it is the same.
struct ScreenMatching {
    private var pairing: Pairing

    /// The pairs, by the numbers of the screens, in the order of those after.
    var pairs: [(before: Int, after: Int)] {
        pairing.before.enumerated().compactMap { new, old in old.map { ($0, new) } }
    }

    /// The screens before without a partner.
    var removed: [Int] { pairing.after.indices.filter { pairing.after[$0] == nil } }
    /// The screens after without a partner.
    var added: [Int] { pairing.before.indices.filter { pairing.before[$0] == nil } }

    /// How much two screens have in common that are taken for one, of what the larger says; git takes as much.
    private static let leastLikeness = 0.5
    /// The number of screens on a side beyond which likeness is not looked for.
    private static let mostCompared = 300

    /// What a screen is matched by.
    private struct Key: Hashable {
        var file: String?
        var id: String?
        var content: Int?
    }

    /// Matches screens; those of a file that can't be read to its end stay put, and are only matched at their place.
    init(_ before: [ReviewedSideScreen], _ after: [ReviewedSideScreen], staysPut: (ReviewedSideScreen) -> Bool) {
        pairing = Pairing(before.count, after.count)
        func match(_ key: (ReviewedSideScreen) -> Key?) { pairing.match({ key(before[$0]) }, { key(after[$0]) }) }
        match { Key(file: $0.place.file, id: $0.place.id) }
        match { staysPut($0) || $0.place.id == nil ? nil : Key(id: $0.place.id, content: $0.content) }
        match { staysPut($0) || $0.place.id == nil ? nil : Key(id: $0.place.id) }
        match { staysPut($0) ? nil : Key(file: $0.place.file, content: $0.content) }
        match { staysPut($0) ? nil : Key(content: $0.content) }
        matchAlike(before, after, removed.filter { !staysPut(before[$0]) }, added.filter { !staysPut(after[$0]) })
    }

    /// Pairs what is left by how much it has in common, the likest first.
    private mutating func matchAlike(
        _ before: [ReviewedSideScreen],
        _ after: [ReviewedSideScreen],
        _ old: [Int],
        _ new: [Int]
    ) {
        guard !old.isEmpty, !new.isEmpty, old.count <= ScreenMatching.mostCompared,
            new.count <= ScreenMatching.mostCompared
        else { return }
        var found = [(likeness: Double, old: Int, new: Int)]()
        for left in old {
            for right in new {
                let (mine, other) = (before[left].traits, after[right].traits)
                let most = max(mine.count, other.count)
                guard min(mine.count, other.count) > 2 else { continue }
                let likeness = Double(mine.intersection(other).count) / Double(most)
                if likeness >= ScreenMatching.leastLikeness { found.append((likeness, left, right)) }
            }
        }
        for pair in found.sorted(by: { (-$0.likeness, $0.old, $0.new) < (-$1.likeness, $1.old, $1.new) })
        where pairing.after[pair.old] == nil && pairing.before[pair.new] == nil {
            pairing.pair(pair.old, pair.new)
        }
    }
}
