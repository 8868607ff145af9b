/// What the client can do, as it said in `initialize`.
struct ClientFeatures: Hashable, Sendable {
    /// Whether it asks for findings; then they are not sent unasked, or it would show them twice.
    var pullsDiagnostics = false
    /// Whether it can be told to ask for findings again.
    var refreshesDiagnostics = false
    /// The format that it shows beside a point.
    var hoverFormat = MarkupContent.Format.plainText
    /// The format that it shows beside what could be typed.
    var completionFormat = MarkupContent.Format.plainText
    /// Whether it can be asked to watch files.
    var watchesFiles = false
    /// Whether it can show a document or a web page.
    var showsDocuments = false
    /// Whether it takes edits that say which version of a document they are for.
    var takesVersions = false
    /// Whether the symbols of a document may stand in one another.
    var nestsSymbols = false
}
