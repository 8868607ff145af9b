package import ScreenModel

/// What a check knows about how its finding can be mended.
package struct FixProposal: Sendable, Hashable {
    /// What the offending scalar should be, if the check can tell.
    package var replacement: String?
    /// The items that were counted, of which `limit` may stay.
    package var counted: [Place]
    /// How many of the counted items may stay.
    package var limit: Int

    /// Proposes another text for the offending scalar.
    package static func replacement(_ text: String) -> FixProposal {
        FixProposal(replacement: text, counted: [], limit: 0)
    }

    /// Says which items there are too many of.
    package static func surplus(of counted: [Place], limit: Int) -> FixProposal {
        FixProposal(replacement: nil, counted: counted, limit: limit)
    }
}
