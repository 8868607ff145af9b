/// The id of a request: a number or a string (JSON-RPC 2.0).
package enum RequestID: Hashable, Sendable, Codable {
    case number(Int)
    case string(String)

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .string(try container.decode(String.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .string(let string): try container.encode(string)
        }
    }
}

/// What every message has, without its parameters.
struct MessageHead: Codable, Hashable, Sendable {
    /// The id of a request; nil for a notification.
    var id: RequestID?
    /// The method; nil for a response.
    var method: String?
}

/// The parameters of a message of a known method.
struct MessageParameters<Parameters: Decodable>: Decodable {
    var params: Parameters
}

/// An answer to a request.
struct Response<Result: Encodable>: Encodable {
    var id: RequestID?
    var result: Result

    private enum Keys: String, CodingKey { case jsonrpc, id, result }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode("2.0", forKey: .jsonrpc)
        try container.encode(id, forKey: .id)
        try container.encode(result, forKey: .result)
    }
}

/// A result that says nothing: `null`.
struct NoResult: Codable, Hashable, Sendable {
    init() {}

    init(from decoder: any Decoder) throws {}

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}

/// Why a request has no result (LSP 3.17, error codes).
enum ErrorCode: Int, Codable, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case requestFailed = -32803
}

/// The answer to a request that has no result.
struct ErrorResponse: Encodable {
    struct Content: Encodable {
        var code: ErrorCode
        var message: String
    }

    var jsonrpc = "2.0"
    var id: RequestID?
    var error: Content

    private enum Keys: String, CodingKey { case jsonrpc, id, error }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(jsonrpc, forKey: .jsonrpc)
        try container.encode(id, forKey: .id)
        try container.encode(error, forKey: .error)
    }
}

/// A request of the server's own.
struct OutgoingRequest<Parameters: Encodable>: Encodable {
    var jsonrpc = "2.0"
    var id: RequestID
    var method: String
    var params: Parameters
}

/// Any JSON, of which nothing is read.
struct AnyContent: Decodable {
    init(from decoder: any Decoder) throws {}
}

/// A message that wants no answer.
struct Notification<Parameters: Encodable>: Encodable {
    var jsonrpc = "2.0"
    var method: String
    var params: Parameters
}
