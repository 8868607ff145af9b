import Diagnostics
import Reporters

extension Command {
    /// `screenlint schema [screen|config|rules]`.
    static let schema = Command(
        name: "schema",
        summary:
            "Write the JSON Schema of screen descriptions, configurations or rule files, for completion in editors.",
        operands: "[screen|config|rules]",
        options: []
    ) { arguments throws(UsageError) in
        switch arguments.operands.first ?? "screen" {
        case "screen": Console.write(ScreenSchemaJSON.text())
        case "config": Console.write(ConfigurationSchemaJSON.text())
        case "rules": Console.write(RuleSchemaJSON.text())
        case let name:
            let suggestion = Suggestion.closest(to: name, in: ["screen", "config", "rules"])
            let rest = suggestion.map { "did you mean '\($0)'?" } ?? "there are screen, config and rules."
            throw UsageError(message: "There is no schema '\(name)'; \(rest)")
        }
        return 0
    }
}
