import Tokens

/// The parameters of `textDocument/colorPresentation`.
struct ColorPresentationParameters: Codable, Hashable, Sendable {
    var textDocument: TextDocumentIdentifier
    var color: ProtocolColor
    var range: DocumentRange
}

/// A way to write a colour.
struct ColorPresentation: Codable, Hashable, Sendable {
    var label: String
    var textEdit: TextEdit
}

extension Request {
    /// `textDocument/colorPresentation`: the tokens that have a colour exactly, then its figures.
    static let colorPresentation = Request(
        "textDocument/colorPresentation",
        ColorPresentationParameters.self
    ) { parameters, session -> [ColorPresentation] in
        guard let document = session.documents[parameters.textDocument.uri] else { return [] }
        let color = parameters.color.color
        let tokens = session.tokens(for: document)
        let names = tokens.map { tokens in tokens.tokens(with: color).map { tokens.shortestName(of: $0) } } ?? []
        let words = names.map { ($0, $0) } + [(color.hex, "\"\(color.hex)\"")]
        return words.map { label, text in
            ColorPresentation(label: label, textEdit: TextEdit(range: parameters.range, newText: text))
        }
    }
}
