package import Diagnostics

/// Something that was asked for and can't be done, with a sentence that helps; a command ends with exit status 2.
package struct UsageError: Error, Hashable {
    /// What is wrong, and what would be right.
    package let message: String

    /// Creates an error.
    package init(_ message: String) { self.message = message }

    /// Creates an error that tells what went wrong with a file, behind words such as its path and a colon.
    package init(_ start: String, _ failure: FileFailure) { message = "\(start) \(failure.message)." }

    /// Does what may fail on account of a file, which is told behind some words.
    package static func telling<Result: ~Copyable>(
        _ start: String,
        _ body: @autoclosure () throws(FileFailure) -> Result
    ) throws(UsageError) -> Result {
        do {
            return try body()
        } catch {
            throw UsageError(start, error)
        }
    }
}
