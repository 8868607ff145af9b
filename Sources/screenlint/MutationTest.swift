import Diagnostics
import Dispatch
import Linter
import Reporters
import RuleEngine
import Synchronization

/// One run of `screenlint test --mutate`.
///
/// Each change that no example notices is a line; the last line of each pack has its figure.
struct MutationTest {
    private let packs: [LoadedPack]
    private let isChosen: (RuleDefinition) -> Bool
    /// The share of the changes that has to be noticed, in percent.
    private let least: Double

    /// Prepares the changes of the rules of some packs that are chosen.
    init(
        _ packs: [LoadedPack],
        _ arguments: Arguments,
        isChosen: @escaping (RuleDefinition) -> Bool
    ) throws(UsageError) {
        (self.packs, self.isChosen) = (packs, isChosen)
        let text = arguments.value("at-least") ?? "0"
        guard let least = Double(text), (0...100).contains(least) else {
            throw UsageError("'--at-least' takes a percentage from 0 to 100, not '\(text)'.")
        }
        self.least = least
    }

    func run() -> Int32 {
        var isEnough = true
        for loaded in packs {
            let chosen = loaded.pack.rules.filter(isChosen)
            if chosen.isEmpty { continue }
            var mistakes = [Diagnostic]()
            let rules = loaded.compile(loaded.pack.rules, &mistakes)
            let outcomes = MutationTest.outcomes(MutationTrial(loaded, rules), chosen)
            var (count, missed) = (0, 0)
            for (rule, outcome) in zip(chosen, outcomes) {
                count += outcome.count
                missed += outcome.unnoticed.count
                for mutation in outcome.unnoticed {
                    let place = ExampleSuite.place(rule.file, mutation.range, loaded)
                    Console.write("\(place): unnoticed: \(VisibleText.escaped(mutation.change)) [\(rule.id)]\n")
                }
            }
            let share = count == 0 ? 100 : Double(count - missed) / Double(count) * 100
            let shown = (share * 10).rounded(.down) / 10
            Console.write("\(loaded.pack.name): \(count - missed) of \(count) changes are noticed (\(shown) %).\n")
            if share < least { isEnough = false }
        }
        return isEnough ? 0 : 1
    }

    /// What came of the changes of each rule, all cores at work.
    private static func outcomes(_ trial: MutationTrial, _ rules: [RuleDefinition]) -> [MutationTrial.Outcome] {
        let outcomes = Mutex([Int: MutationTrial.Outcome]())
        DispatchQueue.concurrentPerform(iterations: rules.count) { index in
            let outcome = trial.outcome(of: rules[index])
            outcomes.withLock { $0[index] = outcome }
        }
        return outcomes.withLock { outcomes in rules.indices.compactMap { outcomes[$0] } }
    }
}
