package import Diagnostics
package import YAMLSyntax

/// What a configuration says about one rule.
package struct RuleSetting: Sendable, Hashable {
    /// Whether the rule is switched off; nil if nothing is said.
    package var isOff: Bool?
    /// The severity; nil to keep the rule's own.
    package var severity: Severity?
    /// Values of its parameters.
    package var parameters: [String: YAMLValue] = [:]

    /// This setting with what another one says on top of it.
    package func overlaid(by other: RuleSetting) -> RuleSetting {
        var result = self
        result.isOff = other.isOff ?? isOff
        result.severity = other.severity ?? severity
        result.parameters.merge(other.parameters) { $1 }
        return result
    }
}
