internal import Diagnostics
internal import Linter
internal import RuleEngine

/// One place where a screen departs from a guideline, or where its description has a mistake.
public struct ScreenFinding: Sendable, Hashable, Codable {
    /// How much a finding weighs.
    public enum Severity: String, Sendable, Hashable, Codable {
        /// A breach of a "must", or a file that can't be checked.
        case error
        /// A departure from a "should".
        case warning
        /// A remark that leaves the choice open.
        case info
    }

    /// A point in a text.
    public struct Position: Sendable, Hashable, Codable {
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
    /// The layouts it appears in, such as `ios/compact`, in the order of the screen's layouts.
    public let layouts: [String]
    /// The language of the text it concerns; nil unless the text has several.
    public let locale: String?
    /// The rule's id, such as `sap-fiori-ios/title-length`.
    public let rule: String
    /// The ids of the clauses it breaks, canonical ones first.
    public let clauses: [String]
    /// What the first of these clauses asks, in plain words; nil for a mistake in a description.
    public let statement: String?
    /// Where the guideline can be read on the web; nil if it is nowhere.
    public let link: String?
    /// How much it weighs.
    public let severity: Severity
    /// What is wrong, as one or two plain sentences.
    public let message: String
    /// How to mend it, in words, where the message alone does not tell.
    public let help: String?
    /// What would mend it, the best first.
    public let fixes: [ScreenFix]
    /// Where it begins.
    public let start: Position
    /// Where it ends; the position after its last character.
    public let end: Position
}

extension ScreenFinding: CustomStringConvertible {
    /// One line: `path:line:column: severity: message [rule]`, which editors and Xcode's log of a build understand.
    public var description: String {
        VisibleText.escaped("\(path):\(start.line):\(start.column): \(severity.rawValue): \(message) [\(rule)]")
    }
}

extension ScreenFinding {
    static func all(of report: FileReport, _ rules: PackLibrary) -> [ScreenFinding] {
        report.all.flatMap { report in
            let lines = LineTable(report.source)
            return report.diagnostics.map { ScreenFinding($0, lines, rules) }
        }
    }

    private init(_ diagnostic: Diagnostic, _ lines: LineTable, _ rules: PackLibrary) {
        path = diagnostic.file
        screen = diagnostic.screen
        layouts = diagnostic.layouts
        locale = diagnostic.locale
        rule = diagnostic.rule
        clauses = diagnostic.clauses
        statement = diagnostic.clauses.first.flatMap { rules.clause($0, ofRule: diagnostic.rule)?.clause.says }
        link = rules.url(ofRule: diagnostic.rule)
        severity = Severity(rawValue: diagnostic.severity.rawValue) ?? .error
        message = diagnostic.namedMessage
        help = diagnostic.help
        fixes = diagnostic.fixes.map { ScreenFix($0, lines) }
        start = Position(lines.position(at: diagnostic.range.start))
        end = Position(lines.position(at: diagnostic.range.end))
    }
}

extension ScreenFinding.Position {
    init(_ position: SourcePosition) {
        line = position.line
        column = position.column
        offset = position.offset
    }
}
