import Diagnostics

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
    /// Shows what changed on the screens of a document since the last commit.
    static let review = "screenlint.review"

    var title: String
    var command: String
    var arguments: [ShowDocumentParameters]
}

/// The parameters of `workspace/executeCommand`.
struct ExecuteCommandParameters: Codable, Hashable, Sendable {
    var command: String
    var arguments: [ShowDocumentParameters]?
}

extension Session {
    /// Answers what changed in a document since the last commit, and shows it: as a page where the client can show one.
    fileprivate mutating func review(_ uri: String, _ id: JSONValue?) {
        guard let review = setup.review else {
            return fail(id, .invalidParameters, "There is nothing here that could be compared.")
        }
        let path = documents[uri]?.path ?? DocumentAddress.folder(of: uri)
        let text = documents[uri]?.text ?? (try? setup.files.read(path, limit: 1 << 24)) ?? []
        let result = review(path, text, client.showsDocuments)
        respond(id, result.words)
        if let page = result.page {
            request("window/showDocument", ShowDocumentParameters(uri: DocumentAddress.uri(of: page), external: true))
        } else {
            // 3: information.
            notify("window/showMessage", ["type": 3, "message": .string(result.words)] as JSONValue)
        }
    }
}

extension Request {
    /// `workspace/executeCommand`: has the client show a document, a guideline, or what changed since the last commit.
    static let executeCommand = Request(
        "workspace/executeCommand",
        ExecuteCommandParameters.self
    ) { parameters, id, session in
        let command = parameters.command
        guard [Command.review, Command.showDocument].contains(command) else {
            return session.fail(id, .invalidParameters, "There is no command '\(command)'.")
        }
        guard let target = parameters.arguments?.first else {
            return session.fail(id, .invalidParameters, "'\(command)' takes a document: [{\"uri\": …}].")
        }
        if command == Command.review { return session.review(target.uri, id) }
        guard session.client.showsDocuments else {
            return session.fail(id, .requestFailed, "The client shows no documents for others.")
        }
        session.respond(id, JSONValue.null)
        session.request("window/showDocument", target)
    }
}
