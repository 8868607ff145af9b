import ScreenModel

/// What a check knows about how its finding can be mended.
package struct FixProposal: Sendable, Hashable {
    /// What the offending scalar should be, if the check can tell.
    var replacement: String?
    /// The items that were counted, of which `limit` may stay.
    var counted: [Place] = []
    /// How many of the counted items may stay.
    var limit = 0
}
