import Diagnostics

/// Colours for a terminal; without colours, nothing is added.
struct TerminalStyle: Sendable {
    /// Whether there are colours.
    let isEnabled: Bool

    func bold(_ text: String) -> String { wrap(text, "1") }
    func dim(_ text: String) -> String { wrap(text, "2") }

    func severity(_ severity: Severity, _ text: String) -> String {
        switch severity {
        case .error: wrap(text, "1;31")
        case .warning: wrap(text, "1;33")
        case .info: wrap(text, "1;36")
        }
    }

    private func wrap(_ text: String, _ code: String) -> String { isEnabled ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
