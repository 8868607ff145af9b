package import Linter

/// The formats of `screenlint review`.
package enum ReviewFormat: String, Sendable, CaseIterable {
    /// Lines for people.
    case full
    /// One JSON object, version 1.
    case json

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

    /// The report on a review.
    ///
    /// - Parameters:
    ///   - review: What was found.
    ///   - sides: What was compared.
    ///   - colors: Whether a terminal shows colours.
    /// - Returns: The text, with a line break at its end.
    package func text(_ review: Review, _ sides: Sides, colors: Bool) -> String {
        switch self {
        case .full: ReviewText(TerminalStyle(isEnabled: colors)).text(review, sides)
        case .json: ReviewJSON.text(review, sides)
        }
    }
}
