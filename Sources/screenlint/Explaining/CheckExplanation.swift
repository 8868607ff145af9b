import Diagnostics
import CEL
import Linter
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
        let users = catalog.rules.map(\.definition).filter { $0.check[kind.name] != nil }
        text += topic(kind.name)
        guard let first = users.first else {
            return text + "\nFor example\n  check: \(kind.example)\n\nNo rule uses it.\n"
        }
        text += "\nFor example\n  on: \(first.on.text)\n  check: \(first.check.flowText)\n"
        if first.check.flowText.contains("$"), !first.parameters.isEmpty {
            let parameters = first.parameters.map { "\($0.name): \($0.value.flowText)" }.joined(separator: ", ")
            text += "  params: {\(parameters)}\n"
        }
        text += "\nUsed by \(Plural.phrase(users.count, "rule"))\n"
        return text + users.map { WrappedText.entry($0.summary, label: "  \($0.id)", at: 42) }.joined()
    }

    /// A function or a macro of conditions.
    static func text(of function: FunctionDocumentation) -> String {
        var text = "\(function.name): a function of conditions\n\(function.summary)\n"
        if !function.forms.isEmpty { text += "\nForms\n" + function.forms.map { "  \($0)\n" }.joined() }
        return text + "\nFor example\n  \(function.example)\n"
    }

    /// What rule files and configurations are made of besides: keys, options of checks, and what is to know of them.
    static func texts(of name: String) -> [String] {
        var texts = tables.flatMap { owner, keys in
            keys.filter { $0.name == name }.map { "\($0.name): a key of \(owner)\n\($0.summary)\n" }
        }
        texts += CheckKind.allOptions.filter { $0.name == name }.map { option in
            "\(name): an option of \(CheckKind.kinds(taking: option))\n\(option.summary)\n"
        }
        guard CheckKind.named(name) == nil else { return texts }
        let topic = topic(name)
        if texts.isEmpty, !topic.isEmpty { texts = ["\(name): of the format of rules\n"] }
        if let last = texts.popLast() { texts.append(last + topic) }
        return texts
    }

    private static let tables = RuleFileKeys.tables + ConfigurationKeys.tables

    /// All names that rule files and configurations are made of, besides check kinds and functions.
    static var names: [String] {
        tables.flatMap { $0.keys.map(\.name) } + CheckKind.allOptions.map(\.name)
            + RuleFormatTopic.all.flatMap { [$0.name] + $0.others }
    }

    /// What is to be known about a name, its examples set in; empty if there is nothing.
    private static func topic(_ name: String) -> String {
        guard let topic = RuleFormatTopic.named(name) else { return "" }
        var (text, isCode) = ("\n", false)
        for line in topic.text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isCode.toggle()
            } else {
                let isEntry = line.hasPrefix("- ")
                let words = String(isEntry ? line.dropFirst(2) : line)
                text +=
                    isCode ? "  \(line)\n" : WrappedText.entry(words, label: isEntry ? "  -" : "", at: isEntry ? 4 : 0)
            }
        }
        return text
    }
}
