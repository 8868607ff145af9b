/// The result of comparing two texts.
package enum TextComparison: Sendable {
    /// They say the same.
    case equal
    /// They say different things.
    case different
    /// They cannot be compared, as a colour's name and its hexadecimal value.
    case unknown
}
