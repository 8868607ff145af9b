import Diagnostics
import YAMLSyntax

extension ScreenDecoder {
    /// Reads a text: a scalar as it is written, or a map from locale to scalar.
    mutating func decodeText(_ name: String, _ node: NodeIndex) -> UInt32? {
        switch tree[node].kind {
        case .scalar:
            if tree[node].range.length <= 12, reportNone(name, node) { return Slot.null }
            if breaksOff(node), LostMark.openQuote(in: tree)?.start == tree[node].range.start {
                return Slot.undetermined
            }
            if let said = decodeAbsence(name, node) { return said }
            if isOfTitle(name), tellsOfNoTitle(node) {
                tell(node, Message.openTitle(tree.text(of: node)), as: .screenWrongType)
                return Slot.undetermined
            }
            if let text = textWithoutMarks(node) { return addText(text, readFrom: node, as: text, isMeasured: true) }
            if name == "title", isOfTitle(name), let title = readSize(behindTitle: node) {
                return store.addText(title, node: node.rawValue, isMeasured: true)
            }
            if isOfTitle(name), let title = titleTold(by: node) {
                return addText(title, readFrom: node, as: ScalarText(title).yaml, isMeasured: true)
            }
            return addText(node, isMeasured: true)
        // There is one, and nothing else is known.
        case .mapping where tree[node].count == 0 || reportJoinedLanguages(in: node): return Slot.undetermined
        case .mapping where looksLikePlaceholder(node):
            reportSwallowedPlaceholder(name, node)
            return Slot.undetermined
        case .mapping where name == "subtitle" && saysWhen(node): return Slot.unreadable
        case .mapping:
            if let text = textOfMap(node), !isLocalized(text, in: node) {
                reportBeside(name, node)
                return addText(text, isMeasured: true)
            }
            if let text = decodeTitle(bySize: node, name) { return text }
            if let texts = localizedTexts(heldBy: node) {
                reportBeside(name, node)
                return decodeTexts(name, texts, writtenAs: node)
            }
            if let view = viewOfTitle(name, node) { return decodeText(name, view) }
            if !holdsLocales(node), isUnderstood(node) {
                reportOpenValue(name, wanted: Message.text, node)
                // One for each size is kept for the variants.
                return isOfTitle(name) && !holdsMore(node) && variedPairs(of: node).isEmpty ? Slot.unreadable : nil
            }
            reportDuplicateKeys(in: node)
            let texts = textsByLanguage(in: node)
            return texts.contains { textOfMap(tree.resolved($0.value)) != nil }
                ? decodeTexts(name, texts, writtenAs: node) : addTexts(name, texts)
        default:
            if let texts = localizedTexts(listedIn: node) { return decodeTexts(name, texts, writtenAs: node) }
            if let text = textOfOnlyView(name, node) { return addText(text, isMeasured: true) }
            return decodeOnlyText(name, wanted: Message.text, node, isMeasured: true)
        }
    }

    /// Whether a text tells when there is a title and is none itself: `hidden`, `none at rest; Order 7 after scrolling`.
    private func tellsOfNoTitle(_ node: NodeIndex) -> Bool {
        // Most titles show by their first letter that they are none of these words, and by their last that no remark follows.
        let mayTell = tree.withText(of: node) {
            $0.count > 0 && ("hnebias".utf8.contains($0[0]) || $0[$0.count - 1] == UInt8(ascii: ")"))
        }
        guard mayTell, tree[node].style == .plain, tree[node].range.length <= 120 else { return false }
        let text = tree.text(of: node)
        // `Order 7 (appears on scroll)`
        let remark = text.last == ")" ? text.split(separator: "(").last ?? "" : ""
        if CommonWords.parts(of: String(remark)).contains(where: ["scroll", "scrolling", "scrolled"].contains) {
            return true
        }
        let words = text.prefix(80).split { !$0.isLetter }
        guard let first = words.first.map(String.init), text.hasPrefix(first),
            ["hidden", "none", "empty", "blank", "invisible", "appears", "shown", "no"].contains(first)
        else { return false }
        return words.count == 1 && ["hidden", "invisible"].contains(first)
            || words.contains {
                ["rest", "scroll", "scrolls", "scrolled", "scrolling", "until", "when", "while"].contains($0)
            }
    }

