import Diagnostics
import Linter

/// The state of one client's session: what was agreed on, and the open documents.
struct Session {
    /// What is to be sent, each the content of a message.
    var outgoing: [[UInt8]] = []
    /// The status to exit with, once the client has asked for that.
    private(set) var exitStatus: Int32?

    let version: String
    private let providers: @Sendable (String) -> RuleProvider
    let metadata = RuleMetadata()
    var encoding = PositionEncoding.utf16
    var isInitialized = false
    private var isShutDown = false
    var documents: [String: OpenDocument] = [:]
    private var changed: [String] = []

    init(providers: @escaping @Sendable (String) -> RuleProvider, version: String) {
        self.providers = providers
        self.version = version
    }

    /// Answers a message, or notes what it says.
    mutating func handle(_ content: [UInt8]) {
        guard let head = JSONCoding.decode(MessageHead.self, from: content) else {
            return fail(nil, .parseError, "The message is no JSON-RPC.")
        }
        guard let method = head.method else { return }
        if method == "exit" {
            exitStatus = isShutDown ? 0 : 1
            return
        }
        guard let request = Request.named(method) else {
            // A notification that nobody knows is passed over, and so is one that says it may be.
            if head.id != nil { fail(head.id, .methodNotFound, "There is no method '\(method)'.") }
            return
        }
        guard isInitialized || request.isAllowedBeforeInitialization else {
            if head.id != nil { fail(head.id, .serverNotInitialized, "'initialize' comes first.") }
            return
        }
        guard !isShutDown else {
            if head.id != nil { fail(head.id, .invalidRequest, "The server is shut down.") }
            return
        }
        request.handle(content, head.id, &self)
    }

    /// Answers bytes that are no message.
    mutating func reject(_ reason: String) {
        fail(nil, .parseError, reason)
    }

    /// Answers a request.
    mutating func respond(_ id: RequestID?, _ result: some Encodable) {
        outgoing.append(JSONCoding.encode(Response(id: id, result: result)))
    }

    /// Answers a request that has no result.
    mutating func fail(_ id: RequestID?, _ code: ErrorCode, _ message: String) {
        outgoing.append(JSONCoding.encode(ErrorResponse(id: id, error: .init(code: code, message: message))))
    }

    /// From now on every request is refused, and `exit` ends the process with 0.
    mutating func shutDown() { isShutDown = true }

    /// Notes that a document is to be linted once all messages that have arrived are taken in.
    mutating func markChanged(_ uri: String) {
        documents[uri]?.report = nil
        if !changed.contains(uri) { changed.append(uri) }
    }

    /// Lints the documents that have changed, and sends their findings.
    mutating func publishChanges() {
        for uri in changed {
            guard let report = report(of: uri) else { continue }
            publish(uri, version: documents[uri]?.version, diagnostics(report, uri))
        }
        changed.removeAll()
    }

    /// Sends the findings of a document.
    mutating func publish(_ uri: String, version: Int?, _ diagnostics: [ProtocolDiagnostic]) {
        let parameters = PublishDiagnosticsParameters(uri: uri, version: version, diagnostics: diagnostics)
        outgoing.append(
            JSONCoding.encode(Notification(method: "textDocument/publishDiagnostics", params: parameters))
        )
    }

    /// The findings of an open document, linted now if need be; nil if it is not open.
    mutating func report(of uri: String) -> FileReport? {
        guard let document = documents[uri] else { return nil }
        if let report = document.report { return report }
        var linter = FileLinter(providers: providers)
        let report = linter.lint(document.text, path: document.path)
        documents[uri]?.report = report
        return report
    }

    /// The findings of a report as the protocol has them.
    func diagnostics(_ report: FileReport, _ uri: String) -> [ProtocolDiagnostic] {
        let mapping = PositionMapping(report.source, encoding)
        return report.diagnostics.map { protocolDiagnostic($0, uri, mapping) }
    }

    /// One finding as the protocol has it.
    func protocolDiagnostic(_ diagnostic: Diagnostic, _ uri: String, _ mapping: PositionMapping) -> ProtocolDiagnostic {
        let severity =
            switch diagnostic.severity {
            case .error: 1
            case .warning: 2
            case .info: 3
            }
        let related = diagnostic.related.filter { $0.file == diagnostic.file }.map { related in
            ProtocolDiagnostic.RelatedInformation(
                location: Location(uri: uri, range: mapping.range(related.range)),
                message: related.message
            )
        }
        return ProtocolDiagnostic(
            range: mapping.range(diagnostic.range),
            severity: severity,
            code: diagnostic.rule,
            codeDescription: metadata.url(ofRule: diagnostic.rule).map { ProtocolDiagnostic.CodeDescription(href: $0) },
            message: diagnostic.message + (diagnostic.help.map { "\n" + $0 } ?? ""),
            relatedInformation: related.isEmpty ? nil : related
        )
    }
}
