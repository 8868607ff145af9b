/// The messages that have arrived and wait for their turn.
struct MessageQueue {
    /// Something to answer or to note.
    enum Entry {
        /// An object with an id, a number or a string, or a method, a string, or both.
        case message(JSONValue)
        /// Bytes that are no message, with the reason.
        case malformed(ErrorCode, String)
        /// A request that the client has taken back.
        case cancelled(JSONValue)
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
        var parser = JSONParser(content)
        guard let message = try? parser.parse() else {
            waiting.append(.malformed(.parseError, "The message is no JSON."))
            return
        }
        guard message.isMessage else {
            waiting.append(.malformed(.invalidRequest, "The message is no JSON-RPC."))
            return
        }
        if message["method"] == "$/cancelRequest" {
            if let id = message["params", "id"] { cancel(id) }
            return
        }
        waiting.append(.message(message))
    }

    private mutating func cancel(_ id: JSONValue) {
        for index in first..<waiting.count {
            guard case .message(let message) = waiting[index], message["id"] == id, message["method"] != nil else {
                continue
            }
            waiting[index] = .cancelled(id)
        }
    }
}

extension JSONValue {
    fileprivate var isMessage: Bool {
        guard object != nil, self["method"].map({ $0.text != nil }) ?? true else { return false }
        switch self["id"] {
        case nil: return self["method"] != nil
        case .number, .string: return true
        default: return false
        }
    }
}
