import Diagnostics
import ScreenModel
import YAMLSyntax

/// `textStyle`: how a text is capitalised, and whether it ends with a punctuation mark.
///
/// Capitalisation is judged by the customs of English, so a text in another language, or in one that is not known, is
/// undetermined, and so is one with placeholders.
struct TextStyle: Check {
    let capitalization: Capitalization?
    let endPunctuation: Bool?

    static let kind = CheckKind(
        name: "textStyle",
        value: .keys(
            [
                FileKey("case", "How it is capitalised.", .words(Capitalization.allCases.map(\.rawValue))),
                FileKey("endPunctuation", "Whether it may end with a punctuation mark.", .boolean),
            ],
            from: 1
        ),
        placeholders: ["text", "problem"],
        ownKeys: .text
    ) { definition in
        guard definition.visits == .text else { return definition.reportMisfit("a text") }
        var capitalization: Capitalization?
        var endPunctuation: Bool?
        for member in definition.value.members ?? [] {
            let value = definition.compiler.filled(member.value)
            switch member.key.text {
            case "case":
                capitalization = value.text.flatMap(Capitalization.init)
                if capitalization == nil {
                    definition.report(value.range, "'case' is title (Each Word) or sentence (the first word).")
                }
            case "endPunctuation":
                endPunctuation = value.boolean
                if endPunctuation == nil { definition.report(value.range, "'endPunctuation' is true or false.") }
            default:
                let message = "'textStyle' has 'case' and 'endPunctuation'."
                definition.report(member.key.range, message, rule: .ruleUnknownKey)
            }
        }
        guard capitalization != nil || endPunctuation != nil else {
            // What is wrong with a member has been said.
            if definition.value.members?.isEmpty ?? true {
                let message = "'textStyle' takes 'case', 'endPunctuation' or both, such as textStyle: {case: title}."
                definition.report(definition.value.range, message)
            }
            return nil
        }
        definition.compiler.fields.insert(Slots.Screen.locale, of: Int(ComponentKind.screen.rawValue))
        return TextStyle(capitalization: capitalization, endPunctuation: endPunctuation)
    }

    var proposesFix: Bool { capitalization != nil || endPunctuation == false }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        guard let text = context.scalarText(context.reader.value(of: visit)) else { return .undetermined }
        if let endPunctuation, TextStyle.endsWithPunctuation(text) != endPunctuation {
            let problem = endPunctuation ? "ends without a punctuation mark" : "ends with a punctuation mark"
            let stripped = text.trimmingSuffix { $0.isWhitespace || ".,:;!?。！？".contains($0) }
            return report(visit, text, problem, endPunctuation ? nil : .init(replacement: String(stripped)), &context)
        }
        guard let capitalization else { return .satisfied }
        switch context.reader.localizedText(visit.value.payload).map({ context.isText($0, in: "en") }) ?? .unknown {
        case .yes: break
        case .unknown:
            context.explainUnknownLanguage("textStyle")
            return .undetermined
        case .no:
            context.explain("textStyle", "undetermined, because 'case' is judged in English alone")
            return .undetermined
        }
        switch capitalization.verdict(on: text) {
        case .no:
            let proposal = FixProposal(replacement: capitalization.applied(to: text))
            return report(visit, text, "is not in \(capitalization.rawValue) case", proposal, &context)
        case .yes: return .satisfied
        case .unknown: return .undetermined
        }
    }

    private func report(
        _ visit: Visit,
        _ text: String,
        _ problem: String,
        _ proposal: FixProposal?,
        _ context: inout CheckContext
    ) -> Verdict {
        context.violated(
            at: visit.place,
            message: "'\(text)' \(problem).",
            values: ["text": text, "problem": problem],
            proposal: proposal
        )
    }

    /// Whether a text ends with a mark other than an ellipsis, which says that more will be asked.
    private static func endsWithPunctuation(_ text: String) -> Bool {
        let text = text.trimmingSuffix(while: \.isWhitespace)
        return !text.hasSuffix("...") && text.last.map { ".,:;!?。！？".contains($0) } ?? false
    }
}

extension StringProtocol {
    /// The text without the characters at its end that meet a condition.
    func trimmingSuffix(while condition: (Character) -> Bool) -> SubSequence {
        var rest = self[...]
        while let last = rest.last, condition(last) { rest = rest.dropLast() }
        return rest
    }
}
