import CEL
import Diagnostics

/// One rule, in the order in which rules are run: what is asked of it most, as plain values.
struct CheckStep {
    let ruleNumber: UInt32
    let branch: UInt32
    let bodyIndex: UInt32?
    let sharedRange: CompactRange
    let operandRange: CompactRange
    let readsText: Bool
    let judgesNothing: Bool
    let hasException: Bool
    /// Whether satisfying it settles the rules that it supersedes.
    let isLimit: Bool
    /// Whether there are such rules.
    let supersedes: Bool

    /// The number of the rule in its set.
    var rule: Int { Int(ruleNumber) }
    /// The index of the branch at the end of its path.
    var path: Int { Int(branch) }
    /// The index of its body, once its path is open.
    var body: Int? { bodyIndex.map(Int.init) }
    /// The operands of its `when` that are over the screen alone, as indices of `sharedOperands`.
    var sharedOperands: Range<Int> { sharedRange.range }
    /// The other operands of its `when`, as indices of `operands`.
    var operands: Range<Int> { operandRange.range }
}

/// An operand of the outermost `&&` of a rule's `when`.
struct WhenOperand {
    /// The tests that may decide it, as indices of `tests`.
    let tests: Program.Tests
    /// The index of the condition that it is a part of, and its own among the parts of that.
    let condition: UInt32
    let part: UInt32
}
