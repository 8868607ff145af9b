import Diagnostics
import Importers
import Linter
import YAMLSyntax

/// The kinds of what the client can do to a document.
enum CodeAction {
    static let quickFix = "quickfix"
    static let refactoring = "refactor.rewrite.screenlint"
    static let fixAll = "source.fixAll.screenlint"
    static let review = "source.review.screenlint"
    /// Of a range with more findings, such as a whole document, nobody reads all the actions.
    fileprivate static let mostFindings = 50
}

extension Request {
    /// `textDocument/codeAction`: fixes, a suppression and the guideline of findings in a range, and all safe fixes.
    static let codeAction = Request("textDocument/codeAction") { parameters, session in
        let (uri, range) = (try parameters.uri, try parameters.required(DocumentRange.init, "range"))
        let context = try parameters.required(\.object, "context")
        let only = try context.optional(\.elements, "only")?.map { try $0.required(\.text) }
        // 1 where somebody asked for actions, 2 where the client did so by itself.
        let trigger = try context.optional(\.integer, "triggerKind")
        guard let report = session.report(of: uri) else { return [] }
        let mapping = PositionMapping(report.source, session.encoding)
        let place = MappedDocument(uri: uri, mapping: mapping)
        func isWanted(_ kind: String) -> Bool {
            only?.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } ?? true
        }
        var actions = [JSONValue]()
        let (start, end) = (mapping.offset(of: range.start), mapping.offset(of: range.end))
        if isWanted(CodeAction.quickFix) {
            let touched = report.diagnostics.lazy.filter { $0.range.start <= end && $0.range.end >= start }
            let found = Array(touched.prefix(CodeAction.mostFindings))
            actions += found.flatMap { session.fixes($0, in: report, place) }
            actions += found.compactMap { session.spelling($0, in: place) }
            actions += session.beginnings(found, in: place)
            actions += session.suppressions(found, in: place)
            actions += session.guidelines(found, in: place)
        }
        // Nearly every screen leaves something open; who did not ask would see it as a problem.
        if isWanted(CodeAction.refactoring), trigger != 2, !report.isBroken,
            let document = session.documents[uri]
        {
            actions += session.descriptions(between: start, and: end, document, in: place)
        }
        if isWanted(CodeAction.fixAll), let all = session.fixAll(report, in: place) { actions.append(all) }
        // It changes nothing, so it is offered where a client asks for what concerns the whole document.
        if only != nil, isWanted(CodeAction.review), session.review != nil {
            let title = "Show what changed on the screens since the last commit"
            let command = Command(title: title, command: Command.review, target: ["uri": .string(uri)])
            actions.append(session.action(title, CodeAction.review, in: place, command: command))
        }
        return .array(actions)
    }
}

extension Session {
    fileprivate func fixes(_ diagnostic: Diagnostic, in report: FileReport, _ place: MappedDocument) -> [JSONValue] {
        let fixes = diagnostic.fixes.filter { fix in
            fix.applicability != .displayOnly && (!report.isBroken || report.mayApplyInPieces(fix, of: diagnostic))
        }
        return fixes.map { fix in
            action(fix.title, on: diagnostic, in: place, isPreferred: fix.applicability == .safe, edits: fix.edits)
        }
    }

    /// An action on a document, or on a finding in it.
    func action(
        _ title: String,
        _ kind: String = CodeAction.quickFix,
        on diagnostic: Diagnostic? = nil,
        in place: MappedDocument,
        isPreferred: Bool? = nil,
        edits: [Edit]? = nil,
        command: Command? = nil
    ) -> JSONValue {
        [
            "title": .string(title), "kind": .string(kind),
            "diagnostics": diagnostic.map { [protocolDiagnostic($0, in: place)] },
            "isPreferred": isPreferred.map(JSONValue.boolean),
            "edit": edits.map { edit($0, in: place) }, "command": command?.json,
        ]
    }

