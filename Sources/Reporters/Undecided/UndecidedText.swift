import Diagnostics
package import Linter

/// What would decide more, for people at a terminal and in Markdown.
package struct UndecidedText {
    private static let shownKeys = 10
    private static let keysOfScreen = 3

    private let tally: UndecidedTally

    /// Prepares to tell.
    package init(_ tally: UndecidedTally) { self.tally = tally }

    /// Over all, then screen by screen; empty if everything is decided.
    package var text: String {
        guard tally.checkCount > 0 else { return "The descriptions decide every check that concerns these screens.\n" }
        var text = "What would decide more\n"
        text += overall.map { WrappedText.entry($0, at: 2) }.joined()
        text += "\nScreen by screen\n"
        for screen in tally.screens {
            let id = VisibleText.escaped(screen.id ?? "a screen")
            text += "  \(id) (\(VisibleText.escaped(screen.file)):\(screen.line)), "
            text += "\(Plural.phrase(screen.open.count, "check")) undecided\n"
            for key in UndecidedText.shown(screen) { text += WrappedText.entry(key, at: 4) }
        }
        let more = tally.screenCount - tally.screens.count
        return VisibleText.escapedLines(text + (more > 0 ? "  and \(Plural.phrase(more, "screen")) more\n" : ""))
    }

    /// The section of a page in Markdown; empty if everything is decided.
    var markdown: String {
        let rows = overall
        guard !rows.isEmpty else { return "" }
        return "### What would decide more\n\n" + rows.map { "- \($0)\n" }.joined() + "\n"
    }

    /// The keys that would decide most over all, a sentence for each.
    var overall: [String] {
        tally.keys.prefix(UndecidedText.shownKeys).map { key in
            let screens = Plural.phrase(key.screens, "screen")
            return "\(key.words): \(Plural.phrase(key.checks, "check")) on \(screens)"
        }
    }

    /// The keys that would decide most on a screen, a sentence for each.
    private static func shown(_ screen: UndecidedScreen) -> [String] {
        let deciding = screen.open.keys.filter { $0.decides > 0 }
        guard deciding.isEmpty else {
            return deciding.prefix(keysOfScreen).map { "\($0.words): \(Plural.phrase($0.decides, "check"))" }
        }
        // Each check waits for several keys: the ones that most wait for are a start.
        return screen.open.keys.prefix(keysOfScreen).map {
            "\($0.words): \(Plural.phrase($0.concerns, "check")), together with other keys"
        }
    }
}
