/// Something that was asked for and can't be done, with a sentence that helps; a command ends with exit status 2.
package struct UsageError: Error, Hashable {
    /// What is wrong, and what would be right.
    package let message: String

    /// Creates an error.
    package init(message: String) { self.message = message }
}
