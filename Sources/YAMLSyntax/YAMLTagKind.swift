/// What an explicit tag says about a scalar.
///
/// The raw values are the shim's.
enum YAMLTagKind: UInt32 {
    case none
    /// `!!str`, or `!`.
    case string
    case null
    case boolean
    case integer
    case float
    /// Any other tag.
    case other
}
