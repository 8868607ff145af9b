/// A class of characters: ranges of Unicode scalars and general categories.
struct ScalarSet: Sendable, Equatable {
    private var ranges: [ClosedRange<UInt32>] = []
    /// One bit for each general category.
    private var categories: UInt32 = 0
    var isNegated = false
    var ignoresCase = false
    /// Which ASCII characters belong to the class; filled in once the class is complete.
    private var ascii: (UInt64, UInt64) = (0, 0)

    static func == (left: ScalarSet, right: ScalarSet) -> Bool {
        left.ranges == right.ranges && left.categories == right.categories && left.isNegated == right.isNegated
            && left.ignoresCase == right.ignoresCase
    }

    init(_ ranges: [ClosedRange<UInt32>] = []) { self.ranges = ranges }

    /// The class of the scalars of some general categories.
    init(categories: UInt32) { self.categories = categories }

    mutating func insert(_ range: ClosedRange<UInt32>) { ranges.append(range) }

    mutating func formUnion(_ other: ScalarSet) {
        ranges += other.isNegated ? ScalarSet.complement(of: other.ranges) : other.ranges
        categories |= other.isNegated && other.categories != 0 ? ~other.categories : other.categories
    }

    /// Prepares the class for matching.
    mutating func complete() {
        if ignoresCase {
            // Capitals such as ẞ are none of the scalars that a small letter is mapped to.
            for range in ranges where range.lowerBound > 0x7F && range.count <= 0x100 {
                ranges += range.map { CaseFolding.folded($0) }.filter { !holds($0) }.map { $0...$0 }
            }
        }
        for scalar in 0..<UInt32(128) where holds(scalar) {
            if scalar < 64 { ascii.0 |= 1 << UInt64(scalar) } else { ascii.1 |= 1 << UInt64(scalar - 64) }
        }
        if ignoresCase {
            // A capital and its small letter are 32 apart.
            let (capitals, small) = (ascii.1 & 0x07FF_FFFE, ascii.1 & 0x07FF_FFFE << 32)
            ascii.1 |= capitals << 32 | small >> 32
        }
        if isNegated { ascii = (~ascii.0, ~ascii.1) }
    }

    /// Whether a scalar belongs to the class.
    func contains(_ scalar: UInt32) -> Bool {
        if scalar < 64 { return ascii.0 >> UInt64(scalar) & 1 == 1 }
        if scalar < 128 { return ascii.1 >> UInt64(scalar - 64) & 1 == 1 }
        return decide(scalar)
    }

    private func decide(_ scalar: UInt32) -> Bool {
        if holds(scalar) { return !isNegated }
        guard ignoresCase else { return isNegated }
        return CaseFolding.variants(of: scalar).contains { holds($0) } != isNegated
    }

    private func holds(_ scalar: UInt32) -> Bool {
        if ranges.contains(where: { $0.contains(scalar) }) { return true }
        guard categories != 0, let scalar = Unicode.Scalar(scalar) else { return false }
        return categories >> GeneralCategories.bit(of: scalar.properties.generalCategory) & 1 == 1
    }

    private static func complement(of ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
        var result: [ClosedRange<UInt32>] = []
        var start: UInt32 = 0
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if range.lowerBound > start { result.append(start...(range.lowerBound - 1)) }
            start = max(start, range.upperBound + 1)
        }
        if start <= 0x10FFFF { result.append(start...0x10FFFF) }
        return result
    }
}
