/// A folder of the workspace.
struct WorkspaceFolder: Codable, Hashable, Sendable {
    var uri: String
    var name: String
}

/// The parameters of `workspace/didChangeWorkspaceFolders`.
struct DidChangeWorkspaceFoldersParameters: Codable, Hashable, Sendable {
    struct Event: Codable, Hashable, Sendable {
        var added: [WorkspaceFolder]
        var removed: [WorkspaceFolder]
    }

    var event: Event
}

extension Request {
    /// `workspace/didChangeWorkspaceFolders`: folders have come or gone.
    static let didChangeWorkspaceFolders = Request(
        notification: "workspace/didChangeWorkspaceFolders",
        DidChangeWorkspaceFoldersParameters.self
    ) { parameters, session in
        let removed = Set(parameters.event.removed.map { DocumentAddress.folder(of: $0.uri) })
        let added = parameters.event.added.map { DocumentAddress.folder(of: $0.uri) }
        let kept = session.workspace.folders.filter { !removed.contains($0) && !added.contains($0) }
        session.workspace.setFolders(kept + added)
        for uri in session.documents.keys { session.markChanged(uri, byClient: false) }
    }
}
