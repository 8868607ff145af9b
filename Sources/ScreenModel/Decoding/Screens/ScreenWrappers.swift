import YAMLSyntax

// Views that a whole screen stands in: `viewController: {navigationItem: {title: Orders}}`, `ContentPage: {Title: Orders}`.
extension ScreenDecoder {
    /// The row for a key of the screen that names the view in which its bars stand; nil where a bar stands beside it, since
    /// it may then be a view of its own.
    func rowOfWrapper(_ pair: OtherPair, in kind: ComponentKind) -> OtherWord? {
        let word = tree.text(of: pair.key)
        guard kind == .screen, word.utf8.count <= 64,
            CommonWords.parts(of: word).last.map(WordSet.viewsOfScreens.contains) == true,
            hasKeyOfBar(in: pair.value) || wraps(pair.value),
            !tree.pairs(of: tree[pair.key].parent, among: 64).contains(where: { key, value in
                key != pair.key && (isKeyOfBar(key) || hasKeyOfBar(in: value))
            })
        else { return nil }
        return OtherWord(word, to: .group())
    }

    /// Whether a map only holds another view in which a bar stands: `home: {Scaffold: {appBar: …}}`.
    func wraps(_ written: NodeIndex, depth: Int = 3) -> Bool {
        guard depth > 0, let pair = tree.onlyPair(of: tree.resolved(written)),
            case .group(nil, nil)? = OtherWord.row(for: tree.text(of: pair.key), in: .screen)?.conversion
        else { return false }
        return hasKeyOfBar(in: pair.value) || wraps(pair.value, depth: depth - 1)
    }

    /// Whether what stands under the key for the app is the screen in it: `ion-app: {ion-header: …}`.
    func isScreenOfApp(_ written: NodeIndex) -> Bool {
        tree.pairs(of: tree.resolved(written), among: 64).contains { key, value in
            guard let word = tree.word(key), tree[tree.resolved(value)].kind == .mapping else { return false }
            if case .group? = OtherWord.row(for: word, in: .screen)?.conversion { return true }
            return isKeyOfBar(key)
        }
    }

    /// Whether a bar, or the title of one, is a key of a map; with a depth also of those in it.
    func hasKeyOfBar(in written: NodeIndex, depth: Int = 0) -> Bool {
        let node = tree.resolved(written)
        if tree[node].kind == .sequence {
            return depth > 0 && tree.children(of: node, among: 16).contains { hasKeyOfBar(in: $0, depth: depth - 1) }
        }
        return tree.pairs(of: node, among: 32).contains { key, value in
            isKeyOfBar(key) || depth > 0 && hasKeyOfBar(in: value, depth: depth - 1)
        }
    }

    private func isKeyOfBar(_ key: NodeIndex) -> Bool {
        tree.folded(key).map { $0 == "title" || $0 == "navigationtitle" || bar(meantBy: $0, in: .screen) != nil }
            == true
    }
}
