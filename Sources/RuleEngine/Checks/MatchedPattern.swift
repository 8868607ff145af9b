import CEL
import Diagnostics
import ScreenModel
import YAMLSyntax

/// `matches`: a regular expression is found in a text.
///
/// A text with placeholders is undetermined: what stands for them may match.
struct MatchedPattern: Check {
    let expression: RegularExpression
    /// Of longer texts the message shows the beginning.
    private static let longestText = 200

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
        guard let isFound = context.isFound(expression, in: text) else { return .undetermined }
        if isFound { return .satisfied }
        let isLong = text.utf8.count > MatchedPattern.longestText
        let shown = isLong ? text.prefix(MatchedPattern.longestText) + "…" : text
        context.report(
            Finding(
                at: visit.place,
                message: "'\(shown)' does not match \(expression.pattern).",
                values: ["text": shown, "pattern": expression.pattern]
            )
        )
        return .violated
    }
}

extension CheckContext {
    /// The steps that one search may take, as for an evaluation, and the visits to an automaton in each.
    private static let (mostSteps, visitsInStep) = (1_000_000, 2)

    /// Whether an expression is found in a text; nil if the search takes more steps than may be taken.
    fileprivate mutating func isFound(_ expression: RegularExpression, in text: String) -> Bool? {
        var scratch = RegularExpressionScratch()
        scratch.mostVisits = min(remainingSteps, CheckContext.mostSteps) * CheckContext.visitsInStep
        let bytes = Array(text.utf8)
        let isFound = expression.isFound(in: bytes.span, &scratch)
        steps += 1 + scratch.visits / CheckContext.visitsInStep
        return scratch.isExhausted ? nil : isFound
    }
}
