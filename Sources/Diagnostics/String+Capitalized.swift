extension StringProtocol {
    /// The text with a capital at its beginning; the rest stays.
    package var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
