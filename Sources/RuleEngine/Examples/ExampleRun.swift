import Diagnostics
import ScreenModel
import YAMLSyntax

/// One example, and what the rules of its pack make of it.
struct ExampleRun {
    private let rule: RuleDefinition
    private let example: RuleExample
    private let rules: RuleSet
    private let marks: ExampleMarks
    /// Whether what other rules find on valid examples counts.
    private let scope: ExampleScope
    private(set) var failures: [ExampleFailure] = []
    /// The rule's first finding, one with a fix if there is such a one.
    private(set) var finding: Diagnostic?
    /// The keys that left the rule undecided on an invalid example.
    private var missing = Set<MissingKey>()

    init(_ rule: RuleDefinition, _ example: RuleExample, _ rules: RuleSet, _ marks: ExampleMarks, scope: ExampleScope) {
        self.scope = scope
        self.rule = rule
        self.example = example
        self.rules = rules
        self.marks = marks
    }

    /// Reads the example at `node`, checks it and compares the findings with what it claims.
    mutating func run(_ node: NodeIndex, platform: UInt32, in tree: inout YAMLTree) {
        guard tree[node].kind == .mapping else {
            return fail(.broken, example.range, "An example is a screen, which is a map.")
        }
        var description = Description(example: node, in: &tree, file: rule.file)
        for mistake in description.diagnostics { fail(.broken, mistake.range, mistake.message) }
        guard description.diagnostics.isEmpty else { return }
        _ = description.resolveLayouts(byteCount: tree.source.count, defaultPlatform: platform)
        let written = YAMLValue(node, in: tree)
        let diagnostics = judge(description, tree)
        let own = diagnostics.filter { $0.rule == rule.id }
        finding = own.first { !$0.fixes.isEmpty } ?? own.first
        guard example.isValid else {
            compareInvalid(own, description, tree)
            compareWords(own, written)
            return compareFixed(own, written, tree)
        }
        if let key = written.members?.first(where: { ScreenDecoder.exampleKeys.contains($0.key.text ?? "") })?.key {
            fail(
                .broken,
                key.range,
                "'\(key.text ?? "")' is for invalid examples; of a valid one the rule says nothing."
            )
        }
        let isShared = scope == .pack || scope == .own && written["x-also"] != nil
        compareValid(isShared ? diagnostics : own, also: isShared ? alsoFiring(written) : [])
    }

    private mutating func judge(_ description: Description, _ tree: borrowing YAMLTree) -> [Diagnostic] {
        var options = FileJudge.Options()
        options.notesAbsences = !example.isValid
        // Whatever folder the rules are read from, what is said of two screens names the file alike.
        let name = rule.file.split(separator: "/").last.map(String.init) ?? rule.file
        var judge = FileJudge(description, file: name, options)
        let frame = judge.add(rules)
        for number in description.screens.indices {
            let result = judge.judge(number, frame, tree)
            for open in result.undecided where rules.rules[open.rule].id == rule.id { missing.formUnion(open.keys) }
            for failure in result.failures {
                let id = rules.rules[failure.rule].definition.id
                fail(.broken, example.range, "'\(id)' can't be evaluated on it: \(failure.message)")
            }
        }
        var facts = judge.facts
        facts.ids = description.screens.compactMap { screen in
            screen.id.map { FileFacts.ScreenID(id: $0, range: example.range) }
        }
        let additions = ScreenComparison.within(facts, isComplete: true).additions(to: facts, number: 0, judge.rules)
        return judge.diagnostics.adding(additions).sorted()
    }

    private mutating func compareValid(_ diagnostics: [Diagnostic], also: [String]) {
        for diagnostic in diagnostics where !also.contains(diagnostic.rule) {
            let subject = diagnostic.rule == rule.id ? "The rule" : "'\(diagnostic.rule)'"
            fail(.noisy, diagnostic.range, "\(subject) fires on a valid example: \(diagnostic.message)")
        }
        for id in also where !diagnostics.contains(where: { $0.rule == id }) {
            fail(.missing, example.range, "'\(id)' does not fire here, although 'x-also' says so.")
        }
    }

