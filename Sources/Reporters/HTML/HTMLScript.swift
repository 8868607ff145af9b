import Diagnostics

/// The script of a page: filters the screens, and follows links to what is hidden.
enum HTMLScript: String, CaseIterable {
    case report
    case review

    /// The script without the end of its last line.
    var text: String { String(EmbeddedText.file("pages/\(rawValue).js").dropLast()) }
}
