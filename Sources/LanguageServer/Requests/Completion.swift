import Linter
import ScreenModel
import YAMLSyntax

/// One thing that could be typed.
struct CompletionItem: Codable, Hashable, Sendable {
    var label: String
    /// 10: a property; 20: a member of an enumeration.
    var kind: Int
    var documentation: Hover.Contents?
    var insertText: String?
}

extension Request {
    /// `textDocument/completion`: keys that fit here and are not there yet, and the words that a field takes.
    static let completion = Request("textDocument/completion", PositionParameters.self) { parameters, id, session in
        guard let document = session.documents[parameters.textDocument.uri] else {
            return session.respond(id, [CompletionItem]())
        }
        var tree = YAMLTree()
        tree.parse(document.text)
        let offset = PositionMapping(tree.source, session.encoding).offset(of: parameters.position)
        guard let location = SchemaLocation.find(offset, in: tree) else {
            return session.respond(id, [CompletionItem]())
        }
        session.respond(id, location.isInValue ? words(location) : keys(location))
    }

    private static func words(_ location: SchemaLocation) -> [CompletionItem] {
        guard let type = location.field?.type else { return [] }
        if type == .boolean { return ["true", "false"].map { CompletionItem(label: $0, kind: 20) } }
        return (type.enumeration?.values ?? []).map { value in
            let documentation = value.summary.isEmpty ? nil : Hover.Contents(value: value.summary)
            return CompletionItem(label: value.name, kind: 20, documentation: documentation)
        }
    }

    private static func keys(_ location: SchemaLocation) -> [CompletionItem] {
        location.component.fields.filter { !$0.isDerived && !location.keys.contains($0.name) }.map { field in
            let documentation = FieldDocumentation.text(field, of: location.component)
            return CompletionItem(
                label: field.name,
                kind: 10,
                documentation: Hover.Contents(value: documentation),
                insertText: field.name + ": "
            )
        }
    }
}
