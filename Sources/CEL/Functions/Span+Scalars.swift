// Positions in UTF-8 text, counted in Unicode scalars.

extension Span<UInt8> {
    /// The number of Unicode scalars.
    var scalarCount: Int {
        var count = 0
        for index in 0..<self.count where self[index] & 0xC0 != 0x80 { count += 1 }
        return count
    }

    /// The byte offset of a scalar; the number of bytes for the one after the last; nil beyond.
    func byteOffset(ofScalar scalar: Int) -> Int? {
        guard scalar >= 0 else { return nil }
        var remaining = scalar
        for index in 0..<count where self[index] & 0xC0 != 0x80 {
            if remaining == 0 { return index }
            remaining -= 1
        }
        return remaining == 0 ? count : nil
    }

    func nextScalar(after offset: Int) -> Int {
        var next = offset + 1
        while next < count, self[next] & 0xC0 == 0x80 { next += 1 }
        return next
    }
}
