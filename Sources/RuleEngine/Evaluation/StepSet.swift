/// Some steps of a plan: a bit for each.
struct StepSet: Sendable {
    private(set) var words: [UInt64] = []

    /// Empties or fills it, for a plan of some steps; the memory is kept.
    mutating func reset(stepCount: Int, filled: Bool = false) {
        words.removeAll(keepingCapacity: true)
        words.append(contentsOf: repeatElement(filled ? ~0 : 0, count: StepSets.width(stepCount)))
    }

    /// Adds the steps of one of several sets.
    mutating func formUnion(_ sets: StepSets, _ index: Int) {
        let start = index * words.count
        var words = words.mutableSpan
        for word in words.indices { words[word] |= sets.words[start + word] }
    }

    /// Adds the steps of one of several sets that are also in `limit`; false if there are none.
    mutating func formUnion(_ sets: StepSets, _ index: Int, in limit: StepSet) -> Bool {
        let start = index * words.count
        var all: UInt64 = 0
        var words = words.mutableSpan
        for word in words.indices {
            let added = sets.words[start + word] & limit.words[word]
            words[word] |= added
            all |= added
        }
        return all != 0
    }

    /// Takes out the steps of one of several sets.
    mutating func subtract(_ sets: StepSets, _ index: Int) {
        let start = index * words.count
        var words = words.mutableSpan
        for word in words.indices { words[word] &= ~sets.words[start + word] }
    }

    func contains(_ step: Int) -> Bool { words[step >> 6] >> UInt64(step & 63) & 1 != 0 }

    /// The first step in it from a number on; nil if there is none.
    func next(from step: Int) -> Int? {
        var index = step >> 6
        guard index < words.count else { return nil }
        var word = words[index] & (~0 << UInt64(step & 63))
        while word == 0 {
            index += 1
            guard index < words.count else { return nil }
            word = words[index]
        }
        return index << 6 | word.trailingZeroBitCount
    }
}

/// Several sets of steps of one plan, in one piece of memory.
struct StepSets: Sendable {
    fileprivate var words: [UInt64]
    private let width: Int

    /// As many sets as `count`, of none of a plan's steps.
    init(count: Int, stepCount: Int) {
        width = StepSets.width(stepCount)
        words = Array(repeating: 0, count: count * width)
    }

    mutating func insert(_ step: Int, into index: Int) { words[index * width + step >> 6] |= 1 << UInt64(step & 63) }

    /// Adds an empty set, and gives its index.
    mutating func append() -> Int {
        words.append(contentsOf: repeatElement(0, count: width))
        return words.count / width - 1
    }

    /// The number of words that a set of steps of a plan takes: at least one.
    fileprivate static func width(_ stepCount: Int) -> Int { max(1, (stepCount + 63) / 64) }
}
