import Diagnostics

/// Finds what keeps its order where two lists are compared.
enum LongestIncrease {
    /// The indices of a longest run of increasing numbers, in their order; nil stands in no run.
    static func indices(of numbers: [Int?]) -> [Int] {
        // For each length the index at which a run of that length ends with the smallest number.
        var ends = [Int]()
        var previous = [Int?](repeating: nil, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            guard let number else { continue }
            let length = ends.indices.partitioningIndex { numbers[ends[$0]].map { $0 >= number } ?? true }
            if length > 0 { previous[index] = ends[length - 1] }
            if length == ends.count { ends.append(index) } else { ends[length] = index }
        }
        var run = [Int]()
        var current = ends.last
        while let index = current {
            run.append(index)
            current = previous[index]
        }
        return run.reversed()
    }
}
