package import Diagnostics

/// One statement of a guideline document, in our own words.
package struct Clause: Sendable, Hashable {
    /// The id, such as `FIORI-NAV-04`.
    package let id: String
    /// The name of the document it stands in.
    package let document: String
    /// How strongly it binds.
    package let modality: Modality
    /// What it says.
    package let says: String
    /// The clause that says the same and carries the rule.
    package let sameAs: String?
    /// Why no rule checks it.
    package let unchecked: String?
    /// The rule that it limits: a permission.
    package let permits: String?
    /// What checks it, if no rule does: `schema`.
    package let checkedBy: String?
    /// The clauses of other packs that ask for something else.
    package let conflicts: [String]
    /// Where it stands in its rule file.
    package let range: SourceRange
}
