import Diagnostics
import YAMLSyntax

// Texts with a key for each language, `title_en: Orders`, or with all of them under a key for many, `titles: {en: …}`.
extension ScreenDecoder {
    /// Reads a key that names a text and its language, or one that holds a text in several; false for any other key.
    mutating func decodeTextInLanguage(_ pair: OtherPair, of record: Record) -> Bool {
        let key = tree.text(of: pair.key)
        let kind = store.kind(of: record)
        guard key.utf8.count < 40 else { return false }
        if let path = path(toTexts: key, in: kind), holdsOnlyTags(tree.resolved(pair.value)) {
            if isFree(path, below: record) {
                rename(WordUse(pair, of: record), to: path)
            } else {
                let message = Message.languageBeside(key, path.joined(separator: "."))
                tell(pair.key, message, as: .screenUnknownKey)
            }
            return true
        }
        guard let (name, language) = Languages.split(key), let path = path(toText: name, in: kind) else { return false }
        let line = Message.line(path, "{\(language): \(shortText(of: pair.value) ?? "…")}")
        // What names no language is read for all of them.
        let isBeside = tree.value(ofKey: name, in: tree[pair.key].parent) != nil
        guard !isBeside, add(pair, in: language, to: path, below: record) else {
            // The text that names no language is there all the same.
            if !isBeside { noteUnread(pair) }
            let isFree = !isBeside && isFree(path, below: record)
            let message =
                isFree
                ? Message.languages(key, kind.component, line: line)
                : Message.languageBeside(key, path.joined(separator: "."))
            tell(pair.key, message, as: .screenUnknownKey)
            return true
        }
        let fix = Fix(safe: Message.replace(with: Message.line(path, "{…}")), gathering(pair, name, as: path))
        tell(pair.key, Message.readAs(key, line: line), fix: fix)
        return true
    }

    /// Reads a map from language to text where a component stands that a text may stand for, `helperText: {en: Saved}`.
    mutating func decodeTexts(standingFor form: WrittenForm) -> Record? {
        let (kind, node) = (form.kind, form.node)
        // Of each component the first key is asked for.
        guard tree[node].count > 0, case let first = tree.firstChild(of: node), tree[first].kind == .scalar,
            tree.withText(of: first, Languages.mayBeTag), holdsOnlyTags(node), let slot = kind.component.slotOfText
        else { return nil }
        let record = store.addRecord(kind, node: node.rawValue, in: form.place)
        decodeField(slot, of: record, form.written)
        let text = "{\(kind.component.fields[slot].name): \(tree.flowText(of: node) ?? "{…}")}"
        let line = form.place?.element == nil ? Message.line([form.field], text) : text
        let fix = tree[node].style == .flow ? replacing(node, with: text, line: line) : nil
        tell(node, Message.readTexts(described(node), line: line), fix: fix)
        return record
    }

    /// Adds a text to those in other languages at the end of a path; false where something else stands there.
    private mutating func add(_ pair: OtherPair, in language: String, to path: [String], below record: Record) -> Bool {
        let value = tree.resolved(pair.value)
        guard tree[value].kind == .scalar, !tree.isNull(value) else { return false }
        if let place = open(path, below: record, pair) {
            guard let text = addText(value, in: language, at: pair.key) else { return false }
            write(Slot(pair.value, text), at: place)
            return true
        }
        guard let place = field(at: path, below: record), case let first = store[place.record, place.slot],
            first.hasValue
        else { return false }
        var last = first.payload
        while true {
            let text = store.texts[Int(last)]
            guard text.locale != 0, store.locales[Int(text.locale)] != language else { return false }
            if text.next == 0 { break }
            last = text.next
        }
        guard let text = addText(value, in: language, at: pair.key) else { return false }
        store.texts[Int(last)].next = text
        return true
    }

    /// The edits that write one map from language to text for the first of some keys, and take out the others; or nil.
    private func gathering(_ pair: OtherPair, _ name: String, as path: [String]) -> [Edit]? {
        var (texts, others) = ([String](), [NodeIndex]())
        for (key, value) in tree.pairs(of: tree[pair.key].parent) where tree[key].kind == .scalar {
            let word = tree.text(of: key)
            guard word.utf8.count < 40, let part = Languages.split(word), part.name == name else { continue }
            if texts.isEmpty, key != pair.key { return nil }
            guard let text = tree.flowText(of: value) else { return nil }
            texts.append("\(part.language): \(text)")
            if key != pair.key { others.append(key) }
        }
        let removals = others.compactMap { tree.removal(ofPair: $0) }
        let map = "{\(texts.joined(separator: ", "))}"
        guard removals.count == others.count, let edits = tree.rewriting(pair.key, to: path, value: map) else {
            return nil
        }
        return edits + removals
    }

    private func path(toText name: String, in kind: ComponentKind) -> [String]? {
        let component = kind.component
        if let slot = component.slot(named: name) { return component.fields[slot].type == .text ? [name] : nil }
        if case .renameFirst(let path, _) = OtherWord.row(for: name, in: kind)?.conversion { return path }
        return nil
    }

    /// Where a key such as `titles` or `localizedTitle` leads, which holds one text in several languages.
    private func path(toTexts key: String, in kind: ComponentKind) -> [String]? {
        let word = Spelling.folded(key)
        for addition in ["localized", "translated", "i18n", "translations"] {
            if word.hasPrefix(addition) { return path(toText: String(word.dropFirst(addition.count)), in: kind) }
            if word.hasSuffix(addition) { return path(toText: String(word.dropLast(addition.count)), in: kind) }
        }
        return word.hasSuffix("s") ? path(toText: String(word.dropLast()), in: kind) : nil
    }
}

/// The tags of languages that keys are, or end with.
enum Languages {
    /// Whether a text is as long as a language, or has a hyphen where one ends.
    static func mayBeTag(_ text: Span<UInt8>) -> Bool {
        text.count == 2
            || text.count > 3 && text.count <= 16 && (text[2] == UInt8(ascii: "-") || text[2] == UInt8(ascii: "_"))
    }

    /// Whether a word is a language, and nothing behind it but what it is spoken in: `en`, `pt-BR`, `zh_Hans`.
    static func isTag(_ word: String) -> Bool {
        let parts = word.split(separator: "-", omittingEmptySubsequences: false).flatMap { $0.split(separator: "_") }
        guard (1...3).contains(parts.count), WordSet.languages.contains(parts[0].lowercased()) else { return false }
        return parts.dropFirst().allSatisfy { (2...4).contains($0.count) && $0.allSatisfy(\.isLetter) }
    }

    /// The name and the language of `title_en`, `title-pt-BR`, `title.en`, `title (en)` or `titleEn`; nil for any other key.
    static func split(_ key: String) -> (name: String, language: String)? {
        let name = key.prefix { $0.isLetter }
        let rest = key.dropFirst(name.count)
        if let mark = rest.first {
            let tag = String(rest.drop { " ([".contains($0) || $0 == mark }.prefix { !")]".contains($0) })
            return "_-.@ ([".contains(mark) && isTag(tag) && !name.isEmpty ? (String(name), tag) : nil
        }
        let ending = key.suffix(2)
        guard let last = key.dropLast(2).last, last.isLowercase, ending.first?.isUppercase == true,
            case let language = ending.lowercased(), WordSet.languages.contains(language)
        else { return nil }
        return (String(key.dropLast(2)), language)
    }
}
