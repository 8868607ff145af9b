import Linter
import RuleEngine

extension Command {
    /// `screenlint test [PACK...]`.
    static let test = Command(
        name: "test",
        summary: "Run the examples of rules: of built-in packs by name, or of folders; of all packs if none is named.",
        operands: "[PACK...]",
        options: [
            Option("rule", value: "RULE", "Run the examples of this rule alone; may be given several times."),
            Option("strict", "Fail on warnings, and on what other rules of the pack say of a valid example."),
            Option("format", short: "f", value: "FORMAT", "Write text (if nothing is said) or junit."),
            Option("mutate", "Change one thing of a rule at a time, and name the changes that no example notices."),
            Option("at-least", value: "PERCENT", "Fail if fewer of the changes are noticed; with --mutate."),
        ]
    ) { arguments throws(UsageError) in
        var packs = [LoadedPack]()
        let (folders, obstacles) = PackArgument.folders(arguments)
        // Without names, the configuration says what to test.
        if arguments.operands.isEmpty, !obstacles.isEmpty { return Console.fail(obstacles) }
        for name in arguments.operands.isEmpty ? RuleLibrary.packNames + folders : arguments.operands {
            let configured = FileSystem.kind(of: name) == nil ? folders.first { FilePath.name(of: $0) == name } : nil
            packs.append(try PackArgument.read(configured ?? name))
        }
        let examples = try ExampleTest(packs, arguments)
        guard arguments.has("mutate") else {
            guard !arguments.has("at-least") else { throw UsageError("'--at-least' goes with --mutate.") }
            return examples.run()
        }
        if arguments.value("format") == "junit" { throw UsageError("'--format junit' goes without --mutate.") }
        let changes = try MutationTest(packs, arguments, isChosen: examples.asksFor)
        // Examples that fail without a change notice every one.
        let status = examples.run()
        guard status == 0 else {
            Console.write("No change was tried; mend what is told above first.\n")
            return status
        }
        return changes.run()
    }
}
