// Texts that the screens of other tools take from files of their own, such as the translations of storyboards.
import Diagnostics
import Importers
import Linter

extension Session {
    /// The source that screens of other tools are read from: what the client has open there counts, not the files.
    var filesOfImporters: any FileSource {
        let endings = Importer.all.flatMap { $0.endings + $0.textEndings }
        let open = documents.values.filter { document in endings.contains(where: document.path.hasSuffix) }
        return open.isEmpty ? setup.files : files(with: open)
    }

    /// Reads again what other open documents take from a file that has come, gone or changed in the editor.
    mutating func takeOverTexts(of path: String) {
        let importers = Importer.all.filter { ($0.endings + $0.textEndings).contains(where: path.hasSuffix) }
        guard !importers.isEmpty else { return }
        makeLinter()
        let endings = importers.flatMap { $0.endings + $0.textEndings }
        for (uri, document) in documents where document.path != path && endings.contains(where: document.path.hasSuffix)
        {
            markChanged(uri, byClient: false)
        }
    }

    /// The findings in a file of texts: those of the screens that take texts from it.
    mutating func reportTexts(_ document: OpenDocument) -> FileReport {
        var diagnostics = [Diagnostic]()
        for owner in Importer.owners(ofTextAt: document.path, in: filesOfImporters) where kind(ofFile: owner) == .screen
        {
            let others = report(ofScreensAt: owner)?.others ?? []
            diagnostics += others.filter { FilePath.absolute($0.path) == document.path }.flatMap(\.diagnostics)
        }
        return FileReport(path: document.path, source: document.text, diagnostics: diagnostics)
    }

    /// The findings of a file of screens, open or not; nil if it can't be read.
    private mutating func report(ofScreensAt path: String) -> FileReport? {
        if let uri = document(ofFile: path)?.uri { return report(of: uri) }
        guard let text = try? setup.files.read(path, limit: IndexedFile.largestFile) else { return nil }
        return lint(OpenDocument(uri: DocumentAddress.uri(of: path), kind: .screen, version: nil, text: text))
    }

    /// Sends the findings of an open document that stand in other files, where the client has not these open, and takes
    /// back those that it has no more.
    mutating func publishTexts(of uri: String) {
        let others = documents[uri]?.report?.others ?? []
        let found = Dictionary(others.map { (FilePath.absolute($0.path), $0) }) { $1 }
        let told = documents[uri]?.filesTold ?? []
        documents[uri]?.filesTold = Set(found.keys)
        let open = Set(documents.values.map(\.path))
        for path in told.union(found.keys).subtracting(open).sorted() {
            let uri = DocumentAddress.uri(of: path)
            publish(uri, version: nil, found[path].map { diagnostics($0, uri) } ?? [])
        }
    }
}
