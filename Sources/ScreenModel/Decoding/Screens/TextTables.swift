import YAMLSyntax

// What a screen says, in a map of its own or in one for each language: `strings: {title: Orders}`,
// `de: {navigationBar: {title: Aufträge}}`.
extension ScreenDecoder {
    /// The row for a map of the screen's texts, and for what the screen is in one language; nil for any other key.
    func rowOfTexts(_ word: String, _ value: NodeIndex) -> OtherWord? {
        guard tree[value].kind == .mapping, word.utf8.count <= 20 else { return nil }
        if Languages.isTag(word) {
            let condition = OtherWord.Setting(["locale"], word)
            return hasKey(of: .screen, in: value) ? OtherWord(word, to: .variant([condition])) : nil
        }
        guard WordSet.texts.contains(Spelling.folded(word)) else { return nil }
        var hasTitle = false
        for (key, _) in tree.pairs(of: value, among: 64) {
            guard let word = tree.word(key) else { return nil }
            let row = OtherWord.row(for: word, in: .screen)
            guard row?.conversion.path != nil || slot(of: key, in: .screen) != nil else { return nil }
            let field = row?.fieldOfBar ?? word
            if ["title", "subtitle", "navigationBar"].contains(field) { hasTitle = true }
        }
        return hasTitle ? OtherWord.group : nil
    }

}
