import CEL
import Diagnostics
import ScreenModel
import YAMLSyntax

/// `matches`: a regular expression is found in a text.
///
/// A text with placeholders is undetermined: what stands for them may match.
struct MatchedPattern: Check {
    let expression: RegularExpression

    static let kind = CheckKind(
        "matches",
        "A regular expression is found in a text.",
        placeholders: ["text", "pattern"]
    ) { definition in
        switch definition.visits {
        case .text, .identifier, .token: break
        default:
            definition.reportMisfit("a text")
            return nil
        }
        guard let pattern = definition.value.text else {
            definition.report(definition.value.range, "'matches' takes a regular expression.")
            return nil
        }
        do throws(RegularExpressionError) {
            return MatchedPattern(expression: try RegularExpression(pattern))
        } catch {
            let whole = definition.value.range
            let range = definition.compiler.file?.range(of: error.range, in: pattern, at: whole)
            definition.report(range ?? whole, error.message, rule: .ruleInvalidExpression)
            return nil
        }
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        guard let text = context.scalarText(context.reader.value(of: visit)) else { return .undetermined }
        if expression.isFound(in: text) { return .satisfied }
        context.report(
            Finding(
                at: visit.place,
                message: "'\(text)' does not match \(expression.pattern).",
                values: ["text": text, "pattern": expression.pattern]
            )
        )
        return .violated
    }
}
