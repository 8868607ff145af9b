import Diagnostics

extension Request {
    /// `textDocument/references`: all places of a project that name the screen whose id or name is under the cursor.
    static let references = Request("textDocument/references") { parameters, session in
        let uri = try parameters.uri
        let takesDeclaration = try parameters.required(\.boolean, "context", "includeDeclaration")
        guard let named = session.mention(at: try parameters.position, in: uri) else { return .null }
        let found = session.mentions(of: named.mention.id, seenFrom: session.path(of: uri))
        return .array(found.filter { takesDeclaration || !$0.mention.isDeclaration }.map(\.location.json))
    }
}

extension Session {
    /// The screen that a document names at a position, and where, once the workspace is known; nil if it names none there.
    mutating func mention(
        at position: Position,
        in uri: String
    ) -> (mention: ScreenContent.Mention, mapping: PositionMapping)? {
        guard let document = documents[uri], document.kind == .screen else { return nil }
        awaitWorkspace()
        let mapping = PositionMapping(document.text, encoding)
        let offset = mapping.offset(of: position)
        let content = ScreenContent(document.text)
        guard let mention = content.mentions.first(where: { $0.range.start <= offset && offset <= $0.range.end }),
            screenContents(seenFrom: document.path).contains(where: {
                $0.content.screens.contains { $0.id == mention.id }
            })
        else { return nil }
        return (mention, mapping)
    }

    /// All places that name a screen in the project that a file belongs to, each with its document.
    func mentions(of id: String, seenFrom path: String) -> [(location: Location, mention: ScreenContent.Mention)] {
        screenContents(seenFrom: path).flatMap { file, content -> [(Location, ScreenContent.Mention)] in
            let mentions = content.mentions.filter { $0.id == id }
            guard !mentions.isEmpty, let file = mapped(file) else { return [] }
            return mentions.map { (file.location($0.range), $0) }
        }
    }
}
