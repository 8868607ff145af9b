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
    var value: Value
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
        /// A value for each appearance.
        case appearances(light: YAMLValue, dark: YAMLValue)
        /// Several values, of which nobody says which one counts.
        case open

        /// Whether another value is the same text.
        func says(_ other: Value) -> Bool {
            guard case (.written(let value), .written(let other)) = (self, other) else { return false }
            return value.text != nil && value.text == other.text
        }
    }

    /// What is written for an appearance; nil for a pointer, and where several values are.
    func written(in appearance: Appearance) -> YAMLValue? {
        switch value {
        case .written(let value): value
        case .appearances(let light, let dark): appearance == .light ? light : dark
        case .pointer, .open: nil
        }
    }

    /// The path with dots, as aliases write it.
    var name: String { path.joined(separator: ".") }
}
