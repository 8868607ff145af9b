@testable import CEL

extension Program {
    /// Whether the result was known when the expression was compiled.
    var isConstant: Bool { instructions.first?.operation == .constant && instructions.count == 2 }
}
