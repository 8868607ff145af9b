import CEL
import Diagnostics

/// A compiled CEL expression of a rule.
package struct Condition: Sendable {
    let program: Program
    let source: RuleDefinition.Expression

    /// The fields it reads, as pairs of component and slot.
    var reads: [FieldRead] { program.reads }
}
