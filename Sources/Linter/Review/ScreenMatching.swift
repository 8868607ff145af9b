/// Tells which screen of one side became which of the other.
///
/// A screen keeps its file and id; else its id alone; else it says the same; else much of it is the same.
struct ScreenMatching {
    /// The pairs, by the numbers of the screens.
    private(set) var pairs: [(before: Int, after: Int)] = []
    /// The screens before without a partner.
    private(set) var removed: [Int] = []
    /// The screens after without a partner.
    private(set) var added: [Int] = []
    private var (isTakenBefore, isTakenAfter): ([Bool], [Bool])

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
    init(
        _ before: [ReviewedSideScreen],
        _ after: [ReviewedSideScreen],
        staysPut: (ReviewedSideScreen) -> Bool
    ) {
        isTakenBefore = Array(repeating: false, count: before.count)
        isTakenAfter = Array(repeating: false, count: after.count)
        match(before, after) { Key(file: $0.place.file, id: $0.place.id) }
        removed = before.indices.filter { staysPut(before[$0]) && !isTakenBefore[$0] }
        added = after.indices.filter { staysPut(after[$0]) && !isTakenAfter[$0] }
        for index in removed { isTakenBefore[index] = true }
        for index in added { isTakenAfter[index] = true }
        match(before, after) { $0.place.id == nil ? nil : Key(id: $0.place.id, content: $0.content) }
        match(before, after) { $0.place.id == nil ? nil : Key(id: $0.place.id) }
        match(before, after) { Key(file: $0.place.file, content: $0.content) }
        match(before, after) { Key(content: $0.content) }
        matchAlike(before, after)
        removed += before.indices.filter { !isTakenBefore[$0] }
        added += after.indices.filter { !isTakenAfter[$0] }
    }

    private mutating func pair(_ old: Int, _ new: Int) {
        pairs.append((old, new))
        (isTakenBefore[old], isTakenAfter[new]) = (true, true)
    }

    /// Pairs the screens that have a key in common, in their order.
    private mutating func match(
        _ before: [ReviewedSideScreen],
        _ after: [ReviewedSideScreen],
        by key: (ReviewedSideScreen) -> Key?
    ) {
        var open = [Key: [Int]]()
        for index in before.indices.reversed() where !isTakenBefore[index] {
            if let key = key(before[index]) { open[key, default: []].append(index) }
        }
        for index in after.indices where !isTakenAfter[index] {
            if let key = key(after[index]), let partner = open[key]?.popLast() { pair(partner, index) }
        }
    }

    /// Pairs what is left by how much it has in common, the likest first.
    private mutating func matchAlike(_ before: [ReviewedSideScreen], _ after: [ReviewedSideScreen]) {
        let old = before.indices.filter { !isTakenBefore[$0] }
        let new = after.indices.filter { !isTakenAfter[$0] }
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
        where !isTakenBefore[pair.old] && !isTakenAfter[pair.new] {
            self.pair(pair.old, pair.new)
        }
    }
}
