internal import Diagnostics
internal import Linter

/// One place where a screen departs from a guideline, or where its description has a mistake.
public struct ScreenFinding: Sendable, Hashable {
    /// How much a finding weighs.
    public enum Severity: String, Sendable, Hashable {
        /// A breach of a "must", or a file that can't be checked.
        case error
        /// A departure from a "should".
        case warning
        /// A remark that leaves the choice open.
        case info
    }

    /// A point in a text.
    public struct Position: Sendable, Hashable {
        /// The line, counted from 1.
        public let line: Int
        /// The column, counted from 1 in Unicode scalars.
        public let column: Int
        /// The offset, counted from 0 in UTF-8 bytes.
        public let offset: Int
    }

    /// The path of the file.
    public let path: String
    /// The id of the screen; nil for a finding about the file.
    public let screen: String?
    /// The rule's id, such as `sap-fiori-ios/title-length`.
    public let rule: String
    /// The ids of the clauses it breaks, canonical ones first.
    public let clauses: [String]
    /// How much it weighs.
    public let severity: Severity
    /// What is wrong, as one or two plain sentences.
    public let message: String
    /// Where it begins.
    public let start: Position
    /// Where it ends; the position after its last character.
    public let end: Position

    static func all(of report: FileReport) -> [ScreenFinding] {
        report.all.flatMap { report in
            let lines = LineTable(report.source)
            return report.diagnostics.map { ScreenFinding($0, lines) }
        }
    }

    private init(_ diagnostic: Diagnostic, _ lines: LineTable) {
        path = diagnostic.file
        screen = diagnostic.screen
        rule = diagnostic.rule
        clauses = diagnostic.clauses
        severity = Severity(rawValue: diagnostic.severity.rawValue) ?? .error
        message = diagnostic.message
        start = Position(lines.position(at: diagnostic.range.start))
        end = Position(lines.position(at: diagnostic.range.end))
    }
}

extension ScreenFinding.Position {
    fileprivate init(_ position: SourcePosition) {
        line = position.line
        column = position.column
        offset = position.offset
    }
}
