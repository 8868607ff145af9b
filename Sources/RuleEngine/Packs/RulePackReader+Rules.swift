import Diagnostics
import YAMLSyntax

// Rules, once the clauses of all files are known.

extension RulePackReader {
    /// Reads a rule, and reports its mistakes.
    mutating func readRule(_ rule: UnreadRule) {
        let (member, defaults, readsExamples, file) = rule
        var reader = MapReader(member.value, "A rule", keys: RuleFileKeys.rule, in: file)
        defer { diagnostics += reader.diagnostics }
        guard member.value.members != nil else { return }
        let name = member.key.text ?? ""
        if pack.rules.contains(where: { $0.name == name }) {
            return reader.report(.ruleDuplicateID, member.key.range, "The pack has two rules named '\(name)'.")
        }
        reportMistakes(inName: name, member.key.range, &reader)
        let clauses = reader.texts("clauses")
        let isApproximate = reader.boolean("approximate")
        let severity = reader.word("severity", Severity.self)
        let examples = readsExamples ? RuleExample.read(reader.value("examples"), of: member.key.range, &reader) : []
        guard let on = RulePackReader.paths(&reader) else { return }
        guard let check = reader.value("check") else {
            let other = (member.value.members ?? []).first { $0.value["check"] != nil }?.key.text
            let message =
                other.map { "'check' stands in '\($0)' here, and belongs beside it: indent it less." }
                ?? "A rule needs 'check', such as check: {maxCharacters: 30}."
            return reader.report(.ruleMissingKey, member.key.range, message)
        }
        pack.rules.append(
            RuleDefinition(
                name: name,
                id: "\(pack.name)/\(name)",
                document: defaults.document,
                file: file.path,
                range: member.key.range,
                summary: reader.text("summary") ?? "",
                clauses: clauses.map(\.text),
                platforms: platforms(defaults, &reader),
                on: on,
                when: reader.expression("when"),
                unless: reader.expression("unless"),
                message: message(&reader),
                fileCondition: defaults.condition,
                replacedBy: replacement(&reader),
                definitions: defaults.definitions + RulePackReader.definitions(&reader),
                check: check,
                parameters: parameters(&reader, of: member.value),
                severity: severity ?? severityByClauses(clauses, isApproximate, &reader),
                isApproximate: isApproximate,
                help: reader.expression("help"),
                supersedes: reader.texts("supersedes"),
                formerly: reader.texts("formerly").map(\.text),
                fix: reader.value("fix"),
                examples: examples
            )
        )
        if readsExamples, let rule = pack.rules.last {
            for finding in IneffectiveParts(rule, member.value, pack: pack.name).findings {
                reader.report(.ruleNoEffect, finding.range, finding.message)
            }
        }
    }

    /// What a finding says in place of the check's own words; nil if nothing is written.
    private func message(_ reader: inout MapReader) -> WrittenText? {
        guard let message = reader.expression("message") else { return nil }
        if message.text.contains(where: { !$0.isWhitespace }) {
            // A block of lines is one sentence.
            let lines = message.text.split(whereSeparator: \.isNewline)
            return lines.count == 1 && message.text.last?.isNewline == false
                ? message : WrittenText(text: lines.joined(separator: " "), range: message.range)
        }
        let advice = "'message' is empty; leave it out, and the check says in its own words what is wrong."
        reader.report(.ruleNoEffect, message.range, advice)
        return nil
    }

    /// Reports a name that nothing can name.
    private func reportMistakes(inName name: String, _ range: SourceRange, _ reader: inout MapReader) {
        if let other = name.first(where: { !$0.isLetter && !$0.isNumber && !"-_.".contains($0) }) {
            let rest = other.isWhitespace ? "a blank" : "'\(other)'"
            let message = "With \(rest) in its name nothing can name the rule, such as a suppression; write my-rule."
            reader.report(.ruleNoEffect, range, message)
        }
    }

