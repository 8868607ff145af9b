import Diagnostics
import YAMLSyntax

// What YAML reads as something else than its author meant, though the file is valid YAML. The forms that are not
// valid (`title: Orders: Open`) are told from the syntax error: see `SwallowedSyntax`.
extension ScreenDecoder {
    /// Whether a value is filled in at run time, or with `takesRemarks` only told of, so that nothing is known of it; one that
    /// YAML swallowed is reported.
    mutating func isPlaceholder(_ name: String, _ node: NodeIndex, takesRemarks: Bool = true) -> Bool {
        switch tree[node].kind {
        case .scalar:
            return tree.withText(of: node) { TextMeasure($0, isMeasured: takesRemarks).hasPlaceholder }
                && !isSeparated(node)
        case .mapping where looksLikePlaceholder(node):
            reportSwallowedPlaceholder(name, node)
            return true
        default: return false
        }
    }

    /// Reports a value that began with `#` and so became a comment, `background: #fff`; false if there is none.
    ///
    /// A space after the `#` is taken for a comment that was meant.
    mutating func reportSwallowedComment(_ name: String, _ node: NodeIndex, takesText: Bool = true) -> Bool {
        let position = tree[node].range.end
        guard tree[node].range.length == 0, let comment = tree.firstComment(from: position) else { return false }
        let source = tree.source
        guard comment.length > 1, source[comment.start + 1] > 0x20, source[comment.start + 1] != UInt8(ascii: "#"),
            !source[position..<comment.start].contains(where: { $0 == 0x0A || $0 == 0x0D })
        else { return false }
        let text = String(decoding: source[comment.start..<comment.end], as: UTF8.self)
        // Suppressions and editor hints are comments whatever stands behind the sign.
        guard !text.hasPrefix("#screenlint:"), !text.hasPrefix("#yaml-language-server") else { return false }
        let first = text.split(separator: " ", maxSplits: 1).first.map(String.init) ?? text
        // Behind a colour stands what is said of it, and a text goes on up to the comment that is one.
        let isColor = [3, 4, 6, 8].contains(first.count - 1) && first.dropFirst().allSatisfy(\.isHexDigit)
        var value = isColor ? first : String(text[..<(text.firstRange(of: " #")?.lowerBound ?? text.endIndex)])
        while value.last == " " { value.removeLast() }
        let range = SourceRange(start: comment.start, end: comment.start + value.utf8.count)
        reportSwallowed(range, as: value, Message.swallowedComment(name), takesText: takesText)
        return true
    }

    /// Reports a text that begins with `!` or `&`, of which YAML makes a tag or an anchor, `title: !Important`, `title: &Co KG`.
    mutating func reportSwallowedProperty(_ field: Field, _ node: NodeIndex) -> Bool {
        guard tree[node].kind == .scalar, tree[node].style == .plain else { return false }
        let isTag = tree[node].hasTag
        guard let property = isTag ? tree.foreignTagRange(of: node) : tree.anchorRange(of: node),
            isTag || tree[node].range.length == 0 || field.type == .text && isUnused(anchor: property)
        else { return false }
        let range = SourceRange(start: property.start, end: max(property.end, tree[node].range.end))
        let isAll = tree[node].range.length == 0
        let message = isTag ? Message.swallowedTag(field.name) : Message.swallowedAnchor(field.name, isAll: isAll)
        reportSwallowed(range, as: tree.sourceText(in: range), message, takesText: takesText(field))
        return true
    }

    /// Whether an anchor is written large, as texts are, and nothing refers to it.
    private func isUnused(anchor: SourceRange) -> Bool {
        let name = tree.source[anchor.start + 1..<anchor.end]
        guard let first = name.first, UInt8(ascii: "0")...UInt8(ascii: "Z") ~= first else { return false }
        return tree.source[anchor.end...].firstRange(of: [UInt8(ascii: "*")] + name) == nil
    }

    /// Whether what stands for a field can be a text in quotes.
    func takesText(_ field: Field) -> Bool { field.takesText || [.text, .token, .identifier].contains(field.type) }

    /// Reports the rest of a text in braces that holds a comma, which YAML takes for a key without a value; false for any
    /// other pair: `{title: Save, Cancel}`.
    mutating func reportSwallowedComma(_ pair: OtherPair, of record: Record) -> Bool {
        let word = tree.text(of: pair.key)
        guard tree[pair.key].style == .plain, isAlone(pair.key, before: pair.value), MissingSpace.key(of: word) == nil,
            !breaksOff(tree[pair.key].parent)
        else { return false }
        // The other parts of what was told already.
        if let last = diagnostics.last, last.rule == OwnRule.yamlSwallowedValue.rawValue,
            last.range.start <= tree[pair.key].range.start, last.range.end >= tree[pair.key].range.end
        {
            return true
        }
        guard word.contains(" ") || isLarge(word) || OtherWord.row(for: word, in: store.kind(of: record)) == nil,
            let before = textBefore(pair.key, of: record)
        else { return false }
        var end = pair.key
        if tree.text(of: before.value).contains("(") {
            end = keyClosing(pair.key)
            let slot = slot(of: before.key, in: store.kind(of: record))
            if let slot { store[record, slot].payload = Slot.undetermined }
        }
        let range = SourceRange(start: tree[before.value].range.start, end: tree[end].range.end)
        noteUnread()
        let severity: Severity? = store.kind(of: record) == .block ? .info : nil
        let message = Message.swallowedComma(tree.text(of: before.key))
        reportSwallowed(range, as: tree.sourceText(in: range), message, severity: severity)
        return true
    }

