import YAMLSyntax

extension Request {
    /// `textDocument/prepareRename`: the id of a screen, where it is given and where it is used.
    static let prepareRename = Request("textDocument/prepareRename") { parameters, session in
        guard let (mention, mapping) = session.mention(at: try parameters.position, in: try parameters.uri) else {
            return .null
        }
        return ["placeholder": .string(mention.id), "range": mapping.range(mention.range).json]
    }

    /// `textDocument/rename`: gives a screen another id, in all files of its project that name it.
    static let rename = Request("textDocument/rename") { parameters, session in
        let (uri, name) = (try parameters.uri, try parameters.required(\.text, "newName"))
        guard let (mention, _) = session.mention(at: try parameters.position, in: uri) else {
            throw RequestFailure(.requestFailed, "Only the id of a screen can be renamed.")
        }
        guard !name.isEmpty else { throw RequestFailure(.requestFailed, "A screen needs an id.") }
        guard !name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
            throw RequestFailure(.requestFailed, "An id is one line of text.")
        }
        let path = session.path(of: uri)
        let isTaken = session.screenContents(seenFrom: path).contains { $0.content.screens.contains { $0.id == name } }
        guard name == mention.id || !isTaken else {
            throw RequestFailure(.requestFailed, "There is a screen '\(name)' already.")
        }
        let value = ScalarText(name)
        let changes = session.mentions(of: mention.id, seenFrom: path).map { place, mention in
            (place.uri, [place.range.edit(value.yaml(like: mention.style))])
        }
        return session.edit(Dictionary(changes, uniquingKeysWith: +))
    }
}
