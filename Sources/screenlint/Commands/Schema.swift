import Diagnostics
import Linter
import Reporters
import RuleEngine

extension Command {
    /// `screenlint schema [screen|config|rules|pack]`.
    static let schema = Command(
        name: "schema",
        summary:
            "Write the JSON Schema of screen descriptions, configurations, rule files or pack.yaml, for editors.",
        operands: "[screen|config|rules|pack]",
        options: [Option("pretty", "Write it in lines, to be read.")]
    ) { arguments throws(UsageError) in
        let write = { (text: String) in Console.write(arguments.has("pretty") ? PrettyJSON.text(text) : text) }
        switch arguments.operands.first ?? "screen" {
        case "screen": write(ScreenSchemaJSON.text())
        case "config": write(ConfigurationSchemaJSON.text())
        case "rules": write(RuleSchemaJSON.text("Rule file", RuleFileKeys.file))
        case "pack": write(RuleSchemaJSON.text("Rule pack", RuleFileKeys.pack))
        case let name:
            let (names, list) = (["screen", "config", "rules", "pack"], "there are screen, config, rules and pack.")
            let rest = Suggestion.ending(for: name, in: names, else: list)
            throw UsageError("There is no schema '\(name)'\(rest)")
        }
        return 0
    }
}
