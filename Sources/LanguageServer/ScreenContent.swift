import Diagnostics
import ScreenModel
import YAMLSyntax

/// The screens of a file, and the tokens that it uses.
struct ScreenContent: Sendable {
    /// A place that names a screen.
    struct Mention: Sendable, Hashable {
        let id: String
        /// What people call the screen, where it is declared.
        var name: String?
        /// Whether it gives the screen this id, and does not lead to it.
        let isDeclaration: Bool
        /// Where the id stands, quotes included.
        let range: SourceRange
        let style: YAMLNode.Style
    }

    /// The places that name screens of this or another file, in the order of the text.
    private(set) var mentions: [Mention] = []
    /// The tokens, by the field that they stand in.
    private(set) var tokens: [String: Set<String>] = [:]

    /// The places that give screens their ids.
    var screens: [Mention] { mentions.filter(\.isDeclaration) }

    init(_ text: [UInt8]) {
        var tree = YAMLTree(text)
        read(Description(&tree, file: ""), tree)
    }

    private static let fields = TextFields { $0.leadsToScreen || $0.name == "name" || $0.type == .token }

    /// Reads the ids of screens where they are given and used, and tokens, in short forms and other tools' words, too.
    private mutating func read(_ description: Description, _ tree: borrowing YAMLTree) {
        let store = description.store
        var nodes = Set<UInt32>()
        var known: Set<Record>? = []
        func note(_ text: Text, name: String? = nil, isDeclaration: Bool) {
            let node = tree[tree.resolved(NodeIndex(rawValue: text.node))]
            guard nodes.insert(text.node).inserted, node.kind == .scalar, node.range.length > 0 else { return }
            let (id, range) = (store.string(of: text), node.range)
            mentions.append(Mention(id: id, name: name, isDeclaration: isDeclaration, range: range, style: node.style))
        }
        for screen in description.screens {
            let id = store[screen.record, Slots.Screen.id]
            if id.hasValue {
                let name = store.string(screen.record, Slots.Screen.name)
                note(store.texts[Int(id.payload)], name: name, isDeclaration: true)
            }
            store.forEachText(in: screen.record, ScreenContent.fields, besides: &known) { text, place in
                let kind = store.kind(of: place.record)
                guard let field = place.slot.map({ kind.component.fields[$0] }) else { return }
                if field.type == .token {
                    tokens[field.name, default: []].insert(store.string(of: text))
                    return
                }
                // A pane that is only a name is the screen of that id, if there is one.
                guard field.name != "name" || kind == .pane && text.node == store.node(of: place.record) else { return }
                note(text, isDeclaration: false)
            }
        }
        mentions.sort { $0.range.start < $1.range.start }
    }
}
