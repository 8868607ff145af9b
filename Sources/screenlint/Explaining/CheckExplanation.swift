import CEL
import Reporters
import RuleEngine
import YAMLSyntax

/// What there is to say about what rules are made of: check kinds, functions of conditions, keys of rule files.
enum CheckExplanation {
    /// A check kind, with a rule that uses it as its example.
    static func text(of kind: CheckKind, in catalog: RuleCatalog) -> String {
        var text = "\(kind.name): a check kind of rules\n\(kind.summary)\n"
        text += "Visits \(kind.visits).\nTakes \(kind.takes).\n"
        if !kind.options.isEmpty {
            text +=
                "\nOptions\n"
                + kind.options.map { WrappedText.entry($0.summary, label: "  \($0.name)", at: 14) }.joined()
            text += "\n"
        }
        if !kind.placeholders.isEmpty {
            let names = kind.placeholders.map { "{\($0)}" }.joined(separator: ", ")
            text += "A message can fill in \(names).\n"
        }
        let users = catalog.rules.map(\.definition).filter { rule in
            rule.check[kind.name] != nil
        }
        guard let first = users.first else {
            return text + "\nFor example\n  check: \(kind.example)\n\nNo rule uses it.\n"
        }
        text += "\nFor example\n  on: \(first.on.text)\n  check: \(first.check.flowText)\n"
        text += "\nUsed by \(Plural.phrase(users.count, "rule"))\n"
        return text + users.map { WrappedText.entry($0.summary, label: "  \($0.id)", at: 42) }.joined()
    }

    /// A function or a macro of conditions.
    static func text(of function: FunctionDocumentation) -> String {
        var text = "\(function.name): a function of conditions\n\(function.summary)\n"
        if !function.forms.isEmpty { text += "\nForms\n" + function.forms.map { "  \($0)\n" }.joined() }
        return text + "\nFor example\n  \(function.example)\n"
    }

    /// A key of rule files.
    static func text(of key: RuleFileKeys.Key) -> String {
        "\(key.name): a key of a rule\n\(key.summary)\n"
    }
}
