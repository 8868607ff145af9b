/// What it means that a field is not written.
package enum Absence: Sendable, Hashable {
    /// Nothing is known; reading it gives the absent value.
    case unknown
    /// There is none; reading it gives `null`, or an empty list for a list.
    case none
    /// There is none once this much of the component is written; until then, nothing is known.
    case noneOnce(Extent)
    /// The value is this word, spelt as in a file.
    case value(String)
    /// The value follows from something else, in these words.
    case implied(String)

    /// How much of a component has to be written before what it leaves out is taken not to be there.
    package enum Extent: Sendable, Hashable {
        /// One of its lists, also as `[]`.
        case aList
        /// One of its texts or lists.
        case aTextOrList
    }
}
