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
struct MessageHead: Decodable {
    /// The id of a request; nil for a notification.
    var id: RequestID?
    /// The method; nil for a response.
    var method: String?
}

/// Why a request has no result (LSP 3.17, error codes).
enum ErrorCode: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case requestFailed = -32803
}
