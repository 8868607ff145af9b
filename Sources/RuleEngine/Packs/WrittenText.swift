package import Diagnostics

/// A text of a rule file or a configuration, such as a path, a condition or a name, with its place.
package struct WrittenText: Sendable, Hashable {
    /// The text.
    package let text: String
    /// Where it is written.
    package let range: SourceRange
}
