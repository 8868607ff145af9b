import Diagnostics
import Linter
import ScreenModel
import YAMLSyntax

/// A screen, or a bar of one.
struct DocumentSymbol: Codable, Hashable, Sendable {
    var name: String
    /// 5: a class, for a screen; 8: a field, for a bar.
    var kind: Int
    var range: DocumentRange
    var selectionRange: DocumentRange
    var children: [DocumentSymbol]?
}

extension Request {
    /// `textDocument/documentSymbol`: the screens of a document and their bars.
    static let documentSymbol = Request("textDocument/documentSymbol", DocumentParameters.self) {
        parameters,
        id,
        session in
        guard let document = session.documents[parameters.textDocument.uri] else {
            return session.respond(id, [DocumentSymbol]())
        }
        var tree = YAMLTree()
        tree.parse(document.text)
        let mapping = PositionMapping(tree.source, session.encoding)
        var decoder = ScreenDecoder(file: document.path)
        decoder.decode(tree)
        session.respond(
            id,
            decoder.screens.map { symbol($0.id ?? "screen", NodeIndex(rawValue: $0.node), 5, tree, mapping) }
        )
    }

    private static func symbol(
        _ name: String,
        _ node: NodeIndex,
        _ kind: Int,
        _ tree: borrowing YAMLTree,
        _ mapping: PositionMapping
    ) -> DocumentSymbol {
        var children = [DocumentSymbol]()
        if kind == 5 {
            tree.forEachPair(of: node) { key, value in
                let name = tree.text(of: key)
                guard let slot = ComponentKind.screen.component.slot(named: name),
                    case .component = ComponentKind.screen.component.fields[slot].type
                else { return }
                children.append(symbol(name, value, 8, tree, mapping))
            }
        }
        let range = mapping.range(tree[node].range)
        return DocumentSymbol(
            name: name,
            kind: kind,
            range: range,
            selectionRange: range,
            children: children.isEmpty ? nil : children
        )
    }
}
