/// A published document that clauses come from.
package struct GuidelineDocument: Sendable, Hashable {
    /// The name by which rule files refer to it, such as `navigation-bar`.
    package let name: String
    /// The title.
    package let title: String
    /// Who published it.
    package let publisher: String
    /// Where it can be read; nil if that is nowhere on the web.
    package let url: String?
    /// When it was last changed, as the publisher says.
    package let updated: String?
}