    /// Tells of what a map says beside a text, and what the component at hand has a key for: `title: {text: A, size: large}`.
    private mutating func reportBeside(_ name: String, _ mapping: NodeIndex) {
        // Notes speak of bars without saying what they are.
        guard let holder, name != "description" else { return }
        let kind = store.kind(of: holder)
        let component = kind.component
        for (key, value) in tree.pairs(of: mapping) {
            // How a title is cut is no menu.
            let isCut =
                isOfTitle(name) && tree[value].kind == .scalar
                && ["overflow", "textOverflow"].contains(tree.text(of: key))
                && !tree.text(of: value, equals: "automatic")
            let word = isCut ? "titleOverflow" : tree.text(of: key)
            if readSize((key: key, value: value), besideTitle: name) { continue }
            guard tree[key].kind == .scalar, word != name, !["text", "label", "title", "name", "value"].contains(word),
                let slot = component.slot(named: word), !component.fields[slot].isDerived,
                kind != .navigationBar || !WordSet.looksOfTitles.contains(word),
                isValue(value, of: [word], in: kind)
            else { continue }
            let line = Message.line([word], shortText(of: value))
            let home = store.nodeIndex(of: holder)
            guard !store[holder, slot].isWritten, tree.value(ofKey: word, in: home) == nil else {
                noteUnread()
                return tell(key, Message.beside(word, name, line: line), as: .screenUnknownKey)
            }
            decodeField(slot, of: holder, value)
            let insertion = tree.flowText(of: value).flatMap { tree.insertion(ofKey: word, $0, in: home) }
            reportBeside(key, name, line: line, tree.removal(ofPair: key), insertion)
        }
    }

    /// Tells that a key of a text's map is read as standing beside the text, with the edits that move it there.
    mutating func reportBeside(_ key: NodeIndex, _ name: String, line: String, _ removal: Edit?, _ insertion: Edit?) {
        let edits = removal.flatMap { removal in insertion.map { [removal, $0] } }
        let message = Message.readBeside(tree.text(of: key), name, line: line)
        tell(key, message, fix: Fix(safe: Message.replace(with: line), edits))
    }

    /// Reads the only entry of a list where a text or a name stands; nil, with a diagnostic, for anything else.
    private mutating func decodeOnlyText(_ name: String, wanted: String, _ node: NodeIndex, isMeasured: Bool) -> UInt32?
    {
        if let only = onlyElement(of: node) {
            reportWrongType(name, wanted: wanted, node, severity: .info, fix: unwrapping(node, only, of: name))
            return addText(only, isMeasured: isMeasured)
        }
        if let plural = pluralField(of: name) {
            let message = Message.wrongType(name, wanted: wanted, found: described(node)) + Message.plural(plural)
            tell(node, message, as: .screenWrongType)
            return nil
        }
        return reportUnreadable(name, wanted: wanted, node)
    }

    /// The field of the component at hand that takes a list of what another one takes once, such as `scopes`.
    private func pluralField(of name: String) -> String? {
        guard let holder else { return nil }
        let component = store.kind(of: holder).component
        guard let slot = component.slot(named: name + "s"), !store[holder, slot].isWritten,
            component.fields[slot].type.element != nil
        else { return nil }
        return component.fields[slot].name
    }

    /// The fix that takes the brackets or the dash off the only entry of a list where a field has one value.
    func unwrapping(_ list: NodeIndex, _ only: NodeIndex, of name: String) -> Fix? {
        guard tree[only].parent == list, let text = tree.flowText(of: only) else { return nil }
        guard tree[list].isBlockCollection else { return replacing(list, with: text) }
        let key = tree.key(of: list)
        guard tree[key].kind == .scalar, tree[key].parent == tree[list].parent else { return nil }
        return Fix(safe: Message.replace(with: text), tree.rewriting(key, to: [name], value: text))
    }

