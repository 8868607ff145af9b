import Diagnostics
import Tokens

/// A colour as the protocol has it; components run from 0 to 1.
struct ProtocolColor: Codable, Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    init(_ color: Color) {
        let shown = Color(bytes: color.bytes)
        (red, green, blue, alpha) = (shown.red, shown.green, shown.blue, shown.alpha)
    }

    /// The colour.
    var color: Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}

/// A colour, and where it stands.
struct ColorInformation: Codable, Hashable, Sendable {
    var range: DocumentRange
    var color: ProtocolColor
}

extension Request {
    /// `textDocument/documentColor`: the colours of a screen, of which editors show a swatch.
    static let documentColor = Request("textDocument/documentColor", DocumentParameters.self) {
        parameters,
        session -> [ColorInformation] in
        guard let document = session.documents[parameters.textDocument.uri] else { return [] }
        let mapping = PositionMapping(document.text, session.encoding)
        let colors = session.colors(of: document)
        return colors.map { ColorInformation(range: mapping.range($0.range), color: ProtocolColor($0.color)) }
    }
}
