import CEL

/// One rule, in the order in which rules are run: what is asked of it most, as plain values.
struct CheckStep {
    /// The number of the rule in its set.
    let rule: Int
    /// The index of the branch at the end of its path.
    let path: Int
    /// The index of its body, once its path is open.
    let body: Int?
    /// The operands of its `when` that are over the screen alone, as indices of `sharedOperands`.
    let sharedOperands: Range<Int>
    /// The other operands of its `when`, as indices of `operands`.
    let operands: Range<Int>
    let readsText: Bool
    let judgesNothing: Bool
    let hasException: Bool
    /// Whether satisfying it settles the rules that it supersedes.
    let isLimit: Bool
    /// Whether there are such rules.
    let supersedes: Bool
}

/// An operand of the outermost `&&` of a rule's `when`.
struct WhenOperand {
    /// The tests that may decide it, as indices of `tests`.
    let tests: Program.Tests
    /// The index of the condition that it is a part of, and its own among the parts of that.
    let condition: Int
    let part: Int
}
