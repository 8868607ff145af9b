import Diagnostics
import Linter
import Reporters
import RuleEngine

/// One run of `screenlint test`: the mistakes in rule files, and the examples that fail.
struct ExampleTest {
    private let packs: [LoadedPack]
    private let known: [String]
    private let chosen: Set<String>
    private let isStrict: Bool
    private let isJUnit: Bool

    init(_ packs: [LoadedPack], _ arguments: Arguments) throws(UsageError) {
        self.packs = packs
        let builtIn = RuleLibrary.packNames.compactMap(RuleLibrary.rulePack)
        known = (packs.map(\.pack) + builtIn).flatMap { $0.rules.map(\.id) }
        isStrict = arguments.has("strict")
        switch arguments.value("format") {
        case nil, "text": isJUnit = false
        case "junit": isJUnit = true
        case let format?: throw UsageError("'--format' of 'test' takes text or junit, not '\(format)'.")
        }
        chosen = try ExampleTest.chosen(arguments.all("rule"), packs.flatMap(\.pack.rules))
    }

    /// The ids of the rules that are asked for, by id or by name.
    private static func chosen(_ names: [String], _ rules: [RuleDefinition]) throws(UsageError) -> Set<String> {
        var chosen = Set<String>()
        for name in names {
            let found = rules.filter { $0.id == name || $0.name == name }.map(\.id)
            guard found.isEmpty else {
                chosen.formUnion(found)
                continue
            }
            let suggestion = Suggestion.likely(for: name, in: rules.flatMap { [$0.name, $0.id] })
            throw UsageError("There is no rule '\(name)' in these packs" + RuleNames.hint(suggestion))
        }
        return chosen
    }

    /// Whether a rule is asked for.
    func asksFor(_ rule: RuleDefinition) -> Bool { chosen.isEmpty || chosen.contains(rule.id) }

    /// Runs the examples; gives the exit status.
    func run() -> Int32 {
        var (failed, errors, warnings, rules, examples) = (0, 0, 0, 0, 0)
        var suites = ""
        for loaded in packs {
            var diagnostics = loaded.diagnostics + loaded.unknownRules(known: known)
            let compiled = loaded.compile(loaded.pack.rules, &diagnostics)
            let failures = ExampleRunner.run(loaded, compiled, scope: isStrict ? .pack : .own) { asksFor($0) }
            let shown = loaded.pack.rules.filter(asksFor)
            if isJUnit {
                suites += ExampleSuite.xml(loaded, shown, diagnostics.sorted(), failures)
            } else {
                write(diagnostics.sorted(), failures, loaded)
            }
            errors += diagnostics.count { $0.severity == .error }
            warnings += diagnostics.count { $0.severity != .error }
            failed += failures.count
            rules += shown.count
            examples += shown.reduce(0) { $0 + $1.examples.count }
        }
        if isJUnit {
            Console.write(ExampleSuite.document(suites))
        } else {
            var summary = "\(Plural.phrase(rules, "rule")), \(Plural.phrase(examples, "example")): "
            if errors > 0 { summary += Plural.phrase(errors, "mistake") + " in the rule files, " }
            if warnings > 0 { summary += Plural.phrase(warnings, "warning") + ", " }
            Console.write(summary + "\(Plural.phrase(failed, "failure")).\n")
        }
        return errors > 0 ? 2 : failed > 0 || isStrict && warnings > 0 ? 1 : 0
    }

    private func write(_ diagnostics: [Diagnostic], _ failures: [ExampleFailure], _ loaded: LoadedPack) {
        let mistakes = diagnostics.map { ($0.file, $0.range, $0.severity.rawValue, $0.message, $0.rule) }
        let broken = failures.map { ($0.file, $0.range, $0.kind.rawValue, $0.message, $0.name) }
        for (file, range, kind, message, name) in mistakes + broken {
            let place = ExampleSuite.place(file, range, loaded)
            Console.writeLines("\(place): \(kind): \(message) [\(name)]".inOneLine + "\n")
        }
    }
}
