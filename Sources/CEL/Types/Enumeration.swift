/// A closed list of strings that a field of the host may have.
///
/// Comparing one, a symbol (see `SymbolNames`), with a literal outside the list is an error when that is compiled.
package struct Enumeration: Hashable, Sendable {
    /// What the strings are, for messages: `platform`.
    let name: String
    /// The strings, in the order in which messages list them.
    let members: [String]

    /// Creates an enumeration.
    package init(name: String, members: [String]) {
        (self.name, self.members) = (name, members)
    }
}
