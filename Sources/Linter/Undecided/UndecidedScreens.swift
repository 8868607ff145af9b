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
        (self.file, self.note) = (file, note)
        lines = LineTable(tree.source)
    }

    /// Tells what a screen that begins at an offset leaves open; `frame` is the number of its list of packs.
    mutating func tell(_ undecided: [UndecidedRule], of screen: Screen, at start: Int, frame: Int, _ rules: RuleSet) {
        // A screen before may have left the same.
        let known = latest[frame].flatMap { $0.undecided == undecided ? $0.checks : nil }
        let open = known ?? OpenChecks(undecided, of: rules)
        latest[frame] = (undecided, open)
        note(UndecidedScreen(id: screen.id, file: file, line: lines.line(at: start), open: open))
    }
}
