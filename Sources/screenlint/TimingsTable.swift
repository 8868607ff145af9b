import Linter

extension Timings {
    /// The times in milliseconds with their share: each phase, then the rules that took longest.
    var table: String {
        let phases = Phase.allCases.compactMap { phase in self.phases[phase].map { (phase.rawValue, $0) } }
        let rules = self.rules.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(20)
        return Timings.rows("Phase", phases, of: phases.reduce(.zero) { $0 + $1.1 })
            + Timings.rows("Rule", rules.map { ($0.key.inOneLine, $0.value) }, of: self.rules.values.reduce(.zero, +))
    }

    private static func rows(_ title: String, _ rows: [(name: String, time: Duration)], of total: Duration) -> String {
        let width = rows.map(\.name.count).max() ?? 0
        func row(_ name: String, _ time: String, _ share: String) -> String {
            padded(name, to: width, atEnd: true) + padded(time, to: 10) + padded(share, to: 8) + "\n"
        }
        return row(title, "ms", "share")
            + rows.map { name, time in
                row(name, tenths(time / .milliseconds(1)), tenths(time / max(total, .nanoseconds(1)) * 100) + "%")
            }.joined()
    }

    private static func tenths(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    private static func padded(_ text: String, to width: Int, atEnd: Bool = false) -> String {
        let spaces = String(repeating: " ", count: max(0, width - text.count))
        return atEnd ? text + spaces : spaces + text
    }
}
