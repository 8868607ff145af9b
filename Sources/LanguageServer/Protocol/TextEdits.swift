import Diagnostics

extension Session {
    /// Edits of documents by their addresses, in the form that the client takes: with versions, where it compares them.
    func edit(_ changes: [String: [JSONValue]]) -> JSONValue {
        guard client.takesVersions else { return ["changes": .object(changes.mapValues(JSONValue.array))] }
        let edits = changes.sorted { $0.key < $1.key }.map { uri, edits -> JSONValue in
            let version = documents[uri]?.version.map { JSONValue.number(String($0)) }
            // A file that is not open has none.
            return ["edits": .array(edits), "textDocument": ["uri": .string(uri), "version": version ?? .null]]
        }
        return ["documentChanges": .array(edits)]
    }

    func edit(_ edits: [Edit], in document: MappedDocument) -> JSONValue {
        edit([document.uri: edits.map { document.mapping.range($0.range).edit($0.text) }])
    }
}
