import Diagnostics
import Importers
import Linter
import ScreenModel
import YAMLSyntax

/// A screen or a bar of one; a rule or a clause.
struct DocumentSymbol {
    /// The kind of a screen and of a rule.
    static let whole = 5
    /// The kind of a bar and of a clause.
    static let part = 8

    let name: String
    var kind = DocumentSymbol.whole
    let range: DocumentRange
    var selectionRange: DocumentRange?
    var children: [DocumentSymbol] = []
}

extension Request {
    /// `textDocument/documentSymbol`: the screens of a document and their bars; the rules and clauses of a rule file.
    static let documentSymbol = Request("textDocument/documentSymbol") { parameters, session in
        let uri = try parameters.uri
        let found = session.documents[uri].map { symbols(of: $0, session) } ?? []
        return .array(session.client.nestsSymbols ? found.map(\.json) : found.flatMap { $0.flat(in: uri) })
    }

    private static func symbols(of document: OpenDocument, _ session: borrowing Session) -> [DocumentSymbol] {
        var tree = YAMLTree(document.text)
        let mapping = PositionMapping(tree.source, session.encoding)
        switch document.kind {
        case .screen where Importer.forFile(at: document.path) != nil:
            let file = ScreenFile(document.text, path: document.path, in: session.filesOfImporters)
            return screens(file, PositionMapping(file.tree.source, session.encoding))
        case .screen: return screens(&tree, document.path, mapping)
        case .rules: return rules(tree, mapping)
        case .configuration, .tokens, .texts, .other: return []
        }
    }

    private static func screens(
        _ tree: inout YAMLTree,
        _ path: String,
        _ mapping: PositionMapping
    ) -> [DocumentSymbol] {
        var symbols = [DocumentSymbol]()
        let description = Description(&tree, file: path)
        for screen in description.screens {
            var bars = [DocumentSymbol]()
            for (key, value) in tree.pairs(of: screen.nodeIndex) {
                let name = tree.text(of: key)
                guard let slot = ComponentKind.screen.component.slot(named: name),
                    case .component = ComponentKind.screen.component.fields[slot].type
                else { continue }
                bars.append(symbol(name, DocumentSymbol.part, key, value, tree, mapping))
            }
            let name = screen.id.flatMap { $0.isEmpty ? nil : $0 } ?? "screen"
            symbols.append(whole(name, screen, bars, description.store, tree, mapping))
        }
        return symbols
    }

    /// The screens of another tool's file, by what people call them, and their parts.
    private static func screens(_ file: borrowing ScreenFile, _ mapping: PositionMapping) -> [DocumentSymbol] {
        let (component, store) = (ComponentKind.screen.component, file.description.store)
        var symbols = [DocumentSymbol]()
        for screen in file.screens {
            var parts = [DocumentSymbol]()
            for (slot, field) in component.fields.enumerated() where store[screen.record, slot].hasValue {
                let node = store[screen.record, slot].nodeIndex
                // What the container shows may stand in another file, and the app stands where its screen does.
                guard case .component = field.type, node.rawValue != screen.node,
                    file.tree.otherSource(of: node) == nil
                else { continue }
                parts.append(symbol(field.name, DocumentSymbol.part, node, node, file.tree, mapping))
            }
            let name = store.string(screen.record, Slots.Screen.name) ?? screen.id.flatMap(ScreenFile.object)
            symbols.append(whole(name ?? screen.id ?? "screen", screen, parts, store, file.tree, mapping))
        }
        return symbols
    }

    /// A screen with its parts; it is selected at its id, or else its name, where that stands in the screen itself.
    private static func whole(
        _ name: String,
        _ screen: Screen,
        _ parts: [DocumentSymbol],
        _ store: borrowing RecordStore,
        _ tree: borrowing YAMLTree,
        _ mapping: PositionMapping
    ) -> DocumentSymbol {
        var symbol = symbol(name, DocumentSymbol.whole, screen.nodeIndex, screen.nodeIndex, tree, mapping)
        symbol.children = parts
        let whole = tree[screen.nodeIndex].range
        for slot in [Slots.Screen.name, Slots.Screen.id] where store[screen.record, slot].hasValue {
            let node = store[screen.record, slot].nodeIndex
            let range = tree[node].range
            guard node.rawValue != screen.node, tree.otherSource(of: node) == nil, range.length > 0,
                whole.start <= range.start, range.end <= whole.end
            else { continue }
            symbol.selectionRange = mapping.range(range)
        }
        return symbol
    }

    private static func rules(_ tree: borrowing YAMLTree, _ mapping: PositionMapping) -> [DocumentSymbol] {
        var symbols = [DocumentSymbol]()
        guard let root = tree.documents.first else { return [] }
        for (key, value) in tree.pairs(of: root) {
            let kind = tree.text(of: key, equals: "rules") ? DocumentSymbol.whole : DocumentSymbol.part
            guard kind == DocumentSymbol.whole || tree.text(of: key, equals: "clauses") else { continue }
            for (name, content) in tree.pairs(of: value) {
                let text = tree.text(of: name)
                if !text.isEmpty { symbols.append(symbol(text, kind, name, content, tree, mapping)) }
            }
        }
        return symbols
    }

    private static func symbol(
        _ name: String,
        _ kind: Int,
        _ key: NodeIndex,
        _ value: NodeIndex,
        _ tree: borrowing YAMLTree,
        _ mapping: PositionMapping
    ) -> DocumentSymbol {
        let keyRange = tree[key].range
        let end = max(keyRange.end, tree[value].range.end)
        return DocumentSymbol(
            name: name,
            kind: kind,
            range: mapping.range(SourceRange(start: keyRange.start, end: end)),
            selectionRange: mapping.range(keyRange)
        )
    }
}

extension DocumentSymbol {
    /// The symbol with those in it.
    fileprivate var json: JSONValue {
        [
            "name": .string(name), "kind": .number(String(kind)), "range": range.json,
            "selectionRange": selectionRange?.json, "children": children.isEmpty ? nil : .array(children.map(\.json)),
        ]
    }

    /// The symbol and those in it, one after the other, for clients that know no others.
    fileprivate func flat(in uri: String, container: String? = nil) -> [JSONValue] {
        [json(in: uri, container: container)] + children.flatMap { $0.flat(in: uri, container: name) }
    }

    /// The symbol by itself, as a part of a document or of the workspace.
    func json(in uri: String, container: String?) -> JSONValue {
        [
            "name": .string(name), "kind": .number(String(kind)), "containerName": container.map(JSONValue.string),
            "location": Location(uri: uri, range: range).json,
        ]
    }
}
