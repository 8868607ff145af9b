/// That a token should no longer be used, as its file says.
package struct TokenDeprecation: Sendable, Hashable {
    /// Why, in the file's own words.
    package let reason: String?
    /// The name of the token to use instead, in the file's own spelling.
    package let successor: String?
}
