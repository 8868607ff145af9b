/// How much a diagnostic weighs, from a breach to a remark.
package enum Severity: String, Sendable, Hashable, CaseIterable, Codable {
    /// A breach of a "must", or a file that can't be checked.
    case error
    /// A departure from a "should".
    case warning
    /// A remark that leaves the choice open.
    case info
}

extension Severity: Comparable {
    /// Orders severities by weight: `info` < `warning` < `error`.
    package static func < (left: Severity, right: Severity) -> Bool { left.weight < right.weight }

    /// The next lighter severity; `info` stays `info`.
    package var lowered: Severity { self == .error ? .warning : .info }

    private var weight: Int {
        switch self {
        case .error: 2
        case .warning: 1
        case .info: 0
        }
    }
}
