import Linter

/// The state of one client's session: what was agreed on, and the open documents.
///
/// Bytes go in with `receive`, each `step` does the next piece of work, and what is to be sent is taken out.
struct Session: ~Copyable {
    /// The status to exit with, once the client has asked for that.
    private(set) var exitStatus: Int32?
    let version: String
    var encoding = PositionEncoding.utf16
    var client = ClientFeatures()
    var isInitialized = false
    var documents: [String: OpenDocument] = [:]
    var workspace = Workspace()
    /// The configurations and rules in force.
    private(set) var setup: RunSetup
    private let readSetup: @Sendable () -> RunSetup?
    /// Tells what changed in a file since the last commit; nil where nobody can tell.
    let review: DocumentReview.Maker?
    var linter: FileLinter
    private var queue = MessageQueue()
    private var outgoing: [[UInt8]] = []
    /// Whether the client is about to leave: every request is refused, and `exit` ends the process with 0.
    var isShutDown = false
    /// The process that the client said it lives with; nil if it said nothing of the kind.
    var clientProcess: Int?
    private var changed: [String] = []
    private var needsRefresh = false
    /// What the client was told of mistakes in files that are not open.
    var mistakes = MistakePublisher()
    private var requestCount = 0

    /// Creates a session that nobody has spoken in yet; `readSetup` gives nil while the configurations can't be read.
    init(
        _ setup: RunSetup,
        reading readSetup: @escaping @Sendable () -> RunSetup?,
        version: String,
        review: DocumentReview.Maker? = nil
    ) {
        (self.setup, self.readSetup, self.version, self.review) = (setup, readSetup, version, review)
        linter = FileLinter(files: setup.files) { setup.rules.provider(forFile: $0) }
    }

    // MARK: Input and output

    /// Adds bytes that have arrived.
    mutating func receive(_ bytes: [UInt8]) { queue.append(bytes) }

    /// Takes out what is to be sent, each the content of a message.
    mutating func takeOutgoing() -> [[UInt8]] {
        defer { outgoing.removeAll() }
        return outgoing
    }

    /// Does the next piece of work: answers a message, else lints a changed document, else compares; false for none.
    mutating func step() -> Bool {
        guard exitStatus == nil else { return false }
        if let entry = queue.next() {
            handle(entry)
            return true
        }
        if let uri = changed.first {
            changed.removeFirst()
            if let report = report(of: uri) {
                publish(uri, version: documents[uri]?.version, diagnostics(report, uri))
                publishTexts(of: uri)
            }
            return true
        }
        if workspace.isOutdated {
            compareAgain()
            return true
        }
        if needsRefresh {
            needsRefresh = false
            if client.refreshesDiagnostics { request("workspace/diagnostic/refresh", .null) }
            return true
        }
        return publishMistakes()
    }

    private mutating func handle(_ entry: MessageQueue.Entry) {
        switch entry {
        case .message(let message): handle(message, id: message["id"])
        case .malformed(let code, let reason): fail(nil, code, reason)
        case .cancelled(let id): fail(id, .requestCancelled, "The client took the request back.")
        }
    }

    private mutating func handle(_ message: JSONValue, id: JSONValue?) {
        // What has no method is an answer to a request of ours.
        guard let method = message["method"]?.text else { return }
        if method == "exit" {
            exitStatus = isShutDown ? 0 : 1
            return
        }
        // A notification that can't be handled is passed over.
        func refuse(_ code: ErrorCode, _ message: String) { if id != nil { fail(id, code, message) } }
        guard !isShutDown else { return refuse(.invalidRequest, "The server is shut down.") }
        guard let request = Request.named[method] else {
            return refuse(.methodNotFound, "There is no method '\(method)'.")
        }
        guard isInitialized || method == Request.initialize.method else {
            return refuse(.serverNotInitialized, "'initialize' comes first.")
        }
        guard request.isNotification == (id == nil) else {
            return refuse(.invalidRequest, "'\(method)' is a notification and has no id.")
        }
        let place = outgoing.count
        do {
            let result = try request.handle(message["params"] ?? .null, &self)
            guard let id else { return }
            respond(id, result)
        } catch let failure as RequestFailure {
            refuse(failure.code, failure.message)
        } catch {
            refuse(.invalidParameters, "The parameters of '\(method)' can't be read.")
        }
        // The answer goes before what else the request has sent.
        if id != nil, let answer = outgoing.popLast() { outgoing.insert(answer, at: place) }
    }

    /// Answers a request.
    mutating func respond(_ id: JSONValue, _ result: JSONValue) { send(["id": id, "result": result]) }

