package import RuleEngine

/// Adds up what the screens of a run came to, file by file.
package struct ConformanceTally: Sendable {
    /// Where the verdicts on a screen are entered, for one set of rules.
    private struct Frame {
        let rules: [String]
        /// The guidelines, as indices.
        let guidelines: [Int]
        /// For each rule the guideline and the clauses that it checks.
        let targets: [(guideline: Int, clauses: [Int])]
    }

    /// Takes from reports what is added here.
    package let recorder = ConformanceRecorder()
    private let pack: @Sendable (String) -> RulePack?
    private let shownScreens: Int
    private var result = Conformance()
    private var indices: [String: Int] = [:]
    private var clausesOfRules: [String: [Int]] = [:]
    private var frames: [Int: Frame] = [:]

    /// Creates a tally of nothing.
    ///
    /// - Parameters:
    ///   - shownScreens: The number of screens to tell for each verdict on a clause; the others are only counted.
    ///   - pack: The pack with a name, as its files say it.
    package init(shownScreens: Int = .max, pack: @escaping @Sendable (String) -> RulePack?) {
        self.shownScreens = shownScreens
        self.pack = pack
    }

    /// Adds what the recorder took from a file's report; called in the order of the files.
    package mutating func add(_ record: [UInt8]) {
        let (file, isFlawed, screens) = recorder.read(record)
        result.files += 1
        if isFlawed { result.flawedFiles.append(file) }
        for screen in screens {
            let index = result.screens.count
            result.screens.append(Conformance.Screen(id: screen.id, file: file, line: screen.line))
            enter(screen, index)
        }
    }

    /// What all files together came to.
    package func finish() -> Conformance {
        var conformance = result
        conformance.guidelines.sort { $0.pack.name < $1.pack.name }
        return conformance
    }

    private mutating func enter(_ screen: ConformanceRecorder.Screen, _ index: Int) {
        let frame = frame(at: screen.frame)
        var combined: [Int: [Verdict?]] = [:]
        var open: [Int: Set<Int>] = [:]
        for guideline in frame.guidelines {
            combined[guideline] = Array(repeating: nil, count: result.guidelines[guideline].clauses.count)
        }
        for (number, (verdict, target)) in zip(screen.verdicts, frame.targets).enumerated() {
            let (guideline, clauses) = target
            for clause in clauses {
                let other = combined[guideline]?[clause]
                combined[guideline]?[clause] = other?.combined(with: verdict) ?? verdict
                guard verdict == .violated, !screen.excepted.contains(frame.rules[number]) else { continue }
                open[guideline, default: []].insert(clause)
            }
        }
        for (guideline, verdicts) in combined {
            result.guidelines[guideline].screens += 1
            for (clause, verdict) in verdicts.enumerated() {
                let isKnown = open[guideline]?.contains(clause) != true
                result.guidelines[guideline].clauses[clause]
                    .add(verdict, screen: index, isKnown: isKnown, limit: shownScreens)
            }
        }
    }

    private mutating func frame(at number: Int) -> Frame {
        if let known = frames[number] { return known }
        let recorded = recorder.frame(at: number)
        var guidelines = [Int]()
        for name in recorded.packs + recorded.rules.map(ConformanceTally.pack(ofRule:)) {
            guard let index = guideline(name), !guidelines.contains(index) else { continue }
            guidelines.append(index)
        }
        let targets = recorded.rules.map { id in
            (guideline(ConformanceTally.pack(ofRule: id)) ?? 0, clausesOfRules[id] ?? [])
        }
        let frame = Frame(rules: recorded.rules, guidelines: guidelines, targets: targets)
        frames[number] = frame
        return frame
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
