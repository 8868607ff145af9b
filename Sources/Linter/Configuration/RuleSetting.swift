package import Diagnostics
import RuleEngine
package import YAMLSyntax

/// What a configuration says about one rule.
package struct RuleSetting: Sendable, Hashable {
    /// Whether the rule is switched off; nil if nothing is said.
    package var isOff: Bool?
    /// The severity; nil to keep the rule's own.
    package var severity: Severity?
    /// What is said of its parameters: a value for each, and what extends that, in the order in which it is said.
    package var parameters: [String: [YAMLValue]] = [:]

    /// This setting with what another one says on top of it.
    func overlaid(by other: RuleSetting) -> RuleSetting {
        var result = self
        result.isOff = other.isOff ?? isOff
        result.severity = other.severity ?? severity
        // What changes a list or a map changes the one that the weaker setting has made.
        result.parameters.merge(other.parameters) { $1.first?.isExtension ?? false ? $0 + $1 : $1 }
        return result
    }
}
