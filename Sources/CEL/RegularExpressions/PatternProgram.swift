/// A pattern as an automaton.
struct PatternProgram: Sendable {
    /// One state, or a way from state to state.
    enum Instruction: Sendable {
        /// One scalar, then the next instruction.
        case scalar(UInt32)
        /// A scalar whose folded form is this.
        case folded(UInt32)
        /// A scalar of a class, by its index.
        case set(Int32)
        case jump(Int32)
        /// Go on at both.
        case split(Int32, Int32)
        /// Go on if the place is such.
        case assertion(PatternAssertion)
        case found
    }

    var instructions: [Instruction] = []
    var sets: [ScalarSet] = []
    /// Whether the pattern can be found at the beginning of a text only.
    var isAnchored = false
}