    /// Answers a request that has no result.
    mutating func fail(_ id: JSONValue?, _ code: ErrorCode, _ message: String) {
        let error: JSONValue = ["code": .number(String(code.rawValue)), "message": .string(message)]
        send(["id": id ?? .null, "error": error])
    }

    /// Asks the client for something; its answer is not waited for.
    mutating func request(_ method: String, _ parameters: JSONValue) {
        requestCount += 1
        send(["id": .string("screenlint-\(requestCount)"), "method": .string(method), "params": parameters])
    }

    /// Tells the client something that wants no answer.
    mutating func notify(_ method: String, _ parameters: JSONValue) {
        send(["method": .string(method), "params": parameters])
    }

    private mutating func send(_ members: [String: JSONValue]) {
        outgoing.append(JSONValue.object(members.merging(["jsonrpc": "2.0"]) { $1 }).bytes)
    }

    /// Sends the findings of a document.
    mutating func publish(_ uri: String, version: Int?, _ diagnostics: [JSONValue]) {
        let version = version.map { JSONValue.number(String($0)) }
        let parameters: JSONValue = ["diagnostics": .array(diagnostics), "uri": .string(uri), "version": version]
        notify("textDocument/publishDiagnostics", parameters)
    }

    // MARK: What is out of date

    /// Notes that a document is to be linted once all messages that have arrived are taken in; the client knows of a
    /// change that it made itself.
    mutating func markChanged(_ uri: String, byClient: Bool = true) {
        documents[uri]?.judged = nil
        documents[uri]?.report = nil
        // The files of a rule pack refer to one another.
        if byClient, case .rules = documents[uri]?.kind {
            for other in documents.keys where other != uri && documents[other]?.kind == documents[uri]?.kind {
                markChanged(other, byClient: false)
            }
        }
        // A client that asks for findings does so after its own changes.
        if client.pullsDiagnostics {
            if !byClient { needsRefresh = true }
        } else if !changed.contains(uri) {
            changed.append(uri)
        }
    }

    /// Notes that what a document is compared with has changed.
    mutating func markOthersChanged(_ uri: String) {
        let judged = documents[uri]?.judged
        markChanged(uri, byClient: false)
        documents[uri]?.judged = judged
    }

    /// Reads configurations and rule packs anew, and lints all open documents again.
    mutating func reload() {
        // What can't be read now stays as it was.
        if let setup = readSetup() { self.setup = setup }
        makeLinter()
        workspace.reset()
        mistakes.isDue = true
        for (uri, document) in documents {
            let kind = kind(ofFile: document.path)
            documents[uri]?.kind = kind
            markChanged(uri, byClient: false)
        }
        takeOverTokens()
    }

    /// Reads colours from the text of an open token file as it is being typed, and lints the open screens again.
    mutating func takeOverTokens(of uri: String) {
        guard documents[uri]?.kind == .tokens else { return }
        takeOverTokens()
        for other in documents.keys where other != uri { markChanged(other, byClient: false) }
    }

    private mutating func takeOverTokens() {
        let open = documents.values.filter { $0.kind == .tokens }
        guard !open.isEmpty else { return }
        for document in open { setup.library.setText(document.text, ofTokenFile: document.path) }
        setup.rules.readTokensAgain()
        makeLinter()
    }

    /// Makes a linter that has read nothing yet.
    mutating func makeLinter() {
        let setup = setup
        linter = FileLinter(files: filesOfImporters) { setup.rules.provider(forFile: $0) }
    }

    /// Sends the mistakes in configurations and rule packs that are not open, where they have changed.
    private mutating func publishMistakes() -> Bool {
        let open = Set(documents.values.map(\.path))
        guard let changes = mistakes.changes(setup, open: open) else { return false }
        for (path, report) in changes {
            let uri = DocumentAddress.uri(of: path)
            publish(uri, version: nil, report.map { diagnostics($0, uri) } ?? [])
        }
        return true
    }

    // MARK: The workspace

    /// Takes out the reading of the workspace, if that is to be done, to be run on any thread.
    mutating func takeIndexWork() -> IndexWork? { workspace.takeIndexWork(setup) }

    /// Reads the workspace now if that is not done: an answer that lacks half of the files would be wrong.
    mutating func awaitWorkspace() {
        if let work = workspace.takeWorkAtOnce(setup) { finishIndexing(work, work.run()) }
    }

    /// Takes over what the workspace holds.
    mutating func finishIndexing(_ work: IndexWork, _ files: [String: IndexedFile]) {
        guard workspace.finishIndexing(work, files) else { return }
        for uri in documents.keys { markOthersChanged(uri) }
    }
}
