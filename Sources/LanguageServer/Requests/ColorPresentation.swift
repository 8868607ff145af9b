import Tokens

extension Request {
    /// `textDocument/colorPresentation`: the tokens that have a colour exactly, then its figures.
    static let colorPresentation = Request("textDocument/colorPresentation") { parameters, session in
        func component(_ name: String) throws -> Double { try parameters.required(\.number, "color", name) }
        let (red, green, blue) = (try component("red"), try component("green"), try component("blue"))
        let color = Color(red: red, green: green, blue: blue, alpha: try component("alpha"))
        let range = try parameters.required(DocumentRange.init, "range")
        guard let document = session.documents[try parameters.uri] else { return [] }
        let tokens = session.tokens(for: document)
        let names = tokens.map { tokens in tokens.tokens(with: color).map { tokens.shortestName(of: $0) } } ?? []
        let words = names.map { ($0, $0) } + [(color.hex, "\"\(color.hex)\"")]
        return .array(words.map { label, text in ["label": .string(label), "textEdit": range.edit(text)] })
    }
}
