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
            guard !screens.isEmpty, let file = session.mapped(file) else { continue }
            symbols += screens.map { screen in
                let symbol = DocumentSymbol(name: screen.id, range: file.mapping.range(screen.range))
                // The container is what people call it.
                return symbol.json(in: file.uri, container: screen.name)
            }
        }
        return .array(symbols)
    }
}
