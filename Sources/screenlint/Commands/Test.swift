import Diagnostics
import Linter
import RuleEngine

extension Command {
    /// `screenlint test [PACK...]`.
    static let test = Command(
        name: "test",
        summary: "Run the examples of rules: of built-in packs by name, or of folders; of all packs if none is named.",
        operands: "[PACK...]",
        options: [
            Option("mutate", "Change one thing of a rule at a time, and name the changes that no example notices."),
            Option("at-least", value: "PERCENT", "Fail if fewer of the changes are noticed; with --mutate."),
        ]
    ) { arguments throws(UsageError) in
        var packs = [LoadedPack]()
        let all = RuleLibrary.packNames + PackArgument.folders(arguments)
        for name in arguments.operands.isEmpty ? all : arguments.operands {
            packs.append(try PackArgument.read(name))
        }
        guard arguments.has("mutate") else {
            guard !arguments.has("at-least") else { throw UsageError(message: "'--at-least' goes with --mutate.") }
            return ExampleTest(packs).run()
        }
        return try MutationTest(packs, arguments).run()
    }
}

/// One run of `screenlint test`.
private struct ExampleTest {
    let packs: [LoadedPack]
    let known: [String]

    init(_ packs: [LoadedPack]) {
        self.packs = packs
        let builtIn = RuleLibrary.packNames.compactMap { RuleLibrary.pack(named: $0) }
        known = (packs + builtIn).flatMap { $0.pack.rules.map(\.id) }
    }

    func run() -> Int32 {
        var (failed, mistakes, rules, examples) = (0, 0, 0, 0)
        for loaded in packs {
            var diagnostics = loaded.diagnostics + loaded.unknownSuperseded(known: known)
            let compiled = loaded.compile(loaded.pack.rules, &diagnostics)
            for diagnostic in diagnostics.sorted() {
                let place = place(diagnostic.file, diagnostic.range, loaded)
                let text = "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule)]"
                Console.writeLines(text.inOneLine + "\n")
            }
            let failures = ExampleRunner.run(loaded, compiled)
            for failure in failures {
                let place = place(failure.file, failure.range, loaded)
                let text = "\(place): \(failure.kind.rawValue): \(failure.message) [\(failure.name)]"
                Console.writeLines(text.inOneLine + "\n")
            }
            mistakes += diagnostics.count
            failed += failures.count
            rules += loaded.pack.rules.count
            examples += loaded.pack.rules.reduce(0) { $0 + $1.examples.count }
        }
        var summary = "\(rules) rules, \(examples) examples: "
        if mistakes > 0 { summary += "\(mistakes) mistakes in the rule files, " }
        Console.write(summary + "\(failed) failures.\n")
        return mistakes > 0 ? 2 : failed > 0 ? 1 : 0
    }

    private func place(_ file: String, _ range: SourceRange, _ loaded: LoadedPack) -> String {
        let position = LineTable(loaded.files[file]?.source ?? []).position(at: range.start)
        return "\(file):\(position.line):\(position.column)"
    }
}
