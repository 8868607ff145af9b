import Diagnostics
import YAMLSyntax

/// Numbers that are written as words.
enum Numerals {
    /// The number that a text says in digits or in words, `three`, `two columns`; nil where it says none.
    ///
    /// A level counts from 0 at the top, so that the second one is 1.
    static func number(meantBy text: String, of name: String) -> Int? {
        let text = text.drop { "\"'".contains($0) }.lowercased()
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        if let number = Int(digits), digits.count < 10 {
            let rest = text.dropFirst(digits.count)
            // `1_000`, `3.7` and `1e400` are other numbers.
            if let first = rest.first, "_.,e".contains(first), rest.dropFirst().first?.isNumber == true { return nil }
            // `1 (top)`, `1 of 3`, `1st`
            if name == "level", CommonWords.parts(of: String(rest)).contains(where: ["top", "root"].contains) {
                return 0
            }
            let isOrdinal = ["st", "nd", "rd", "th", " of ", "/"].contains { rest.hasPrefix($0) }
            return isOrdinal && name == "level" ? max(number - 1, 0) : number
        }
        let word = String(text.prefix(while: \.isLetter))
        if name == "level", let level = WordSet.ordinals.words.firstIndex(of: word) { return level }
        if name == "level", ["root", "top"].contains(word) { return 0 }
        return words.firstIndex(of: word)
    }

    private static let words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
}

extension ScreenDecoder {
    /// Reads a number, as an index of the store's; nil, with a diagnostic, for what is none.
    mutating func decodeNumber(_ name: String, _ node: NodeIndex, isWhole: Bool) -> UInt32? {
        let isSize = ["level", "titleLines", "columns", "width", "height"].contains(name)
        if isSize, tree.number(of: node).map({ $0 < 0 }) == true {
            return reportUnreadable(name, wanted: Message.noNegative, node)
        }
        if isWhole, let number = tree.integer(of: node) { return store.addNumber(Double(number)) }
        if !isWhole, let number = tree.number(of: node), number.isFinite { return store.addNumber(number) }
        if isPlaceholder(name, node) { return Slot.undetermined }
        if ["width", "height"].contains(name), tree[node].kind == .scalar, isRelativeLength(tree.text(of: node)) {
            return Slot.undetermined
        }
        if tree[node].kind == .scalar,
            let (number, text) = numberMeant(by: tree.text(of: node), of: name, isWhole: isWhole)
        {
            let message = Message.readAs(tree.text(of: node), line: Message.line([name], text))
            reportRead(node, as: text, message: message)
            return store.addNumber(number)
        }
        if name == "padding", let space = spaceAboveAndBelow(node) {
            let isSame = tree.pairs(of: node).allSatisfy { _, side in
                tree.number(of: tree.resolved(side)) == space.number
            }
            let fix = isSame ? respelling(node, as: space.text, .safe) : nil
            reportWrongType(name, wanted: Message.number, node, severity: .info, fix: fix)
            return store.addNumber(space.number)
        }
        if let inner = valueOfMap(node) { return decodeNumber(name, inner, isWhole: isWhole) }
        return reportUnreadable(name, wanted: isWhole ? Message.wholeNumber : Message.number, node)
    }

    /// The space above and below where both are the same, `{top: 12, bottom: 12}`; nil for any other value.
    private func spaceAboveAndBelow(_ node: NodeIndex) -> (number: Double, text: String)? {
        guard tree[node].kind == .mapping, tree[node].count <= 8 else { return nil }
        let both = tree.value(ofKey: "vertical", in: node)
        guard let top = tree.value(ofKey: "top", in: node) ?? both,
            let bottom = tree.value(ofKey: "bottom", in: node) ?? both,
            let number = tree.number(of: tree.resolved(top)), number.isFinite,
            number == tree.number(of: tree.resolved(bottom))
        else { return nil }
        return (number, tree.text(of: tree.resolved(top)))
    }

    /// Whether a value is a length, with a unit or without: `16px`, `0`, `5%`.
    func isMeasure(_ value: NodeIndex) -> Bool {
        let node = tree.resolved(value)
        guard tree[node].kind == .scalar, tree[node].range.length <= 16 else { return false }
        let text = tree.text(of: node)
        guard let first = text.first, first.isNumber || "-+.".contains(first) else { return false }
        let unit = text.drop { $0.isNumber || ".-+ ".contains($0) }
        return text.contains(where: \.isNumber)
            && ["", "pt", "px", "dp", "sp", "rem", "em", "%", "vw", "vh"].contains(unit)
    }

    /// Whether a measure of an image is in pixels, and nothing says how many of them make a point.
    func isInPixels(_ name: String, _ node: NodeIndex, in record: Record) -> Bool {
        guard ["width", "height"].contains(name), [.logo, .size].contains(store.kind(of: record)),
            tree[node].kind == .scalar, let (_, digits) = numberMeant(by: tree.text(of: node), of: name, isWhole: false)
        else { return false }
        let hasScale = store.kind(of: record) == .size && tree.value(ofKey: "scale", in: tree[node].parent) != nil
        return Spelling.folded(tree.text(of: node).dropFirst(digits.count).description) == "px" && !hasScale
    }

    /// Reports a measure of an image in pixels, whose points are not known.
    mutating func reportPixels(_ name: String, _ node: NodeIndex) -> UInt32 {
        tell(node, Message.pixels(name, tree.text(of: node)), as: .screenWrongType)
        return Slot.undetermined
    }

    /// Whether a length depends on what is around, so that no number of points is known.
    private func isRelativeLength(_ text: String) -> Bool {
        text.hasSuffix("%")
            || ["full", "fill", "auto", "infinity", "max", "hug", "fullwidth"].contains(Spelling.folded(text))
    }
}
