package import ScreenModel

/// A check's raw result: where a layout departs from a rule, before severity, suppression and baseline.
package struct Finding: Sendable, Hashable {
    /// A further place that proves it.
    package struct Related: Sendable, Hashable {
        let place: Place
        /// What is to be seen there.
        let message: String

        init(_ place: Place, _ message: String) {
            (self.place, self.message) = (place, message)
        }
    }

    /// What of a place is marked.
    package enum Anchor: Sendable, Hashable {
        /// The node at the place.
        case node
        /// The key of the component at the place: something is missing in it.
        case key
    }

    /// The offending node.
    package var place: Place
    /// What of the place is marked.
    package var anchor = Anchor.node
    /// The check's own words.
    var message: String
    /// What the placeholders of a rule's own message stand for.
    var values: [String: String] = [:]
    /// Further places that prove it.
    var related: [Related] = []
    /// What the check knows about how to mend it.
    var proposal: FixProposal?
}
