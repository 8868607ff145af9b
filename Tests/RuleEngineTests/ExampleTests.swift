import Diagnostics
import RuleEngine
import TestSupport
import Testing

/// The built-in packs, their mistakes and what fails of their examples, read once.
private struct Library {
    let diagnostics: [Diagnostic]
    let failures: [ExampleFailure]
    let rules: [String]

    static let shared = Library()

    private init() {
        let packs = BuiltInPacks.all
        let ids = packs.flatMap { $0.pack.rules.map(\.id) }
        var diagnostics = packs.flatMap { $0.diagnostics + $0.unknownRules(known: ids) }
        failures = packs.flatMap { ExampleRunner.run($0, $0.compile($0.pack.rules, &diagnostics), scope: .pack) }
        self.diagnostics = diagnostics
        rules = ids
    }
}

@Suite("The built-in packs")
struct ExampleTests {
    @Test("have no mistakes")
    func mistakes() {
        for diagnostic in Library.shared.diagnostics {
            Issue.record("\(diagnostic.file), byte \(diagnostic.range.start): \(diagnostic.message)")
        }
    }

    @Test("have rules")
    func notEmpty() {
        #expect(!Library.shared.rules.isEmpty)
    }

    @Test("have examples that show what they claim", arguments: Library.shared.rules)
    func examples(rule: String) {
        for failure in Library.shared.failures where failure.rule == rule {
            let advice = failure.kind == .noisy ? " If it is right, name it in the example's 'x-also'." : ""
            Issue.record("\(failure.name): \(failure.kind.rawValue): \(failure.message)\(advice)")
        }
    }
}
