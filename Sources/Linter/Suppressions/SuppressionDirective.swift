import Diagnostics
import YAMLSyntax

/// A comment that speaks to screenlint: `# screenlint:disable-line rule, rule -- reason`.
package struct SuppressionDirective: Sendable, Hashable {
    /// What it asks.
    enum Action: String, CaseIterable {
        /// From here to the matching `enable`, or to the end of the file.
        case disable
        /// In the line that the comment stands in.
        case disableLine = "disable-line"
        /// In the next line that holds more than a comment.
        case disableNextLine = "disable-next-line"
        /// In the whole file.
        case disableFile = "disable-file"
        /// The end of a `disable`.
        case enable
    }

    /// The words that a comment can begin with.
    package static let actions = Action.allCases.map(\.rawValue)

    /// More rules than there are; a comment that names more is no use to anybody.
    static let mostRules = 1000

    /// A word of the comment, with its place.
    struct Word: Hashable {
        let text: String
        let range: SourceRange
    }

    /// The action as it is written.
    let keyword: Word
    /// The ids of rules.
    let rules: [Word]
    /// Why, if the comment says it.
    let reason: String?
    /// The whole comment.
    let range: SourceRange

    /// The action; nil if there is none of that name.
    var action: Action? { Action(rawValue: keyword.text) }

    /// Reads a comment; nil if it does not speak to screenlint.
    init?(_ comment: SourceRange, in source: [UInt8]) {
        var position = comment.start + 1
        func skipSpaces() {
            while position < comment.end, source[position] == 0x20 || source[position] == 0x09 { position += 1 }
        }
        func word(endsAtComma: Bool) -> Word {
            let start = position
            while position < comment.end {
                let byte = source[position]
                if byte == 0x20 || byte == 0x09 || (endsAtComma && byte == 0x2C) { break }
                position += 1
            }
            let text = String(decoding: source[start..<position], as: UTF8.self)
            return Word(text: text, range: SourceRange(start: start, end: position))
        }
        skipSpaces()
        guard source[position..<comment.end].starts(with: "screenlint:".utf8) else { return nil }
        position += "screenlint:".utf8.count
        skipSpaces()
        keyword = word(endsAtComma: false)
        range = comment
        var words = [Word]()
        var reasonStart: Int?
        while position < comment.end, reasonStart == nil {
            while position < comment.end, [0x20, 0x09, 0x2C].contains(source[position]) { position += 1 }
            let next = word(endsAtComma: true)
            if next.text == "--" {
                skipSpaces()
                reasonStart = position
            } else if !next.text.isEmpty {
                words.append(next)
            }
        }
        rules = words
        reason = reasonStart.map { String(decoding: source[$0..<comment.end], as: UTF8.self) }
    }

    /// The comments of a file that speak to screenlint; none costs next to nothing.
    static func all(in tree: borrowing YAMLTree) -> [SuppressionDirective] {
        guard tree.commentCount > 0 else { return [] }
        let source = tree.source
        return (0..<tree.commentCount).compactMap { SuppressionDirective(tree.comment(at: $0), in: source) }
    }
}
