import ScreenModel

/// What the facts of a rule are compared across.
package enum Comparison: String, Sendable, Hashable {
    /// The layouts of one screen.
    case layouts
    /// The screens of an app.
    case screens
}

/// What a rule that compares found at one node.
struct Fact: Sendable, Hashable {
    /// What becomes of it.
    enum Kind: Sendable, Hashable {
        /// It is compared with what the other layouts or screens have.
        case shared
        /// It is compared with the sources about the screen with this id.
        case claim(String)
        /// Claims about the screen with this id are compared with it.
        case source(String)
        /// No other screen has it.
        case single
        /// It is counted.
        case counted(Bound)
        /// A screen in which things are counted.
        case counting(Bound)
        /// A screen in which more may be to be counted.
        case uncounted
        /// It leads to a target.
        case reference(Reference)
        /// A name that references lead to.
        case target

        /// Whether claims are compared with it.
        var isSource: Bool { if case .source = self { true } else { false } }

        /// Whether a finding can become of it; others alone are compared with the rest.
        var canBeReported: Bool {
            switch self {
            case .source, .target, .uncounted: false
            default: true
            }
        }

        /// Whether it is of a rule that counts.
        var isCount: Bool {
            switch self {
            case .counted, .counting: true
            default: false
            }
        }
    }

    /// How many there may be.
    struct Bound: Sendable, Hashable {
        let limit: Int
        let isMaximum: Bool
    }

    /// What is asked of a name that leads to something.
    struct Reference: Sendable, Hashable {
        /// Whether it leads to a screen.
        let isScreen: Bool
        /// Whether it does not lead back to the screen that has it.
        var isAcyclic = false
        /// How many names may follow one another.
        var maximumDepth: Int?
    }

    var place: Place
    let value: ComparedValue
    var kind = Kind.shared
    /// What it has in common with the facts that it is compared with; empty if that is nothing in particular.
    var key = ""
    /// The language of a text that only texts of the same one contradict; empty if it is in none in particular.
    var language = ""
    /// What of the place is marked in a finding.
    var anchor = Finding.Anchor.node

    /// Whether another one says the same, wherever it was found.
    func says(_ other: Fact) -> Bool {
        var other = other
        other.place = place
        return self == other
    }
}
