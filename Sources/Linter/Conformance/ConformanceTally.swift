import RuleEngine

/// Adds up what the screens of a run came to, file by file.
package struct ConformanceTally: Sendable {
    /// Where the verdicts on a screen are entered, for one set of rules.
    private struct Frame {
        let packs: [String]
        let rules: [String]
        /// The guidelines, as indices, each with the clauses that it has among those of all of them.
        let guidelines: [(index: Int, clauses: Range<Int>)]
        /// For each rule the clauses that it checks, among those of all the guidelines.
        let targets: [[Int]]
    }

    private let library: PackLibrary
    private let shownScreens: Int
    private var result = Conformance()
    private var indices: [String: Int] = [:]
    private var clausesOfRules: [String: [Int]] = [:]
    private var frames: [Frame] = []

    /// Creates an empty tally that tells so many screens for each verdict on a clause, and counts the others.
    package init(shownScreens: Int, _ library: PackLibrary) {
        (self.shownScreens, self.library) = (shownScreens, library)
    }

    /// Adds what a file came to; called in the order of the files.
    package mutating func add(_ file: FileConformance) {
        result.files += 1
        if file.isFlawed { result.flawedFiles.append(file.file) }
        for screen in file.screens {
            let index = result.screens.count
            result.screens.append(Conformance.Screen(id: screen.judged.screen, file: file.file, line: screen.line))
            enter(screen, index)
        }
    }

    /// What all files together came to.
    package func finish() -> Conformance {
        var conformance = result
        conformance.guidelines.sort { $0.pack.name < $1.pack.name }
        return conformance
    }

    private mutating func enter(_ screen: FileConformance.Screen, _ index: Int) {
        let frame = frame(of: screen.judged)
        let count = frame.guidelines.last?.clauses.upperBound ?? 0
        var combined = [Verdict?](repeating: nil, count: count)
        var open = Set<Int>()
        for (number, (verdict, clauses)) in zip(screen.verdicts, frame.targets).enumerated() {
            for clause in clauses {
                combined[clause] = combined[clause]?.combined(with: verdict) ?? verdict
                guard verdict == .violated, !screen.excepted.contains(frame.rules[number]) else { continue }
                open.insert(clause)
            }
        }
        for (guideline, clauses) in frame.guidelines {
            result.guidelines[guideline].screens += 1
            for (clause, number) in clauses.enumerated() {
                result.guidelines[guideline].clauses[clause]
                    .add(combined[number], screen: index, isKnown: !open.contains(number), limit: shownScreens)
            }
        }
    }

    /// Where the verdicts on a screen are entered; there are few such places, and the latest is most often the one.
    private mutating func frame(of screen: ScreenVerdicts) -> Frame {
        let known = frames.last { frame in
            frame.packs == screen.packs && frame.rules.count == screen.rules.rules.count
                && zip(frame.rules, screen.rules.rules).allSatisfy { $0 == $1.id }
        }
        if let known { return known }
        let rules = screen.rules.rules.map(\.id)
        var guidelines = [(index: Int, clauses: Range<Int>)]()
        for name in screen.packs + rules.map(RulePack.name(ofRule:)) {
            guard let index = guideline(name), !guidelines.contains(where: { $0.index == index }) else { continue }
            let start = guidelines.last?.clauses.upperBound ?? 0
            guidelines.append((index, start..<start + result.guidelines[index].clauses.count))
        }
        let targets = rules.map { id in
            let pack = guideline(RulePack.name(ofRule: id))
            let start = guidelines.first { $0.index == pack }?.clauses.lowerBound ?? 0
            return pack == nil ? [] : (clausesOfRules[id] ?? []).map { $0 + start }
        }
        let frame = Frame(packs: screen.packs, rules: rules, guidelines: guidelines, targets: targets)
        frames.append(frame)
        return frame
    }

    /// The index of a guideline, which is begun when a screen first needs it; nil if there is no such pack.
    private mutating func guideline(_ name: String) -> Int? {
        if let known = indices[name] { return known }
        guard let pack = library.pack(named: name) else { return nil }
        let clauses = ClauseConformance.all(of: pack)
        for (index, clause) in clauses.enumerated() {
            for rule in clause.rules { clausesOfRules[rule, default: []].append(index) }
        }
        indices[name] = result.guidelines.count
        result.guidelines.append(GuidelineConformance(pack: pack, clauses: clauses))
        return indices[name]
    }
}
