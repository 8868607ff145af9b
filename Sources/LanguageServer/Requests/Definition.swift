import Diagnostics
import Linter
import ScreenModel
import YAMLSyntax

extension Request {
    /// `textDocument/definition`: a `target` or `parent` leads to the screen of that id, an alias to its anchor.
    static let definition = Request("textDocument/definition", PositionParameters.self) { parameters, id, session in
        let uri = parameters.textDocument.uri
        guard let document = session.documents[uri] else { return session.respond(id, NoResult()) }
        var tree = YAMLTree()
        tree.parse(document.text)
        let mapping = PositionMapping(tree.source, session.encoding)
        let offset = mapping.offset(of: parameters.position)
        if let anchor = anchor(at: offset, in: tree) {
            return session.respond(id, Location(uri: uri, range: mapping.range(anchor)))
        }
        guard let name = screenName(at: offset, in: tree) else { return session.respond(id, NoResult()) }
        // The document at hand first, then the others that are open.
        let others = session.documents.values.filter { $0.uri != uri }.sorted { $0.uri < $1.uri }
        for candidate in [document] + others {
            tree.parse(candidate.text)
            guard let place = place(ofScreen: name, in: tree, candidate.path) else { continue }
            let range = PositionMapping(tree.source, session.encoding).range(place)
            return session.respond(id, Location(uri: candidate.uri, range: range))
        }
        session.respond(id, NoResult())
    }

    /// The node that the alias at an offset stands for.
    private static func anchor(at offset: Int, in tree: borrowing YAMLTree) -> SourceRange? {
        for number in 1..<UInt32(max(1, tree.nodeCount + 1)) {
            let node = tree[NodeIndex(rawValue: number)]
            guard node.kind == .alias, node.range.start <= offset, offset <= node.range.end, node.target != .none
            else { continue }
            return tree.anchorRange(of: node.target) ?? tree[node.target].range
        }
        return nil
    }

    /// The id of a screen that stands at an offset as the value of `target` or `parent`.
    private static func screenName(at offset: Int, in tree: borrowing YAMLTree) -> String? {
        guard let location = SchemaLocation.find(offset, in: tree), location.isInValue, let key = location.keyRange,
            let field = location.field, field.name == "target" || field.name == "parent"
        else { return nil }
        for number in 1..<UInt32(max(1, tree.nodeCount + 1)) {
            let index = NodeIndex(rawValue: number)
            guard tree[index].range == key else { continue }
            return tree.text(of: tree.resolved(tree.nextSibling(of: index)))
        }
        return nil
    }

    private static func place(ofScreen id: String, in tree: borrowing YAMLTree, _ path: String) -> SourceRange? {
        var decoder = ScreenDecoder(file: path)
        decoder.decode(tree)
        guard let screen = decoder.screens.first(where: { $0.id == id }) else { return nil }
        return tree[decoder.store[screen.record, Slots.Screen.id].nodeIndex].range
    }
}
