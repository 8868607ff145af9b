import Diagnostics
import RuleEngine
import ScreenModel
import YAMLSyntax

/// Tells what the screens of a file leave open, one after the other.
struct UndecidedScreens {
    private let file: String
    private let lines: LineTable
    private let note: @Sendable (UndecidedScreen) -> Void
    /// What the latest screen left open, for each list of packs.
    private var latest: [Int: (undecided: [UndecidedRule], checks: OpenChecks)] = [:]

    /// Creates what tells `note` of the screens of a file.
    init(of file: String, _ tree: borrowing YAMLTree, _ note: @escaping @Sendable (UndecidedScreen) -> Void) {
        self.file = file
        self.note = note
        lines = LineTable(tree.source)
    }

    /// Tells what a screen that begins at an offset leaves open; `frame` is the number of its list of packs.
    mutating func tell(_ undecided: [UndecidedRule], of screen: Screen, at start: Int, frame: Int, _ rules: RuleSet) {
        let open = checks(undecided, frame: frame, of: rules)
        note(UndecidedScreen(id: screen.id, file: file, line: lines.line(at: start), open: open))
    }

    /// The checks that are left open; a screen before may have left the same.
    private mutating func checks(_ undecided: [UndecidedRule], frame: Int, of set: RuleSet) -> OpenChecks {
        if let latest = latest[frame], latest.undecided == undecided { return latest.checks }
        let checks = OpenChecks(undecided, of: set)
        latest[frame] = (undecided, checks)
        return checks
    }
}
