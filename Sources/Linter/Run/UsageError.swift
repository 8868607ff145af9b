import Diagnostics

/// Something that was asked for and can't be done, with a sentence that helps; a command ends with exit status 2.
package struct UsageError: Error, Hashable {
    /// What is wrong, and what would be right.
    package let message: String

    /// Creates an error.
    package init(_ message: String) { self.message = message }

    /// Does what may fail on account of a file; what went wrong is told behind words such as its path and a colon.
    package static func telling<Result: ~Copyable>(
        _ start: String,
        _ body: () throws(FileSystem.Failure) -> Result
    ) throws(UsageError) -> Result {
        do {
            return try body()
        } catch {
            throw UsageError("\(start) \(error.message).")
        }
    }
}
