import CEL
import Diagnostics
import ScreenModel

/// The condition of a whole rule file, which is over the screen alone.
enum ScreenCondition {
    /// What is to be said of a condition that asks nothing; nil of any other.
    static func constant(_ condition: WrittenText) -> String? {
        switch condition.text {
        case "true": "This always holds: leave 'when' out."
        case "false": "This never holds. A rule is switched off in a configuration: rules: {acme/name: off}."
        default: nil
        }
    }

    /// A diagnostic for each mistake in a condition of a file.
    static func mistakes(in condition: WrittenText, of file: RuleFile) -> [Diagnostic] {
        func diagnostic(_ range: SourceRange, _ message: String) -> Diagnostic {
            Diagnostic(.ruleInvalidExpression, in: file.path, at: range, message)
        }
        let screen: Environment.Variable = ("screen", .object(ScreenTypes.objectType(.screen)))
        do {
            let program = try Environment(variables: [screen], provider: ScreenTypes.standard).compile(condition.text)
            return [.bool, .dyn, .nullable(.bool)].contains(program.resultType)
                ? [] : [diagnostic(condition.range, "This gives \(program.resultType); a condition is true or false.")]
        } catch {
            return error.errors.map { mistake in
                diagnostic(
                    file.range(of: mistake.range, in: condition.text, at: condition.range),
                    mistake.message.hasPrefix("The name 'self'")
                        ? "The condition of a file is over 'screen' alone; what a rule visits, its own 'when' asks."
                        : mistake.message
                )
            }
        }
    }
}
