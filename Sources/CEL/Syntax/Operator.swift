/// The operators that always look at all their operands.
enum Operator: String {
    case not = "!"
    case negate = "-x"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
    case add = "+"
    case subtract = "-"
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case equal = "=="
    case notEqual = "!="
    case contained = "in"
    case index = "[]"

    /// How strongly an operator between two operands binds: 3 is strongest.
    var precedence: Int {
        switch self {
        case .multiply, .divide, .remainder: 3
        case .add, .subtract: 2
        default: 1
        }
    }

    /// The operator as it is written.
    var symbol: String { self == .negate ? "-" : rawValue }
}
