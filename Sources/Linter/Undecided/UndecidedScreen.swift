/// What one screen leaves open.
package struct UndecidedScreen: Sendable {
    /// The id; nil if the file gives none.
    package let id: String?
    /// The path of the file.
    package let file: String
    /// The line it begins on, from 1.
    package let line: Int
    /// The checks that it leaves open.
    let open: OpenChecks

    /// The number of checks that it leaves undecided.
    package var checks: Int { open.count }
    /// The keys, those that decide most first.
    package var keys: [OpenChecks.Key] { open.keys }
}
