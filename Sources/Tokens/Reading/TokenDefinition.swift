import Diagnostics
import YAMLSyntax

/// One token as its file defines it, what its group gives it included.
struct TokenDefinition: Sendable {
    /// The names of its groups, outermost first, and its own.
    var path: [String]
    /// The index of the file among those read.
    let file: Int
    /// Where its name stands in that file.
    let nameRange: SourceRange
    /// What stands for the value; an alias, a pointer or a value.
    let value: Value
    /// The type, its own or that of a group around it.
    let type: String?
    /// Whether it should no longer be used, and what to use instead.
    let deprecation: TokenDeprecation?

    /// What stands for a token's value.
    enum Value: Sendable {
        /// The value as it is written.
        case written(YAMLValue)
        /// A JSON pointer to another token, and where it is written.
        case pointer(String, SourceRange)
    }

    /// The path with dots, as aliases write it.
    var name: String { path.joined(separator: ".") }
}
