import Diagnostics
import Linter

/// The parameters of `textDocument/codeAction`.
struct CodeActionParameters: Codable, Hashable, Sendable {
    struct Context: Codable, Hashable, Sendable {
        var only: [String]?
    }

    var textDocument: TextDocumentIdentifier
    var range: DocumentRange
    var context: Context
}

/// Something that the client can do to a document.
struct CodeAction: Codable, Hashable, Sendable {
    struct TextEdit: Codable, Hashable, Sendable {
        var range: DocumentRange
        var newText: String
    }

    struct WorkspaceEdit: Codable, Hashable, Sendable {
        var changes: [String: [TextEdit]]
    }

    static let quickFix = "quickfix"
    static let fixAll = "source.fixAll.screenlint"

    var title: String
    var kind: String
    var diagnostics: [ProtocolDiagnostic]?
    var isPreferred: Bool?
    var edit: WorkspaceEdit
}

extension Request {
    /// `textDocument/codeAction`: the fixes of the findings in a range, and all safe ones of the document.
    static let codeAction = Request("textDocument/codeAction", CodeActionParameters.self) { parameters, id, session in
        let uri = parameters.textDocument.uri
        guard let report = session.report(of: uri) else { return session.respond(id, [CodeAction]()) }
        let mapping = PositionMapping(report.source, session.encoding)
        let only = parameters.context.only
        func isWanted(_ kind: String) -> Bool {
            only?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true
        }
        var actions = [CodeAction]()
        if isWanted(CodeAction.quickFix) {
            let start = mapping.offset(of: parameters.range.start)
            let end = mapping.offset(of: parameters.range.end)
            for diagnostic in report.diagnostics where diagnostic.range.start <= end && diagnostic.range.end >= start {
                let shown = session.protocolDiagnostic(diagnostic, uri, mapping)
                for fix in diagnostic.fixes where fix.applicability != .displayOnly {
                    actions.append(
                        CodeAction(
                            title: fix.title,
                            kind: CodeAction.quickFix,
                            diagnostics: [shown],
                            isPreferred: fix.applicability == .safe,
                            edit: edit(fix.edits, uri, mapping)
                        )
                    )
                }
            }
        }
        if isWanted(CodeAction.fixAll), let all = fixAll(report, uri, mapping) { actions.append(all) }
        session.respond(id, actions)
    }

    /// The action that applies every safe fix which touches no other.
    private static func fixAll(_ report: FileReport, _ uri: String, _ mapping: PositionMapping) -> CodeAction? {
        var edits = [Edit]()
        for diagnostic in report.diagnostics {
            guard let fix = diagnostic.fixes.first(where: { $0.applicability == .safe }) else { continue }
            let touches = fix.edits.contains { new in
                edits.contains { $0.range.start <= new.range.end && new.range.start <= $0.range.end }
            }
            if !touches { edits += fix.edits }
        }
        guard !edits.isEmpty else { return nil }
        return CodeAction(
            title: "Apply all safe fixes of screenlint",
            kind: CodeAction.fixAll,
            edit: edit(edits.sorted { $0.range < $1.range }, uri, mapping)
        )
    }

    private static func edit(_ edits: [Edit], _ uri: String, _ mapping: PositionMapping) -> CodeAction.WorkspaceEdit {
        CodeAction.WorkspaceEdit(
            changes: [
                uri: edits.map { CodeAction.TextEdit(range: mapping.range($0.range), newText: $0.text) }
            ])
    }
}
