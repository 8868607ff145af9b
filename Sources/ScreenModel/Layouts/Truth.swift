import Diagnostics

extension Truth {
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
}
