/// One step of a program: three operands, whose meaning is the operation's.
///
/// The operation `constant` has its value in place of `left` and `right`, so that running a program touches one array.
struct Instruction: BitwiseCopyable, Sendable {
    let operation: Operation
    /// The tag of the constant.
    let tag: Value.Tag
    let target: UInt16
    var left: UInt32
    var right: UInt32

    init(_ operation: Operation, tag: Value.Tag = .absent, target: Int, left: Int, right: Int) {
        self.operation = operation
        self.tag = tag
        self.target = UInt16(truncatingIfNeeded: target)
        self.left = UInt32(truncatingIfNeeded: left)
        self.right = UInt32(truncatingIfNeeded: right)
    }

    init(constant: Value, target: Int) {
        operation = .constant
        self.target = UInt16(truncatingIfNeeded: target)
        left = UInt32(truncatingIfNeeded: constant.bits)
        right = UInt32(truncatingIfNeeded: constant.bits >> 32)
        tag = constant.tag
    }

    /// The value of the operation `constant`.
    var constant: Value { Value(tag, UInt64(right) << 32 | UInt64(left)) }
}
