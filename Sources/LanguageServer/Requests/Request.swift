/// One method of the protocol: a request or a notification of the client.
struct Request: Sendable {
    /// The method's name.
    let method: String
    /// Whether it wants no answer.
    let isNotification: Bool
    /// Takes the parameters of the message and answers it.
    let handle: @Sendable (_ parameters: JSONValue, _ id: JSONValue?, _ session: inout Session) -> Void

    /// All methods that the server knows; the requests, then the notifications, by name.
    static let all: [Request] = [
        .initialize,
        .shutdown,
        .codeAction,
        .colorPresentation,
        .completion,
        .definition,
        .diagnostic,
        .documentColor,
        .documentSymbol,
        .hover,
        .prepareRename,
        .references,
        .rename,
        .workspaceSymbol,
        .executeCommand,
        .initialized,
        .didChange,
        .didClose,
        .didOpen,
        .didSave,
        .didChangeWatchedFiles,
        .didChangeWorkspaceFolders,
    ]

    /// The methods by their names.
    static let named = Dictionary(all.map { ($0.method, $0) }) { first, _ in first }

    /// Creates a request whose parameters are decoded; one with others is refused.
    init<Parameters: Decodable & SendableMetatype>(
        _ method: String,
        _ type: Parameters.Type,
        _ handle: @escaping @Sendable (Parameters, JSONValue?, inout Session) -> Void
    ) {
        self.method = method
        isNotification = false
        self.handle = { parameters, id, session in
            guard let parameters = JSONCoding.decode(type, from: parameters) else {
                return session.fail(id, .invalidParameters, "The parameters of '\(method)' can't be read.")
            }
            handle(parameters, id, &session)
        }
    }

    /// Creates a request that comes to a result whatever its parameters are, `null` for nothing.
    init<Parameters: Decodable & SendableMetatype, Answer: Encodable & SendableMetatype>(
        _ method: String,
        _ type: Parameters.Type,
        _ answer: @escaping @Sendable (Parameters, inout Session) -> Answer
    ) {
        self.init(method, type) { parameters, id, session in session.respond(id, answer(parameters, &session)) }
    }

    /// Creates a notification whose parameters are decoded; one with others is passed over.
    init<Parameters: Decodable & SendableMetatype>(
        notification method: String,
        _ type: Parameters.Type,
        _ handle: @escaping @Sendable (Parameters, inout Session) -> Void
    ) {
        self.method = method
        isNotification = true
        self.handle = { parameters, _, session in
            if let parameters = JSONCoding.decode(type, from: parameters) { handle(parameters, &session) }
        }
    }
}
