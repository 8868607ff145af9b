import Tokens

/// A finding in one or several layouts of a screen.
package struct MergedFinding: Sendable, Hashable {
    /// The number of the rule in its set.
    package let rule: Int
    /// The finding in the first of the layouts.
    package let finding: Finding
    /// The numbers of the layouts it appears in.
    package internal(set) var layouts: [Int]
    /// The locale of the text it concerns, as the record store numbers it; 0 for all.
    var locale: UInt32
    /// The appearance whose colours it concerns; nil for both, or where they are the same.
    var appearance: Appearance?
}
