import Diagnostics
import Reporters

extension Command {
    /// `screenlint schema [screen|rules]`.
    static let schema = Command(
        name: "schema",
        summary: "Write the JSON Schema of screen descriptions or rule files, for completion in editors.",
        operands: "[screen|rules]",
        options: []
    ) { arguments throws(UsageError) in
        switch arguments.operands.first ?? "screen" {
        case "screen": Console.write(ScreenSchemaJSON.text())
        case "rules": Console.write(RuleSchemaJSON.text())
        case let name:
            let suggestion = Suggestion.closest(to: name, in: ["screen", "rules"])
            let rest = suggestion.map { "did you mean '\($0)'?" } ?? "there are screen and rules."
            throw UsageError(message: "There is no schema '\(name)'; \(rest)")
        }
        return 0
    }
}
