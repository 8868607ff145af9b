/// One step of a program: three operands, whose meaning is the operation's.
struct Instruction: BitwiseCopyable, Sendable {
    var operation: Operation
    var target: UInt16
    var left: UInt32
    var right: UInt32
}
