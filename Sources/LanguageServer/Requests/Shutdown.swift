extension Request {
    /// `shutdown`: the client is about to leave.
    static let shutdown = Request("shutdown") { _, session in
        session.isShutDown = true
        return .null
    }
}
