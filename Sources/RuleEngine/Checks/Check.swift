/// One check, with its figures: what a rule asks of the nodes it visits.
package protocol Check: Sendable {
    /// Judges a node: `violated` exactly if a finding was noted in the context.
    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict

    /// What the facts that it notes are compared across; nil if it notes none.
    var comparison: Comparison? { get }

    /// Whether its findings say how they can be mended, without a `fix` in the rule.
    var proposesFix: Bool { get }

    /// Whether it has something to note of every screen, visited or not.
    var tellsOfScreen: Bool { get }

    /// Whether it counts things across screens.
    var countsScreens: Bool { get }

    /// Notes what a screen says of itself, for others to be compared with.
    func tell(of screen: Visit, _ context: inout CheckContext)
}

extension Check {
    package var comparison: Comparison? { nil }
    package var proposesFix: Bool { false }
    package var countsScreens: Bool { false }

    package var tellsOfScreen: Bool { false }

    package func tell(of screen: Visit, _ context: inout CheckContext) {}
}

/// The check of a rule of which there is nothing to be said.
struct NoCheck: Check {
    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict { .notApplicable }
}
