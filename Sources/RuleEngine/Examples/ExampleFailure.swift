package import Diagnostics

/// An example of a rule that does not show what it claims to show.
package struct ExampleFailure: Sendable, Hashable {
    /// In which way it fails.
    package enum Kind: String, Sendable, Hashable {
        /// A rule fires where the example says that it does not.
        case noisy
        /// A rule does not fire where the example says that it does.
        case missing
        /// A rule fires, but on a line other than those marked `# here`.
        case misplaced
        /// A rule says something else than the example's `says`.
        case misworded
        /// A fix makes something else of the example than `fixed` says.
        case misfixed
        /// The example can't be read as a screen, or not be checked.
        case broken
    }

    /// In which way it fails.
    package let kind: Kind
    /// The id of the rule that the example belongs to.
    package let rule: String
    let example: RuleExample
    /// The path of the rule file.
    package let file: String
    /// Where it shows.
    package let range: SourceRange
    /// What happened, in one or two sentences.
    package let message: String

    init(_ kind: Kind, _ rule: RuleDefinition, _ example: RuleExample, _ range: SourceRange, _ message: String) {
        (self.kind, self.rule, self.example) = (kind, rule.id, example)
        (file, self.range, self.message) = (rule.file, range, message)
    }

    /// The name of the example, such as `sap-fiori-ios/title-length: invalid #2`.
    package var name: String { "\(rule): \(example.name)" }
    /// The failure as a finding in the rule file.
    package var diagnostic: Diagnostic { Diagnostic(.ruleFailingExample, in: file, at: range, message) }
}
