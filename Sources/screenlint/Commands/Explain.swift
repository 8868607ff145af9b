import CEL
import Diagnostics
import Linter
import Reporters
import RuleEngine
import ScreenModel
import YAMLSyntax

extension Command {
    /// `screenlint explain NAME`.
    static let explain = Command(
        name: "explain",
        summary:
            "Explain a rule, a clause, a key of a screen or a rule, a check kind or a function.",
        operands: "RULE|CLAUSE|KEY",
        options: [Option("list", "List all names that it explains, one a line.")] + CheckRun.options(named: ["rules"])
    ) { arguments throws(UsageError) in
        if arguments.has("list") {
            if let name = arguments.operands.first { throw UsageError("--list names all; leave out '\(name)'.") }
            Console.writeLines(names(try RuleCatalog(arguments)).map { $0.inOneLine + "\n" }.joined())
            return 0
        }
        guard let name = arguments.operands.first else {
            throw UsageError(
                "'explain' takes one name: of a rule, such as sap-fiori-ios/title-length, of a clause, or of a "
                    + "key, such as navigationBar.title."
            )
        }
        let catalog = try RuleCatalog(arguments)
        for text in catalog.obstacles { Console.note("screenlint: \(text)") }
        var texts = try explanations(of: name, in: catalog)
        if texts.isEmpty { texts = OtherWordExplanation.texts(of: name) }
        guard !texts.isEmpty else {
            let known =
                names(catalog) + catalog.rules.map(\.definition.name) + FormatKey.all.compactMap { $0.field?.name }
            let packName = name.hasSuffix("/*") ? String(name.dropLast(2)) : name
            let pack = GuidelineName.pack(meantBy: packName, among: catalog.packs.map(\.pack.name))
            let clauses = catalog.clauses(endingIn: name)
            let rest =
                if clauses.isEmpty {
                    pack.map { "'screenlint rules \($0)' lists its rules." }
                        ?? (FormatKey.meant(by: name) ?? Suggestion.likely(for: name, in: known))
                        .map { "did you mean '\($0)'?" }
                } else {
                    "did you mean '\(clauses.joined(separator: "' or '"))'?"
                }
            throw UsageError(
                "There is no rule, clause or key '\(name)'; "
                    + (rest ?? "'screenlint rules' lists the rules, 'screenlint explain screen' the keys of a screen.")
            )
        }
        Console.writeLines(texts.joined(separator: "\n"))
        return 0
    }

    /// The names of all that can be explained.
    private static func names(_ catalog: RuleCatalog) -> [String] {
        var names = catalog.rules.map(\.definition.id) + OwnRule.allCases.map(\.id)
        names += catalog.packs.flatMap { $0.pack.clauses.map(\.id) }
        names += FormatKey.all.map(\.name) + CheckKind.all.map(\.name) + FunctionDocumentation.all.map(\.name)
        return names + Set(CheckExplanation.names).subtracting(names).sorted()
    }

    /// All that there is to say about a name, which may stand for several things.
    private static func explanations(of name: String, in catalog: RuleCatalog) throws(UsageError) -> [String] {
        let rule = try catalog.find(name).map { RuleExplanation($0, in: catalog).text }
        if let rule, name.contains("/") { return [rule] }
        if let (pack, clause) = catalog.clause(name) {
            return [ClauseExplanation(pack: pack.pack, clause: clause).text]
        }
        if let own = OwnRule(rawValue: name) { return ["\(own.id) (\(own.severity.rawValue))\n\(own.summary).\n"] }
        let keys = FormatKey.named(name)
        let readers = keys.isEmpty ? nil : KeyReaders(catalog.library)
        var texts = readers.map { readers in keys.map { KeyExplanation($0, path: name, readers).text } } ?? []
        // A name alone is mostly asked for as that of a key.
        texts += [rule].compactMap(\.self)
        if let kind = CheckKind.named(name) { texts.append(CheckExplanation.text(of: kind, in: catalog)) }
        if let function = FunctionDocumentation.named(name) { texts.append(CheckExplanation.text(of: function)) }
        return texts + CheckExplanation.texts(of: name)
    }
}

/// What there is to say about a rule.
private struct RuleExplanation {
    private let pack: RulePack
    private let rule: RuleDefinition
    private let words: RuleWords
    /// The ids of the rules that take precedence over it.
    private let stronger: [String]

