/// The messages that have arrived and wait for their turn.
struct MessageQueue {
    /// Something to answer or to note.
    enum Entry {
        /// A message, taken apart as far as every message goes.
        case message(MessageHead, [UInt8])
        /// Bytes that are no message, with the reason.
        case malformed(ErrorCode, String)
        /// A request that the client has taken back.
        case cancelled(RequestID)
    }

    private var stream = MessageStream()
    private var waiting: [Entry] = []
    private var first = 0

    /// Adds bytes that have arrived; requests that they cancel are not run if they still wait.
    mutating func append(_ bytes: [UInt8]) {
        stream.append(bytes)
        while let frame = stream.next() {
            switch frame {
            case .message(let content): add(content)
            case .malformed(let reason): waiting.append(.malformed(.parseError, reason))
            }
        }
    }

    /// Takes out the next one; nil if there is none.
    mutating func next() -> Entry? {
        guard first < waiting.count else { return nil }
        defer {
            first += 1
            if first == waiting.count {
                waiting.removeAll(keepingCapacity: waiting.capacity < 1024)
                first = 0
            }
        }
        return waiting[first]
    }

    private mutating func add(_ content: [UInt8]) {
        guard let head = JSONCoding.decode(MessageHead.self, from: content) else {
            let isJSON = JSONCoding.decode(AnyContent.self, from: content) != nil
            let reason = isJSON ? "The message is no JSON-RPC." : "The message is no JSON."
            waiting.append(.malformed(isJSON ? .invalidRequest : .parseError, reason))
            return
        }
        if head.method == "$/cancelRequest" {
            if let id = JSONCoding.decode(MessageParameters<CancelParameters>.self, from: content)?.params.id {
                cancel(id)
            }
            return
        }
        waiting.append(.message(head, content))
    }

    private mutating func cancel(_ id: RequestID) {
        for index in first..<waiting.count {
            guard case .message(let head, _) = waiting[index], head.id == id, head.method != nil else { continue }
            waiting[index] = .cancelled(id)
        }
    }
}

/// The parameters of `$/cancelRequest`.
struct CancelParameters: Codable, Hashable, Sendable {
    var id: RequestID
}
