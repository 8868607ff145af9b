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

    /// The binary operator that a word is, and how strongly it binds.
    init?(_ token: Token.Kind) {
        switch token {
        case .star: self = .multiply
        case .slash: self = .divide
        case .percent: self = .remainder
        case .plus: self = .add
        case .minus: self = .subtract
        case .less: self = .less
        case .lessOrEqual: self = .lessOrEqual
        case .greater: self = .greater
        case .greaterOrEqual: self = .greaterOrEqual
        case .equal: self = .equal
        case .notEqual: self = .notEqual
        case .in_: self = .contained
        default: return nil
        }
    }

    /// 3 binds strongest.
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
