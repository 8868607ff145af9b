/// The type of a field's value.
package indirect enum FieldType: Sendable, Hashable {
    /// Text that people read: a scalar, or one scalar per locale.
    case text
    /// An id, a path or another name that is compared letter by letter.
    case identifier
    /// The open name of a colour, icon or the like, compared without case, spaces, hyphens, underscores and dots.
    case token
    /// `true` or `false`.
    case boolean
    /// A whole number.
    case integer
    /// A number, in points unless the field says otherwise.
    case number
    /// One word of a closed list.
    case enumeration(Enumeration)
    /// A component of the schema.
    case component(ComponentKind)
    /// A list of values of one type.
    case list(FieldType)
    /// Free-form data.
    case dynamic

    /// One of some words that speak for themselves.
    static func words(_ names: String...) -> FieldType { .enumeration(Enumeration(names)) }
}

/// A closed list of words.
package struct Enumeration: Sendable, Hashable {
    /// One word of the list.
    package struct Value: Sendable, Hashable {
        /// The word as rules read it.
        package let name: String
        /// One line on what it means.
        package let summary: String
        /// Other spellings that are taken for it, such as `true`.
        package let aliases: [String]
    }

    /// The words in the order in which they are documented.
    package let values: [Value]

    /// Creates a list of words that speak for themselves.
    package init(_ names: [String]) { values = names.map { Value(name: $0, summary: "", aliases: []) } }

    /// Creates a list of words with a line on each; `aliases` are other spellings, by the word that they are taken for.
    init(documented values: KeyValuePairs<String, String>, aliases: [String: [String]] = [:]) {
        self.values = values.map { Value(name: $0.key, summary: $0.value, aliases: aliases[$0.key] ?? []) }
    }

    /// The words as rules read them.
    package var names: [String] { values.map(\.name) }

    /// The words as they may be written.
    package var spellings: [String] { values.flatMap { [$0.name] + $0.aliases } }
}
