import YAMLSyntax

// Whether what stands at another tool's word may be what ours takes.
extension ScreenDecoder {
    /// Whether a value is a map that has a key itself.
    func holdsField(_ name: String, _ written: NodeIndex, _ tree: borrowing YAMLTree) -> Bool {
        let mapping = tree.resolved(written)
        return tree[mapping].kind == .mapping && tree.value(ofKey: name, in: mapping) != nil
    }

    /// Whether a value is a word where a field takes one, or stands for one.
    func isWord(_ written: NodeIndex, of path: [String], in kind: ComponentKind, _ tree: borrowing YAMLTree)
        -> Bool
    {
        let node = tree.resolved(written)
        guard path.count == 1, let slot = kind.component.slot(named: path[0]), tree[node].kind != .scalar,
            kind.component.fields[slot].type == .identifier
        else { return true }
        return valueOfMap(node, tree) != nil
    }

    /// Whether a value may be one of the field that a word means: where that takes a word of a list, it is one of them in
    /// any tool's spelling, or a map or list of one may be; a number is no list of components.
    func isValue(_ written: NodeIndex, of path: [String], in kind: ComponentKind, _ tree: borrowing YAMLTree)
        -> Bool
    {
        var component = kind.component
        for name in path.dropLast() {
            guard let slot = component.slot(named: name), let next = component.fields[slot].type.component else {
                return true
            }
            component = next.component
        }
        let node = tree.resolved(written)
        guard let name = path.last, let slot = component.slot(named: name), !tree.isNull(node) else { return true }
        let type = component.fields[slot].type
        if case .list = type, tree[node].kind == .scalar {
            return type.component == nil || tree.number(of: node) == nil
        }
        guard case .enumeration(let words) = type else { return true }
        if tree[node].kind == .mapping { return valueOfMap(node, tree) != nil }
        guard tree[node].kind == .scalar else { return onlyElement(of: node, tree) != nil }
        let word = tree.text(of: node)
        return symbol(ofOtherSpelling: word, in: words) != nil || wordMeant(by: word, of: words) != nil
            || OtherValue.row(for: String(word.prefix(64)), of: name, in: words, of: component) != nil
            || tree.withText(of: node) { TextMeasure($0).hasPlaceholder }
    }
}
