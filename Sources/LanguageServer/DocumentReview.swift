package import Linter

/// What changed on the screens of a document since the last commit.
package struct DocumentReview: Sendable, Hashable {
    /// Makes a review of a file by what is in force: its absolute path, its text in the editor, and whether a page is wanted.
    package typealias Maker = @Sendable (RunSetup, _ path: String, _ text: [UInt8], _ wantsPage: Bool) -> DocumentReview

    /// What changed, in words.
    let words: String
    /// The path of a page that shows it; nil if there is none.
    let page: String?

    /// Creates a review.
    package init(words: String, page: String? = nil) {
        (self.words, self.page) = (words, page)
    }
}
