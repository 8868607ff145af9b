/// Pairs the elements of two lists, each with one of the other at most, by what they have in common.
struct Pairing {
    /// For each element of the list before, its index after; nil if it has no partner.
    private(set) var after: [Int?]
    /// For each element of the list after, its index before; nil if it has no partner.
    private(set) var before: [Int?]

    /// Begins to pair lists of so many elements.
    init(_ old: Int, _ new: Int) {
        (after, before) = (Array(repeating: nil, count: old), Array(repeating: nil, count: new))
    }

    mutating func pair(_ old: Int, _ new: Int) { (after[old], before[new]) = (new, old) }

    /// Pairs what is left and has the same key, in order; `ifUnique` only what no other on its side has the key of.
    mutating func match<Key: Hashable>(ifUnique: Bool = false, _ old: (Int) -> Key?, _ new: (Int) -> Key?) {
        func open(_ partners: [Int?], _ key: (Int) -> Key?) -> [Key: [Int]] {
            var found = [Key: [Int]]()
            for index in partners.indices where partners[index] == nil {
                if let key = key(index) { found[key, default: []].append(index) }
            }
            return found
        }
        let others = open(before, new)
        for (key, places) in open(after, old) {
            guard let others = others[key], !ifUnique || places.count == 1 && others.count == 1 else { continue }
            for (place, other) in zip(places, others) { pair(place, other) }
        }
    }
}