    /// The path of a rule, or several of them, separated by commas; nil after a mistake, which is reported.
    private static func paths(_ reader: inout MapReader) -> WrittenText? {
        guard let value = reader.value("on"), let elements = value.elements else {
            return reader.expression("on").map { joined([$0], $0.range) }
        }
        let paths = reader.texts("on")
        guard !paths.isEmpty, paths.count == elements.count else {
            if elements.isEmpty { reader.report(.ruleMissingKey, value.range, "'on' is a path, or a list of paths.") }
            return nil
        }
        return joined(paths, paths.count == 1 ? paths[0].range : value.range)
    }

    /// Several paths as one text; `every toolbar` also stands for those of the sheets and panes of a screen.
    private static func joined(_ paths: [WrittenText], _ range: SourceRange) -> WrittenText {
        let every = "every "
        let all = paths.flatMap { written in
            guard written.text.hasPrefix(every) else { return [written.text] }
            let path = String(written.text.dropFirst(every.count).drop { $0 == " " })
            let others = ["overlays[].", "splitView.panes[]."].map { $0 + path }
            return [path] + others.filter { (try? NodePath($0)) != nil }
        }
        return WrittenText(text: all.joined(separator: ", "), range: range)
    }

    /// The rule that takes the place of one that is to be used no more.
    private func replacement(_ reader: inout MapReader) -> WrittenText? {
        guard let value = reader.value("deprecated") else { return nil }
        if value.boolean == true { return WrittenText(text: "", range: value.range) }
        guard value.members != nil else {
            let message = "'deprecated' is true, or names the rule to use in its place: {replacedBy: acme/new-name}."
            reader.report(.ruleWrongType, value.range, message)
            return nil
        }
        var deprecated = MapReader(value, "'deprecated'", keys: RuleFileKeys.deprecated, in: reader.file)
        let id = deprecated.expression("replacedBy")
        reader.add(deprecated.diagnostics)
        return id ?? WrittenText(text: "", range: value.range)
    }

    /// The parameters of a rule, and the lists of the pack that it uses.
    private func parameters(_ reader: inout MapReader, of rule: YAMLValue) -> [RuleDefinition.Parameter] {
        let own = ownParameters(&reader)
        var names = ParameterUses(rule).names
        // One that a check names without its sign is told where it stands.
        for member in rule["check"]?.members ?? [] where CheckKind.named(member.key.text ?? "")?.value == .scalars {
            let words = member.value.text?.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" } ?? []
            names.formUnion(words.map(String.init))
        }
        let listNames = lists.compactMap(\.key.text)
        for name in names where !listNames.contains(name) && !own.contains(where: { $0.name == name }) {
            if let meant = Suggestion.closest(to: name, in: listNames) { names.insert(meant) }
        }
        // A list stands in another file: what is wrong with it for the rule is told at the rule's check.
        let place = rule["check"]?.range ?? rule.range
        let shared = lists.lazy.filter { list in
            names.contains(list.key.text ?? "") && !own.contains { $0.name == list.key.text ?? "" }
        }
        return own + shared.map { .init(name: $0.key.text ?? "", value: $0.value.placed(at: place)) }
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
        _ clauses: [WrittenText],
        _ isApproximate: Bool,
        _ reader: inout MapReader
    ) -> Severity {
        for clause in clauses where pack.clause(clause.text) == nil {
            let advice = "write it in a rule file: clauses: {\(clause.text): {modality: should, says: …}}."
            let rest = Suggestion.ending(for: clause.text, in: pack.clauses.map(\.id), else: advice)
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
            let examples = MapReader(value, "'examples'", keys: RuleFileKeys.exampleLists, in: reader.file)
            reader.add(examples.diagnostics)
            guard value.members != nil else { return [] }
        }
        return [("valid", true), ("invalid", false)].flatMap { key, isValid in
            let elements = value?[key]?.elements ?? []
            if let written = value?[key], written.elements == nil, !written.isNull {
                let message = "'\(key)' is a list of screens: begin each with a dash, or write \(key): [{…}]."
                reader.report(.ruleWrongType, written.range, message)
            } else if elements.isEmpty {
                let message = "The rule has no \(key) example; put a screen under 'examples', '\(key)'."
                reader.report(.ruleMissingExample, rule, message)
            }
            return elements.enumerated().map { index, element in
                RuleExample(isValid: isValid, number: index + 1, range: element.range)
            }
        }
    }
}
