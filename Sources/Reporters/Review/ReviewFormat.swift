package import Linter

/// The formats of `screenlint review`.
package enum ReviewFormat: String, Sendable, CaseIterable {
    /// Lines for people.
    case full
    /// One JSON object, version 1.
    case json
    /// Markdown, for a comment on a change.
    case markdown
    /// A page with each screen before and after.
    case html

    /// Where the files of both sides are read, and what is configured for them: colours and guidelines.
    package typealias Files = (before: ReviewSide, after: ReviewSide)
    /// The revisions that a review compares, as they were typed; nil for the work tree.
    package typealias Sides = (before: String, after: String?)

    /// The text of a report on a review, with a line break at its end; screens to draw are read in `files`.
    package func text(_ review: Review, _ sides: Sides, _ files: Files, colors: Bool) -> String {
        switch self {
        case .full: ReviewText(style: TerminalStyle(isEnabled: colors)).text(review, sides)
        case .json: ReviewJSON.text(review, sides)
        case .markdown: ReviewMarkdown.text(review, sides)
        case .html: ReviewHTML(review: review, sides: sides, files: files).text
        }
    }
}
