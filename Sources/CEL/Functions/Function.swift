/// What an instruction or a call computes from its operands.
///
/// The form for the kinds of its arguments is chosen when it is evaluated, since an argument may be `dyn`.
enum Function: UInt8, Sendable {
    // Operators
    case not, negate, multiply, divide, remainder, add, subtract
    case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual, contained, index
    // Standard functions
    case size, startsWith, endsWith, contains, matches
    case toBool, toInt, toUint, toDouble, toString, toBytes, toDyn, typeOf
    // The strings extension
    case charAt, indexOf, lastIndexOf, lowerASCII, upperASCII, replace, split, substring, trim, join, reverse, quote
    case format
    /// Ours: the words of a text.
    case words
    // Lists
    case slice, first, last, distinct, flatten, sort
    // Ours: colours
    case color, hex, luminance, contrast, over

    /// Whether the function compares for order.
    var isOrdering: Bool {
        switch self {
        case .less, .lessOrEqual, .greater, .greaterOrEqual: true
        default: false
        }
    }

    /// Whether the function compares for equality.
    var isEquality: Bool { self == .equal || self == .notEqual }
}
