import Diagnostics
import Linter
import RuleEngine
import YAMLSyntax

/// The parameters of requests about a point in a document.
struct PositionParameters: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
    var position: Position
}

/// What is shown beside a point.
struct Hover: Codable, Hashable, Sendable {
    struct Contents: Codable, Hashable, Sendable {
        var kind = "markdown"
        var value: String
    }

    var contents: Contents
    var range: DocumentRange?
}

extension Request {
    /// `textDocument/hover`: on a finding its clause, on a key its documentation.
    static let hover = Request("textDocument/hover", PositionParameters.self) { parameters, id, session in
        let uri = parameters.textDocument.uri
        guard let report = session.report(of: uri) else { return session.respond(id, NoResult()) }
        let mapping = PositionMapping(report.source, session.encoding)
        let offset = mapping.offset(of: parameters.position)
        var tree = YAMLTree()
        tree.parse(report.source)
        var parts = [String]()
        var range: SourceRange?
        if let location = SchemaLocation.find(offset, in: tree), let field = location.field {
            parts.append(FieldDocumentation.text(field, of: location.component))
            range = location.keyRange
        }
        for diagnostic in report.diagnostics
        where diagnostic.range.start <= offset && offset <= diagnostic.range.end {
            guard let id = diagnostic.clauses.first,
                let (clause, document) = session.metadata.clause(id, ofRule: diagnostic.rule)
            else { continue }
            let link = document.map { " ([\($0.title)](\($0.url)))" } ?? ""
            parts.append("**\(clause.id)**: \(clause.says)\(link)")
        }
        guard !parts.isEmpty else { return session.respond(id, NoResult()) }
        session.respond(
            id,
            Hover(contents: .init(value: parts.joined(separator: "\n\n---\n\n")), range: range.map(mapping.range))
        )
    }
}
