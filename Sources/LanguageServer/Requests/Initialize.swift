/// The parameters of `initialize`, as far as they matter here.
struct InitializeParameters: Codable, Hashable, Sendable {
    struct Capabilities: Codable, Hashable, Sendable {
        struct General: Codable, Hashable, Sendable {
            var positionEncodings: [String]?
        }

        struct Registration: Codable, Hashable, Sendable {
            var dynamicRegistration: Bool?
        }

        struct TextDocument: Codable, Hashable, Sendable {
            struct Hover: Codable, Hashable, Sendable {
                var contentFormat: [String]?
            }

            struct Completion: Codable, Hashable, Sendable {
                struct Item: Codable, Hashable, Sendable {
                    var documentationFormat: [String]?
                }

                var completionItem: Item?
            }

            var diagnostic: Registration?
            var hover: Hover?
            var completion: Completion?
        }

        struct Workspace: Codable, Hashable, Sendable {
            struct Diagnostics: Codable, Hashable, Sendable {
                var refreshSupport: Bool?
            }

            var didChangeWatchedFiles: Registration?
            var diagnostics: Diagnostics?
        }

        struct Window: Codable, Hashable, Sendable {
            struct ShowDocument: Codable, Hashable, Sendable {
                var support: Bool?
            }

            var showDocument: ShowDocument?
        }

        var general: General?
        var textDocument: TextDocument?
        var workspace: Workspace?
        var window: Window?
    }

    var capabilities: Capabilities
    /// The folder of clients that know one only.
    var rootUri: String?
    var workspaceFolders: [WorkspaceFolder]?
}

/// What the server can do.
struct InitializeResult: Codable, Hashable, Sendable {
    struct Synchronization: Codable, Hashable, Sendable {
        var openClose = true
        /// 2: changes come as edits.
        var change = 2
        var save = true
    }

    struct CodeActions: Codable, Hashable, Sendable {
        var codeActionKinds = [CodeAction.quickFix, CodeAction.fixAll, CodeAction.review]
    }

    struct PullDiagnostics: Codable, Hashable, Sendable {
        var identifier = "screenlint"
        /// Screens are compared with one another.
        var interFileDependencies = true
        var workspaceDiagnostics = false
    }

    struct Completion: Codable, Hashable, Sendable {
        var triggerCharacters = [" ", "/"]
        var resolveProvider = false
    }

    struct Rename: Codable, Hashable, Sendable {
        var prepareProvider = true
    }

    struct Commands: Codable, Hashable, Sendable {
        var commands = [Command.showDocument, Command.review]
    }

    struct Workspace: Codable, Hashable, Sendable {
        struct Folders: Codable, Hashable, Sendable {
            var supported = true
            var changeNotifications = true
        }

        var workspaceFolders = Folders()
    }

    struct Capabilities: Codable, Hashable, Sendable {
        var positionEncoding: PositionEncoding
        var textDocumentSync = Synchronization()
        var codeActionProvider = CodeActions()
        var diagnosticProvider: PullDiagnostics?
        var hoverProvider = true
        var completionProvider = Completion()
        var documentSymbolProvider = true
        var definitionProvider = true
        var referencesProvider = true
        var renameProvider = Rename()
        var workspaceSymbolProvider = true
        var colorProvider = true
        var executeCommandProvider = Commands()
        var workspace = Workspace()
    }

    struct ServerInformation: Codable, Hashable, Sendable {
        var name = "screenlint"
        var version: String
    }

    var capabilities: Capabilities
    var serverInfo: ServerInformation
}

extension Request {
    /// `initialize`: agrees on what columns count, and says what the server can do.
    static let initialize = Request(
        "initialize",
        InitializeParameters.self,
        isAllowedBeforeInitialization: true
    ) { parameters, id, session in
        guard !session.isInitialized else { return session.fail(id, .invalidRequest, "'initialize' comes once.") }
        let capabilities = parameters.capabilities
        let offered = capabilities.general?.positionEncodings ?? []
        session.encoding = offered.lazy.compactMap(PositionEncoding.init).first ?? .utf16
        let documents = capabilities.textDocument
        session.client = ClientFeatures(
            pullsDiagnostics: documents?.diagnostic != nil,
            refreshesDiagnostics: capabilities.workspace?.diagnostics?.refreshSupport == true,
            hoverFormat: format(documents?.hover?.contentFormat),
            completionFormat: format(documents?.completion?.completionItem?.documentationFormat),
            watchesFiles: capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration == true,
            showsDocuments: capabilities.window?.showDocument?.support == true
        )
        let folders = parameters.workspaceFolders?.map(\.uri) ?? parameters.rootUri.map { [$0] } ?? []
        session.workspace.setFolders(folders.map(DocumentAddress.folder(of:)))
        session.isInitialized = true
        session.respond(
            id,
            InitializeResult(
                capabilities: .init(
                    positionEncoding: session.encoding,
                    diagnosticProvider: session.client.pullsDiagnostics ? .init() : nil
                ),
                serverInfo: .init(version: session.version)
            )
        )
    }

    private static func format(_ formats: [String]?) -> MarkupContent.Format {
        formats?.contains(MarkupContent.Format.markdown.rawValue) == true ? .markdown : .plainText
    }
}
