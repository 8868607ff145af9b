package import Diagnostics
package import RuleEngine
import YAMLSyntax

/// What a rule asks, where it applies and how it is mended: for its page and for `screenlint explain`.
package struct RuleWords {
    let rule: RuleDefinition
    private let file: RuleFile?
    private let findings: [RuleExample: Diagnostic]

    /// Creates the words about a rule of a pack that was read with its examples, given what its rules find on these.
    package init(_ rule: RuleDefinition, in loaded: LoadedPack, _ findings: [String: [RuleExample: Diagnostic]]) {
        (self.rule, file, self.findings) = (rule, loaded.files[rule.file], findings[rule.id] ?? [:])
    }

    /// The example that is shown as a valid one, and the one that is shown as invalid: the first of each.
    package var examples: (good: ShownExample?, bad: ShownExample?) {
        let shown = { (example: RuleExample) in file.map { ShownExample(example, in: $0) } }
        return (rule.examples.first(where: \.isValid).flatMap(shown), bad.flatMap(shown))
    }

    private var bad: RuleExample? { rule.examples.first { !$0.isValid } }

    /// What it says of the invalid example.
    package var message: String? { bad.flatMap { findings[$0]?.message } }

    /// What its fix makes of an example of its own.
    package var fix: String? {
        rule.examples.lazy.compactMap { findings[$0]?.fixes.first }.first.map {
            "\($0.title) (\(RuleWords.words(of: $0.applicability)))"
        }
    }

    /// What to use in place of a rule that is deprecated.
    package func deprecation(code: (String) -> String) -> String? {
        rule.replacedBy.map { $0.text.isEmpty ? "use it no more" : "use \(code($0.text))" }
    }

    /// What the check asks of what the rule visits, with single figures filled in and values of the rule file as `code`
    /// writes them: the end of a sentence, without its full stop.
    package func check(code: (String) -> String) -> String {
        let members = rule.check.members ?? []
        let kinds = members.filter { CheckKind.named($0.key.text ?? "") != nil }
        let rest = members.filter { CheckKind.named($0.key.text ?? "") == nil }
        let phrases = (kinds + rest).map { member in
            let name = member.key.text ?? ""
            let option = CheckKind.allOptions.first { $0.name == name }
            let phrase = CheckKind.named(name)?.phrase ?? option?.phrase ?? "\(name): {}"
            return phrase.replacing("{}", with: code(text(of: member.value)), maxReplacements: 1)
        }
        return phrases.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private static func words(of applicability: Applicability) -> String {
        switch applicability {
        case .safe: "safe, --fix does it"
        case .unsafe: "changes the design, only --unsafe-fixes does it"
        case .displayOnly: "shown as advice, never done by itself"
        }
    }

    /// The names of `let` that the rule uses, in the order in which they are worked out.
    package var definitions: [RuleDefinition.Definition] {
        var used = names(in: [rule.condition?.text, rule.unless?.text, rule.message?.text, rule.help?.text])
        used.formUnion(names(in: [rule.check.flowText, rule.fix?.flowText]))
        var found = [RuleDefinition.Definition]()
        for definition in rule.definitions.reversed() where used.contains(definition.name[...]) {
            found.insert(definition, at: 0)
            used.formUnion(names(in: [definition.expression.text]))
        }
        return found
    }

    private func names(in texts: [String?]) -> Set<Substring> {
        Set(texts.compactMap(\.self).flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" } })
    }

    /// A value as the rule file has it, without the quotes around an expression.
    private func text(of value: YAMLValue) -> String {
        if let elements = value.elements { return elements.map(text).joined(separator: ", ") }
        if let members = value.members, members.allSatisfy({ $0.value.text != nil }) {
            return members.map { "\($0.key.flowText): \(text(of: $0.value))" }.joined(separator: ", ")
        }
        guard let text = value.text else { return value.flowText }
        let figure = rule.parameters.first { "$" + $0.name == text }?.value
        return figure?.text ?? figure?.elements.map { $0.map(self.text).joined(separator: ", ") } ?? text
    }
}
