import Diagnostics
import YAMLSyntax

// Views that a whole screen stands in: `viewController: {navigationItem: {title: Orders}}`, `ContentPage: {Title: Orders}`.
extension ScreenDecoder {
    private static let wordsOfViews: Set = [
        "controller", "view", "page", "layout", "scaffold", "shell", "wrapper", "root",
    ]

    /// The row for a key of the screen that names the view in which its bars stand; nil where a bar stands beside it, since
    /// it may then be a view of its own.
    func rowOfWrapper(_ pair: OtherPair, in kind: ComponentKind) -> OtherWord? {
        let word = tree.text(of: pair.key)
        guard kind == .screen, word.utf8.count <= 64,
            CommonWords.parts(of: word).last.map(ScreenDecoder.wordsOfViews.contains) == true, namesBar(in: pair.value),
            !tree.pairs(of: tree[pair.key].parent, among: 64).contains(where: { key, value in
                key != pair.key && (namesBar(key) || namesBar(in: value))
            })
        else { return nil }
        return OtherWord(word, to: .group())
    }

    /// Whether a bar, or the title of one, is a key of a map; with a depth also of those in it.
    func namesBar(in written: NodeIndex, depth: Int = 0) -> Bool {
        let node = tree.resolved(written)
        if tree[node].kind == .sequence {
            return depth > 0 && tree.children(of: node, among: 16).contains { namesBar(in: $0, depth: depth - 1) }
        }
        guard tree[node].kind == .mapping else { return false }
        return tree.pairs(of: node, among: 32).contains { key, value in
            namesBar(key) || depth > 0 && namesBar(in: value, depth: depth - 1)
        }
    }

    private func namesBar(_ key: NodeIndex) -> Bool {
        guard tree[key].kind == .scalar, tree[key].range.length <= 40 else { return false }
        let word = Spelling.folded(tree.text(of: key))
        return word == "title" || bar(meantBy: word, in: .screen) != nil
    }
}
