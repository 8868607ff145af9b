import Diagnostics

/// How strongly a clause binds.
package enum Modality: String, Sendable, Hashable, CaseIterable {
    /// An obligation.
    case must
    /// A recommendation.
    case should
    /// A choice, or advice.
    case may
    /// A statement of how a platform or component is.
    case fact

    /// The severity of a rule that rests on a clause of this modality, one less if it only approximates the clause.
    func severity(isApproximate: Bool) -> Severity {
        let severity: Severity =
            switch self {
            case .must: .error
            case .should, .fact: .warning
            case .may: .info
            }
        return isApproximate ? severity.lowered : severity
    }
}
