import Diagnostics
package import ScreenModel

/// What a key of a rule file, of `pack.yaml` or of a configuration takes: for the JSON Schemas, and for completion.
///
/// In a check and in a fix a parameter may stand in its place, as `$name`.
package indirect enum FileValue: Sendable, Hashable {
    /// A text; a number or a truth value is read as it is written.
    case text
    /// A name of something.
    case name(Named)
    /// An expression in CEL.
    case condition
    /// A path from the screen.
    case path
    /// The name of a field of what is visited or of its elements, or an expression in CEL.
    case field
    /// A text with placeholders.
    case message
    /// A release of screenlint.
    case release
    /// A pattern of files.
    case glob
    /// A text, a number or a truth value.
    case scalar
    /// `true` or `false`.
    case boolean
    /// `true`, as nothing is said by `false`.
    case yes
    /// A whole number, so much at least.
    case integer(from: Int = 0)
    /// A number.
    case number
    /// One of some words.
    case words([String])
    /// The name of a platform.
    case platform
    /// `off`, or a severity.
    case level
    /// A list of so many elements at least, and at most if it says so.
    case list(FileValue, from: Int = 0, to: Int? = nil)
    /// A value, or a list of such values, of so many elements at least.
    case oneOrMany(FileValue, from: Int = 0)
    /// A map with these keys, of which so many at least, and at most if it says so, are there.
    case keys([FileKey], from: Int = 0, to: Int? = nil)
    /// A map from names of one's own to such values, of so many entries at least.
    case entries(FileValue, from: Int = 0)
    /// Such a value, or nothing yet.
    case optional(FileValue)
    /// One of several values.
    case either([FileValue])
    /// Anything.
    case anything
    /// A check kind with its options.
    case check
    /// A fix.
    case fix
    /// A screen, or several of them.
    case example
    /// What is said about rules, by their ids.
    case ruleSettings

    /// The words that say how much a rule weighs.
    package static let levels = ["off"] + Severity.allCases.map(\.rawValue)

    /// A text, a number or a truth value, or a list of them.
    static let scalars = FileValue.oneOrMany(.scalar, from: 1)
    /// A map from names of fields to their values.
    static let fields = FileValue.entries(.scalar, from: 1)
    /// A map from words to those to write instead, a list of words, or such maps by locale.
    static let terms = {
        let preferred = FileValue.entries(.either([.optional(.scalar), .list(.scalar)]), from: 1)
        return FileValue.either([.list(.scalar, from: 1), preferred, .entries(preferred, from: 1)])
    }()
    /// A map from languages to words.
    static let wordsByLanguage = FileValue.entries(.scalars)

    /// What a name may stand for.
    package enum Named: Sendable, Hashable {
        /// A rule, by its id.
        case rule
        /// A built-in rule pack.
        case pack
        /// A clause.
        case clause
        /// A document of the pack.
        case document
    }
}

extension Field {
    /// The field for the platform of a screen.
    package static var platform: Field { ComponentKind.screen.component.fields[Slots.Screen.platform] }

    /// The names of all platforms.
    package static var platformNames: [String] { platform.type.enumeration?.names ?? [] }
}
