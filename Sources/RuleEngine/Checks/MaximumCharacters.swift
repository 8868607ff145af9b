import Diagnostics
import ScreenModel

/// `maxCharacters`: a text has at most so many characters.
///
/// Characters are extended grapheme clusters, spaces included. A text with placeholders is judged by its fixed part:
/// what is too long already is too long; what is short enough so far is undetermined.
struct MaximumCharacters: Check {
    let limit: Int

    static let kind = CheckKind(
        name: "maxCharacters",
        value: .integer(),
        placeholders: ["count", "max", "text"],
        isLimit: true,
        ownKeys: .text
    ) { definition in
        guard definition.visits == .text else { return definition.reportMisfit("a text") }
        return definition.integer().map(MaximumCharacters.init)
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        guard let text = context.reader.localizedText(visit.value.payload) else { return .undetermined }
        func length() -> String {
            (text.hasPlaceholder ? "at least " : "") + Plural.phrase(Int(text.characters), "character")
        }
        context.explain("counted", "\(length()); at most \(limit)")
        guard text.characters > limit else { return text.hasPlaceholder ? .undetermined : .satisfied }
        let count = text.hasPlaceholder ? "at least \(text.characters)" : String(text.characters)
        return context.violated(
            at: visit.place,
            message: "The text has \(length()); at most \(limit) fit.",
            values: ["count": count, "max": String(limit), "text": context.store.string(of: text)]
        )
    }
}
