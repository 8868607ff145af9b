import Diagnostics

/// What a rule comes to for one visited node.
package enum Verdict: UInt8, Sendable, Hashable, CaseIterable {
    /// The rule does not concern the node.
    case notApplicable
    /// The node conforms.
    case satisfied
    /// The description does not say.
    case undetermined
    /// The node departs from the rule: the only verdict that is a diagnostic.
    case violated

    /// The verdict in words.
    package var words: String {
        switch self {
        case .satisfied: "satisfied"
        case .violated: "violated"
        case .undetermined: "undetermined"
        case .notApplicable: "not applicable"
        }
    }

    /// The verdict if what a rule asks holds, does not, or can't be told.
    init(_ truth: Truth) {
        switch truth {
        case .yes: self = .satisfied
        case .no: self = .violated
        case .unknown: self = .undetermined
        }
    }

    /// The verdict on two nodes together: the more telling one.
    package func combined(with other: Verdict) -> Verdict { rawValue >= other.rawValue ? self : other }
}
