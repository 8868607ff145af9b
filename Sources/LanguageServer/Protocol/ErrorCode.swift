/// A request has no result.
struct RequestFailure: Error {
    let code: ErrorCode
    /// Why, as a sentence.
    let message: String

    init(_ code: ErrorCode, _ message: String) { (self.code, self.message) = (code, message) }
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
