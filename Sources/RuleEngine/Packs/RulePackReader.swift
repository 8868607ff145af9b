package import Diagnostics
import YAMLSyntax

/// Reads the files of a rule pack and reports every mistake in them.
package struct RulePackReader {
    /// What is wrong with the files read so far.
    package private(set) var diagnostics: [Diagnostic] = []
    private var pack: RulePack
    private var references: [Reference] = []
    private var unread: [UnreadRule] = []

    /// A name in a clause that stands for another clause or a rule of the pack, to be looked up in the end.
    private struct Reference {
        let name: RuleDefinition.Expression
        let file: String
        let isRule: Bool
    }

    /// A rule that waits for the clauses of all files, because it may cite any of them.
    private struct UnreadRule {
        let member: YAMLValue.Member
        let document: String
        let readsExamples: Bool
        let file: RuleFile
    }

    /// Starts to read the pack in the folder `name`, whose `pack.yaml` is `file`.
    package init(name: String, packFile file: RuleFile) {
        diagnostics = file.problems
        let root = file.root ?? YAMLValue(.map([]), range: SourceRange(start: 0, end: 0))
        var reader = MapReader(
            root,
            "A pack",
            known: RuleFileKeys.pack.map(\.name),
            in: file
        )
        pack = RulePack(
            name: name,
            title: reader.text("guideline", isRequired: true) ?? name,
            defaultPlatform: reader.text("defaultPlatform") ?? "ios",
            documents: [],
            clauses: [],
            rules: []
        )
        let documents = reader.value("documents")
        diagnostics += reader.diagnostics
        for member in documents?.members ?? [] {
            var reader = MapReader(
                member.value,
                "A document",
                known: RuleFileKeys.document.map(\.name),
                in: file
            )
            pack.documents.append(
                GuidelineDocument(
                    name: member.key.text ?? "",
                    title: reader.text("title", isRequired: true) ?? "",
                    publisher: reader.text("publisher") ?? "",
                    url: reader.text("url") ?? "",
                    updated: reader.text("updated")
                )
            )
            diagnostics += reader.diagnostics
        }
    }

    /// Reads one more file of the pack: its clauses and rules.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - readsExamples: Whether to read the examples, too; a normal run needs none.
    package mutating func read(_ file: RuleFile, readsExamples: Bool = true) {
        diagnostics += file.problems
        guard let root = file.root, !root.isNull else { return }
        var reader = MapReader(root, "A rule file", known: RuleFileKeys.file.map(\.name), in: file)
        let document = reader.expression("document")
        if let document, pack.document(document.text) == nil {
            let suggestion = Suggestion.closest(to: document.text, in: pack.documents.map(\.name))
            let rest = suggestion.map { "; did you mean '\($0)'?" } ?? "."
            reader.report(.ruleUnknownValue, document.range, "pack.yaml names no document '\(document.text)'\(rest)")
        }
        diagnostics += reader.diagnostics
        for member in reader.value("clauses")?.members ?? [] {
            readClause(member, document: document?.text ?? "", in: file)
        }
        for member in reader.value("rules")?.members ?? [] {
            unread.append(
                UnreadRule(member: member, document: document?.text ?? "", readsExamples: readsExamples, file: file)
            )
        }
    }

    /// Ends reading: what refers to other parts of the pack is looked up now.
    ///
    /// - Returns: The pack; rules with mistakes that keep them from being compiled are left out of it later.
    package mutating func finish() -> (pack: RulePack, diagnostics: [Diagnostic]) {
        for rule in unread {
            readRule(rule.member, document: rule.document, readsExamples: rule.readsExamples, in: rule.file)
        }
        unread = []
        let clauses = Set(pack.clauses.map(\.id))
        let rules = Set(pack.rules.flatMap { [$0.id, $0.name] })
        for reference in references where !(reference.isRule ? rules : clauses).contains(reference.name.text) {
            let known = reference.isRule ? pack.rules.map(\.name) : pack.clauses.map(\.id)
            let rule: OwnRule = reference.isRule ? .ruleUnknownRule : .ruleUnknownClause
            let suggestion = Suggestion.closest(to: reference.name.text, in: known)
            let rest = suggestion.map { "; did you mean '\($0)'?" } ?? "."
            diagnostics.append(
                Diagnostic(
                    file: reference.file,
                    rule: rule.id,
                    severity: rule.severity,
                    message: "The pack has no \(reference.isRule ? "rule" : "clause") '\(reference.name.text)'\(rest)",
                    range: reference.name.range
                )
            )
        }
        return (pack, diagnostics)
    }

    private mutating func readClause(_ member: YAMLValue.Member, document: String, in file: RuleFile) {
        var reader = MapReader(
            member.value,
            "A clause",
            known: RuleFileKeys.clause.map(\.name),
            in: file
        )
        let id = member.key.text ?? ""
        if let other = pack.clause(id) {
            reader.report(
                .ruleDuplicateID,
                member.key.range,
                "The clause '\(id)' stands in the pack twice.",
                related: [RelatedRange(message: "the other one", file: file.path, range: other.range)]
            )
        }
        let sameAs = reader.expression("sameAs")
        let permits = reader.expression("permits")
        for (name, isRule) in [(sameAs, false), (permits, true)] {
            if let name { references.append(Reference(name: name, file: file.path, isRule: isRule)) }
        }
        pack.clauses.append(
            Clause(
                id: id,
                document: document,
                modality: reader.word("modality", Modality.self) ?? .fact,
                says: reader.text("says", isRequired: true) ?? "",
                sameAs: sameAs?.text,
                unchecked: reader.text("unchecked"),
                permits: permits?.text,
                checkedBy: reader.text("checkedBy"),
                conflicts: reader.texts("conflicts").map(\.text),
                range: member.key.range
            )
        )
        diagnostics += reader.diagnostics
    }

    /// The keys that a rule may have.
    package static let keysOfRule = RuleFileKeys.rule.map(\.name)

    private mutating func readRule(
        _ member: YAMLValue.Member,
        document: String,
        readsExamples: Bool,
        in file: RuleFile
    ) {
        var reader = MapReader(member.value, "A rule", known: RulePackReader.keysOfRule, in: file)
        defer { diagnostics += reader.diagnostics }
        let name = member.key.text ?? ""
        if pack.rules.contains(where: { $0.name == name }) {
            reader.report(.ruleDuplicateID, member.key.range, "The pack has two rules named '\(name)'.")
        }
        let clauses = reader.texts("clauses")
        let isApproximate = reader.boolean("approximate")
        let severity = reader.word("severity", Severity.self)
        let examples = readsExamples ? RuleExample.read(reader.value("examples"), of: member.key.range, &reader) : []
        guard let on = reader.expression("on", isRequired: true) else { return }
        guard let check = reader.value("check") else {
            reader.report(.ruleMissingKey, member.key.range, "A rule needs 'check'.")
            return
        }
        pack.rules.append(
            RuleDefinition(
                name: name,
                id: "\(pack.name)/\(name)",
                document: document,
                file: file.path,
                range: member.key.range,
                summary: reader.text("summary", isRequired: true) ?? "",
                clauses: clauses.map(\.text),
                platforms: reader.texts("platforms").map(\.text),
                on: on,
                when: reader.expression("when"),
                unless: reader.expression("unless"),
                check: check,
                parameters: parameters(&reader),
                severity: severity ?? severityByClauses(clauses, isApproximate, &reader),
                isApproximate: isApproximate,
                message: reader.expression("message"),
                help: reader.text("help"),
                supersedes: reader.texts("supersedes"),
                formerly: reader.texts("formerly").map(\.text),
                fix: reader.value("fix"),
                examples: examples
            )
        )
    }

    private func parameters(_ reader: inout MapReader) -> [RuleDefinition.Parameter] {
        (reader.value("params")?.members ?? []).map { member in
            RuleDefinition.Parameter(name: member.key.text ?? "", value: member.value)
        }
    }

    /// The severity that follows from the principal clause; a rule without clauses is a team's own and warns.
    private func severityByClauses(
        _ clauses: [RuleDefinition.Expression],
        _ isApproximate: Bool,
        _ reader: inout MapReader
    ) -> Severity {
        for clause in clauses where pack.clause(clause.text) == nil {
            let suggestion = Suggestion.closest(to: clause.text, in: pack.clauses.map(\.id))
            let rest = suggestion.map { "; did you mean '\($0)'?" } ?? "."
            reader.report(.ruleUnknownClause, clause.range, "The pack has no clause '\(clause.text)'\(rest)")
        }
        let principal = clauses.first.flatMap { pack.clause($0.text) }
        return (principal?.modality ?? .should).severity(isApproximate: isApproximate)
    }
}

extension RuleExample {
    /// Finds the examples of a rule, and reports that there is no valid or no invalid one.
    static func read(_ value: YAMLValue?, of rule: SourceRange, _ reader: inout MapReader) -> [RuleExample] {
        if let value {
            let examples = MapReader(value, "'examples'", known: ["valid", "invalid"], in: reader.file)
            reader.add(examples.diagnostics)
        }
        return [("valid", true), ("invalid", false)].flatMap { key, isValid in
            let elements = value?[key]?.elements ?? []
            if elements.isEmpty {
                let message = "The rule has no \(key) example; put a screen under 'examples', '\(key)'."
                reader.report(.ruleMissingExample, rule, message)
            }
            return elements.enumerated().map { index, element in
                RuleExample(isValid: isValid, number: index + 1, range: element.range)
            }
        }
    }
}
