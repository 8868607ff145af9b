/// What a run does with the fixes of its diagnostics.
package struct FixMode: Sendable, Hashable {
    /// Whether fixes that are a choice are applied, too.
    var appliesUnsafe: Bool
    /// Whether files are written; otherwise only the difference is worked out.
    package var writes: Bool
    /// Whether short forms are written in full, too.
    package var writesFullForms = false
    /// The ids of the rules whose findings are fixed; nil for all.
    var rules: Set<String>?

    /// Creates a mode.
    package init(appliesUnsafe: Bool, writes: Bool) {
        (self.appliesUnsafe, self.writes) = (appliesUnsafe, writes)
    }
}
