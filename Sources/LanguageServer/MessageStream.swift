/// Cuts a stream of bytes into messages, each behind a header with its length (LSP 3.17, base protocol).
package struct MessageStream {
    /// What was found in the stream.
    package enum Frame: Hashable {
        /// The content of a message.
        case message([UInt8])
        /// A header that can't be read, with the reason; what follows is searched for the next one.
        case malformed(String)
    }

    private var buffer: [UInt8] = []
    private var start = 0
    /// Whether the last header could not be read, and where the search for the next one stands.
    private var isLost = false
    private var searched = 0
    /// Larger messages are refused: no editor sends them, and their length may be a lie.
    private static let longestMessage = 64 << 20
    private static let longestHeader = 4096
    private static let lengthName = Array("content-length:".utf8)

    /// Creates a stream in which nothing has arrived yet.
    package init() {}

    /// Adds bytes that have arrived.
    package mutating func append(_ bytes: [UInt8]) {
        if start > 0 {
            buffer.removeSubrange(..<start)
            searched -= start
            start = 0
        }
        buffer += bytes
    }

    /// Takes the next message out of the stream; nil if it is not complete yet.
    package mutating func next() -> Frame? {
        if isLost, !findHeader() { return nil }
        guard let content = startOfContent() else {
            guard buffer.count - start > MessageStream.longestHeader else { return nil }
            return malformed("The header of the message does not end.")
        }
        let header = String(decoding: buffer[start..<content], as: UTF8.self)
        guard let length = MessageStream.length(header), length <= MessageStream.longestMessage else {
            return malformed("The header of the message has no usable Content-Length.")
        }
        guard buffer.count - content >= length else { return nil }
        start = end(ofContent: content..<content + length)
        return .message(Array(buffer[content..<start]))
    }

    /// Where a content ends: before its length if that is too great, and the next header has begun.
    ///
    /// In JSON no line ends inside a string, and nothing but white space stands behind the last bracket.
    private func end(ofContent content: Range<Int>) -> Int {
        let name = MessageStream.lengthName
        var line = content.lowerBound
        while let end = buffer[line..<content.upperBound].firstIndex(of: 0x0D) {
            if let header = (line..<end).last(where: { buffer[$0] | 0x20 == name[0] }),
                zip(buffer[header..<end], name).allSatisfy({ $0 | 0x20 == $1 | 0x20 }), end - header > name.count
            {
                return header
            }
            line = end + 1
        }
        let tail = buffer[content].suffix(64)
        if let bracket = tail.lastIndex(where: { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "]") }) {
            let rest = tail[(bracket + 1)...].drop { $0 == 0x20 || 0x09...0x0D ~= $0 }
            if !rest.isEmpty, zip(rest, name).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) { return rest.startIndex }
        }
        return content.upperBound
    }

    private mutating func malformed(_ reason: String) -> Frame {
        // What can't be read may begin like a header, or be the rest of a message that was longer than it said.
        searched = start + 1
        isLost = true
        return .malformed(reason)
    }

    /// Goes to where the next header may begin; false if that has not arrived.
    private mutating func findHeader() -> Bool {
        let name = MessageStream.lengthName
        while searched + name.count <= buffer.count {
            if zip(buffer[searched...], name).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
                start = searched
                isLost = false
                return true
            }
            searched += 1
        }
        start = searched
        return false
    }

    /// The content of a message with its header.
    package static func frame(_ content: [UInt8]) -> [UInt8] {
        Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
    }

    /// Where the content begins: after the line without words that ends the header.
    private func startOfContent() -> Int? {
        let limit = min(buffer.count, start + MessageStream.longestHeader)
        var isBlank = false
        var index = start
        while index + 1 < limit {
            if buffer[index] == 0x0D, buffer[index + 1] == 0x0A {
                if isBlank { return index + 2 }
                isBlank = true
                index += 2
            } else {
                isBlank = isBlank && (buffer[index] == 0x20 || buffer[index] == 0x09)
                index += 1
            }
        }
        return nil
    }

    private static func length(_ header: String) -> Int? {
        for line in header.split(separator: "\r\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
            let digits = parts[1].utf8.filter { $0 != 0x20 && $0 != 0x09 }
            return Int(String(decoding: digits, as: UTF8.self)).flatMap { $0 >= 0 ? $0 : nil }
        }
        return nil
    }
}
