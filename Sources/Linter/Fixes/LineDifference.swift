import Diagnostics

/// Which lines of two texts are the same.
///
/// Texts of which little has changed are compared exactly (Myers). Of others the lines that occur once in each are found
/// first, and what lies between them is compared by itself (Bram Cohen's patience difference), so that thousands of
/// changes take no longer than reading them.
struct LineDifference {
    /// The numbers of lines that go together, in the order of a difference; nil where the other text has none.
    private(set) var pairs: [(old: Int?, new: Int?)] = []
    private let old: [Int]
    private let new: [Int]
    /// The most lines, of both texts, that are compared exactly.
    private static let mostExact = 600

    /// Compares the lines of two texts.
    init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
        // Numbers are compared faster than lines.
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            let next = numbers.count
            return numbers.remembered(line) { next }
        }
        self.old = old.map(number)
        self.new = new.map(number)
        pairs.reserveCapacity(max(old.count, new.count))
        compare(old.indices, new.indices)
    }

    private mutating func compare(_ left: Range<Int>, _ right: Range<Int>) {
        var (left, right) = (left, right)
        while let first = left.first, let other = right.first, old[first] == new[other] {
            keep(first, other)
            (left, right) = (left.dropFirst(), right.dropFirst())
        }
        var end = [(Int, Int)]()
        while let last = left.last, let other = right.last, old[last] == new[other] {
            end.append((last, other))
            (left, right) = (left.dropLast(), right.dropLast())
        }
        if left.count + right.count <= LineDifference.mostExact {
            compareExactly(left, right)
        } else if case let anchors = anchors(left, right), !anchors.isEmpty {
            for (line, other) in anchors {
                compare(left.lowerBound..<line, right.lowerBound..<other)
                keep(line, other)
                (left, right) = (line + 1..<left.upperBound, other + 1..<right.upperBound)
            }
            compare(left, right)
        } else if left.count == right.count {
            for (line, other) in zip(left, right) {
                if old[line] == new[other] { keep(line, other) } else { replace(line..<line + 1, other..<other + 1) }
            }
        } else {
            replace(left, right)
        }
        for (last, other) in end.reversed() { keep(last, other) }
    }

    private mutating func keep(_ line: Int, _ other: Int) { pairs.append((line, other)) }

    private mutating func replace(_ left: Range<Int>, _ right: Range<Int>) {
        for line in left { pairs.append((line, nil)) }
        for line in right { pairs.append((nil, line)) }
    }

    private mutating func compareExactly(_ left: Range<Int>, _ right: Range<Int>) {
        var (removed, added) = (Set<Int>(), Set<Int>())
        for change in new[right].difference(from: old[left]) {
            switch change {
            case .remove(let offset, _, _): removed.insert(left.lowerBound + offset)
            case .insert(let offset, _, _): added.insert(right.lowerBound + offset)
            }
        }
        var (line, other) = (left.lowerBound, right.lowerBound)
        while line < left.upperBound || other < right.upperBound {
            if line < left.upperBound, removed.contains(line) {
                replace(line..<line + 1, other..<other)
                line += 1
            } else if other < right.upperBound, added.contains(other) {
                replace(line..<line, other..<other + 1)
                other += 1
            } else {
                keep(line, other)
                (line, other) = (line + 1, other + 1)
            }
        }
    }

    /// The lines that occur once in each stretch, as many of them as stand in the same order.
    private func anchors(_ left: Range<Int>, _ right: Range<Int>) -> [(Int, Int)] {
        func single(_ lines: ArraySlice<Int>) -> [Int: Int] {
            var places: [Int: Int] = [:]
            for (place, line) in zip(lines.indices, lines) { places[line] = places[line] == nil ? place : -1 }
            return places.filter { $0.value >= 0 }
        }
        let others = single(new[right])
        let common = single(old[left]).compactMap { line, place in others[line].map { (place, $0) } }.sorted { $0 < $1 }
        return LongestIncrease.indices(of: common.map(\.1)).map { common[$0] }
    }
}