    /// Reports a key in braces without colon and value, `{title: Orders, hidden}`, where true or false is wanted.
    mutating func reportLoneKey(_ name: String, _ node: NodeIndex) -> Bool {
        guard node.rawValue > 0, tree[node].kind == .scalar else { return false }
        let key = tree.key(of: node)
        guard tree[key].kind == .scalar, isAlone(key, before: node) else { return false }
        let message = Message.wrongType(name, wanted: Message.boolean, found: Message.nothing)
        tell(key, message + Message.write("\(name): true"), as: .screenWrongType)
        return true
    }

    /// Whether a key stands between braces without a colon.
    func isAlone(_ key: NodeIndex, before value: NodeIndex) -> Bool {
        let mapping = tree[key].parent
        guard tree[mapping].kind == .mapping, tree[mapping].style == .flow, tree[value].parent == mapping,
            tree[value].range.length == 0
        else { return false }
        let ends: [UInt8] = Array(",}:".utf8)
        return tree.source[tree[key].range.end...].first(where: ends.contains) != UInt8(ascii: ":")
    }

    /// The pair right before a key, if its value is a plain text of the component.
    private func textBefore(_ key: NodeIndex, of record: Record) -> OtherPair? {
        let mapping = tree[key].parent
        let value = tree.key(of: key)
        let before = NodeIndex(rawValue: key.rawValue - 2)
        guard before.rawValue > mapping.rawValue, tree[value].parent == mapping, tree[before].parent == mapping,
            tree[value].kind == .scalar, tree[value].style == .plain, tree[value].range.length > 0
        else { return nil }
        let text = tree.text(of: value)
        let slot = slot(of: before, in: store.kind(of: record))
        // `rgba(0, 0, 0, 0.5)`
        if text.contains("("), !text.contains(")") { return (key: before, value: value) }
        guard let slot, store.kind(of: record).component.fields[slot].type == .text else { return nil }
        return (key: before, value: value)
    }

    /// The key that closes the parenthesis in which another one stands: the last part of `rgba(0, 0, 0, 0.5)`.
    private func keyClosing(_ first: NodeIndex) -> NodeIndex {
        var key = first
        for _ in 0..<8 {
            if tree.text(of: key).contains(")") { return key }
            let value = tree.nextSibling(of: key)
            let next = value == .none ? value : tree.nextSibling(of: value)
            guard next != .none, tree[next].kind == .scalar else { break }
            key = next
        }
        return first
    }

    /// Whether a map is what YAML makes of `title: {count}`: one key in braces, without a value.
    func looksLikePlaceholder(_ mapping: NodeIndex) -> Bool {
        guard tree[mapping].style == .flow else { return false }
        let key = tree.firstChild(of: mapping)
        guard key != .none, tree[key].kind == .scalar || tree[key].style == .flow else { return false }
        let value = tree.nextSibling(of: key)
        guard tree[value].next == tree[mapping].next, tree[value].range.length == 0 else { return false }
        // `{light: #fff, dark: #000}` breaks off behind the first colon.
        return tree.source[tree[key].range.end...].first { $0 > 0x20 } == UInt8(ascii: "}")
    }

    /// Reports a placeholder that YAML took for a map, `title: {count}`, with the text behind it, at which the file breaks
    /// off: `titel: {count} Orders`.
    mutating func reportSwallowedPlaceholder(_ name: String, _ mapping: NodeIndex) {
        var range = tree[mapping].range
        if let problem = tree.problems.first?.range.start,
            let entry = SwallowedSyntax.blockEntry(at: problem, in: tree.source)
        {
            if entry.range.start == range.start {
                range = entry.range
            } else if entry.range.start < range.start, problem <= entry.range.end {
                range.end = FlowScanner.end(ofValueAt: range.start, in: tree.source)
            }
        }
        reportSwallowed(range, as: tree.sourceText(in: range), Message.swallowedMap(name))
    }

    /// Reports what YAML took for something else than a text, with the fix that quotes it, where a text may stand.
    private mutating func reportSwallowed(
        _ range: SourceRange,
        as text: String,
        _ message: String,
        severity: Severity? = nil,
        takesText: Bool = true
    ) {
        let told = SwallowedSyntax.quoting(range, text, message, file: file)
        // What can be no text gets no quotes.
        let plain = message.prefix { $0 != ";" } + "."
        let (said, fix) = takesText ? (told.message, told.fixes.first) : (String(plain), nil)
        report(.yamlSwallowedValue, range, said, severity: severity, fix: fix)
    }
}
