extension Request {
    /// `shutdown`: the client is about to leave.
    static let shutdown = Request("shutdown", JSONValue.self) { _, id, session in
        session.isShutDown = true
        session.respond(id, JSONValue.null)
    }
}
