internal import Diagnostics

/// What would mend a finding.
public struct ScreenFix: Sendable, Hashable, Codable {
    /// How far a fix may be trusted.
    public enum Applicability: String, Sendable, Hashable, Codable {
        /// It changes spelling or form, and nothing of what is meant.
        case safe
        /// It changes the design: somebody should look at the result.
        case unsafe
        /// It shows a way, and is never applied by itself.
        case displayOnly = "display-only"
    }

    /// The replacement of one stretch of the text.
    public struct Edit: Sendable, Hashable, Codable {
        /// Where the stretch begins.
        public let start: ScreenFinding.Position
        /// The position after its last character; that of its beginning for an insertion.
        public let end: ScreenFinding.Position
        /// The text to put there.
        public let text: String
    }

    /// What it does, in a few words.
    public let title: String
    /// How far it may be trusted.
    public let applicability: Applicability
    /// The replacements, in the order of their places and free of overlaps.
    public let edits: [Edit]
}

extension ScreenFix {
    init(_ fix: Fix, _ lines: LineTable) {
        title = fix.title
        applicability = Applicability(rawValue: fix.applicability.rawValue) ?? .displayOnly
        edits = fix.edits.map { edit in
            Edit(
                start: ScreenFinding.Position(lines.position(at: edit.range.start)),
                end: ScreenFinding.Position(lines.position(at: edit.range.end)),
                text: edit.text
            )
        }
    }
}
