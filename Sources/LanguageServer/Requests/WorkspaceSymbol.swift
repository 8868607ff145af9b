/// The parameters of `workspace/symbol`.
struct WorkspaceSymbolParameters: Codable, Hashable, Sendable {
    /// What is typed so far; empty for everything.
    var query: String
}

/// A screen of the workspace, or a part of a document.
struct WorkspaceSymbol: Codable, Hashable, Sendable {
    var name: String
    var kind = DocumentSymbol.whole
    /// What people call it.
    var containerName: String?
    var location: Location
}

extension Request {
    /// `workspace/symbol`: the screens whose id or name has what is typed.
    static let workspaceSymbol = Request("workspace/symbol", WorkspaceSymbolParameters.self) {
        parameters,
        session -> [WorkspaceSymbol] in
        session.awaitWorkspace()
        let query = parameters.query.lowercased()
        var symbols = [WorkspaceSymbol]()
        for (file, content) in session.screenContents() {
            let screens = content.screens.filter { screen in
                query.isEmpty || screen.id.lowercased().contains(query)
                    || screen.name?.lowercased().contains(query) == true
            }
            guard !screens.isEmpty, let mapping = session.mapping(ofFile: file) else { continue }
            let uri = session.uri(ofFile: file)
            symbols += screens.map {
                WorkspaceSymbol(
                    name: $0.id,
                    containerName: $0.name,
                    location: Location(uri: uri, range: mapping.range($0.range))
                )
            }
        }
        return symbols
    }
}
