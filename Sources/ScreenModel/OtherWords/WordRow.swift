import Diagnostics

/// A row of a text with other tools' words: `words > what they mean | a sentence that leads on`.
struct WordRow {
    /// The words in UTF-8, separated by blanks.
    let words: ArraySlice<UInt8>
    /// The components of the words: that of the heading, and those behind `@`.
    let components: [ComponentKind]
    /// What the heading says beside its component; empty for most.
    let sense: String
    /// What they mean, in UTF-8.
    let meaning: ArraySlice<UInt8>
    let advice: String?

    private static let kinds = Dictionary(uniqueKeysWithValues: ComponentKind.allCases.map { ($0.component.name, $0) })

    /// The rows of a file; what begins with a blank goes on with the line before, and `#` begins a remark.
    static func rows(of file: String) -> [WordRow] {
        let text = EmbeddedText.bytes(ofFile: "words/\(file).txt")
        var rows = [WordRow]()
        var (heading, sense) = ([ComponentKind](), "")
        var start = 0
        for end in text.indices where text[end] == 0x0A && (end + 1 == text.count || text[end + 1] != 0x20) {
            let line = text[start..<end]
            start = end + 1
            switch line.first {
            case nil, UInt8(ascii: "#"): continue
            case UInt8(ascii: "["):
                let words = OtherWord.list(line.dropFirst().dropLast())
                heading = words.flatMap(components(called:))
                sense = words.last { kinds[$0] == nil } ?? ""
            default: rows.append(WordRow(line, of: heading, sense))
            }
        }
        return rows
    }

    private init(_ line: ArraySlice<UInt8>, of heading: [ComponentKind], _ sense: String) {
        let mark = line.firstIndex(of: UInt8(ascii: ">")) ?? line.endIndex
        let bar = line[mark...].firstIndex(of: UInt8(ascii: "|"))
        let others = line[..<mark].firstIndex(of: UInt8(ascii: "@"))
        words = line[..<(others ?? mark)]
        let more = others.map { OtherWord.list(line[$0..<mark]) } ?? []
        components =
            more.isEmpty ? heading : heading + more.flatMap { WordRow.components(called: String($0.dropFirst())) }
        self.sense = sense
        meaning = line[(mark + 2)..<(bar.map { $0 - 1 } ?? line.endIndex)]
        advice = bar.map { String(decoding: line[($0 + 2)...], as: UTF8.self) }
    }

    /// The components of a name: a variant says what a screen says.
    private static func components(called name: String) -> [ComponentKind] {
        kinds[name].map { $0 == .screen ? [$0, .variant] : [$0] } ?? []
    }
}
