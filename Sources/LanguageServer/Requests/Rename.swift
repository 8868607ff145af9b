import Diagnostics
import YAMLSyntax

/// The parameters of `textDocument/rename`.
struct RenameParameters: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
    var position: Position
    var newName: String
}

/// What can be renamed at a position.
struct PrepareRenameResult: Codable, Hashable, Sendable {
    var range: DocumentRange
    var placeholder: String
}

extension Request {
    /// `textDocument/prepareRename`: the id of a screen, where it is given and where it is used.
    static let prepareRename = Request("textDocument/prepareRename", PositionParameters.self) {
        parameters,
        session -> PrepareRenameResult? in
        session.mention(at: parameters.position, in: parameters.textDocument.uri).map { mention, mapping in
            PrepareRenameResult(range: mapping.range(mention.range), placeholder: mention.id)
        }
    }

    /// `textDocument/rename`: gives a screen another id, in all files of its project that name it.
    static let rename = Request("textDocument/rename", RenameParameters.self) { parameters, id, session in
        let uri = parameters.textDocument.uri
        guard let (mention, _) = session.mention(at: parameters.position, in: uri) else {
            return session.fail(id, .requestFailed, "Only the id of a screen can be renamed.")
        }
        let name = parameters.newName
        guard !name.isEmpty else { return session.fail(id, .requestFailed, "A screen needs an id.") }
        guard !name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
            return session.fail(id, .requestFailed, "An id is one line of text.")
        }
        let path = session.path(of: uri)
        let isTaken = session.screenContents(seenFrom: path).contains { $0.content.screens.contains { $0.id == name } }
        guard name == mention.id || !isTaken else {
            return session.fail(id, .requestFailed, "There is a screen '\(name)' already.")
        }
        let value = ScalarText(name)
        let changes = session.mentions(of: mention.id, seenFrom: path).map { place, mention in
            (place.uri, [TextEdit(range: place.range, newText: value.yaml(like: mention.style))])
        }
        session.respond(id, session.edit(Dictionary(changes, uniquingKeysWith: +)))
    }
}
