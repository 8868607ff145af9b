package import ScreenModel

/// A check's raw result: where a layout departs from a rule, before severity, suppression and baseline.
package struct Finding: Sendable, Hashable {
    /// A further place that proves it.
    package struct Related: Sendable, Hashable {
        /// The place.
        package let place: Place
        /// What is to be seen there.
        package let message: String

        /// Creates a related place.
        package init(_ place: Place, _ message: String) {
            self.place = place
            self.message = message
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
    package var message: String
    /// What the placeholders of a rule's own message stand for.
    package var values: [String: String] = [:]
    /// Further places that prove it.
    package var related: [Related] = []
    /// What the check knows about how to mend it.
    package var proposal: FixProposal?
}
