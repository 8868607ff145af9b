/// The order of two values.
enum Order {
    case less, equal, greater
    /// One is not a number: every comparison is false.
    case unordered
    /// The values have no order.
    case incomparable
}
