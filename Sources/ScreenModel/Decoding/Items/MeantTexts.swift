import YAMLSyntax

// Texts and pictures that stand on a page and are none of its bar's.
extension ScreenDecoder {
    /// The row for a word of a screen or a variant that may be the bar's title or the page's header, where what stands
    /// beside or behind it tells that it is something else; nil otherwise.
    func rowOfText(_ pair: OtherPair, in kind: ComponentKind) -> OtherWord? {
        guard let word = tree.folded(pair.key) else { return nil }
        let mapping = tree[pair.key].parent
        if kind == .variant, WordSet.messages.contains(word), tellsMessage(mapping) { return OtherWord(notes: word) }
        if word == "headline" || word == "heading", holdsText(mapping) {
            return OtherWord(word, to: "one of content, kind: heading")
        }
        guard word == "hero", case let value = tree.resolved(pair.value) else { return nil }
        if isPicture(value) { return OtherWord.row(for: "image", in: kind) }
        // What is only told of may be a picture as well as the name of the page.
        return tree[value].kind == .mapping && tree.value(ofKey: "title", in: value) != nil
            ? OtherWord.row(for: "objectHeader", in: kind) : nil
    }

    /// Whether the text of a search field is what people type, as SwiftUI's is: a variable, or beside a prompt.
    func isTyped(_ text: NodeIndex, in search: NodeIndex) -> Bool {
        if tree[text].kind == .scalar, tree.text(of: text).hasPrefix("$") { return true }
        return tree.pairs(of: search, among: 64).contains { key, value in
            guard let word = tree.folded(key) else { return false }
            // In a search that is going on, it is what somebody wrote.
            return ["placeholder", "prompt", "hint"].contains(where: word.contains)
                || ["active", "isactive", "issearching"].contains(word)
                    && booleanMeant(by: tree.resolved(value)) == true
        }
    }

    /// Whether a map of what differs in a state holds what a message in the page has beside its title.
    private func tellsMessage(_ mapping: NodeIndex) -> Bool {
        tree.pairs(of: mapping, among: 64).contains { key, value in
            guard let word = tree.folded(key, upTo: 16) else { return false }
            return WordSet.besideMessages.contains(word)
                || (WordSet.textsOfMessages.contains(word) || word == "description")
                    && tree[tree.resolved(value)].kind == .scalar
        }
    }

    /// Whether a screen has a text of its own beside a headline: `body: Sign in to go on.`.
    private func holdsText(_ mapping: NodeIndex) -> Bool {
        WordSet.textsOfMessages.words.contains { word in
            tree.value(ofKey: word, in: mapping).map { tree[tree.resolved($0)].kind == .scalar } ?? false
        }
    }

    /// Whether what stands at the head of a page is a picture alone: the name of one, or a map without a text.
    private func isPicture(_ value: NodeIndex) -> Bool {
        guard let name = tree.word(value, upTo: 200) else {
            return tree[value].kind == .mapping
                && !tree.hasWord(in: value, among: 64) { key in
                    tree.folded(key, upTo: 16).map(WordSet.headers.contains) == true
                }
        }
        return !name.contains(" ") && (name.first?.isLowercase == true || name.contains("."))
    }
}
