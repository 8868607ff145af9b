// Linting open documents, and findings as the protocol has them.
import Diagnostics
import Linter
import RuleEngine
import YAMLSyntax

extension Session {
    /// The findings of an open document, linted now if need be; nil if it is not open.
    mutating func report(of uri: String) -> FileReport? {
        // A client that asks is answered once, by all texts as they are; to any other the comparison is sent later.
        if client.pullsDiagnostics {
            for document in documents.values where document.kind == .screen { _ = judge(document) }
            compareAgain()
        }
        guard let document = documents[uri] else { return nil }
        if let report = document.report { return report }
        // Token files are read when the rules for a file are first asked for.
        if document.kind == .tokens { _ = setup.rules.provider(forFile: document.path) }
        let report =
            switch document.kind {
            case .screen: lint(document)
            case .configuration:
                ConfigurationReader.report(document.text, path: document.path, library: setup.library)
            case .rules(let folder):
                FileReport(
                    path: document.path,
                    source: document.text,
                    diagnostics: mistakes(in: document, ofPack: folder)
                )
            case .tokens:
                setup.library.tokenReports.first { FilePath.absolute($0.path) == document.path }
                    ?? FileReport(path: document.path, source: document.text, diagnostics: [])
            case .texts: reportTexts(document)
            case .other: FileReport(path: document.path, source: document.text, diagnostics: [])
            }
        documents[uri]?.report = report
        return report
    }

    /// The mistakes in a file of a rule pack that is being typed, and in no other.
    private func mistakes(in document: OpenDocument, ofPack folder: String) -> [Diagnostic] {
        guard let loaded = try? RulePackFolder.read(folder, in: files(below: folder), readsExamples: true) else {
            return []
        }
        let name = FilePath.display(document.path)
        let known = (setup.library.packs + [loaded.pack]).flatMap { $0.rules.map(\.id) }
        var diagnostics = loaded.diagnostics + loaded.unknownRules(known: known)
        let rules = loaded.compile(loaded.pack.rules, &diagnostics)
        diagnostics += ExampleRunner.run(loaded, rules) { $0.file == name }.map(\.diagnostic)
        return diagnostics.filter { $0.file == name }
    }

    /// Lints a screen description, compared with the others of the workspace.
    mutating func lint(_ document: OpenDocument) -> FileReport {
        let judged = judge(document)
        if client.pullsDiagnostics { compareAgain() }
        return report(judged, document.path)
    }

    /// Judges a screen description if that is to be done; from then on others are compared with what it says now.
    private mutating func judge(_ document: OpenDocument) -> JudgedFile {
        if let judged = document.judged { return judged }
        let judged = linter.judge(document.text, path: FilePath.display(document.path))
        documents[document.uri]?.judged = judged
        workspace.setCompared(judged.facts, ofFile: document.path, setup)
        return judged
    }

    /// What is found in a judged file beside the others of the workspace, without what its baseline holds.
    private mutating func report(_ judged: JudgedFile, _ path: String) -> FileReport {
        let report = linter.report(judged, comparedWith: workspace.others(than: judged, path, setup))
        return workspace.baseline(forFile: path, setup)?.applied(to: report) ?? report
    }

    /// Compares the screens of the workspace again where that is out of date; open ones of which others now have
    /// something else to say are then linted.
    mutating func compareAgain() {
        let contexts = workspace.compareAgain()
        guard !contexts.isEmpty else { return }
        for (uri, document) in documents {
            guard let report = document.report, let judged = document.judged,
                let context = workspace.context(ofFile: document.path, setup), contexts.contains(context)
            else { continue }
            if self.report(judged, document.path).diagnostics != report.diagnostics { markOthersChanged(uri) }
        }
    }

    /// The files of a folder, the open documents among them as they are being typed.
    func files(below folder: String) -> FilesInMemory {
        files(with: documents.values.filter { FilePath.relative($0.path, to: folder) != nil })
    }

    /// All files, some documents among them as they are being typed.
    func files(with open: [OpenDocument]) -> FilesInMemory {
        FilesInMemory(Dictionary(open.map { ($0.path, $0.text) }) { $1 }, over: setup.files)
    }

    /// What a file is to the server.
    func kind(ofFile path: String) -> DocumentKind { DocumentKind(path, setup) }

    /// The findings of a report as the protocol has them.
    func diagnostics(_ report: FileReport, _ uri: String) -> [JSONValue] {
        let mapping = PositionMapping(report.source, encoding, hidesMark: documents[uri] == nil)
        let document = MappedDocument(uri: uri, mapping: mapping)
        return report.diagnostics.map { protocolDiagnostic($0, in: document) }
    }

    /// One finding as the protocol has it.
    func protocolDiagnostic(_ diagnostic: Diagnostic, in document: MappedDocument) -> JSONValue {
        let severity: JSONValue =
            switch diagnostic.severity {
            case .error: 1
            case .warning: 2
            case .info: 3
            }
        let related = diagnostic.related.compactMap { related -> JSONValue? in
            let isHere = related.file == diagnostic.file
            let file = isHere ? document : mapped(FilePath.absolute(related.file))
            return file.map { ["location": $0.location(related.range).json, "message": .string(related.message)] }
        }
        // 1: what it stands on is of no use.
        let isIdle = [OwnRule.suppressionUnused.id, OwnRule.baselineStale.id].contains(diagnostic.rule)
        return [
            "range": document.mapping.range(diagnostic.range).json,
            "severity": severity,
            "code": .string(diagnostic.rule),
            "codeDescription": setup.library.url(ofRule: diagnostic.rule).map { ["href": .string($0)] },
            "source": "screenlint",
            "message": .string(diagnostic.distinctMessage + (diagnostic.help.map { "\n" + $0 } ?? "")),
            "tags": isIdle ? [1] : nil,
            "relatedInformation": related.isEmpty ? nil : .array(related),
        ]
    }

    /// A file with how it is counted: by the client's text if it is open there, else by what the file holds, as an editor
    /// will show it; nil if it can't be read.
    func mapped(_ path: String) -> MappedDocument? {
        if let open = document(ofFile: path) {
            return MappedDocument(uri: open.uri, mapping: PositionMapping(open.text, encoding))
        }
        guard let bytes = try? setup.files.read(path, limit: IndexedFile.largestFile) else { return nil }
        // Of UTF-16 the transcoding is what ranges count in.
        let isWide = bytes.prefix(4).contains { $0 == 0 || $0 >= 0xFE }
        let mapping = PositionMapping(isWide ? YAMLTree(bytes).source : bytes, encoding, hidesMark: true)
        return MappedDocument(uri: DocumentAddress.uri(of: path), mapping: mapping)
    }
}
