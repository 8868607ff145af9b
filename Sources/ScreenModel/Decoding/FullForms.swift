import Diagnostics
import YAMLSyntax

// What writes a short form in full, for those who ask for it.
extension ScreenDecoder {
    /// Notes that a text or a list in place of a map is its field, with a value of its own or the one written.
    mutating func noteFullForm(_ node: NodeIndex, field name: String, value: String? = nil) {
        guard fullForms != nil, tree[node].kind != .alias else { return }
        if let value { return noteFullForm(node, "{\(name): \(value)}") }
        if tree[node].kind == .scalar || tree[node].style == .flow { return wrap(node, "{\(name): ", "}") }
        let key = tree.key(of: node)
        guard tree[key].kind == .scalar, tree[key].parent == tree[node].parent,
            let edits = tree.rewriting(key, to: [tree.text(of: key), name])
        else { return }
        add(edits)
    }

    /// Notes that one entry stands for a list.
    mutating func noteListOfOne(_ node: NodeIndex) {
        if tree[node].kind == .scalar || tree[node].style == .flow { wrap(node, "[", "]") }
    }

    /// Notes what is written in place of a value in full; nothing where a tag before it tells what it is.
    mutating func noteFullForm(_ node: NodeIndex, _ text: String) {
        guard fullForms != nil, tree[node].kind != .alias, !tree[node].hasTag,
            tree.sourceText(in: tree[node].range) != text
        else { return }
        add([Edit(range: tree[node].range, text: text)])
    }

    private mutating func wrap(_ node: NodeIndex, _ start: String, _ end: String) {
        // An anchor would stand before the value and in it.
        guard fullForms != nil, !tree[node].hasAnchor, let text = tree.flowText(of: node) else { return }
        noteFullForm(node, start + text + end)
    }

    private mutating func add(_ edits: [Edit]) {
        fullForms?.append(Fix(title: "Write it in full", applicability: .safe, edits: edits))
    }
}
