/// A set of small integers that is emptied at once and visited in the order of insertion.
///
/// After Preston Briggs and Linda Torczon, "An efficient representation for sparse sets" (1993).
struct SparseSet: Sendable {
    private(set) var elements: [Int32] = []
    private var places: [Int32] = []

    /// Makes the set empty, with room for integers below a bound.
    mutating func reset(bound: Int) {
        elements.removeAll(keepingCapacity: true)
        while places.count < bound { places.append(0) }
    }

    /// Adds an integer; false if it was there.
    mutating func insert(_ element: Int32) -> Bool {
        let place = Int(places[Int(element)])
        if place < elements.count, elements[place] == element { return false }
        places[Int(element)] = Int32(elements.count)
        elements.append(element)
        return true
    }
}

/// Memory for searching, to be used again.
package struct RegularExpressionScratch: Sendable {
    /// The instructions that wait for the current character.
    var current = SparseSet()
    /// The instructions that will wait for the next one.
    var next = SparseSet()
    /// The visits to instructions that the last search took.
    package private(set) var visits = 0
    /// The visits after which a search is given up, and finds nothing.
    package var mostVisits = Int.max
    /// The instructions that are still to be followed.
    var stack: [Int32] = []

    /// Creates memory that grows as it is needed.
    package init() {}

    /// Whether the last search was given up.
    package var isExhausted: Bool { visits > mostVisits }

    /// Begins a search.
    mutating func start(bound: Int) {
        visits = 0
        current.reset(bound: bound)
        next.reset(bound: bound)
    }

    /// Counts visits; false if the search is to be given up.
    mutating func count(_ number: Int) -> Bool {
        visits += number
        return visits <= mostVisits
    }
}
