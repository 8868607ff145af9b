/// Takes the examples out of a rule file before it is parsed.
///
/// Half of a rule file is examples, and libyaml takes longer over them than over all else that a short run does. The
/// built-in files are in block style throughout, so an `examples:` key and the deeper lines below it can be told by
/// their indentation; a test holds every file to that.
enum ExampleCut {
    /// The text without its `examples` keys and what stands below them; line numbers change.
    static func withoutExamples(_ text: [UInt8]) -> [UInt8] {
        var result = [UInt8]()
        result.reserveCapacity(text.count)
        var cutIndentation: Int?
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
            let indentation = text[start..<end].prefix { $0 == 0x20 }.count
            let isBlank = start + indentation >= end || text[start + indentation] == 0x0A
            if let cut = cutIndentation, !isBlank, indentation <= cut { cutIndentation = nil }
            if cutIndentation == nil {
                if text[(start + indentation)..<end].starts(with: "examples:".utf8) {
                    cutIndentation = indentation
                } else {
                    result.append(contentsOf: text[start..<end])
                }
            }
            start = end
        }
        return result
    }
}
