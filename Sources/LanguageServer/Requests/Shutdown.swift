extension Request {
    /// `shutdown`: the client is about to leave.
    static let shutdown = Request("shutdown") { id, session in
        session.shutDown()
        session.respond(id, JSONValue.null)
    }
}
