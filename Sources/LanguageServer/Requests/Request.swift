/// One method of the protocol: a request or a notification of the client.
struct Request: Sendable {
    /// The method's name.
    let method: String
    /// Whether it wants no answer.
    let isNotification: Bool
    /// Takes the parameters of the message, and gives the answer; throws where they are wrong, or there is no result.
    let handle: @Sendable (_ parameters: JSONValue, _ session: inout Session) throws -> JSONValue

    /// All methods that the server knows; the requests, then the notifications, by name.
    static let all: [Request] = [
        .initialize, .shutdown, .codeAction, .colorPresentation, .completion, .definition, .diagnostic, .documentColor,
        .documentSymbol, .hover, .prepareRename, .references, .rename, .workspaceSymbol, .executeCommand, .initialized,
        .didChange, .didClose, .didOpen, .didSave, .didChangeWatchedFiles, .didChangeWorkspaceFolders,
    ]

    /// The methods by their names.
    static let named = Dictionary(all.map { ($0.method, $0) }) { first, _ in first }

    init(_ method: String, _ handle: @escaping @Sendable (JSONValue, inout Session) throws -> JSONValue) {
        (self.method, self.handle, isNotification) = (method, handle, false)
    }

    init(notification method: String, _ handle: @escaping @Sendable (JSONValue, inout Session) throws -> Void) {
        (self.method, isNotification) = (method, true)
        self.handle = { parameters, session in
            try handle(parameters, &session)
            return .null
        }
    }
}
