import Diagnostics
import ScreenModel

/// What people call a guideline that screens name: its document, its design system, or how the pack is called here.
package enum GuidelineName {
    /// The pack that a name means beyond doubt, if there is such a pack; nil for a name of something else.
    package static func pack(meantBy name: String, among packs: [String]) -> String? {
        let (folded, guideline) = (Spelling.folded(name), GuidelineWords.guideline(saidBy: name))
        return packs.first { Spelling.folded($0) == folded } ?? packs.first { $0 == guideline }
    }

    /// What leads on where there is no guideline of a name: the one that was probably meant, or all that there are.
    static func advice(for name: String, among packs: [String]) -> String {
        let suggestion = pack(meantBy: name, among: packs) ?? Suggestion.closest(to: name, in: packs)
        return suggestion.map { "did you mean '\($0)'?" } ?? "there are \(packs.joined(separator: ", "))."
    }

    /// What is said of a guideline's name that no pack has: what it is read as, that there are no rules of it, or what there is.
    static func problem(
        _ name: String,
        _ meant: String?,
        _ edit: Edit?,
        at range: SourceRange,
        _ path: String,
        screen: String?,
        among packs: [String]
    ) -> Diagnostic {
        let isOfOthers = meant == nil && GuidelineWords.isOfOthers(name)
        let message =
            if let meant {
                "'\(name)' is read as '\(meant)'; write it like that."
            } else if isOfOthers {
                "There are no rules of '\(name)' here, so none of it is checked; there are \(packs.joined(separator: ", "))."
            } else {
                "There is no guideline '\(name)'; \(advice(for: name, among: packs))"
            }
        var fixes = [Fix]()
        if let meant, let edit { fixes = [Fix(title: "Write '\(meant)'", applicability: .safe, edits: [edit])] }
        return Diagnostic(
            file: path,
            screen: screen,
            path: "guidelines",
            rule: (meant == nil ? OwnRule.screenUnknownValue : .screenOtherWord).id,
            severity: meant != nil || isOfOthers ? .info : .error,
            message: message,
            range: range,
            fixes: fixes
        )
    }
}