    /// Reads an identifier or a token.
    mutating func decodeName(_ name: String, _ node: NodeIndex) -> UInt32? {
        guard tree[node].kind == .scalar else {
            if isPlaceholder(name, node) { return Slot.undetermined }
            if let inner = valueOfMap(node), name != "action" || textOfMap(node) == nil {
                return addText(inner, isMeasured: false)
            }
            // Of several locales one is shown.
            let isOpen = name == "locale" && tree[node].kind == .sequence
            return decodeOnlyText(name, wanted: Message.name, node, isMeasured: false)
                ?? (isOpen ? Slot.undetermined : nil)
        }
        if tree[node].range.length <= 12, reportNone(name, node) { return Slot.null }
        if name == "icon", tellsOfIcon(node) {
            tell(node, Message.openIcon(tree.text(of: node)), as: .screenWrongType)
            return Slot.undetermined
        }
        if name == "icon", let icon = iconWithoutMeasure(node) {
            return store.addText(icon, node: node.rawValue, isMeasured: false)
        }
        let meant: String? =
            switch name {
            case "locale" where !tree.withText(of: node, Languages.mayBeTag):
                LanguageCode.meant(by: tree.text(of: node))
            case "icon": nameOfSymbol(node) ?? textWithoutMarks(node)
            default: textWithoutMarks(node)
            }
        return meant.map { addText($0, readFrom: node, as: $0) } ?? addText(node, isMeasured: false)
    }

    /// Adds what a scalar is read as, and tells that with the text to write for it.
    mutating func addText(_ text: String, readFrom node: NodeIndex, as written: String, isMeasured: Bool = false)
        -> UInt32
    {
        reportRead(node, as: written)
        return store.addText(text, node: node.rawValue, isMeasured: isMeasured)
    }

    /// Gives a field a text of ours, as if it stood at a node.
    mutating func write(_ text: String, at node: NodeIndex, to slot: Int, of record: Record) {
        store[record, slot] = Slot(node, store.addText(text, node: node.rawValue, isMeasured: false))
    }

    /// The name of an icon without how large it is: `chevron-left (24x24)`; nil for any other.
    private func iconWithoutMeasure(_ node: NodeIndex) -> String? {
        guard tree.withText(of: node, { 4...60 ~= $0.count && $0[$0.count - 1] == UInt8(ascii: ")") }),
            case let text = tree.text(of: node), let opening = text.firstRange(of: " ("),
            text[opening.upperBound...].first?.isNumber == true
        else { return nil }
        return String(text[..<opening.lowerBound])
    }

