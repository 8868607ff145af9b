/// What one screen leaves open.
package struct UndecidedScreen: Sendable {
    /// The id; nil if the file gives none.
    package let id: String?
    /// The path of the file.
    package let file: String
    /// The line it begins on, from 1.
    package let line: Int
    /// The checks that it leaves open.
    package let open: OpenChecks
}
