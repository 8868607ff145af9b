import CEL
import Diagnostics

/// A compiled CEL expression of a rule.
///
/// A class, because checks hand their conditions on for every node they judge.
package final class Condition: Sendable {
    let program: Program
    let source: RuleDefinition.Expression

    init(program: Program, source: RuleDefinition.Expression) {
        self.program = program
        self.source = source
    }

    /// The words of a part of the program.
    func text(of part: Program.Part) -> String {
        String(decoding: Array(source.text.utf8)[part.range], as: UTF8.self)
    }
}
