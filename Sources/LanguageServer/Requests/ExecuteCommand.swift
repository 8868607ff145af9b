import Diagnostics
import Linter

/// A command that the client has the server run, on a document.
struct Command {
    /// Shows a document in the editor, or a web page.
    static let showDocument = "screenlint.showDocument"
    /// Shows what changed on the screens of a document since the last commit.
    static let review = "screenlint.review"

    let title: String
    let command: String
    /// The document, as `window/showDocument` takes it.
    let target: JSONValue

    var json: JSONValue { ["arguments": [target], "command": .string(command), "title": .string(title)] }
}

extension Session {
    /// Answers what changed in a document since the last commit, and shows it: as a page where the client can show one.
    fileprivate mutating func review(_ uri: String) throws -> JSONValue {
        guard let review else {
            throw RequestFailure(.invalidParameters, "There is nothing here that could be compared.")
        }
        let path = documents[uri]?.path ?? DocumentAddress.folder(of: uri)
        let text = documents[uri]?.text ?? (try? setup.files.read(path, limit: 1 << 24)) ?? []
        let result = review(setup, path, text, client.showsDocuments)
        if let page = result.page {
            request("window/showDocument", ["external": true, "uri": .string(DocumentAddress.uri(of: page))])
        } else {
            // 3: information.
            notify("window/showMessage", ["type": 3, "message": .string(result.words)])
        }
        return .string(result.words)
    }
}

extension Request {
    /// `workspace/executeCommand`: has the client show a document, a guideline, or what changed since the last commit.
    static let executeCommand = Request("workspace/executeCommand") { parameters, session in
        let command = try parameters.required(\.text, "command")
        let targets = try parameters.optional(\.elements, "arguments") ?? []
        let addresses = try targets.map { try $0.required(\.text, "uri") }
        guard [Command.review, Command.showDocument].contains(command) else {
            throw RequestFailure(.invalidParameters, "There is no command '\(command)'.")
        }
        guard let target = targets.first else {
            throw RequestFailure(.invalidParameters, "'\(command)' takes a document: [{\"uri\": …}].")
        }
        if command == Command.review { return try session.review(addresses[0]) }
        guard session.client.showsDocuments else {
            throw RequestFailure(.requestFailed, "The client shows no documents for others.")
        }
        session.request("window/showDocument", target)
        return .null
    }
}
