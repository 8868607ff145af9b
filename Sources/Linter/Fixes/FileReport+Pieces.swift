package import Diagnostics

// What YAML can't read to its end is in pieces, which no fix may move.
extension FileReport {
    /// Whether the text is no valid YAML, so that what stands in it is known in part.
    package var isBroken: Bool { diagnostics.contains { $0.rule == OwnRule.yamlSyntax.id } }

    /// Whether a fix is for the syntax itself, or writes one word in place of another.
    package func mayApplyInPieces(_ fix: Fix, of diagnostic: Diagnostic) -> Bool {
        if FixTier(of: diagnostic) == .syntax { return true }
        guard let edit = fix.edits.first, fix.edits.count == 1, edit.range.end <= source.count else { return false }
        return source[edit.range.start..<edit.range.end].allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: ":") }
    }
}
