import CEL
import Diagnostics
import ScreenModel
import YAMLSyntax

/// `matches`: a regular expression is found in a text.
///
/// A text with placeholders is judged by its literal parts; where these don't decide it, it is undetermined.
struct MatchedPattern: Check {
    let expression: RegularExpression

    static let kind = CheckKind(
        name: "matches",
        value: .scalar,
        placeholders: ["text", "pattern"],
        ownKeys: .text
    ) { definition in
        guard [.text, .identifier, .token].contains(definition.visits) else { return definition.reportMisfit("a text") }
        guard let pattern = definition.value.text else {
            return definition.refuse("'matches' takes a regular expression.")
        }
        if pattern.count > 2, pattern.hasPrefix("/"), let end = pattern.dropFirst().lastIndex(of: "/"),
            pattern[end...].dropFirst().allSatisfy({ "gimsuy".contains($0) })
        {
            let flags = pattern[end...].dropFirst().filter { "ims".contains($0) }
            let plain = (flags.isEmpty ? "" : "(?\(flags))") + pattern[pattern.index(after: pattern.startIndex)..<end]
            let message = "The slashes would be a part of the pattern; write matches: '\(plain)'."
            return definition.refuse(message, rule: .ruleInvalidExpression)
        }
        do throws(CompilationError) {
            return MatchedPattern(expression: try RegularExpression(pattern))
        } catch {
            let whole = definition.value.range
            let range = definition.compiler.file?.range(of: error.range, in: pattern, at: whole)
            return definition.refuse(error.message, at: range, rule: .ruleInvalidExpression)
        }
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        guard visit.value.hasValue, let text = context.reader.localizedText(visit.value.payload) else {
            return .undetermined
        }
        let bytes = Array(context.store.bytes(of: text))
        let truth = context.isFound(expression, in: context.store.literalParts(of: text).map { Array(bytes[$0]) })
        guard truth == .no else {
            if truth == .unknown {
                context.explain("matches", "undetermined, because parts of the text are known to the running app alone")
            }
            return Verdict(truth)
        }
        let shown = context.store.string(of: text).shownInMessages
        return context.violated(
            at: visit.place,
            message: "'\(shown)' does not match \(expression.pattern).",
            values: ["text": shown, "pattern": expression.pattern]
        )
    }
}

extension CheckContext {
    /// The steps that one search may take, as for an evaluation, and the visits to an automaton in each.
    private static let (mostSteps, visitsInStep) = (1_000_000, 2)

    /// Whether an expression is found in a text, by its literal parts; unknown if the search takes too many steps.
    fileprivate mutating func isFound(_ expression: RegularExpression, in parts: [[UInt8]]) -> Truth {
        var scratch = RegularExpressionScratch()
        scratch.mostVisits = min(remainingSteps, CheckContext.mostSteps) * CheckContext.visitsInStep
        let isFound = expression.isFound(inParts: parts, &scratch)
        steps += 1 + scratch.visits / CheckContext.visitsInStep
        return scratch.isExhausted ? .unknown : isFound
    }
}

extension String {
    /// The text, of a longer one than people read the beginning.
    var shownInMessages: String { utf8.count > 200 ? prefix(200) + "…" : self }
}
