import Linter

/// The parameters of `initialize`, as far as they matter here.
struct InitializeParameters: Codable, Hashable, Sendable {
    struct Capabilities: Codable, Hashable, Sendable {
        struct General: Codable, Hashable, Sendable {
            var positionEncodings: [String]?
        }

        var general: General?
    }

    var capabilities: Capabilities
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
        var codeActionKinds = [CodeAction.quickFix, CodeAction.fixAll]
    }

    struct PullDiagnostics: Codable, Hashable, Sendable {
        var identifier = "screenlint"
        var interFileDependencies = false
        var workspaceDiagnostics = false
    }

    struct Completion: Codable, Hashable, Sendable {
        var resolveProvider = false
    }

    struct Capabilities: Codable, Hashable, Sendable {
        var positionEncoding: PositionEncoding
        var textDocumentSync = Synchronization()
        var codeActionProvider = CodeActions()
        var diagnosticProvider = PullDiagnostics()
        var hoverProvider = true
        var completionProvider = Completion()
        var documentSymbolProvider = true
        var definitionProvider = true
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
        let offered = parameters.capabilities.general?.positionEncodings ?? []
        session.encoding = offered.lazy.compactMap(PositionEncoding.init).first ?? .utf16
        session.isInitialized = true
        session.respond(
            id,
            InitializeResult(
                capabilities: .init(positionEncoding: session.encoding),
                serverInfo: .init(version: session.version)
            )
        )
    }

    /// `initialized`: nothing is left to be done.
    static let initialized = Request("initialized") { _, _ in }

    /// `shutdown`: the client is about to leave.
    static let shutdown = Request("shutdown") { id, session in
        session.shutDown()
        session.respond(id, NoResult())
    }
}
