/// Whether a field has a value.
package enum Presence: Sendable {
    /// It has one.
    case present
    /// It has none.
    case missing
    /// The description does not say.
    case unknown
}
