import Diagnostics

/// The place in a path or a condition where somebody is typing: the names before the last dot, and the word behind it.
struct ExpressionPlace {
    /// A name on the way, such as `trailing` of `navigationBar.trailing[].icon`.
    struct Step: Hashable {
        let name: String
        /// Whether `[]`, or an index, follows it.
        let isEach: Bool
    }

    /// The names before the word, from the left.
    let steps: [Step]
    /// The word around the place, in UTF-8 bytes from 0.
    let word: SourceRange
    /// Whether the word stands behind a brace that opens a placeholder.
    let isPlaceholder: Bool
    /// Whether the word is an `x-` key, with its hyphens.
    let isOwnKey: Bool
    /// Whether the word stands in single quotes, with its hyphens.
    let isQuoted: Bool
    private let text: [UInt8]

    /// Looks at a text around an offset, in UTF-8 bytes from 0.
    init(_ text: [UInt8], at offset: Int) {
        self.text = text
        let bare = text.word(around: offset, where: ExpressionPlace.isPartOfWord)
        let whole = text.word(around: offset) { ExpressionPlace.isPartOfWord($0) || $0 == UInt8(ascii: "-") }
        isOwnKey = text[whole.start..<whole.end].starts(with: "x-".utf8)
        isQuoted = whole.start > 0 && text[whole.start - 1] == UInt8(ascii: "'")
        word = isOwnKey || isQuoted ? whole : bare
        let start = word.start
        isPlaceholder = start > 0 && text[start - 1] == UInt8(ascii: "{")
        var steps = [Step]()
        var position = start
        // In a condition, such a key stands in backticks.
        if position > 0, text[position - 1] == UInt8(ascii: "`") { position -= 1 }
        while position > 0, text[position - 1] == UInt8(ascii: ".") {
            position -= 1
            let isEach = position > 0 && text[position - 1] == UInt8(ascii: "]")
            if isEach {
                guard let open = text[..<position].lastIndex(of: UInt8(ascii: "[")) else { break }
                position = open
            }
            let last = position
            while position > 0, ExpressionPlace.isPartOfWord(text[position - 1]) { position -= 1 }
            guard position < last else { break }
            steps.append(Step(name: String(decoding: text[position..<last], as: UTF8.self), isEach: isEach))
        }
        self.steps = steps.reversed()
    }

    /// The place behind what a word, in quotes or yet without them, is compared with, by `==`, `!=` or `in` and a list; nil if with nothing.
    var compared: ExpressionPlace? {
        guard isQuoted || steps.isEmpty else { return nil }
        let isSpace = { (byte: UInt8) in byte == 0x20 }
        let line = text[..<(isQuoted ? word.start - 1 : word.start)].suffix(while: { $0 != 0x0A })
        var before = line.dropLast(while: isSpace)
        if let operation = ["==", "!="].first(where: { before.hasSuffix($0) }) {
            before = before.dropLast(operation.utf8.count)
        } else if let open = line.lastIndex(of: UInt8(ascii: "[")), !line[open...].contains(UInt8(ascii: "]")) {
            before = line[..<open].dropLast(while: isSpace)
            guard before.hasSuffix(" in") else { return nil }
            before = before.dropLast(2)
        } else {
            return nil
        }
        let end = before.dropLast(while: isSpace).endIndex
        return ExpressionPlace(text[..<end] + [UInt8(ascii: ".")], at: end + 1)
    }

    /// The names that the functions around the word give to the elements of their lists, such as `i` of `exists(i, …)`.
    var variables: [String] {
        var names = [String]()
        var index = word.start
        var depth = 0
        while index > 0, text[index - 1] != 0x0A {
            index -= 1
            switch text[index] {
            case UInt8(ascii: ")"): depth += 1
            case UInt8(ascii: "(") where depth > 0: depth -= 1
            case UInt8(ascii: "("):
                let name = text[(index + 1)...].prefix { ExpressionPlace.isPartOfWord($0) }
                guard !name.isEmpty, text[name.endIndex...].first == UInt8(ascii: ","), name.endIndex < word.start
                else { continue }
                names.append(String(decoding: name, as: UTF8.self))
            default: continue
            }
        }
        return names
    }

    /// Where the list stands whose elements a function around the word gives a name; nil if no function does.
    func list(of variable: String) -> ExpressionPlace? {
        let opening = Array("(\(variable),".utf8)
        guard word.start > opening.count else { return nil }
        for index in stride(from: word.start - opening.count, to: 0, by: -1) {
            if text[index] == 0x0A { return nil }
            if text[index...].starts(with: opening) { return ExpressionPlace(text, at: index) }
        }
        return nil
    }

    /// Whether a byte is part of a name in an expression.
    static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }
}

extension [UInt8] {
    func word(around offset: Int, where isPart: (UInt8) -> Bool) -> SourceRange {
        let offset = Swift.min(Swift.max(0, offset), count)
        let end = self[offset...].firstIndex { !isPart($0) } ?? count
        return SourceRange(start: self[..<offset].suffix(while: isPart).startIndex, end: end)
    }
}

extension ArraySlice<UInt8> {
    /// The last bytes for which something holds.
    fileprivate func suffix(while holds: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        self[(lastIndex { !holds($0) }.map { $0 + 1 } ?? startIndex)...]
    }

    /// The bytes without the last for which something holds.
    fileprivate func dropLast(while holds: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        self[..<(lastIndex { !holds($0) }.map { $0 + 1 } ?? startIndex)]
    }

    /// Whether the last bytes are those of a text.
    fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
