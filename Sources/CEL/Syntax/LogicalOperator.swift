/// The operators that need not look at all their operands.
enum LogicalOperator: String {
    case and = "&&"
    case or = "||"
}
