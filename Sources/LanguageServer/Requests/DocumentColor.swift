import Tokens

extension Request {
    /// `textDocument/documentColor`: the colours of a screen, of which editors show a swatch.
    static let documentColor = Request("textDocument/documentColor") { parameters, session in
        guard let document = session.documents[try parameters.uri] else { return [] }
        let mapping = PositionMapping(document.text, session.encoding)
        return .array(
            session.colors(of: document).map { range, color in
                ["color": components(of: Color(bytes: color.bytes)), "range": mapping.range(range).json]
            }
        )
    }

    /// A colour as the protocol has it; components run from 0 to 1.
    private static func components(of color: Color) -> JSONValue {
        func number(_ component: Double) -> JSONValue { .number("\(component)") }
        return [
            "red": number(color.red), "green": number(color.green), "blue": number(color.blue),
            "alpha": number(color.alpha),
        ]
    }
}
