/// The lines that git leaves in a file whose two versions it couldn't bring together.
package enum ConflictMarker {
    /// What is said of such a line.
    package static let message =
        "A conflict of git is not resolved here: keep one of the two versions, and take the lines with the signs out."

    /// The marker on the line of an offset, or on the one before it, where a reader often notices; nil if there is none.
    package static func range(near offset: Int, in source: [UInt8]) -> SourceRange? {
        var end = source.lineEnd(at: offset)
        for _ in 0..<2 {
            let start = source.lineStart(at: end)
            let isMarker = markers.contains { marker in
                source[start..<end].starts(with: marker)
                    && (start + marker.count == end || source[start + marker.count] == 0x20)
            }
            if isMarker { return SourceRange(start: start, end: end) }
            guard start > 0 else { return nil }
            end = start - 1
        }
        return nil
    }

    private static let markers = ["<", "=", ">", "|"].map { Array(String(repeating: $0, count: 7).utf8) }
}
