package import Diagnostics
import ScreenModel
import YAMLSyntax

/// Reads the files of a rule pack and reports every mistake in them.
package struct RulePackReader {
    /// What is wrong with the files read so far.
    package private(set) var diagnostics: [Diagnostic] = []
    private var pack: RulePack
    private var references: [Reference] = []
    /// The lists that all rules may use.
    private var lists: [RuleDefinition.Parameter] = []
    private var unread: [UnreadRule] = []
    /// The file of each clause.
    private var clauseFiles: [String: String] = [:]

    /// A name in a clause that stands for another clause or a rule of the pack, to be looked up in the end.
    private struct Reference {
        let name: RuleDefinition.Expression
        let file: String
        let isRule: Bool
    }

    /// A rule that waits for the clauses of all files, because it may cite any of them.
    private struct UnreadRule {
        let member: YAMLValue.Member
        let defaults: FileDefaults
        let readsExamples: Bool
        let file: RuleFile
    }

    /// What a rule file says for all its rules.
    private struct FileDefaults {
        var document = ""
        var platforms: [String] = []
        var condition: RuleDefinition.Expression?
        var definitions: [RuleDefinition.Definition] = []
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
        let title = reader.text("guideline", isRequired: true) ?? name
        let platforms = RulePackReader.platforms("platforms", &reader)
        let defaultPlatform = RulePackReader.platforms("defaultPlatform", &reader).first
        let documents = reader.value("documents")
        pack = RulePack(
            name: name,
            title: title,
            defaultPlatform: defaultPlatform ?? platforms.first ?? "ios",
            version: reader.text("version"),
            platforms: platforms,
            isListed: reader.boolean("listed"),
            documents: [],
            clauses: [],
            rules: []
        )
        if let requires = reader.expression("requires"), let message = RequiredRelease.mistake(requires.text) {
            reader.report(.ruleUnknownValue, requires.range, message)
        }
        if let lists = reader.value("lists") {
            diagnostics += MapReader(lists, "'lists'", known: nil, in: file).diagnostics
            self.lists = (lists.members ?? []).map {
                RuleDefinition.Parameter(name: $0.key.text ?? "", value: $0.value)
            }
        }
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
        let defaults = FileDefaults(
            document: document?.text ?? "",
            platforms: RulePackReader.platforms("platforms", &reader),
            condition: fileCondition(&reader),
            definitions: RulePackReader.definitions(&reader)
        )
        diagnostics += reader.diagnostics
        for member in reader.value("clauses")?.members ?? [] {
            readClause(member, document: defaults.document, in: file)
        }
        for member in reader.value("rules")?.members ?? [] {
            unread.append(UnreadRule(member: member, defaults: defaults, readsExamples: readsExamples, file: file))
        }
    }

    /// The platforms that a key names; unknown ones are reported and left out.
    private static func platforms(_ key: String, _ reader: inout MapReader) -> [String] {
        let known = ComponentKind.screen.component.fields[Slots.Screen.platform].type.enumeration?.names ?? []
        return reader.texts(key).compactMap { name in
            if known.contains(name.text) { return name.text }
            let suggestion = Suggestion.closest(to: name.text, in: known)
            let rest = suggestion.map { "did you mean '\($0)'?" } ?? "there are \(known.joined(separator: ", "))."
            reader.report(.ruleUnknownValue, name.range, "'\(name.text)' is no platform; \(rest)")
            return nil
        }
    }

    /// The condition of a file, over the screen alone; nil after a mistake, which is reported.
    private func fileCondition(_ reader: inout MapReader) -> RuleDefinition.Expression? {
        guard let written = reader.expression("when") else { return nil }
        let mistakes = ScreenCondition.mistakes(in: written, of: reader.file)
        reader.add(mistakes)
        return mistakes.isEmpty ? written : nil
    }

    /// The names that `let` gives to parts of conditions.
    private static func definitions(_ reader: inout MapReader) -> [RuleDefinition.Definition] {
        guard let value = reader.value("let") else { return [] }
        var names = MapReader(value, "'let'", known: nil, in: reader.file)
        defer { reader.add(names.diagnostics) }
        return (value.members ?? []).compactMap { member in
            let name = member.key.text ?? ""
            guard name.first.map({ $0.isLetter || $0 == "_" }) ?? false,
                name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
                !["screen", "self", "item", "params"].contains(name)
            else {
                let message =
                    "A name in 'let' is a word of letters, digits and '_', and none of screen, self, item and params."
                names.report(.ruleWrongType, member.key.range, message)
                return nil
            }
            return names.expression(name).map { RuleDefinition.Definition(name: name, expression: $0) }
        }
    }

    /// The platforms of a rule: its own among those of its file and its pack.
    private func platforms(_ defaults: FileDefaults, _ reader: inout MapReader) -> [String] {
        let around = defaults.platforms.isEmpty ? pack.platforms : defaults.platforms
        let own = RulePackReader.platforms("platforms", &reader)
        guard !own.isEmpty, !around.isEmpty else { return own.isEmpty ? around : own }
        let both = own.filter(around.contains)
        for name in reader.texts("platforms") where own.contains(name.text) && !both.contains(name.text) {
            let message =
                "The file's rules are for \(around.joined(separator: ", ")), so that '\(name.text)' has no effect."
            reader.report(.ruleNoEffect, name.range, message)
        }
        return both.isEmpty ? around : both
    }

    /// Ends reading: what refers to other parts of the pack is looked up now.
    ///
    /// - Returns: The pack; rules with mistakes that keep them from being compiled are left out of it later.
    package mutating func finish() -> (pack: RulePack, diagnostics: [Diagnostic]) {
        for rule in unread {
            readRule(rule.member, rule.defaults, readsExamples: rule.readsExamples, in: rule.file)
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
        reportUnusedClauses()
        return (pack, diagnostics)
    }

    /// Reports the clauses of which nobody says how they are checked, or why they are not.
    private mutating func reportUnusedClauses() {
        let cited = Set(pack.rules.flatMap(\.clauses)).union(pack.clauses.compactMap(\.sameAs))
        for clause in pack.clauses where !cited.contains(clause.id) {
            guard clause.sameAs == nil, clause.unchecked == nil, clause.permits == nil, clause.checkedBy == nil else {
                continue
            }
            diagnostics.append(
                Diagnostic(
                    file: clauseFiles[clause.id] ?? "",
                    rule: OwnRule.ruleNoEffect.id,
                    severity: OwnRule.ruleNoEffect.severity,
                    message: "No rule rests on '\(clause.id)'; cite it in a rule's 'clauses', or say 'unchecked: why'.",
                    range: clause.range
                )
            )
        }
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
        clauseFiles[id] = file.path
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
        _ defaults: FileDefaults,
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
        guard let on = RulePackReader.paths(&reader) else { return }
        guard let check = reader.value("check") else {
            reader.report(.ruleMissingKey, member.key.range, "A rule needs 'check'.")
            return
        }
        pack.rules.append(
            RuleDefinition(
                name: name,
                id: "\(pack.name)/\(name)",
                document: defaults.document,
                file: file.path,
                range: member.key.range,
                summary: reader.text("summary", isRequired: true) ?? "",
                clauses: clauses.map(\.text),
                platforms: platforms(defaults, &reader),
                on: on,
                when: reader.expression("when"),
                fileCondition: defaults.condition,
                definitions: defaults.definitions + RulePackReader.definitions(&reader),
                unless: reader.expression("unless"),
                check: check,
                parameters: parameters(&reader, of: member.value),
                severity: severity ?? severityByClauses(clauses, isApproximate, &reader),
                isApproximate: isApproximate,
                message: reader.expression("message"),
                help: reader.text("help"),
                supersedes: reader.texts("supersedes"),
                formerly: reader.texts("formerly").map(\.text),
                fix: reader.value("fix"),
                replacedBy: replacement(&reader),
                examples: examples
            )
        )
        if readsExamples, let rule = pack.rules.last {
            for finding in IneffectiveParts(rule, member.value, pack: pack.name).findings {
                reader.report(.ruleNoEffect, finding.range, finding.message)
            }
        }
    }

    /// The path of a rule, or several of them, separated by commas; nil after a mistake, which is reported.
    private static func paths(_ reader: inout MapReader) -> RuleDefinition.Expression? {
        guard let value = reader.value("on"), let elements = value.elements else {
            return reader.expression("on", isRequired: true)
        }
        let paths = reader.texts("on")
        guard !paths.isEmpty, paths.count == elements.count else {
            if elements.isEmpty { reader.report(.ruleMissingKey, value.range, "'on' is a path, or a list of paths.") }
            return nil
        }
        if paths.count == 1 { return paths[0] }
        return RuleDefinition.Expression(text: paths.map(\.text).joined(separator: ", "), range: value.range)
    }

    /// The rule that takes the place of one that is to be used no more.
    private func replacement(_ reader: inout MapReader) -> RuleDefinition.Expression? {
        guard let value = reader.value("deprecated") else { return nil }
        if value.boolean == true { return RuleDefinition.Expression(text: "", range: value.range) }
        var deprecated = MapReader(value, "'deprecated'", known: ["replacedBy"], in: reader.file)
        let id = deprecated.expression("replacedBy", isRequired: value.members != nil)
        reader.add(deprecated.diagnostics)
        return id ?? RuleDefinition.Expression(text: "", range: value.range)
    }

    /// The parameters of a rule, and the lists of the pack that it uses.
    private func parameters(_ reader: inout MapReader, of rule: YAMLValue) -> [RuleDefinition.Parameter] {
        let own = ownParameters(&reader)
        let uses = ParameterUses(rule, in: ["check", "fix", "when", "let", "message", "help"])
        return own + lists.filter { list in uses.names.contains(list.name) && !own.contains { $0.name == list.name } }
    }

    private func ownParameters(_ reader: inout MapReader) -> [RuleDefinition.Parameter] {
        if let params = reader.value("params"), params.members == nil {
            reader.report(.ruleWrongType, params.range, "'params' is a map from names to values, such as {max: 3}.")
        }
        return (reader.value("params")?.members ?? []).map { member in
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
