import Diagnostics
package import RuleEngine

/// Adds up what the screens of a run came to, file by file.
package struct ConformanceTally: Sendable {
    /// What is kept of one file; its text is let go.
    package struct Part: Sendable {
        fileprivate let file: String
        fileprivate let isFlawed: Bool
        fileprivate let screens: [(verdicts: ScreenVerdicts, line: Int)]
        /// For each screen the rules of which nothing is reported, because every finding is an exception.
        fileprivate let excepted: [Set<String>]

        /// Takes what counts from a report, which was made with verdicts, and from which the baseline was taken.
        package init(_ report: FileReport) {
            file = report.path
            let reported = report.diagnostics + report.suppressed.map(\.diagnostic)
            isFlawed = reported.contains { ConformanceTally.hidesSomething($0.rule) }
            let lines = LineTable(report.source)
            screens = report.verdicts.map { ($0, lines.line(at: $0.offset)) }
            excepted = report.verdicts.map { verdicts in
                let known = report.suppressed.lazy.map(\.diagnostic).filter { $0.screen == verdicts.screen }.map(\.rule)
                let reported = report.diagnostics.lazy.filter { $0.screen == verdicts.screen }.map(\.rule)
                return Set(known).subtracting(reported)
            }
        }
    }

    /// Where the verdicts on a screen are entered, for one set of rules.
    private struct Frame {
        let rules: [String]
        let packs: [String]
        /// The guidelines, as indices.
        let guidelines: [Int]
        /// For each rule the guideline and the clauses that it checks.
        let targets: [(guideline: Int, clauses: [Int])]
    }

    private let pack: @Sendable (String) -> RulePack?
    private var result = Conformance()
    private var indices: [String: Int] = [:]
    private var clausesOfRules: [String: [Int]] = [:]
    private var frame: Frame?

    /// Creates a tally of nothing.
    ///
    /// - Parameter pack: The pack with a name, as its files say it.
    package init(pack: @escaping @Sendable (String) -> RulePack?) { self.pack = pack }

    /// Adds a file; called in the order of the files.
    package mutating func add(_ part: Part) {
        result.files += 1
        if part.isFlawed { result.flawedFiles.append(part.file) }
        for ((verdicts, line), excepted) in zip(part.screens, part.excepted) {
            let screen = result.screens.count
            result.screens.append(Conformance.Screen(id: verdicts.screen, file: part.file, line: line))
            enter(verdicts, screen, excepted)
        }
    }

    /// What all files together came to.
    package func finish() -> Conformance {
        var conformance = result
        conformance.guidelines.sort { $0.pack.name < $1.pack.name }
        return conformance
    }

    private mutating func enter(_ screen: ScreenVerdicts, _ index: Int, _ excepted: Set<String>) {
        let frame = frame(for: screen)
        var combined: [Int: [Verdict?]] = [:]
        var open: [Int: Set<Int>] = [:]
        for guideline in frame.guidelines {
            combined[guideline] = Array(repeating: nil, count: result.guidelines[guideline].clauses.count)
        }
        for (number, verdict) in screen.verdicts.enumerated() {
            let (guideline, clauses) = frame.targets[number]
            for clause in clauses {
                let other = combined[guideline]?[clause]
                combined[guideline]?[clause] = other?.combined(with: verdict) ?? verdict
                guard verdict == .violated, !excepted.contains(frame.rules[number]) else { continue }
                open[guideline, default: []].insert(clause)
            }
        }
        for (guideline, verdicts) in combined {
            result.guidelines[guideline].screens += 1
            for (clause, verdict) in verdicts.enumerated() {
                let isKnown = open[guideline]?.contains(clause) != true
                result.guidelines[guideline].clauses[clause].add(verdict, screen: index, isKnown: isKnown)
            }
        }
    }

    private mutating func frame(for screen: ScreenVerdicts) -> Frame {
        if let frame, frame.packs == screen.packs, frame.rules.count == screen.rules.rules.count,
            zip(frame.rules, screen.rules.rules).allSatisfy({ $0 == $1.id })
        {
            return frame
        }
        let rules = screen.rules.rules.map(\.id)
        var guidelines = [Int]()
        for name in screen.packs + rules.map(ConformanceTally.pack(ofRule:)) {
            guard let index = guideline(name), !guidelines.contains(index) else { continue }
            guidelines.append(index)
        }
        let targets = rules.map { id in
            (guideline(ConformanceTally.pack(ofRule: id)) ?? 0, clausesOfRules[id] ?? [])
        }
        let frame = Frame(rules: rules, packs: screen.packs, guidelines: guidelines, targets: targets)
        self.frame = frame
        return frame
    }

    /// Whether what a rule of our own finds may keep something of a file from being checked.
    private static func hidesSomething(_ rule: String) -> Bool {
        guard let rule = OwnRule(rawValue: rule) else { return false }
        return rule != .screenDuplicateID && (rule.id.hasPrefix("yaml/") || rule.id.hasPrefix("screen/"))
    }

    private static func pack(ofRule id: String) -> String { String(id.prefix { $0 != "/" }) }

    /// The index of a guideline, which is begun when a screen first needs it; nil if there is no such pack.
    private mutating func guideline(_ name: String) -> Int? {
        if let known = indices[name] { return known }
        guard let pack = pack(name) else { return nil }
        let clauses = ClauseConformance.all(of: pack)
        for (index, clause) in clauses.enumerated() {
            for rule in clause.rules { clausesOfRules[rule, default: []].append(index) }
        }
        indices[name] = result.guidelines.count
        result.guidelines.append(GuidelineConformance(pack: pack, clauses: clauses))
        return indices[name]
    }
}
