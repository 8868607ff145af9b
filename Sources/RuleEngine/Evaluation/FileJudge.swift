package import Diagnostics
package import ScreenModel
package import YAMLSyntax

/// Judges the screens of one file, one after the other, each by itself.
package struct FileJudge {
    /// How judging is done.
    package struct Options: Sendable {
        /// Whether diagnostics have fixes; where nobody sees them, a fifth of the time for making diagnostics is saved.
        package var makesFixes = true
        /// Whether nothing is wanted but what other files are compared with.
        package var onlyFacts = false
        /// Whether to tell how long each rule took; looking at the clock takes time, too.
        package var measuresTime = false
        /// The ids of the rules whose traces are kept.
        package var followed: Set<String> = []
        /// Whether to tell which keys the undecided rules asked for; noting them takes time.
        package var notesAbsences = false
        /// Whether to keep what the rules came to for each screen.
        package var keepsResults = false

        /// The usual way.
        package init() {}
    }

    /// What was found so far.
    package private(set) var diagnostics: [Diagnostic] = []
    /// What is compared with other screens.
    package var facts: FileFacts { factWriter.facts }
    /// The rules in force for the screens so far, each set once.
    package private(set) var rules: [RuleSet] = []
    /// What the rules came to for each screen, if that is kept.
    var results: [ScreenResult] = []
    /// The rules that were in force for each of these screens.
    private(set) var frames: [Int] = []
    /// Each of the facts that something can become of as its screen has it, if results are kept.
    private(set) var screenFacts: [ScreenFact] = []
    let file: String
    private let description: Description
    private let options: Options
    private var checker: ScreenChecker
    private var factWriter: FactWriter

    /// Makes ready for the screens of a file; after so many steps nothing more is judged.
    package init(_ description: Description, file: String, _ options: Options = Options(), stepLimit: Int = .max) {
        (self.description, self.file, self.options) = (description, file, options)
        factWriter = FactWriter(file: file)
        let reader = LayoutReader(description.store, notesAbsences: options.notesAbsences)
        checker = ScreenChecker(
            reader,
            measuresTime: options.measuresTime,
            stepLimit: stepLimit,
            following: options.followed
        )
    }

    /// Whether the screens so far took more work than is done for a file; then the last one's result is not whole.
    package var isExhausted: Bool { checker.context.isExhausted }

    /// The records of the file.
    var reader: LayoutReader { checker.reader }

    /// Adds rules; gives the number by which screens refer to them.
    package mutating func add(_ rules: RuleSet) -> Int {
        self.rules.append(rules)
        return self.rules.count - 1
    }

    /// Judges a screen by the rules with a number; what is wrong is added to the diagnostics.
    package mutating func judge(_ number: Int, _ frame: Int, _ tree: borrowing YAMLTree) -> ScreenResult {
        let (screen, layouts, rules) = (description.screens[number], description.layouts[number], rules[frame])
        let result = checker.check(screen, layouts, rules)
        if options.keepsResults {
            results.append(result)
            frames.append(frame)
            screenFacts += result.facts.filter { !$0.fact.kind.isSource }
        }
        guard !layouts.isEmpty, !isExhausted else { return result }
        var builder = DiagnosticBuilder(file: file, screen: screen, layouts: layouts, reader)
        builder.makesFixes = options.makesFixes
        if !result.facts.isEmpty {
            let name = screen.id == nil ? reader.string(screen.record, Slots.Screen.name) ?? "" : ""
            factWriter.begin(number, frame, id: screen.id, name: name, app: app(of: screen))
        }
        for fact in result.facts {
            let overruled = rules.overruled(by: fact, result.findings, from: diagnostics.count, reader)
            builder.write(fact, rules, overruling: overruled, onlyFact: options.onlyFacts, to: &factWriter, tree)
        }
        guard !options.onlyFacts else { return result }
        for finding in result.findings {
            diagnostics.append(builder.diagnostic(finding, rules.rules[finding.rule], tree))
        }
        return result
    }

    /// The name of the app that a screen is part of; empty if nobody says.
    private func app(of screen: Screen) -> String {
        let app = reader.slot(Slots.Screen.app, of: screen.record)
        return app.hasValue ? reader.string(app.record, Slots.appName) ?? "" : ""
    }
}

extension [Diagnostic] {
    /// The findings of rules in a file with what comparing adds, and without what that goes before.
    package func adding(_ additions: [ComparedScreens.Addition]) -> [Diagnostic] {
        guard !additions.isEmpty else { return self }
        let overruled = Set(additions.flatMap { $0.overruled.map(\.finding) })
        return enumerated().filter { !overruled.contains($0.offset) }.map(\.element) + additions.map(\.diagnostic)
    }
}
