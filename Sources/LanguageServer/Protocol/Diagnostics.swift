import Diagnostics

/// A finding as the protocol has it.
struct ProtocolDiagnostic: Codable, Hashable, Sendable {
    struct CodeDescription: Codable, Hashable, Sendable {
        var href: String
    }

    struct RelatedInformation: Codable, Hashable, Sendable {
        var location: Location
        var message: String
    }

    var range: DocumentRange
    /// 1 error, 2 warning, 3 information.
    var severity: Int
    var code: String
    var codeDescription: CodeDescription?
    var source = "screenlint"
    var message: String
    /// 1: what it stands on is of no use.
    var tags: [Int]?
    var relatedInformation: [RelatedInformation]?
}

/// The parameters of `textDocument/publishDiagnostics`.
struct PublishDiagnosticsParameters: Codable, Hashable, Sendable {
    var uri: String
    var version: Int?
    var diagnostics: [ProtocolDiagnostic]
}
