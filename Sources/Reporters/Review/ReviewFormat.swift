import Diagnostics
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
    package struct Files: Sendable {
        let before: ReviewSide
        let after: ReviewSide

        /// Creates a pair of sides.
        package init(before: ReviewSide, after: ReviewSide) { (self.before, self.after) = (before, after) }
    }

    /// What a review compares.
    package struct Sides: Sendable, Hashable {
        /// The revision before, as it was typed.
        package let before: String
        /// The revision after, as it was typed; nil for the work tree.
        package let after: String?

        /// Creates a description of the sides.
        package init(before: String, after: String?) {
            self.before = before
            self.after = after
        }
    }

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
