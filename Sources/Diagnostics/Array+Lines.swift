extension [UInt8] {
    /// Where the line that an offset stands in begins, in UTF-8 bytes; an offset beyond the end stands in the last line.
    package func lineStart(at offset: Int) -> Int {
        self[..<Swift.min(offset, count)].lastIndex(where: [UInt8].isLineEnd).map { $0 + 1 } ?? 0
    }

    /// Where the line that an offset stands in ends, in UTF-8 bytes, without what ends it.
    package func lineEnd(at offset: Int) -> Int {
        self[Swift.min(offset, count)...].firstIndex(where: [UInt8].isLineEnd) ?? count
    }

    /// Whether a byte ends a line, alone or as one of two.
    package static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// The line break that the text uses: that of its first line.
    package var lineBreak: String {
        guard let first = firstIndex(where: [UInt8].isLineEnd), self[first] == 0x0D else { return "\n" }
        return first + 1 < count && self[first + 1] == 0x0A ? "\r\n" : "\r"
    }
}
