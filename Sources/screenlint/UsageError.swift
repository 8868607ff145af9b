/// A mistake in how the command was called: exit status 2, and a sentence that helps.
struct UsageError: Error, Hashable {
    let message: String
}
