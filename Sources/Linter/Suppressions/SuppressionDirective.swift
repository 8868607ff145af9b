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

        /// The action that a word stands for, as other tools have it: `ignore`, `ignore-next-line`.
        fileprivate init?(meantBy word: String) {
            let spelt = word.hasPrefix("ignore") ? "disable" + word.dropFirst(6) : word
            self.init(rawValue: word == "ignore" ? "disable-line" : spelt)
        }
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
    /// The whole comment, or behind other words the rest of it.
    let range: SourceRange

    /// The action; nil if there is none of that name.
    var action: Action? { Action(rawValue: keyword.text) }

    /// The action that is meant by a comment that begins as those of other tools do, such as `screenlint-disable-line`.
    let meantAction: Action?

    /// Reads a comment, or the part of one that was read before; nil if it does not speak to screenlint.
    init?(_ comment: SourceRange, in source: [UInt8]) {
        var position = comment.start + (source[comment.start] == UInt8(ascii: "#") ? 1 : 0)
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
        var isDirective = source[position..<comment.end].starts(with: "screenlint:".utf8)
        // Behind other words it is meant if it names rules alone; one that only tells of it goes on.
        var isBehindWords = false
        if !isDirective, !SuppressionDirective.resembles(source[position..<comment.end]) {
            guard let later = SuppressionDirective.later(in: source[position..<comment.end]) else { return nil }
            (position, isDirective, isBehindWords) = (later, true, true)
        }
        let start = position
        position += "screenlint:".utf8.count
        skipSpaces()
        // `screenlint :disable-line`
        if !isDirective, position < comment.end, source[position] == UInt8(ascii: ":") {
            position += 1
            skipSpaces()
        }
        let action = word(endsAtComma: false)
        if isDirective {
            (keyword, meantAction) = (action, nil)
        } else {
            guard let meant = Action(meantBy: action.text.lowercased()) else { return nil }
            let whole = SourceRange(start: start, end: action.range.end)
            let text = String(decoding: source[whole.start..<whole.end], as: UTF8.self)
            (keyword, meantAction) = (Word(text: text, range: whole), meant)
        }
        range = isBehindWords ? SourceRange(start: start, end: comment.end) : comment
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
        // Who only tells of screenlint names no rule behind the word.
        if !isDirective, let first = words.first, !first.text.contains("/") { return nil }
        if isBehindWords {
            guard Action(rawValue: action.text) != nil, !words.isEmpty else { return nil }
            guard words.allSatisfy({ $0.text.contains("/") }) else { return nil }
        }
        rules = words
        reason = reasonStart.map { String(decoding: source[$0..<comment.end], as: UTF8.self) }
    }

    /// Where our name and a colon stand in a comment behind other words.
    private static func later(in comment: ArraySlice<UInt8>) -> Int? {
        let name = "screenlint:".utf8
        guard comment.count > name.count else { return nil }
        return (comment.startIndex + 1...comment.endIndex - name.count).first { start in
            comment[start] == name.first && " \t#".utf8.contains(comment[start - 1])
                && comment[start...].starts(with: name)
        }
    }

    /// Whether a comment begins with our name and a sign or space behind it, in any case.
    private static func resembles(_ comment: ArraySlice<UInt8>) -> Bool {
        let name = comment.prefix("screenlint".utf8.count)
        guard let next = comment.dropFirst(name.count).first, " :-_".utf8.contains(next) else { return false }
        return name.elementsEqual("screenlint".utf8) { $0 | 0x20 == $1 }
    }

    /// The comments of a file that speak to screenlint; none costs next to nothing.
    static func all(in tree: borrowing YAMLTree) -> [SuppressionDirective] {
        guard tree.commentCount > 0 else { return [] }
        let source = tree.source
        return (0..<tree.commentCount).compactMap { SuppressionDirective(tree.comment(at: $0), in: source) }
    }
}