    private mutating func compareInvalid(
        _ diagnostics: [Diagnostic],
        _ description: Description,
        _ tree: borrowing YAMLTree
    ) {
        guard !diagnostics.isEmpty else {
            // Why it can't be judged has been told.
            guard failures.isEmpty else { return }
            // What only counts whether it fails needs no words.
            let reason = scope == .ruleAlone ? "" : ": " + reason(description, tree)
            return fail(.missing, example.range, "The rule does not fire on an invalid example\(reason).")
        }
        let wanted = marks.lines(in: example.range)
        guard !wanted.isEmpty else { return }
        for diagnostic in diagnostics where !wanted.contains(line(of: diagnostic)) {
            let places = wanted.map(String.init).joined(separator: ", ")
            fail(.misplaced, diagnostic.range, "The rule fires here, not on line \(places): \(diagnostic.message)")
        }
        let found = Set(diagnostics.map(line))
        // Where nothing is in its place, the findings elsewhere tell enough.
        guard !found.isDisjoint(with: wanted) else { return }
        for line in wanted where !found.contains(line) {
            fail(.misplaced, marks.lines.range(ofLine: line), "The rule does not fire on this line, which is marked.")
        }
    }

    /// Why the rule does not fire: what its trace says.
    private func reason(_ description: Description, _ tree: borrowing YAMLTree) -> String {
        var options = FileJudge.Options()
        options.followed = [rule.id]
        options.keepsResults = true
        var judge = FileJudge(description, file: rule.file, options)
        let frame = judge.add(rules)
        for number in description.screens.indices { _ = judge.judge(number, frame, tree) }
        let number = rules.rules.firstIndex { $0.id == rule.id }
        let traces = judge.comparedResults().flatMap { result in number.flatMap { result.traces[$0] } ?? [] }
        return ExampleReason.words(traces, missing: missing, of: rule)
    }

    /// Compares the message with the example's `says`.
    private mutating func compareWords(_ diagnostics: [Diagnostic], _ written: YAMLValue) {
        guard let says = written["says"], let found = diagnostics.first else { return }
        guard let text = says.text else { return fail(.broken, says.range, "'says' is the rule's message.") }
        if !diagnostics.contains(where: { $0.message == text }) {
            fail(.misworded, says.range, "The rule says '\(found.message)', not '\(text)'.")
        }
    }

    /// Compares what the fix makes of the example with its `fixed`.
    private mutating func compareFixed(_ diagnostics: [Diagnostic], _ written: YAMLValue, _ tree: borrowing YAMLTree) {
        guard let fixed = written["fixed"], !diagnostics.isEmpty else { return }
        let keys = Set((fixed.members ?? []).compactMap(\.key.text).filter { $0.hasPrefix("x-") })
        guard let mended = MendedExample(diagnostics, rule, example, in: tree.source, keeping: keys).text else {
            let hint =
                rule.fix == nil
                ? "give the rule a 'fix', such as fix: {set: small}"
                : "its 'fix' changes what the finding points at, and that is not it: see where 'at' points, or what 'on' visits"
            return fail(.misfixed, fixed.range, "What the rule finds here has no fix; \(hint).")
        }
        let wanted = MendedExample.text(of: fixed, keeping: keys)
        if mended != wanted { fail(.misfixed, fixed.range, "The fix gives \(mended), not \(wanted).") }
    }

    private func line(of diagnostic: Diagnostic) -> Int { marks.lines.line(at: diagnostic.range.start) }

    /// The ids of the rules that the example's `x-also` names.
    private mutating func alsoFiring(_ written: YAMLValue) -> [String] {
        var ids = [String]()
        for value in written["x-also"]?.listed ?? [] {
            let name = value.text ?? ""
            if let known = rules.rules.first(where: { $0.definition.id == name || $0.definition.name == name }) {
                ids.append(known.definition.id)
            } else {
                let rest = Suggestion.ending(for: name, in: rules.rules.map(\.definition.name))
                fail(.broken, value.range, "The pack has no rule '\(name)'\(rest)")
            }
        }
        return ids
    }

    private mutating func fail(_ kind: ExampleFailure.Kind, _ range: SourceRange, _ message: String) {
        failures.append(ExampleFailure(kind, rule, example, range, message))
    }
}

/// Which findings on valid examples count.
package enum ExampleScope: Sendable {
    /// Those of the example's own rule; those of all rules of the pack where the example says `x-also`.
    case own
    /// Those of all rules of the pack.
    case pack
    /// Those of the example's own rule, whatever it says; nobody wants to know why it fails.
    case ruleAlone
}
