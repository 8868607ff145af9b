import Diagnostics
import YAMLSyntax

// Screens whose ids are said otherwise than by `id`: by the key that they stand under, or in another tool's words.
extension ScreenDecoder {
    /// Whether a map has a key that is one of a screen's in another spelling, or another tool's word for its id or a bar.
    func hasOtherKey(in mapping: NodeIndex, _ tree: borrowing YAMLTree) -> Bool {
        var pairs = PairCursor(mapping, tree)
        while let (key, value) = pairs.next(tree) {
            guard tree[key].kind == .scalar, tree[key].range.length <= 64 else { continue }
            let word = tree.text(of: key)
            if ScreenDecoder.ownKeys.contains(Spelling.folded(word)) { return true }
            switch OtherWord.row(for: word, in: .screen)?.conversion {
            case .rename(let path, _) where ["id", "navigationBar", "toolbar", "tabBar", "content"].contains(path[0]):
                if path[0] != "id" || tree[tree.resolved(value)].kind == .scalar { return true }
            case .group(let path?, _) where path == ["id"]: return true
            default: break
            }
        }
        return false
    }

    /// Reads a map of screens by their ids, `{orders: {navigationBar: …}}`.
    ///
    /// - Parameters:
    ///   - mapping: The map.
    ///   - defaults: What holds for all of its screens.
    ///   - isSaid: Whether it is said to be screens; else each needs a part that nothing but a screen has.
    ///   - tree: The tree it stands in.
    /// - Returns: Whether it is such a map; of any other one nothing is read.
    mutating func decodeNamedScreens(
        _ mapping: NodeIndex,
        defaults: Record?,
        isSaid: Bool,
        _ tree: borrowing YAMLTree
    ) -> Bool {
        guard tree[mapping].kind == .mapping, tree.firstChild(of: mapping) != .none else { return false }
        var named = [(key: NodeIndex, value: NodeIndex)]()
        var pairs = PairCursor(mapping, tree)
        while let (key, written) = pairs.next(tree) {
            let value = tree.resolved(written)
            guard tree[key].kind == .scalar, tree[value].kind == .mapping else { return false }
            let word = tree.text(of: key)
            if isSaid {
                // A screen that isn't put into a list has parts, not screens.
                guard !ScreenDecoder.ownKeys.contains(Spelling.folded(word)) else { return false }
            } else {
                // What stands on a screen tells it from a map of anything else.
                guard hasKey(of: .screen, in: value, tree), !word.hasPrefix("x-") else { return false }
                guard ScreenDecoder.parts.contains(where: { tree.value(ofKey: $0, in: value) != nil }) else {
                    return false
                }
            }
            named.append((key, value))
        }
        let isDocument = tree[mapping].parent == .none || tree[tree[mapping].parent].kind != .mapping
        for (key, value) in named {
            let id = tree.text(of: key)
            decodeScreen(value, named: key, defaults: defaults, tree)
            guard tree.value(ofKey: "id", in: value) == nil else { continue }
            var edit = isDocument && named.count == 1 ? tree.unwrapping(key) : nil
            if let whole = edit {
                let first = "id: \(ScalarText(id).yaml)" + tree.lineBreak
                edit = Edit(range: whole.range, text: first + whole.text)
            }
            screenID = id
            report(
                .screenOtherWord,
                tree[key].range,
                Message.namedScreen(id, isOnly: named.count == 1 && isDocument),
                fix: edit.map { Fix(title: Message.replace(with: "id: \(id)"), applicability: .safe, edits: [$0]) }
            )
            screenID = nil
        }
        return true
    }

    private static let ownKeys = Set(
        ComponentKind.screen.component.fields.filter { !$0.isDerived && $0.name != "kind" }
            .map { Spelling.folded($0.name) }
    )

    private static let parts = ["navigationBar", "toolbar", "tabBar", "content", "splitView", "sidebar", "guidelines"]
}
