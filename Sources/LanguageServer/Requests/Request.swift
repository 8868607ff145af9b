/// One method of the protocol: a request or a notification of the client.
struct Request: Sendable {
    /// The method's name.
    let method: String
    /// Whether a client may use it before it has said hello.
    var isAllowedBeforeInitialization = false
    /// Takes the content of the message and answers it.
    let handle: @Sendable (_ content: [UInt8], _ id: RequestID?, _ session: inout Session) -> Void

    /// All methods that the server knows, by name.
    static let all: [Request] = [
        .initialize,
        .initialized,
        .shutdown,
        .codeAction,
        .completion,
        .definition,
        .diagnostic,
        .didChange,
        .didClose,
        .didOpen,
        .didSave,
        .documentSymbol,
        .hover,
    ]

    /// The method with a name.
    static func named(_ method: String) -> Request? { all.first { $0.method == method } }

    /// Creates a method whose parameters are decoded; a request with others is refused.
    init<Parameters: Decodable & SendableMetatype>(
        _ method: String,
        _ type: Parameters.Type,
        isAllowedBeforeInitialization: Bool = false,
        _ handle: @escaping @Sendable (Parameters, RequestID?, inout Session) -> Void
    ) {
        self.method = method
        self.isAllowedBeforeInitialization = isAllowedBeforeInitialization
        self.handle = { content, id, session in
            guard let message = JSONCoding.decode(MessageParameters<Parameters>.self, from: content) else {
                if id != nil { session.fail(id, .invalidParameters, "The parameters of '\(method)' can't be read.") }
                return
            }
            handle(message.params, id, &session)
        }
    }

    /// Creates a method without parameters.
    init(_ method: String, _ handle: @escaping @Sendable (RequestID?, inout Session) -> Void) {
        self.method = method
        self.handle = { _, id, session in handle(id, &session) }
    }
}
