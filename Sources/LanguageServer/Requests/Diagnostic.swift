import Linter

/// The report of `textDocument/diagnostic`.
struct DocumentDiagnosticReport: Codable, Hashable, Sendable {
    var kind = "full"
    var items: [ProtocolDiagnostic]
}

extension Request {
    /// `textDocument/diagnostic`: the findings of one document, for clients that ask for them.
    static let diagnostic = Request("textDocument/diagnostic", DocumentParameters.self) { parameters, id, session in
        let uri = parameters.textDocument.uri
        let report = session.report(of: uri)
        session.respond(id, DocumentDiagnosticReport(items: report.map { session.diagnostics($0, uri) } ?? []))
        session.publishTexts(of: uri)
    }
}
