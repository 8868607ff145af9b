// LanguageServer: findings while typing, by the Language Server Protocol 3.17 over standard input and output.
//
// `MessageStream` cuts the input into messages, `Session` answers them and keeps the open documents, and the requests
// stand in a file each below `Requests`. Linting is the same pure function that the command uses. All messages that
// have arrived are taken in before anything is linted, so that fast typing costs one run and the latest text wins.
package import Linter

/// Serves one client until it says goodbye or goes away.
package struct LanguageServer {
    private var stream = MessageStream()
    private var session: Session

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - providers: The rules for a file, by its path.
    ///   - version: The version of the program, for the client's log.
    package init(providers: @escaping @Sendable (String) -> RuleProvider, version: String) {
        session = Session(providers: providers, version: version)
    }

    /// Reads and answers messages until the client is done.
    ///
    /// - Parameters:
    ///   - read: Waits for input and answers what has arrived; empty at its end.
    ///   - write: Takes output.
    /// - Returns: The exit status: 0 after `shutdown` and `exit`, 1 if the client left without.
    package mutating func run(read: () -> [UInt8], write: ([UInt8]) -> Void) -> Int32 {
        while true {
            let bytes = read()
            guard !bytes.isEmpty else { return 1 }
            stream.append(bytes)
            while let frame = stream.next() {
                switch frame {
                case .message(let content): session.handle(content)
                case .malformed(let reason): session.reject(reason)
                }
                if let status = session.exitStatus {
                    session.outgoing.forEach { write(MessageStream.frame($0)) }
                    return status
                }
            }
            session.publishChanges()
            session.outgoing.forEach { write(MessageStream.frame($0)) }
            session.outgoing.removeAll()
        }
    }
}
