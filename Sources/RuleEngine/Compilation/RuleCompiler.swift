import CEL
package import Diagnostics
import ScreenModel
import YAMLSyntax

/// Turns rule definitions into rules that can be run, and reports the mistakes in them.
package enum RuleCompiler {
    /// Compiles one rule; nil after mistakes, which are added, and without the file stand at the whole expression.
    package static func compile(
        _ definition: RuleDefinition,
        in file: RuleFile? = nil,
        _ diagnostics: inout [Diagnostic]
    ) -> CompiledRule? {
        var compiler = ExpressionCompiler(definition, in: file)
        let rule = compiler.compileRule()
        diagnostics += compiler.diagnostics
        return compiler.hasErrors ? nil : rule
    }

    /// Makes the body of a rule from its conditions, in the order in which they were compiled before.
    static func body(_ definition: RuleDefinition, _ path: NodePath, _ programs: [Program]) -> CompiledRule.Body {
        var compiler = ExpressionCompiler(definition, in: nil, compiled: programs)
        return compiler.body(path)?.0
            ?? CompiledRule.Body(definition, condition: nil, exception: nil, check: NoCheck(), fix: nil)
    }

    /// Whether an expression reads texts that may be localised.
    static func readsText(_ program: Program) -> Bool {
        program.reads.contains { read in
            guard let kind = UInt8(exactly: read.object.id).flatMap(ComponentKind.init),
                kind.component.fields.indices.contains(read.slot)
            else { return false }
            return kind.component.fields[read.slot].type.holdsText
        }
    }
}

// The rule as a whole: its paths, its platforms, its check.
extension ExpressionCompiler {
    mutating func compileRule() -> CompiledRule? {
        let paths = paths()
        guard let path = paths.first else {
            reportRest()
            return nil
        }
        guard let (body, kind) = body(path) else { return nil }
        for text in [definition.message, definition.help].compactMap(\.self) {
            reportHiddenNames(in: text, kind)
            reportPlaceholders(in: text, kind, path, isComparing: body.check.comparison != nil)
            reportParts(in: text, body.words)
        }
        return CompiledRule(
            id: definition.id,
            formerIDs: definition.formerly,
            superseded: definition.supersedes.map(\.text),
            paths: paths,
            kind: kind,
            platforms: Set(definition.platforms.compactMap { Schema.standard.symbols.number(of: $0) }),
            readsText: path.type.holdsText || readsText || programs.contains(where: RuleCompiler.readsText),
            reads: reads(paths),
            comparison: body.check.comparison,
            tellsOfScreen: body.check.tellsOfScreen
        ) { body }
    }

    /// The paths of a rule, all to things of one type; none after a mistake, which is reported.
    private mutating func paths() -> [NodePath] {
        let all = definition.paths
        let paths = all.compactMap { path($0) }
        guard paths.count == all.count, let first = paths.first else { return [] }
        for (path, written) in zip(paths, all) where path.type != first.type {
            let message =
                "The paths of one rule lead to things of one kind; '\(written.text)' and '\(all[0].text)' don't: make "
                + "two rules."
            report(.ruleUnknownField, written.range, message)
            return []
        }
        return paths
    }

    fileprivate mutating func body(_ path: NodePath) -> (CompiledRule.Body, CheckKind)? {
        // A rule is asked about nodes that are there, so what it visits is not null.
        visits = ScreenTypes.elementType(path.type, named: path.lastField)
        visitsText = path.type.holdsText
        parent = path.owner.map { ($0, path.fieldOfOwner) }
        let definitions = compileDefinitions()
        let condition = compileCondition()
        let exception = definition.unless.flatMap { self.path($0, besides: path.type) }
        if let exception, let written = definition.unless { reportTruth(exception, written) }
        guard let (kind, check) = check(definition.check, path) else {
            // What is wrong with the fix is told beside what is wrong with the check.
            _ = definition.fix.flatMap { FixTemplate($0, &self) }
            return nil
        }
        let fix = definition.fix.flatMap { FixTemplate($0, &self) }
        if let fix, let written = definition.fix, check.comparison == nil, definition.check["at"] == nil,
            kind.pointsAtVisited
        {
            fix.reportMisfits(written, path, &self)
        }
        let words = check.comparison == nil ? MessageTemplate.definitions(of: definition, definitions) : []
        let body = CompiledRule.Body(
            definition,
            condition: condition,
            exception: exception,
            check: check,
            fix: fix,
            words: words
        )
        return (body, kind)
    }

