import Diagnostics

/// A short screen to start from, explained by comments and free of findings under every guideline.
enum ScreenTemplate: String, CaseIterable {
    /// The main screen of a tab, with things to choose from.
    case list
    /// One thing, opened from a list.
    case detail
    /// A sheet to fill in.
    case form
    /// Two columns on a tablet.
    case splitView = "split-view"

    var fileName: String { rawValue + ".screen.yaml" }

    /// The text of the file, a description that names the guidelines which the screen follows.
    func text(guidelines: [String]) -> String {
        // Workday Canvas tells its bars apart, and the header of a sheet from both.
        let bar = self == .form ? "modal-header " : "top-app-bar  "
        let isNamed = guidelines.contains("workday-canvas")
        let kind = isNamed ? "\n  kind: \(bar)             # what Workday Canvas calls this bar" : ""
        return EmbeddedText.file("templates/\(fileName)")
            .replacing("[apple-hig]", with: "[\(guidelines.joined(separator: ", "))]")
            .replacing("navigationBar:", with: "navigationBar:" + kind)
    }
}
