/// What a stretch of YAML that begins with a line leaves open: brackets, quotation marks, a comment.
struct LineScan {
    /// What closes the brackets; nothing within quotation marks or a comment.
    private(set) var closing: [UInt8] = []
    /// The quotation mark that is open.
    private(set) var quote: UInt8?
    /// Where the text of the comment begins that the stretch ends in, behind its `#`.
    private(set) var comment: Int?

    /// Reads a stretch.
    init(_ text: ArraySlice<UInt8>) {
        var (open, isStart, isSpace) = ([UInt8](), true, true)
        for (index, byte) in zip(text.indices, text) {
            if byte == 0x0A || byte == 0x0D { comment = nil }
            guard comment == nil else { continue }
            if quote != nil {
                if byte == quote { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "#") where isSpace: comment = index + 1
            case UInt8(ascii: "{") where isStart: open.append(UInt8(ascii: "}"))
            case UInt8(ascii: "[") where isStart: open.append(UInt8(ascii: "]"))
            case UInt8(ascii: "}"), UInt8(ascii: "]"): if byte == open.last { open.removeLast() }
            case UInt8(ascii: "\""), UInt8(ascii: "'"): if isStart { quote = byte }
            default: break
            }
            isSpace = [0x20, 0x09, 0x0A, 0x0D].contains(byte)
            if byte == 0x0A || byte == 0x0D { isStart = true }
            if !isSpace { isStart = [UInt8]("{[,:-".utf8).contains(byte) }
        }
        if quote == nil, comment == nil { closing = open.reversed() }
    }
}
