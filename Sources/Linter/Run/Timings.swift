/// Where the time of a run goes.
package struct Timings: Sendable {
    /// What is done with a file, in the order in which it is done; `rules` gets the rules in force.
    package enum Phase: String, Sendable, CaseIterable {
        case read, parse, decode, rules, check, fix, report, compare
    }

    /// The time spent in each phase, by all threads together.
    package private(set) var phases: [Phase: Duration] = [:]
    /// The time spent in each rule, by its id; part of the phase `check`.
    package private(set) var rules: [String: Duration] = [:]

    private var start = ContinuousClock.now

    /// Ends a phase, and begins the next.
    mutating func end(_ phase: Phase) {
        let now = ContinuousClock.now
        phases[phase, default: .zero] += now - start
        start = now
    }

    /// Ends a phase, and begins the next; what was measured meanwhile does not count.
    mutating func end(_ phase: Phase, but inner: Timings?) {
        end(phase)
        phases[phase, default: .zero] -= inner?.phases.values.reduce(.zero, +) ?? .zero
    }

    /// Counts some of a phase's time to another one.
    mutating func move(_ time: Duration, from phase: Phase, to other: Phase) {
        phases[phase, default: .zero] -= time
        phases[other, default: .zero] += time
    }

    /// Adds the time that a rule took.
    mutating func add(_ time: Duration, ofRule id: String) { rules[id, default: .zero] += time }

    /// Adds the times of another file.
    mutating func add(_ other: Timings) {
        phases.merge(other.phases, uniquingKeysWith: +)
        rules.merge(other.rules, uniquingKeysWith: +)
    }
}
