/// A Boolean that may be undetermined, combined as in three-valued logic.
public enum Truth: Sendable {
    /// It holds, it does not, or the description does not say.
    case yes, no, unknown

    /// Takes over a Boolean.
    public init(_ value: Bool) { self = value ? .yes : .no }

    /// The opposite; of what is unknown, unknown.
    public static prefix func ! (value: Truth) -> Truth {
        switch value {
        case .yes: .no
        case .no: .yes
        case .unknown: .unknown
        }
    }

    /// Both; no if one is known not to hold.
    public static func && (left: Truth, right: Truth) -> Truth {
        switch (left, right) {
        case (.no, _), (_, .no): .no
        case (.yes, .yes): .yes
        default: .unknown
        }
    }

    /// At least one; yes if one is known to hold.
    public static func || (left: Truth, right: Truth) -> Truth { !(!left && !right) }
}
