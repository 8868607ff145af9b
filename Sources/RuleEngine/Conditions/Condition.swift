import CEL

/// A compiled CEL expression of a rule.
///
/// A class, because checks hand their conditions on for every node they judge.
package final class Condition: Sendable {
    let program: Program
    let source: WrittenText

    /// Whether it is over the component that has the visited field, `parent`, and not over that field.
    let readsParent: Bool
    /// Whether it is over the elements of a list, `item`.
    let isOverItems: Bool

    init(program: Program, source: WrittenText, readsParent: Bool, isOverItems: Bool) {
        (self.readsParent, self.isOverItems, self.program, self.source) = (readsParent, isOverItems, program, source)
    }

    /// The words of a part of the program.
    func text(ofPart index: Int) -> String {
        String(decoding: Array(source.text.utf8)[program.parts[index].range], as: UTF8.self)
    }
}

/// An expression of a rule that can't be evaluated.
struct ConditionFailure: Sendable, Hashable {
    let expression: WrittenText
    let error: EvaluationFailure
}
