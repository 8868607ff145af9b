package import Diagnostics

/// Something wrong with a YAML text.
package struct YAMLProblem: Sendable, Hashable {
    /// What kind of problem it is; each has its rule id.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case syntax = "yaml/syntax"
        case encoding = "yaml/encoding"
        case unknownAlias = "yaml/unknown-alias"
        case tooDeep = "yaml/too-deep"
        case tooLarge = "yaml/too-large"
        case tooManyAliases = "yaml/too-many-aliases"

        /// The id under which the problem is reported.
        package var ruleID: String { rawValue }
    }

    /// A further place that explains the problem.
    package struct Related: Sendable, Hashable {
        /// Where it stands.
        package let range: SourceRange
        /// What stands there, in one sentence.
        package let message: String
    }

    /// What kind of problem it is.
    package let kind: Kind
    /// Where it stands; a point where something is missing.
    package let range: SourceRange
    /// What is wrong and, where that can be said, how to mend it.
    package let message: String
    /// Where the construct in question begins, if that is another place.
    package let related: Related?
    /// What libyaml says, for callers that tell causes apart; nil for problems that it did not find.
    package let parserMessage: String?

    init(
        _ kind: Kind,
        at range: SourceRange,
        _ message: String,
        related: Related? = nil,
        parserMessage: String? = nil
    ) {
        self.kind = kind
        self.range = range
        self.message = message
        self.related = related
        self.parserMessage = parserMessage
    }

    /// The problem as a diagnostic on a file, without the further place.
    package func diagnostic(in file: String) -> Diagnostic {
        Diagnostic(file: file, rule: kind.ruleID, severity: .error, message: message, range: range)
    }
}
