/// What a check kind, one of its options or a key of a fix takes: for the JSON Schema of rule files, and for completion.
///
/// Wherever one of these stands a parameter may stand in its place, as `$name`.
package indirect enum CheckValue: Sendable, Hashable {
    /// An expression in CEL.
    case condition
    /// Two expressions in CEL.
    case twoConditions
    /// A path from the screen.
    case path
    /// The name of a field of what is visited or of its elements, or an expression in CEL.
    case field
    /// A text, a number or a truth value.
    case scalar
    /// Such a value, or a list of them.
    case scalars
    /// `true` or `false`.
    case boolean
    /// `true`, as nothing is said by `false`.
    case yes
    /// A whole number, 0 at least.
    case integer
    /// A number.
    case number
    /// One of some words.
    case words([String])
    /// A map of such keys, one of them at least.
    case members([Member])
    /// A map of one of such keys.
    case oneMember([Member])
    /// A map from names of fields to their values.
    case fields
    /// A value, or a map from names of fields to their values.
    case valueOrFields
    /// A map from words to those to write instead, a list of words, or such maps by locale.
    case terms
    /// A map from languages to words.
    case wordsByLanguage

    /// A key of a map.
    package struct Member: Sendable, Hashable {
        /// The key.
        package let name: String
        /// One line on what it is for.
        package let summary: String
        /// What it takes.
        package let value: CheckValue

        init(_ name: String, _ summary: String, _ value: CheckValue) {
            self.name = name
            self.summary = summary
            self.value = value
        }
    }
}
