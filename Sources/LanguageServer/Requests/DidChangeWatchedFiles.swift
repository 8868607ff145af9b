import Importers
import Linter

extension Request {
    /// `workspace/didChangeWatchedFiles`: files were changed by others, or saved.
    static let didChangeWatchedFiles = Request(notification: "workspace/didChangeWatchedFiles") { parameters, session in
        let addresses = try parameters.required(\.elements, "changes").map { try $0.required(\.text, "uri") }
        let paths = Set(addresses.map { session.path(of: $0) }).sorted()
        if paths.contains(where: { session.decidesOnOthers($0) }) { return session.reload() }
        let endings = Importer.all.flatMap { $0.endings + $0.textEndings }
        if paths.contains(where: { endings.contains(where: $0.hasSuffix) }) {
            session.makeLinter()
            for uri in session.documents.keys { session.markChanged(uri, byClient: false) }
        }
        let owners = paths.flatMap { Importer.owners(ofTextAt: $0, in: session.setup.files) }
        // What the client has open is known from itself.
        let open = Set(session.documents.values.map(\.path))
        for path in Set(paths + owners).subtracting(open).sorted() { session.workspace.update(path, session.setup) }
    }
}

extension Session {
    /// Whether a file is a configuration, belongs to a rule pack in use, or is a baseline or a token file.
    fileprivate func decidesOnOthers(_ path: String) -> Bool {
        path.hasSuffix("/" + Configuration.fileName) || setup.finder.files.contains(path)
            || setup.library.folders.contains { FilePath.relative(path, to: $0) != nil }
            || workspace.usesBaseline(path) || setup.library.tokenFiles.contains(path)
            || path.hasSuffix(".tokens") || path.hasSuffix(".tokens.json")
    }
}
