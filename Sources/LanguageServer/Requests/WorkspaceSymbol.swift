extension Request {
    /// `workspace/symbol`: the screens whose id or name has what is typed so far, or all.
    static let workspaceSymbol = Request("workspace/symbol") { parameters, session in
        let query = try parameters.required(\.text, "query").lowercased()
        session.awaitWorkspace()
        var symbols = [JSONValue]()
        for (file, content) in session.screenContents() {
            let screens = content.screens.filter { screen in
                query.isEmpty || screen.id.lowercased().contains(query)
                    || screen.name?.lowercased().contains(query) == true
            }
            guard !screens.isEmpty, let mapping = session.mapping(ofFile: file) else { continue }
            let uri = session.uri(ofFile: file)
            symbols += screens.map { screen in
                let symbol = DocumentSymbol(name: screen.id, range: mapping.range(screen.range))
                // The container is what people call it.
                return symbol.json(in: uri, container: screen.name)
            }
        }
        return .array(symbols)
    }
}
