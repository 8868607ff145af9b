import CEL
import Diagnostics

/// A compiled CEL expression of a rule.
///
/// A class, because checks hand their conditions on for every node they judge.
package final class Condition: Sendable {
    let program: Program
    let source: RuleDefinition.Expression
    /// The tests of single fields that it is made of; none if it is made of anything else.
    let tests: [FieldTest]

    init(program: Program, source: RuleDefinition.Expression) {
        self.program = program
        self.source = source
        // A closure, not a key path: one of several steps is put together at run time, four times as long as the rest of it.
        tests = program.parts.contains { $0.tests.isEmpty } ? [] : program.tests
    }

    /// The words of a part of the program.
    func text(of part: Program.Part) -> String {
        String(decoding: Array(source.text.utf8)[part.range], as: UTF8.self)
    }

    /// The fields it reads, as pairs of component and slot.
    var reads: [FieldRead] { program.reads }
}
