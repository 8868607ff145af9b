/// What it means that a field is not written.
package enum Absence: Sendable, Hashable {
    /// Nothing is known; reading it gives the absent value.
    case unknown
    /// There is none; reading it gives `null`, or an empty list for a list.
    case none
    /// The value is this word, spelt as in a file.
    case value(String)
}
