/// What fixing one file came to.
package struct FixResult: Sendable, Hashable {
    /// The UTF-8 text before.
    package internal(set) var original: [UInt8]
    /// The UTF-8 text with the fixes applied.
    package internal(set) var fixed: [UInt8]
    /// The number of fixes applied.
    package internal(set) var count: Int
    /// What was not fixed and why, each to be read after the path.
    package var notes: [String] = []
    /// The number of findings left that have a fix which is a choice, and which nobody asked to apply.
    package internal(set) var choices = 0
    /// Why the fixed text could not be written, in the system's words; nil if it was, or was not meant to be.
    package var failure: String?

    /// The same without the texts.
    package var withoutTexts: FixResult {
        var result = self
        (result.original, result.fixed) = ([], [])
        return result
    }
}
