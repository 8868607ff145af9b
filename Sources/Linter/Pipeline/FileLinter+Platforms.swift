import Diagnostics
import RuleEngine
import ScreenModel
import YAMLSyntax

extension FileLinter {
    /// What is told of a screen whose own platform no rule in force is for; nil if there are rules, or it names none.
    static func platformNote(
        on number: Int,
        _ description: Description,
        _ packs: [String],
        _ rules: RuleSet,
        _ file: String,
        _ tree: borrowing YAMLTree
    ) -> Diagnostic? {
        let screen = description.screens[number]
        let platform = description.store[screen.record, Slots.Screen.platform]
        guard platform.hasValue, !rules.rules.isEmpty, let layout = description.layouts[number].first,
            !description.layouts[number].contains(where: { rules.hasRules(for: $0.platform) })
        else { return nil }
        let name = layout.name.prefix { $0 != "/" }
        let whose = packs.isEmpty ? "in force" : "of \(packs.joined(separator: ", "))"
        return Diagnostic(
            file: file,
            screen: screen.id,
            path: "platform",
            rule: OwnRule.screenUnknownValue.id,
            severity: .info,
            message: "No rule \(whose) is for '\(name)', so only the format of this screen is checked.",
            range: tree[tree.resolved(platform.nodeIndex)].range
        )
    }
}
