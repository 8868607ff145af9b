/// A text in Markdown.
struct MarkupContent: Codable, Hashable, Sendable {
    var kind = "markdown"
    var value: String

    init(_ value: String) { self.value = value }
}