    /// Finds the kind of a rule's check and makes the check.
    private mutating func check(_ written: YAMLValue, _ path: NodePath) -> (CheckKind, any Check)? {
        let members = written.members ?? []
        let kinds = members.compactMap { member in member.key.text.flatMap(CheckKind.named).map { ($0, member) } }
        guard let (kind, member) = kinds.first, kinds.count == 1 else {
            guard kinds.count < 2 else {
                if let both = bounds(kinds, written, path) { return both }
                guard !hasErrors else { return nil }
                let names = kinds.map { "'\($0.0.name)'" }.joined(separator: " and ")
                let message = "A rule has one check, and there are \(names); make two rules, or use 'satisfies'."
                return refuse(.ruleUnknownCheck, written.range, message)
            }
            reportUnknownCheck(written, members)
            return nil
        }
        // What is wrong in 'let' or 'when' was told before, and keeps nothing of the check from being told.
        let mistakes = diagnostics.count
        let options = options(of: kind, members)
        let value = filled(member.value)
        reportParameter(value, kind)
        reportKeys(of: value, kind)
        reportComment(member)
        // A value that names no parameter is no value; what the check would say of it is no help.
        guard diagnostics.count == mistakes else { return nil }
        // Across screens, anything is compared.
        let ownKey = path.type == .dynamic && options["across"] == nil ? kind.ownKeys : nil
        var checkDefinition = CheckDefinition(
            kind: kind.name,
            value: value,
            options: options,
            visits: ownKey ?? path.type,
            fieldName: path.lastField,
            compiler: self
        )
        let check = kind.make(&checkDefinition)
        self = checkDefinition.compiler
        guard let check else { return nil }
        return (kind, ownKey.map { JoinedChecks(checks: [check], wanted: ReadKind($0)) } ?? check)
    }

    /// The options of a check beside its kind; one that the kind doesn't have is reported.
    private mutating func options(of kind: CheckKind, _ members: [YAMLValue.Member]) -> [String: YAMLValue] {
        var options = [String: YAMLValue]()
        for member in members where member.key.text != kind.name {
            let name = member.key.text ?? ""
            if kind.optionTypes.contains(where: { $0.key == name }) {
                options[name] = filled(member.value)
            } else {
                // In braces, what follows a comma without its brackets reads as a key.
                let value = members.first { $0.key.text == kind.name }?.value
                if let value, value.text != nil, member.value.isNull, kind.value == .scalars {
                    let message = "Several values are a list: write \(kind.name): [\(value.flowText), \(name)]."
                    report(.ruleUnknownKey, member.key.range, message)
                    continue
                }
                let isCutOff = name.contains { " ()[]'\"=".contains($0) }
                let rest = isCutOff ? "; \(MapReader.cutOff)" : ExpressionCompiler.rest(name, kind)
                report(.ruleUnknownKey, member.key.range, "'\(kind.name)' has no option '\(name)'\(rest)")
            }
        }
        return options
    }

    /// What leads on from an unknown option of a check.
    private static func rest(_ name: String, _ kind: CheckKind) -> String {
        let known = kind.optionTypes.map { $0.key }
        if RuleFileKeys.rule.contains(where: { $0.name == name }) {
            return "; '\(name)' is the rule's, and stands beside 'check'."
        }
        if let suggestion = Suggestion.closest(to: name, in: known) { return "; did you mean '\(suggestion)'?" }
        if known.contains("where"), ["if", "filter", "condition"].contains(name) { return "; write 'where'." }
        return known.isEmpty ? "; it takes none." : "; it takes \(known.joined(separator: ", "))."
    }

    /// `minItems` and `maxItems` of one list; nil for any other kinds.
    private mutating func bounds(
        _ kinds: [(CheckKind, YAMLValue.Member)],
        _ written: YAMLValue,
        _ path: NodePath
    ) -> (CheckKind, any Check)? {
        guard Set(kinds.map(\.0.name)) == [ItemCount.maximum.name, ItemCount.minimum.name] else { return nil }
        var checks = [any Check]()
        for (_, member) in kinds {
            let others = (written.members ?? []).filter { other in !kinds.contains { $0.0.name == other.key.text } }
            let single = YAMLValue(.map([member] + others), range: written.range)
            guard let (_, check) = self.check(single, path) else { return nil }
            checks.append(check)
        }
        if var counts = checks as? [ItemCount], counts.count == 2 {
            let limits = counts.map(\.limit)
            let (minimum, maximum) = counts[0].bound == .minimum ? (limits[0], limits[1]) : (limits[1], limits[0])
            if minimum > maximum {
                let message = "No list has at least \(minimum) elements and at most \(maximum)."
                return refuse(.ruleWrongType, written.range, message)
            }
            counts[0].otherLimit = limits[1]
            counts[1].otherLimit = limits[0]
            checks = counts
        }
        return (ItemCount.both, JoinedChecks(checks: checks))
    }

    /// The fields that decide what the rule comes to; nil if that can't be told.
    private func reads(_ paths: [NodePath]) -> FieldSet? {
        if readsOwnKeys || paths.contains(where: \.leadsToTexts) { return nil }
        var fields = fields
        for program in programs where !fields.insert(program) { return nil }
        return fields
    }
}

extension FieldType {
    /// Whether values of the type are texts that may be localised, or lists of them.
    var holdsText: Bool {
        switch self {
        case .text: true
        case .list(let element): element.holdsText
        default: false
        }
    }
}
