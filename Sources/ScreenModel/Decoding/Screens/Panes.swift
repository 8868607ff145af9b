import YAMLSyntax

// The panes of a split view by what they are called.
extension ScreenDecoder {
    /// Whether a list has texts alone of which none is called as a pane is: those are the headings of a table.
    func listsHeadings(_ list: NodeIndex) -> Bool {
        guard tree[list].kind == .sequence, tree[list].count > 0 else { return false }
        return tree.children(of: list, among: 16).allSatisfy { element in
            let text = tree.resolved(element)
            return tree[text].kind == .scalar
                && !CommonWords.parts(of: String(tree.text(of: text).prefix(40)))
                    .contains(where: ScreenDecoder.wordsForPanes.contains)
        }
    }

    /// What panes are called, by the folded spelling.
    static let wordsForPanes: Set = [
        "sidebar", "primary", "supplementary", "secondary", "master", "list", "detail", "main", "inspector",
    ]
}
