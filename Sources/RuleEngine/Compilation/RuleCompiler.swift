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
        let rule = compile(&compiler)
        diagnostics += compiler.diagnostics
        return compiler.hasErrors ? nil : rule
    }

    /// Makes the body of a rule from its conditions, in the order in which they were compiled before.
    static func body(_ definition: RuleDefinition, _ path: NodePath, _ programs: [Program]) -> CompiledRule.Body {
        var compiler = ExpressionCompiler(definition, in: nil, compiled: programs)
        return body(path, &compiler)?.0
            ?? CompiledRule.Body(definition, condition: nil, exception: nil, check: NoCheck(), fix: nil)
    }

    /// The compiled conditions of a rule without mistakes, in the order in which `body` asks for them.
    static func programs(of definition: RuleDefinition) -> [Program] {
        var compiler = ExpressionCompiler(definition, in: nil)
        _ = compile(&compiler)
        return compiler.programs
    }

    private static func compile(_ compiler: inout ExpressionCompiler) -> CompiledRule? {
        let definition = compiler.definition
        let paths = paths(&compiler)
        guard let path = paths.first else {
            reportRest(of: definition, &compiler)
            return nil
        }
        let platforms = platforms(&compiler)
        guard let (body, kind) = body(path, &compiler) else { return nil }
        for text in [definition.message, definition.help] {
            guard let text else { continue }
            reportHiddenNames(in: text, kind, &compiler)
            MessageTemplate.validate(
                text,
                kind,
                visiting: path.type.component,
                isComparing: body.check.comparison != nil,
                isHelp: text == definition.help,
                &compiler
            )
            MessageTemplate.reportParts(text, body.words, &compiler)
        }
        return CompiledRule(
            id: definition.id,
            formerIDs: definition.formerly,
            superseded: definition.supersedes.map(\.text),
            paths: paths,
            kind: kind,
            platforms: platforms,
            readsText: path.type.holdsText || compiler.readsText || compiler.programs.contains(where: readsText),
            reads: reads(compiler, paths),
            comparison: body.check.comparison,
            tellsOfScreen: body.check.tellsOfScreen
        ) { body }
    }

    /// The paths of a rule, all to things of one type; none after a mistake, which is reported.
    private static func paths(_ compiler: inout ExpressionCompiler) -> [NodePath] {
        let all = compiler.definition.paths
        let paths = all.compactMap { compiler.path($0) }
        guard paths.count == all.count, let first = paths.first else { return [] }
        for (path, written) in zip(paths, all) where path.type != first.type {
            let message =
                "The paths of one rule lead to things of one kind; '\(written.text)' and '\(all[0].text)' don't: make "
                + "two rules."
            compiler.report(.ruleUnknownField, written.range, message)
            return []
        }
        return paths
    }

    private static func body(_ path: NodePath, _ compiler: inout ExpressionCompiler) -> (CompiledRule.Body, CheckKind)?
    {
        let definition = compiler.definition
        // A rule is asked about nodes that are there, so what it visits is not null.
        compiler.visits = ScreenTypes.elementType(path.type, named: path.lastField)
        compiler.parent = path.owner.map { ($0, path.fieldOfOwner) }
        let definitions = compiler.compileDefinitions()
        let condition = compiler.compileCondition()
        let exception = definition.unless.flatMap { compiler.path($0, besides: path.type) }
        if let exception, let written = definition.unless { reportTruth(exception, written, &compiler) }
        guard let (kind, check) = check(definition.check, path, &compiler) else {
            // What is wrong with the fix is told beside what is wrong with the check.
            _ = definition.fix.flatMap { FixTemplate($0, &compiler) }
            return nil
        }
        let fix = definition.fix.flatMap { FixTemplate($0, &compiler) }
        if let fix, let written = definition.fix, check.comparison == nil, definition.check["at"] == nil,
            kind.pointsAtVisited
        {
            fix.reportMisfits(written, path, &compiler)
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

    private static func platforms(_ compiler: inout ExpressionCompiler) -> Set<UInt32> {
        var platforms = Set<UInt32>()
        let known = Field.platformNames
        for name in compiler.definition.platforms {
            if known.contains(name), let symbol = Schema.standard.symbols.number(of: name) {
                platforms.insert(symbol)
            } else {
                let message = "'\(name)' is no platform; there are \(known.joined(separator: ", "))."
                compiler.report(.ruleUnknownValue, compiler.definition.range, message)
            }
        }
        return platforms
    }

    /// Finds the kind of a rule's check and makes the check.
    private static func check(_ written: YAMLValue, _ path: NodePath, _ compiler: inout ExpressionCompiler)
        -> (CheckKind, any Check)?
    {
        let members = written.members ?? []
        let kinds = members.compactMap { member in member.key.text.flatMap(CheckKind.named).map { ($0, member) } }
        guard let (kind, member) = kinds.first, kinds.count == 1 else {
            guard kinds.count < 2 else {
                if let both = bounds(kinds, written, path, &compiler) { return both }
                guard !compiler.hasErrors else { return nil }
                let names = kinds.map { "'\($0.0.name)'" }.joined(separator: " and ")
                let message = "A rule has one check, and there are \(names); make two rules, or use 'satisfies'."
                return compiler.refuse(.ruleUnknownCheck, written.range, message)
            }
            reportUnknownCheck(written, members, &compiler)
            return nil
        }
        // What is wrong in 'let' or 'when' was told before, and keeps nothing of the check from being told.
        let mistakes = compiler.diagnostics.count
        let options = options(of: kind, members, &compiler)
        let value = compiler.filled(member.value)
        reportParameter(value, kind, &compiler)
        reportComment(member, &compiler)
        // A value that names no parameter is no value; what the check would say of it is no help.
        guard compiler.diagnostics.count == mistakes else { return nil }
        // Across screens, anything is compared.
        let ownKey = path.type == .dynamic && options["across"] == nil ? kind.ownKeys : nil
        var checkDefinition = CheckDefinition(
            kind: kind.name,
            value: value,
            options: options,
            visits: ownKey ?? path.type,
            fieldName: path.lastField,
            compiler: compiler
        )
        let check = kind.make(&checkDefinition)
        compiler = checkDefinition.compiler
        guard let check else { return nil }
        return (kind, ownKey.map { OwnKeyCheck(check: check, wanted: ReadKind($0)) } ?? check)
    }

    /// The options of a check beside its kind; one that the kind doesn't have is reported.
    private static func options(
        of kind: CheckKind,
        _ members: [YAMLValue.Member],
        _ compiler: inout ExpressionCompiler
    ) -> [String: YAMLValue] {
        var options = [String: YAMLValue]()
        for member in members where member.key.text != kind.name {
            let name = member.key.text ?? ""
            if kind.optionTypes.contains(where: { $0.key == name }) {
                options[name] = compiler.filled(member.value)
            } else {
                // In braces, what follows a comma without its brackets reads as a key.
                let value = members.first { $0.key.text == kind.name }?.value
                if let value, value.text != nil, member.value.isNull, kind.value == .scalars {
                    let message = "Several values are a list: write \(kind.name): [\(value.flowText), \(name)]."
                    compiler.report(.ruleUnknownKey, member.key.range, message)
                    continue
                }
                let isCutOff = name.contains { " ()[]'\"=".contains($0) }
                let rest = isCutOff ? "; \(MapReader.cutOff)" : RuleCompiler.rest(name, kind)
                compiler.report(.ruleUnknownKey, member.key.range, "'\(kind.name)' has no option '\(name)'\(rest)")
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
    private static func bounds(
        _ kinds: [(CheckKind, YAMLValue.Member)],
        _ written: YAMLValue,
        _ path: NodePath,
        _ compiler: inout ExpressionCompiler
    ) -> (CheckKind, any Check)? {
        guard Set(kinds.map(\.0.name)) == [ItemCount.maximum.name, ItemCount.minimum.name] else { return nil }
        var checks = [any Check]()
        for (_, member) in kinds {
            let others = (written.members ?? []).filter { other in !kinds.contains { $0.0.name == other.key.text } }
            let single = YAMLValue(.map([member] + others), range: written.range)
            guard let (_, check) = self.check(single, path, &compiler) else { return nil }
            checks.append(check)
        }
        if var counts = checks as? [ItemCount], counts.count == 2 {
            let limits = counts.map(\.limit)
            let (minimum, maximum) = counts[0].bound == .minimum ? (limits[0], limits[1]) : (limits[1], limits[0])
            if minimum > maximum {
                let message = "No list has at least \(minimum) elements and at most \(maximum)."
                return compiler.refuse(.ruleWrongType, written.range, message)
            }
            counts[0].otherLimit = limits[1]
            counts[1].otherLimit = limits[0]
            checks = counts
        }
        return (ItemBounds.kind, ItemBounds(checks: checks))
    }

    /// The fields that decide what the rule comes to; nil if that can't be told.
    private static func reads(_ compiler: ExpressionCompiler, _ paths: [NodePath]) -> FieldSet? {
        if compiler.readsOwnKeys || paths.contains(where: \.leadsToTexts) { return nil }
        var fields = compiler.fields
        for program in compiler.programs where !fields.insert(program) { return nil }
        return fields
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
