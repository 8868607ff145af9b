/// What an instruction does.
///
/// `target`, `left` and `right` are its operands; `r[n]` is register n.
enum Operation: UInt8, BitwiseCopyable, Sendable {
    // Values
    /// r[target] = r[left]
    case move
    /// r[target] = the instruction's constant
    case constant
    /// r[target] = the field in slot `right` of r[left]
    case field
    /// r[target] = whether r[left] has the field in slot `right`
    case hasField
    /// r[target] = the field or key of r[left] with the program's name `right`
    case namedField
    /// r[target] = whether r[left] has the field or key with the program's name `right`
    case hasNamedField
    /// r[target] = a list of the `right` registers from `left` on
    case list
    /// r[target] = a map of the `right` pairs of registers from `left` on
    case map

    // Functions
    /// r[target] = a function, `left & 0xFF`, of the `left >> 8` registers from `right` on
    case call
    /// r[target] = r[left] compared with r[right]
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    /// r[target] = r[left] compared with the symbol `right`
    case equalSymbol, notEqualSymbol
    /// r[target] = r[left] + r[right]
    case add
    /// r[target] = not r[left]
    case not
    /// r[target] = the size of r[left]
    case size
    /// r[target] = whether r[left] is among r[right]
    case contained
    /// r[target] = whether the program's pattern `right` is found in r[left]
    case match

    // Decisions
    /// go on at `left`
    case jump
    /// make r[target] a bool or a failure; if it is false (true), go on at `left`
    case jumpIfFalse, jumpIfTrue
    /// r[target] = r[target] && (||) r[right]; if it is false (true), go on at `left`
    case and, or
    /// if r[target] is false, go on at `left`; if it is a failure, at `right`
    case branch

    // Loops, with the result in r[target], what is visited in r[target + 1], the count in r[target + 2], the element in
    // r[target + 3] and what is computed for it in r[target + 4]
    /// begin to visit; if that cannot be, r[target] is a failure and we go on at `left`
    case beginLoop
    /// the next element; if there is none, go on at `left`
    case nextElement
    // The steps that end the visit of an element go on with the next one, at `right`.
    /// take the outcome into the result of `exists` (`all`); if it is decided, go on at `left`
    case exists, all
    /// count the element if the outcome is true; if it is a failure, so is the result, and we go on at `left`
    case count
    /// begin to collect
    case beginList
    /// collect the element if the outcome is true; if it is a failure, so is the result, and we go on at `left`
    case keep
    /// collect the outcome; if it is a failure, so is the result, and we go on at `left`
    case append
    /// if the outcome is false, go on at `left`; if it is a failure, so is the result, and we go on at `right`
    case skip
    /// r[target] = the list that was collected
    case endList
    /// r[target] = whether the count in r[target] is one
    case isOne

    // Ends
    /// r[target] = the failure `left`
    case fail
    /// the result is r[left]
    case finish
}
