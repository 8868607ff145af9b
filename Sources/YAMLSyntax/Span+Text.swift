// Reading short texts byte by byte.

extension Span where Element == UInt8 {
    /// Tells whether the bytes are the UTF-8 form of the text.
    func equals(_ text: String) -> Bool {
        guard count == text.utf8.count else { return false }
        var position = 0
        for byte in text.utf8 {
            if self[position] != byte { return false }
            position += 1
        }
        return true
    }

    /// Returns how many bytes in a row satisfy the condition.
    func countDigits(from start: Int, where isDigit: (UInt8) -> Bool) -> Int {
        var position = start
        while position < count, isDigit(self[position]) { position += 1 }
        return position - start
    }
}

extension UInt8 {
    /// Whether the byte is an ASCII digit.
    var isDigit: Bool { 0x30...0x39 ~= self }

    /// Whether the byte is an ASCII hexadecimal digit, in upper or lower case.
    var isHexadecimalDigit: Bool { isDigit || 0x61...0x66 ~= self | 0x20 }
}