    init(_ found: RuleCatalog.Rule, in catalog: RuleCatalog) {
        stronger = catalog.rules.map(\.definition).filter { other in
            other.supersedes.contains { $0.text == found.definition.id }
        }.map(\.id)
        pack = found.pack.pack
        rule = found.definition
        var mistakes = [Diagnostic]()
        let compiled = found.pack.compile([rule], &mistakes)
        words = RuleWords(rule, in: found.pack, ExampleRunner.findings(found.pack, compiled))
    }

    var text: String {
        let approximate = rule.isApproximate ? ", an approximation" : ""
        var text =
            "\(rule.id.inOneLine) (\(rule.severity.rawValue)\(approximate))\n"
            + WrappedText.entry("\(rule.summary.inOneLine).", at: 0)
        text += section("Deprecated", words.deprecation { $0 }.map { [$0] } ?? [])
        text += section("Formerly", rule.formerly)
        text += prose("Why", rule.clauses.compactMap(pack.clause).map(ClauseExplanation.line))
        text += prose("Where", scope)
        text += prose("What it asks", [words.check { $0 }, "check: \(rule.check.flowText)"])
        text += figures
        text += prose("What to do", rule.help.map { [$0.text] } ?? [])
        text += prose("Fix", (words.fix ?? rule.fix?.flowText).map { [$0] } ?? [])
        let (good, bad) = words.examples
        text += section("Good", good?.screen ?? []) + section("Bad", bad?.screen ?? [])
        text += prose("It says", words.message.map { [$0] } ?? []) + section("Fixed", bad?.fixed ?? [])
        text += section("Takes precedence over", rule.supersedes.map(\.text)) + section("Gives way to", stronger)
        return text + section("Read more", pack.document(rule.document).map { [$0.reference] } ?? [])
    }

    private func section(_ title: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "\n\(title)\n" + lines.map { $0.isEmpty ? "\n" : "  \($0.inOneLine)\n" }.joined()
    }

    /// A section of sentences, broken between words.
    private func prose(_ title: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "\n\(title)\n" + lines.map { WrappedText.entry($0.inOneLine, label: "", at: 2) }.joined()
    }

    /// What the rule visits, and when it applies.
    private var scope: [String] {
        var lines = ["on \(rule.on.text)"]
        lines.append(rule.platforms.isEmpty ? "all platforms" : rule.platforms.joined(separator: ", "))
        lines += words.definitions.map { "where \($0.name) is \($0.expression.text)" }
        if let when = rule.condition { lines.append("when \(when.text)") }
        if let unless = rule.unless { lines.append("unless \(unless.text) is described") }
        return lines
    }

    /// The parameters, and how a configuration changes them.
    private var figures: String {
        guard !rule.parameters.isEmpty else { return "" }
        let values = rule.parameters.map { "\($0.name): \($0.value.flowText)" }
        // Nobody copies a list that the next version may add to.
        let changed = zip(rule.parameters, values).map { parameter, value in
            parameter.value.elements == nil ? value : "\(parameter.name): {add: […]}"
        }
        return section("Figures", values)
            + section(
                "To change them, write in .screenlint.yml",
                ["rules:", "  \(rule.id):", "    params: {\(changed.joined(separator: ", "))}"]
            )
    }
}

/// What there is to say about a clause.
private struct ClauseExplanation {
    let pack: RulePack
    let clause: Clause

    static func line(_ clause: Clause) -> String {
        "\(clause.id) (\(clause.modality.rawValue)): \(clause.says)".inOneLine
    }

    var text: String {
        var text =
            "\(clause.id) (\(clause.modality.rawValue)), \(pack.title)".inOneLine + "\n"
            + WrappedText.entry(clause.says.inOneLine, at: 0) + "\n"
        for rule in pack.rules where rule.clauses.contains(clause.id) {
            text += WrappedText.entry("Checked by \(rule.id): \(rule.summary).".inOneLine, at: 0)
        }
        if let other = clause.sameAs { text += "Says the same as \(other.inOneLine).\n" }
        if let rule = clause.permits { text += "Permits what \(rule.inOneLine) must not object to.\n" }
        if let checker = clause.checkedBy { text += "Checked by the \(checker.inOneLine).\n" }
        if let reason = clause.unchecked {
            text += WrappedText.entry("Not checked: \(reason)\(reason.hasSuffix(".") ? "" : ".")".inOneLine, at: 0)
        }
        guard let document = pack.document(clause.document) else { return text }
        return text + "\n\(document.reference.inOneLine)\n"
    }
}

extension GuidelineDocument {
    /// The publisher, the title and the address, as far as the pack names them.
    fileprivate var reference: String {
        (publisher.isEmpty ? "" : publisher + ", ") + title + (url.map { ": " + $0 } ?? "")
    }
}
