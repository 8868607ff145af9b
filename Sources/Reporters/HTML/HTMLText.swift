import Wireframe

/// Makes text from a description harmless in HTML.
enum HTMLText {
    /// The text for the content of an element or an attribute in double quotes.
    ///
    /// Control characters, and those that reorder the text around them, are shown as escapes.
    static func escaped(_ text: String) -> String { MarkupText.escaped(text) }

    /// The text in an element of its own, so that its direction does not reach the text around it.
    static func isolated(_ text: String) -> String { "<bdi>\(escaped(text))</bdi>" }

    /// An attribute with a space before it.
    static func attribute(_ name: String, _ value: String) -> String { " \(name)=\"\(escaped(value))\"" }

    /// A link, or the words alone if the address is none of the web.
    static func link(_ words: String, to address: String?) -> String {
        guard let address, address.hasPrefix("https://") || address.hasPrefix("http://") else { return escaped(words) }
        return "<a\(attribute("href", address)) rel=\"noreferrer\">\(escaped(words))</a>"
    }
}
