/// The parameters of `window/showDocument`, and of the command that leads there.
struct ShowDocumentParameters: Codable, Hashable, Sendable {
    var uri: String
    /// Whether to show it outside of the editor, such as in a browser.
    var external: Bool?
    var takeFocus: Bool?
    /// What to select in it.
    var selection: DocumentRange?
}

/// A command that the client has the server run.
struct Command: Codable, Hashable, Sendable {
    /// Shows a document in the editor, or a web page.
    static let showDocument = "screenlint.showDocument"

    var title: String
    var command: String
    var arguments: [ShowDocumentParameters]
}

/// The parameters of `workspace/executeCommand`.
struct ExecuteCommandParameters: Codable, Hashable, Sendable {
    var command: String
    var arguments: [ShowDocumentParameters]?
}

extension Request {
    /// `workspace/executeCommand`: has the client show a document or a guideline.
    static let executeCommand = Request(
        "workspace/executeCommand",
        ExecuteCommandParameters.self
    ) { parameters, id, session in
        guard parameters.command == Command.showDocument, let target = parameters.arguments?.first else {
            return session.fail(id, .invalidParameters, "There is no command '\(parameters.command)' like this.")
        }
        session.respond(id, NoResult())
        session.request("window/showDocument", target)
    }
}
