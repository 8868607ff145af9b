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
        var tree = YAMLTree(text)
        for root in tree.documents {
            let kind: ComponentKind = DocumentLocation.isDocument(root, tree) ? .document : .screen
            read(root, .component(kind), tree, depth: 0)
        }
        readNames(Description(&tree, file: ""), tree)
    }

    /// Reads the ids of screens where they are given and where they are used, in short forms and other tools' words, too.
    private mutating func readNames(_ description: Description, _ tree: borrowing YAMLTree) {
        let store = description.store
        var nodes = Set<UInt32>()
        var known: Set<Record>? = []
        func note(_ text: Text, isDeclaration: Bool) -> SourceRange? {
            let node = tree[tree.resolved(NodeIndex(rawValue: text.node))]
            // A block of text is no id that anybody would write.
            guard nodes.insert(text.node).inserted, node.kind == .scalar, node.range.length > 0,
                node.style != .literal, node.style != .folded
            else { return nil }
            let id = store.string(of: text)
            mentions.append(Mention(id: id, isDeclaration: isDeclaration, range: node.range, style: node.style))
            return node.range
        }
        for screen in description.screens {
            let id = store[screen.record, Slots.Screen.id]
            if id.hasValue, let range = note(store.texts[Int(id.payload)], isDeclaration: true) {
                let name = store.string(screen.record, Slots.Screen.name)
                screens.append(Named(id: screen.id ?? "", name: name, range: range))
            }
            store.forEachText(in: screen.record, where: { $0.leadsToScreen || $0.name == "name" }, besides: &known) {
                let kind = store.kind(of: $1.record)
                // A pane that is only a name is the screen of that id, if there is one.
                let isName = $1.slot.map { kind.component.fields[$0].name } == "name"
                guard !isName || kind == .pane && $0.node == store.node(of: $1.record) else { return }
                _ = note($0, isDeclaration: false)
            }
        }
        mentions.sort { $0.range.start < $1.range.start }
    }

    // What an alias stands for is read where its anchor is.
    private mutating func read(_ node: NodeIndex, _ type: FieldType, _ tree: borrowing YAMLTree, depth: Int) {
        guard depth < 100 else { return }
        switch (type, tree[node].kind) {
        case (.component(let kind), .mapping):
            for (key, value) in tree.pairs(of: node) {
                guard let slot = kind.component.slot(named: tree.text(of: key)) else { continue }
                let field = kind.component.fields[slot]
                if field.type == .token, tree[value].kind == .scalar {
                    let text = tree.text(of: value)
                    if !text.isEmpty { tokens[field.name, default: []].insert(text) }
                } else {
                    read(value, field.type, tree, depth: depth + 1)
                }
            }
        case (.list(let element), .sequence):
            for child in tree.children(of: node) { read(child, element, tree, depth: depth + 1) }
        default: break
        }
    }
}
