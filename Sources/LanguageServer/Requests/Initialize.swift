extension Request {
    /// `initialize`: agrees on what columns count, and says what the server can do.
    static let initialize = Request("initialize") { parameters, session in
        guard !session.isInitialized else { throw RequestFailure(.invalidRequest, "'initialize' comes once.") }
        let features = try parameters.required(\.object, "capabilities")
        let encodings = features["general", "positionEncodings"]?.texts ?? []
        session.encoding = encodings.lazy.compactMap(PositionEncoding.init).first ?? .utf16
        let documents = features["textDocument"]
        session.client = ClientFeatures(
            pullsDiagnostics: documents?["diagnostic"] != nil,
            refreshesDiagnostics: features["workspace", "diagnostics", "refreshSupport"] == true,
            hoverFormat: format(documents?["hover", "contentFormat"]),
            completionFormat: format(documents?["completion", "completionItem", "documentationFormat"]),
            watchesFiles: features["workspace", "didChangeWatchedFiles", "dynamicRegistration"] == true,
            showsDocuments: features["window", "showDocument", "support"] == true,
            takesVersions: features["workspace", "workspaceEdit", "documentChanges"] == true,
            nestsSymbols: documents?["documentSymbol", "hierarchicalDocumentSymbolSupport"] == true
        )
        session.clientProcess = parameters["processId"]?.integer ?? session.clientProcess
        // Some clients know one folder only.
        session.workspace.setFolders(
            parameters["workspaceFolders"]?.folders
                ?? parameters["rootUri"]?.text.map { [DocumentAddress.folder(of: $0)] } ?? []
        )
        session.isInitialized = true
        return [
            "capabilities": capabilities(session),
            "serverInfo": ["name": "screenlint", "version": .string(session.version)],
        ]
    }

    /// What the server can do.
    private static func capabilities(_ session: borrowing Session) -> JSONValue {
        // Screens are compared with one another.
        let diagnostics: JSONValue = [
            "identifier": "screenlint", "interFileDependencies": true, "workspaceDiagnostics": false,
        ]
        return [
            "codeActionProvider": [
                "codeActionKinds": .texts([
                    CodeAction.quickFix, CodeAction.refactoring, CodeAction.fixAll, CodeAction.review,
                ])
            ],
            "colorProvider": true,
            "completionProvider": ["resolveProvider": false, "triggerCharacters": [" ", "/"]],
            "definitionProvider": true,
            "diagnosticProvider": session.client.pullsDiagnostics ? diagnostics : nil,
            "documentSymbolProvider": true,
            "executeCommandProvider": ["commands": .texts([Command.showDocument, Command.review])],
            "hoverProvider": true,
            "positionEncoding": .string(session.encoding.rawValue),
            "referencesProvider": true,
            "renameProvider": ["prepareProvider": true],
            // 2: changes come as edits.
            "textDocumentSync": ["change": 2, "openClose": true, "save": true],
            "workspace": ["workspaceFolders": ["changeNotifications": true, "supported": true]],
            "workspaceSymbolProvider": true,
        ]
    }

    private static func format(_ formats: JSONValue?) -> MarkupContent.Format {
        formats?.texts.contains(MarkupContent.Format.markdown.rawValue) == true ? .markdown : .plainText
    }
}
