import Diagnostics

/// A screen's id, and where it is written.
package struct ScreenID: Sendable, Hashable {
    /// The id.
    let id: String
    /// The path of the file.
    let file: String
    /// The place of the id in it.
    let range: SourceRange

    /// Whether it is the same id in the same file, wherever it stands there.
    package func isSame(as other: ScreenID) -> Bool { id == other.id && file == other.file }
}