    /// In a screen description in which nothing stands yet, what it begins with.
    fileprivate func beginnings(_ found: [Diagnostic], in place: MappedDocument) -> [JSONValue] {
        guard let document = documents[place.uri], document.isEmptyScreen, let diagnostic = found.first
        else { return [] }
        let line = "id: \(ScalarText(String(FilePath.name(of: document.path).prefix { $0 != "." })).yaml)"
        let edit = Edit(inserting: line + "\n", at: 0)
        return [action("Write '\(line)'", on: diagnostic, in: place, isPreferred: true, edits: [edit])]
    }

    /// A comment that suppresses a finding, with a reason to fill in, which is selected where the client can do that.
    fileprivate func suppressions(_ found: [Diagnostic], in place: MappedDocument) -> [JSONValue] {
        let (uri, lines) = (place.uri, place.mapping.lines)
        guard let document = documents[uri], document.kind == .screen, !document.isEmptyScreen,
            Importer.forFile(at: uri) == nil
        else { return [] }
        var seen = Set<String>()
        return found.compactMap { diagnostic in
            guard !diagnostic.rule.hasPrefix("suppression/"), !OwnRule.endsReading(diagnostic.rule),
                seen.insert("\(lines.line(at: diagnostic.range.start)) \(diagnostic.rule)").inserted,
                let comment = SuppressionComment(diagnostic, in: lines)
            else { return nil }
            let after = PositionMapping(comment.result, encoding)
            let target: JSONValue = [
                "selection": after.range(comment.reason).json, "takeFocus": true, "uri": .string(uri),
            ]
            let fill = Command(title: "Fill in the reason", command: Command.showDocument, target: target)
            let (title, next) = ("Suppress \(diagnostic.rule) on this line", client.showsDocuments ? fill : nil)
            return action(title, on: diagnostic, in: place, edits: [comment.edit], command: next)
        }
    }

    /// What opens the guidelines that findings rest on.
    fileprivate func guidelines(_ found: [Diagnostic], in place: MappedDocument) -> [JSONValue] {
        guard client.showsDocuments else { return [] }
        var seen = Set<String>()
        return found.compactMap { diagnostic in
            guard let url = setup.library.url(ofRule: diagnostic.rule), seen.insert(url).inserted else { return nil }
            let title = "Open the guideline of \(diagnostic.rule)"
            let target: JSONValue = ["external": true, "uri": .string(url)]
            let command = Command(title: title, command: Command.showDocument, target: target)
            return action(title, on: diagnostic, in: place, command: command)
        }
    }

    /// The action that applies every safe fix, as `screenlint fix` does.
    fileprivate mutating func fixAll(_ report: FileReport, in place: MappedDocument) -> JSONValue? {
        guard documents[place.uri]?.kind == .screen,
            report.diagnostics.contains(where: { $0.fixes.contains { $0.applicability == .safe } })
        else { return nil }
        let mode = FixMode(appliesUnsafe: false, writes: false)
        let fixed = FileFixer.fix(report.source, path: report.path, mode, comparedWith: .notYetKnown, &linter)
        guard let fix = fixed.report.fix, fix.count > 0 else { return nil }
        let title = "Apply all safe fixes of screenlint"
        return action(title, CodeAction.fixAll, in: place, edits: [fix.difference])
    }
}

extension OpenDocument {
    /// Whether it is a screen description in which nothing stands yet.
    fileprivate var isEmptyScreen: Bool {
        kind == .screen && Importer.forFile(at: path) == nil && text.allSatisfy { $0 <= 0x20 }
    }
}

extension FixResult {
    /// The stretch that differs, and what stands there afterwards; characters and line ends stay whole.
    fileprivate var difference: Edit {
        let common = min(original.count, fixed.count)
        var start = 0
        while start < common, original[start] == fixed[start] { start += 1 }
        while start > 0, original[start - 1] != 0x0A { start -= 1 }
        var rest = 0
        while rest < common - start, original[original.count - 1 - rest] == fixed[fixed.count - 1 - rest] { rest += 1 }
        while rest > 0, rest < original.count, original[original.count - rest - 1] != 0x0A { rest -= 1 }
        return Edit(
            range: SourceRange(start: start, end: original.count - rest),
            text: String(decoding: fixed[start..<(fixed.count - rest)], as: UTF8.self)
        )
    }
}
