extension Request {
    /// `workspace/didChangeWorkspaceFolders`: folders have come or gone.
    static let didChangeWorkspaceFolders = Request(notification: "workspace/didChangeWorkspaceFolders") {
        parameters,
        session in
        let removed = parameters["event", "removed"]?.folders ?? []
        let added = parameters["event", "added"]?.folders ?? []
        let kept = session.workspace.folders.filter { !removed.contains($0) && !added.contains($0) }
        session.workspace.setFolders(kept + added)
        for uri in session.documents.keys { session.markChanged(uri, byClient: false) }
    }
}

extension JSONValue {
    /// The paths of the folders of a workspace that a list names.
    var folders: [String]? { elements?.compactMap { $0["uri"]?.text }.map(DocumentAddress.folder(of:)) }
}
