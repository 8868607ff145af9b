/// A Boolean that may be undetermined, combined as in three-valued logic.
public enum Truth: Sendable {
    /// It holds, it does not, or the description does not say.
    case yes, no, unknown

    /// Takes over a Boolean.
    public init(_ value: Bool) { self = value ? .yes : .no }

    /// Reads a Boolean slot.
    init(_ slot: Slot) {
        switch slot.payload {
        case 1: self = .yes
        case 0: self = .no
        default: self = .unknown
        }
    }

    /// The slot that holds this value for the component at `node`.
    func slot(node: UInt32) -> Slot {
        switch self {
        case .yes: Slot(node: node, payload: 1)
        case .no: Slot(node: node, payload: 0)
        case .unknown: Slot(node: node, payload: Slot.undetermined)
        }
    }

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
