import Diagnostics
import YAMLSyntax

/// Finds what a rule says without any effect, so that nobody relies on it.
struct IneffectiveParts {
    private let rule: RuleDefinition
    private let pack: String
    /// The names of the rule's parameters and of the lists that the pack shares.
    private let parameters: [String]
    private(set) var findings: [(range: SourceRange, message: String)] = []

    /// Looks at a rule as it is written.
    init(_ rule: RuleDefinition, _ written: YAMLValue, pack: String) {
        (self.rule, self.pack) = (rule, pack)
        parameters = rule.parameters.map(\.name)
        if let when = rule.when, let message = ScreenCondition.constant(when) { add(when.range, message) }
        lookAtFormerIDs(written)
        lookAtParameters(written)
        let users = ["check", "when", "message", "help"].compactMap { written[$0] }
        for name in ParameterUses.unusedNames(of: written["let"], in: users) {
            add(name.range, IneffectiveParts.unused(name))
        }
        lookAtLists(rule.check)
        for superseded in rule.supersedes where superseded.text == rule.id {
            add(superseded.range, "A rule can't go before itself.")
        }
        lookAtRepetitions(written)
    }

    /// A sentence on a name in `let` that nothing uses.
    static func unused(_ name: YAMLValue) -> String {
        let name = name.text ?? ""
        return "Nothing uses the name '\(name)'; a condition names it as \(name), a message as {\(name)}."
    }

    private mutating func add(_ range: SourceRange, _ message: String) { findings.append((range, message)) }

    private mutating func lookAtFormerIDs(_ written: YAMLValue) {
        for value in written["formerly"]?.listed ?? [] {
            guard let id = value.text else { continue }
            if !id.contains("/") {
                add(value.range, "A former id is written whole: '\(pack)/\(id)'; '\(id)' alone is never looked up.")
            } else if id == rule.id {
                add(value.range, "'\(id)' is the rule's id today.")
            }
        }
    }

    private mutating func lookAtParameters(_ written: YAMLValue) {
        guard let params = written["params"], let members = params.members else { return }
        let uses = ParameterUses(written)
        for member in members {
            guard let name = member.key.text, !uses.all, !uses.names.contains(name) else { continue }
            // One that is named nearly right is told where it is named.
            let unknown = uses.names.subtracting(parameters)
            guard Suggestion.closest(to: name, in: unknown.sorted()) == nil else { continue }
            add(
                member.key.range,
                "Nothing uses the parameter '\(name)': write $\(name) in 'check', \(ParameterUses.inCondition(name)) in a condition, "
                    + "or {\(name)} in the message."
            )
        }
    }

    /// Parameters in lists, where a `$` is a letter like others.
    private mutating func lookAtLists(_ value: YAMLValue, isInList: Bool = false) {
        switch value.content {
        case .list(let elements): for element in elements { lookAtLists(element, isInList: true) }
        case .map(let members): for member in members { lookAtLists(member.value) }
        case .scalar(let text, .string) where isInList && text.hasPrefix("$"):
            let name = String(text.dropFirst())
            guard parameters.contains(name) || Suggestion.closest(to: name, in: parameters) != nil else { return }
            let message = "A parameter stands for a whole value, not for an element of a list: write $\(name) alone."
            add(value.range, message)
        default: return
        }
    }

    private mutating func lookAtRepetitions(_ written: YAMLValue) {
        for key in ["clauses", "platforms", "supersedes", "formerly"] {
            var seen = Set<String>()
            for value in written[key]?.elements ?? [] {
                guard let text = value.text, !seen.insert(text).inserted else { continue }
                add(value.range, "'\(text)' stands here for the second time.")
            }
        }
    }
}