    /// The name of one of Apple's symbols behind the word for what it is: `sf:plus`; nil for any other icon.
    private func nameOfSymbol(_ node: NodeIndex) -> String? {
        guard tree.withText(of: node, { text in text.indices.contains { text[$0] == UInt8(ascii: ":") } }) else {
            return nil
        }
        let parts = tree.text(of: node).split(separator: ":", maxSplits: 1)
        guard parts.count == 2, ["sf", "sfsymbol", "sfsymbols"].contains(Spelling.folded(String(parts[0]))),
            case let symbol = parts[1].drop(while: \.isWhitespace),
            symbol.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) })
        else { return nil }
        return symbol.isEmpty ? nil : String(symbol)
    }

    /// A text without what other formats put around or behind it: typographic quotes, blanks that are none of YAML's, the
    /// comma of JSON, a semicolon.
    func textWithoutMarks(_ node: NodeIndex) -> String? {
        if tree[node].style == .plain, let text = textOfCall(node) { return text }
        guard tree[node].style == .plain else { return nil }
        let isMarked = tree.withText(of: node) { text in
            text.count > 1
                && (text[0] >= 0xC2 || text[text.count - 1] >= 0x80 || ",;".utf8.contains(text[text.count - 1]))
        }
        guard isMarked else { return nil }
        let written = tree.text(of: node)
        var text = Substring(written.unicodeScalars.drop(while: HiddenCharacter.isOne))
        while let last = text.unicodeScalars.last, HiddenCharacter.isOne(last) { text.unicodeScalars.removeLast() }
        let isSeparated = text.last == "," && tree[tree[node].parent].style != .flow
        // `Fish &amp;` ends with one that belongs to it.
        if isSeparated || text.last == ";" && !text.contains("&"), text.count > 1 { text.removeLast() }
        if text.count > 2, text.first == "“", text.last == "”" { text = text.dropFirst().dropLast() }
        return text.utf8.count < written.utf8.count ? String(text) : nil
    }

    /// Whether a text in somebody's code is the key of a translation: `orders.title`, `orders_title`.
    static func mayBeKey(_ text: String) -> Bool { text.contains { "._".contains($0) } && !text.contains(" ") }

    /// The text in a view of somebody's code: `Text("Orders")`, `const Text('Orders')`; nil for any other.
    private func textOfCall(_ node: NodeIndex) -> String? {
        guard tree[node].range.length <= 200, tree.withText(of: node, { $0.count > 8 && $0[$0.count - 1] == 0x29 }),
            case let call = tree.text(of: node), let start = ["Text(", "const Text("].first(where: call.hasPrefix),
            let quote = call.dropFirst(start.count).first, "\"'".contains(quote), call.hasSuffix("\(quote))")
        else { return nil }
        let text = String(call.dropFirst(start.count + 1).dropLast(2))
        guard !text.isEmpty, !text.contains(where: "\"'\\{}$".contains), !ScreenDecoder.mayBeKey(text) else {
            return nil
        }
        // In quotes where plain it would be something else.
        return ScalarText(text).yaml == text ? text : nil
    }

    /// Tells that a word such as `none` says that there is no such text; false for any other.
    private mutating func reportNone(_ name: String, _ node: NodeIndex) -> Bool {
        // Most texts show by their first byte that they are none of these: `none` and `n/a`, a dash, `undefined`, `(null)`,
        // `keine`, `aucun`, `empty`, `blank`.
        let mayBe = tree.withText(of: node) { text in
            text.count > 0 && (text[0] == 0xE2 || "nNu(-kaeb".utf8.contains(text[0]))
        }
        guard mayBe, OtherValue.textsWithNone.contains(name) else { return false }
        let text = tree.text(of: node)
        let words = ["none", "nil", "empty", "blank", "no text", "no \(name)", "No \(name)"]
        let isPlainWord = tree[node].style == .plain && words.contains(text)
        // What a button or a picture is called may be any of these, but beside the other one of the two.
        let other = name == "label" ? "icon" : name == "icon" ? "label" : nil
        let isSign =
            OtherValue.signsOfNone.contains(text)
            && other.flatMap { tree.value(ofKey: $0, in: tree[node].parent).map { !tree.isNull(tree.resolved($0)) } }
                ?? (other == nil)
        guard isPlainWord || isSign else { return false }
        reportRead(node, as: "null", line: Message.line([name], "null"))
        return true
    }

    /// Gives a field in which nothing is written yet the text of a scalar that stands for it.
    mutating func setText(_ slot: Int, of record: Record, to node: NodeIndex, isMeasured: Bool = true) {
        guard !store[record, slot].isWritten else { return }
        store[record, slot] = Slot(node, addText(node, isMeasured: isMeasured))
    }

    /// Adds the text of a scalar to the store, without the line breaks that end a block of text.
    mutating func addText(_ node: NodeIndex, locale: UInt32 = 0, isMeasured: Bool) -> UInt32 {
        let scalar = tree[node]
        let isBlock = scalar.style == .literal || scalar.style == .folded
        let (length, measure) = tree.withText(of: node) { text in
            var length = text.count
            while isBlock, length > 0, text[length - 1] == UInt8(ascii: "\n") { length -= 1 }
            return (length, TextMeasure(text.extracting(0..<length), isMeasured: isMeasured, mayBeKey: isMeasured))
        }
        var offset = scalar.valueBytes.lowerBound
        if scalar.isPooled {
            let bytes = tree.pool[offset..<offset + length]
            offset = store.pool.count
            store.pool += bytes
        }
        return store.addText(offset, length, isPooled: scalar.isPooled, measure, node: node.rawValue, locale: locale)
    }
}
