import Diagnostics

/// A byte order mark that begins a line other than the first, where files were put together.
enum ByteOrderMark {
    static let message = "This line begins with an invisible byte order mark (U+FEFF); take it out."

    private static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The mark right before a place, or at the start of a line before it, as far as libyaml still reads on.
    static func range(before place: Int, in source: [UInt8]) -> SourceRange? {
        let end = min(place + bytes.count, source.count)
        for start in stride(from: end - bytes.count, to: max(0, place - 256), by: -1)
        where source[start] == bytes[0] && source[start - 1] == UInt8(ascii: "\n") {
            let range = start..<start + bytes.count
            if source[range].elementsEqual(bytes) { return SourceRange(start: range.lowerBound, end: range.upperBound) }
        }
        return nil
    }
}
