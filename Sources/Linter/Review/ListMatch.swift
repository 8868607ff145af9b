/// Tells which element of a list became which of another.
///
/// What says the same is the same; then what has the same label, action, icon or other mark that no other has; then what
/// has no name and is the only one of its kind; then what stands in the same gap and is alike but for its name, or holds
/// much of the same.
struct ListMatch {
    /// Which elements go together.
    private(set) var pairing: Pairing
    private var staying = Set<Int>()

    /// Matches two lists.
    init(_ old: [OutlineNode], _ new: [OutlineNode]) {
        pairing = Pairing(old.count, new.count)
        pairing.match({ old[$0].value }, { new[$0].value })
        for field in OutlineNames.identifying {
            pairing.match(ifUnique: true, { old[$0].field(field)?.string }, { new[$0].field(field)?.string })
        }
        // What has no name is known by its kind, such as the only list of a page.
        func kind(_ node: OutlineNode) -> String? {
            OutlineNames.identifying.allSatisfy { node.field($0) == nil } ? node.field("kind")?.string : nil
        }
        pairing.match(ifUnique: true, { kind(old[$0]) }, { kind(new[$0]) })
        matchGaps(old, new)
        staying = Set(LongestIncrease.indices(of: pairing.before))
    }

    /// Whether an element of the list after stands in another order among those that were there.
    func isMoved(_ index: Int) -> Bool { pairing.before[index] != nil && !staying.contains(index) }

    /// Matches what stands between the same neighbours, if it is as many and alike.
    private mutating func matchGaps(_ old: [OutlineNode], _ new: [OutlineNode]) {
        var index = 0
        while index < new.count {
            guard pairing.before[index] == nil else {
                index += 1
                continue
            }
            let start = index
            while index < new.count, pairing.before[index] == nil { index += 1 }
            let first = start == 0 ? 0 : (pairing.before[start - 1] ?? 0) + 1
            var end = first
            while end < old.count, pairing.after[end] == nil { end += 1 }
            guard end - first == index - start else {
                matchHolders(first..<end, start..<index, old, new)
                continue
            }
            for offset in 0..<(index - start) where ListMatch.areAlike(old[first + offset], new[start + offset]) {
                pairing.pair(first + offset, start + offset)
            }
        }
    }

    /// Matches in two stretches of the lists what holds much of the same, the first with the first.
    private mutating func matchHolders(
        _ left: Range<Int>,
        _ right: Range<Int>,
        _ old: [OutlineNode],
        _ new: [OutlineNode]
    ) {
        var next = right.lowerBound
        for index in left.prefix(ListMatch.mostLookedAt) {
            let near = next..<min(right.upperBound, next + ListMatch.mostLookedAt)
            guard let partner = near.first(where: { ListMatch.holdsTheSame(old[index], new[$0]) }) else { continue }
            pairing.pair(index, partner)
            next = partner + 1
        }
    }

    /// How many elements are looked at for one that holds the same.
    private static let mostLookedAt = 8

    /// Whether two elements are of the same component and kind, and half of what one of them lists is in the other.
    private static func holdsTheSame(_ old: OutlineNode, _ new: OutlineNode) -> Bool {
        guard case .part(let component, _) = old.value, case .part(component, _) = new.value,
            old.field("kind")?.string == new.field("kind")?.string,
            let items = old.field("items")?.children, let others = new.field("items")?.children
        else { return false }
        return share(items, others)
    }

    /// Whether half of the shorter list is in the other.
    private static func share(_ old: [OutlineNode], _ new: [OutlineNode]) -> Bool {
        let known = Set(old.map(\.value))
        let same = new.count { known.contains($0.value) }
        return same > 0 && same * 2 >= min(old.count, new.count)
    }

    /// Whether two elements may be one: of one component and kind, and at least half the same, their names aside.
    private static func areAlike(_ old: OutlineNode, _ new: OutlineNode) -> Bool {
        guard case .part(let component, let fields) = old.value, case .part(let other, let others) = new.value,
            component == other, old.field("kind")?.string == new.field("kind")?.string
        else { return false }
        let (mine, its) = (OutlineNode.byName(fields), OutlineNode.byName(others))
        let names = Set(mine.keys).union(its.keys).subtracting(OutlineNames.naming).subtracting(["kind"])
        let same = names.count { name in
            let (field, other) = (mine[name], its[name])
            return field == other || field.map { share($0.children, other?.children ?? []) } == true
        }
        return same * 2 >= names.count
    }
}
