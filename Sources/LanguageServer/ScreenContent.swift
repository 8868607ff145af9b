import Diagnostics
import ScreenModel
import YAMLSyntax

/// The screens of a file, and the tokens that it uses.
struct ScreenContent: Sendable {
    /// A screen that others can lead to.
    struct Named: Sendable, Hashable {
        let id: String
        let name: String?
        /// Where the id stands.
        let range: SourceRange
    }

    /// A place that names a screen.
    struct Mention: Sendable, Hashable {
        let id: String
        /// Whether it gives the screen this id, and does not lead to it.
        let isDeclaration: Bool
        /// Where the id stands, quotes included.
        let range: SourceRange
        let style: YAMLNode.Style
    }

    /// The screens, in the order of the text.
    private(set) var screens: [Named] = []
    /// The places that name screens of this or another file.
    private(set) var mentions: [Mention] = []
    /// The tokens, by the field that they stand in.
    private(set) var tokens: [String: Set<String>] = [:]

    /// Reads a text.
    init(_ text: [UInt8]) {
        let tree = YAMLTree(text)
        for root in tree.documents {
            let kind: ComponentKind = DocumentLocation.isDocument(root, tree) ? .document : .screen
            read(root, .component(kind), tree, depth: 0)
        }
    }

    // What an alias stands for is read where its anchor is.
    private mutating func read(_ node: NodeIndex, _ type: FieldType, _ tree: borrowing YAMLTree, depth: Int) {
        guard depth < 100 else { return }
        switch (type, tree[node].kind) {
        case (.component(let kind), .mapping):
            if kind == .screen { readScreen(node, tree) }
            tree.forEachPair(of: node) { key, value in
                guard let slot = kind.component.slot(named: tree.text(of: key)) else { return }
                let field = kind.component.fields[slot]
                if field.type == .token, tree[value].kind == .scalar {
                    let text = tree.text(of: value)
                    if !text.isEmpty { tokens[field.name, default: []].insert(text) }
                } else if field.leadsToScreen {
                    note(value, isDeclaration: false, tree)
                } else {
                    read(value, field.type, tree, depth: depth + 1)
                }
            }
        case (.list(let element), .sequence):
            tree.forEachChild(of: node) { read($0, element, tree, depth: depth + 1) }
        default: break
        }
    }

    private mutating func note(_ value: NodeIndex, isDeclaration: Bool, _ tree: borrowing YAMLTree) {
        let node = tree[value]
        // A block of text is no id that anybody would write.
        guard node.kind == .scalar, node.range.length > 0, node.style != .literal, node.style != .folded else { return }
        let text = tree.text(of: value)
        mentions.append(Mention(id: text, isDeclaration: isDeclaration, range: node.range, style: node.style))
    }

    private mutating func readScreen(_ node: NodeIndex, _ tree: borrowing YAMLTree) {
        var (id, name) = (NodeIndex.none, String?.none)
        tree.forEachPair(of: node) { key, value in
            if tree.text(of: key, equals: "id") { id = tree.resolved(value) }
            if tree.text(of: key, equals: "name"), tree[value].kind == .scalar { name = tree.text(of: value) }
        }
        guard tree[id].kind == .scalar else { return }
        note(id, isDeclaration: true, tree)
        screens.append(Named(id: tree.text(of: id), name: name, range: tree[id].range))
    }
}
