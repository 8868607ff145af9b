import Diagnostics
import Linter
import Reporters
import RuleEngine
import ScreenModel
import YAMLSyntax

extension Command {
    /// `screenlint trace RULE FILE`.
    static let trace = Command(
        name: "trace",
        summary: "Show why a rule fires on a file or does not: each condition and what it came to.",
        operands: "RULE FILE",
        options: [.rules]
    ) { arguments throws(UsageError) in
        guard arguments.operands.count == 2 else { throw UsageError(message: "'trace' takes a rule and a file.") }
        let (name, path) = (arguments.operands[0], arguments.operands[1])
        let rule = try RuleCatalog(arguments).rule(name)
        var mistakes = [Diagnostic]()
        guard let compiled = rule.pack.compile([rule.definition], &mistakes).first else {
            throw UsageError(message: "'\(rule.definition.id)' has mistakes: \(mistakes.first?.message ?? "")")
        }
        let file = try ScreenFileArgument.read(path)
        let (configured, note) = try TracedRule.configured(compiled, forFile: path, arguments)
        let tracer = RuleTracer(configured, file.reader)
        let lines = LineTable(file.tree.source)
        Console.write("\(rule.definition.id): \(rule.definition.summary)\n\(note)")
        for (screen, layouts) in zip(file.screens, file.layouts) {
            for trace in layouts.flatMap(tracer.trace) {
                var text = "\n\(screen.id ?? "screen"), \(trace.layout)"
                if let locale = trace.locale { text += ", \(locale)" }
                text += ": \(trace.verdict.words)\n"
                for note in trace.notes { text += "  \(note)\n" }
                for node in trace.nodes {
                    let index = NodeIndex(rawValue: node.node)
                    let line = lines.line(at: file.tree[file.tree.resolved(index)].range.start)
                    text += "  \(node.path), line \(line): \(node.value)\n"
                    for step in node.steps { text += "    \(step.subject): \(step.result)\n" }
                    text += "    \(node.verdict.words)\(node.messages.map { ": " + $0 }.joined())\n"
                }
                Console.write(VisibleText.escapedLines(text))
            }
        }
        return 0
    }
}

/// A rule as it is configured for a file.
private enum TracedRule {
    /// The rule with the figures of the configuration, and a line if it is not run on the file.
    ///
    /// - Throws: `UsageError` if a pack can't be read.
    static func configured(
        _ rule: CompiledRule,
        forFile path: String,
        _ arguments: Arguments
    ) throws(UsageError) -> (CompiledRule, note: String) {
        let id = rule.definition.id
        let pack = String(id.prefix { $0 != "/" })
        let rules = try RunSetup(arguments).rules.provider(forFile: path).rules(ofPacks: [pack])
        guard let configured = rules.rules.first(where: { $0.definition.id == id }) else {
            return (rule, "The configuration turns it off for this file, or does not name its pack.\n")
        }
        return (configured, "")
    }
}

extension Option {
    /// The option that adds packs of a team's own.
    static let rules = Option(
        "rules",
        value: "DIR",
        "A folder with a rule pack of your own; may be given several times."
    )
}

extension Verdict {
    /// The verdict in words.
    fileprivate var words: String {
        switch self {
        case .satisfied: "satisfied"
        case .violated: "violated"
        case .undetermined: "undetermined"
        case .notApplicable: "not applicable"
        }
    }
}
