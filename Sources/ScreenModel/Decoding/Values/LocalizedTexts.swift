import Diagnostics
import YAMLSyntax

// Texts in several languages: a map from locale to text, and what people write for one.
extension ScreenDecoder {
    /// Adds texts, each behind its locale, and answers the index of the first.
    mutating func addTexts(_ name: String, _ texts: [OtherPair]) -> UInt32? {
        var first: UInt32?
        var previous: UInt32?
        var isRead = true
        for (key, value) in texts {
            let value = tree.resolved(value)
            let scalar = textOfMap(value) ?? value
            guard tree[key].kind == .scalar, tree[scalar].kind == .scalar else {
                isRead = false
                noteUnread()
                reportWrongType(name, wanted: Message.localizedText, scalar)
                continue
            }
            if tree.isNull(scalar) { continue }
            guard let index = addText(scalar, in: tree.text(of: key), at: key) else { break }
            if let previous { store.texts[Int(previous)].next = index }
            first = first ?? index
            previous = index
        }
        return first ?? (isRead ? Slot.null : Slot.undetermined)
    }

    /// Adds a text in a locale; nil, with a diagnostic, if there are too many locales.
    mutating func addText(_ scalar: NodeIndex, in language: String, at key: NodeIndex) -> UInt32? {
        guard let locale = store.locale(named: language) else {
            report(.yamlTooLarge, tree[key].range, Message.tooManyLocales)
            return nil
        }
        return addText(scalar, locale: locale, isMeasured: true)
    }

    /// Adds texts that stand in something else than a map from language to text, and tells which one that is read as.
    mutating func decodeTexts(_ name: String, _ texts: [OtherPair], writtenAs node: NodeIndex) -> UInt32? {
        let parts = texts.compactMap { key, value in
            tree.flowText(of: textOfMap(tree.resolved(value)) ?? value).map { "\(tree.text(of: key)): \($0)" }
        }
        let text = "{\(parts.joined(separator: ", "))}"
        let line = Message.line([name], text)
        // What stands beside the texts would be lost.
        let isWhole = parts.count == texts.count && tree[node].style == .flow && !saysMore(node)
        let fix = isWhole ? replacing(node, with: text, line: line) : nil
        tell(node, Message.readTexts(described(node), line: line), fix: fix)
        return addTexts(name, texts)
    }

    /// Whether a value has a map of several keys on the way to its texts.
    private func saysMore(_ node: NodeIndex) -> Bool {
        guard tree[node].kind == .mapping else { return false }
        if localizedTexts(heldBy: node) != nil { return tree[node].count > 1 }
        return tree.pairs(of: node).contains { _, value in
            let text = tree[tree.resolved(value)]
            return text.kind == .mapping && text.count > 1
        }
    }

    /// The texts of a list in which each entry is one and says its language; nil for any other value.
    func localizedTexts(listedIn list: NodeIndex) -> [OtherPair]? {
        guard tree[list].kind == .sequence, tree[list].count > 0 else { return nil }
        var texts = [OtherPair]()
        for entry in tree.entries(of: list) {
            guard tree[entry].kind == .mapping else { return nil }
            // `[en: Orders, de: Aufträge]`
            if tree.onlyPair(of: entry) != nil {
                guard holdsOnlyTags(entry) else { return nil }
                texts += tree.pairs(of: entry)
                continue
            }
            guard let language = scalar(of: ["locale", "lang", "language", "languagecode", "code"], in: entry),
                Languages.isTag(tree.text(of: language)), let text = textOfMap(entry)
            else { return nil }
            texts.append((language, text))
        }
        return texts
    }

    /// The texts of a map that holds them under a word for what they are, `{text: {en: Orders}}`; nil for any other map.
    func localizedTexts(heldBy mapping: NodeIndex) -> [OtherPair]? {
        let pair = tree.pairs(of: mapping, among: 64).first { key, value in
            tree.folded(key, upTo: 16).map(WordSet.translations.contains) == true
                && holdsOnlyTags(tree.resolved(value))
        }
        return pair.map { tree.mergedPairs(of: tree.resolved($0.value)) }
    }

    /// Whether a map is one from language to text.
    func holdsOnlyTags(_ mapping: NodeIndex) -> Bool {
        tree[mapping].kind == .mapping && tree.firstChild(of: mapping) != .none
            && tree.pairs(of: mapping).allSatisfy { key, value in
                tree[key].kind == .scalar && tree.withText(of: key, Languages.mayBeTag)
                    && Languages.isTag(tree.text(of: key)) && tree[tree.resolved(value)].kind == .scalar
            }
    }
}
