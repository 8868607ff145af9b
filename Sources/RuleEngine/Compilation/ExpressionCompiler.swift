import CEL
import Diagnostics
import ScreenModel
import YAMLSyntax

/// Compiles the expressions of one rule, and collects the mistakes in it.
struct ExpressionCompiler {
    let definition: RuleDefinition
    /// The file of the rule, for the exact place of a mistake; nil for a built-in rule in a normal run.
    let file: RuleFile?
    /// The type of `self`.
    var visits: CELType = .dyn
    /// Whether that is a text, which may be given in several languages.
    var visitsText = false
    /// The component that has the visited field, and the name of the field; nil where a component or an element is visited.
    var parent: (component: ComponentKind, field: String)?
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var programs: [Program] = []
    /// The names for parts of conditions that may be used from here on.
    private var definitions: [Environment.Definition] = []
    /// The fields that the rule's paths lead through, and those that its check reads without an expression.
    var fields = FieldSet()
    /// Whether its check reads a text, which may be localised, without an expression.
    var readsText = false
    /// Whether its paths lead to `x-` keys, which are no fields.
    var readsOwnKeys = false
    /// What the rule's expressions were compiled to before, in their order; empty if they are yet to be compiled.
    private let compiled: [Program]

    init(_ definition: RuleDefinition, in file: RuleFile?, compiled: [Program] = []) {
        (self.definition, self.file, self.compiled) = (definition, file, compiled)
    }

    /// Where the rule's path stands.
    var pathRange: SourceRange { definition.on.range }

    /// Where a part of a text that is written in the rule file stands; the whole, if nobody can tell.
    func range(of part: Range<Int>, in written: WrittenText) -> SourceRange {
        file?.range(of: part, in: written.text, at: written.range) ?? written.range
    }

    /// Whether there is a mistake that keeps the rule from being run.
    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Adds a diagnostic.
    mutating func report(_ rule: OwnRule, _ range: SourceRange, _ message: String) {
        diagnostics.append(Diagnostic(rule, in: definition.file, at: range, message))
    }

    /// Adds a diagnostic of a mistake without which there would be a result.
    mutating func refuse<Result>(_ rule: OwnRule, _ range: SourceRange, _ message: String) -> Result? {
        report(rule, range, message)
        return nil
    }

    /// Compiles an expression that stands as a value in the rule file; `item` is the type of `item`, if there is one.
    mutating func compile(_ value: YAMLValue, item: CELType? = nil, wants: CELType? = nil) -> Condition? {
        guard let text = value.text else {
            let conditions = value.members?.map { "item.\($0.key.text ?? "") == '\($0.value.text ?? "")'" } ?? []
            let rest =
                item == nil || conditions.isEmpty
                ? "what else has to hold, comes after '&&'." : "write \(conditions.joined(separator: " && "))."
            return refuse(.ruleWrongType, value.range, "This takes one expression, as a text; \(rest)")
        }
        if text.hasPrefix("$"),
            let name = text.dropFirst().split(whereSeparator: { !$0.isLetter && !$0.isNumber }).first
        {
            let isParameter = definition.parameters.contains { $0.name == name }
            let inner = text.dropFirst().filter { !"{}".contains($0) }
            let message =
                isParameter || !(text.hasPrefix("${") || text.hasPrefix("$."))
                ? "In an expression, a parameter is written params.\(name); '$\(name)' stands for a whole value."
                : "An expression stands as it is, without '$' and braces: \(inner.hasPrefix(".") ? "self" : "")\(inner)."
            return refuse(.ruleInvalidExpression, value.range, message)
        }
        return compile(WrittenText(text: text, range: value.range), item: item, wants: wants)
    }

    /// Compiles an expression over `screen`, `self`, `params` and perhaps `item`, of a type that is wanted or of any;
    /// nil after a mistake, which is reported.
    mutating func compile(
        _ expression: WrittenText,
        item: CELType? = nil,
        wants: CELType? = nil
    ) -> Condition? {
        let readsParent = parent != nil && ExpressionCompiler.namesParent(expression.text + definedTexts)
        func condition(_ program: Program) -> Condition {
            programs.append(program)
            let isOverItems = item != nil
            return Condition(program: program, source: expression, readsParent: readsParent, isOverItems: isOverItems)
        }
        if programs.count < compiled.count { return condition(compiled[programs.count]) }
        var variables: [Environment.Variable] = [
            ("screen", .object(ScreenTypes.objectType(.screen))),
            ("self", visits),
        ]
        var definitions = definitions
        if readsParent, let parent {
            // The visited field is read from its component, so that one variable is enough for both.
            variables[1] = ("parent", .object(ScreenTypes.objectType(parent.component)))
            definitions.insert(("self", "parent.\(parent.field)"), at: 0)
        }
        if let item { variables.append(("item", item)) }
        let environment = Environment(variables: variables, provider: ScreenTypes.standard)
        do {
            let program = try environment.compile(
                expression.text,
                constants: ["params": parameters],
                definitions: definitions
            )
            guard ExpressionCompiler.fits(program.resultType, wants) else {
                let type = program.resultType
                let isWord = expression.text.hasPrefix("'") && !expression.text.dropFirst().dropLast().contains("'")
                let rest =
                    item != nil && isWord
                    ? " Write what holds of an element, such as item.role == \(expression.text)." : type.comparingHint
                let message = "This gives \(type); a condition is true or false.\(rest)"
                return refuse(.ruleInvalidExpression, expression.range, message)
            }
            return condition(program)
        } catch {
            if let key = ExpressionCompiler.ownKey(error.errors, in: expression.text)
                ?? hyphenatedParameter(error.errors, in: expression.text)
            {
                return refuse(.ruleInvalidExpression, range(of: key.range, in: expression), key.message)
            }
            for mistake in error.errors {
                report(
                    .ruleInvalidExpression,
                    range(of: mistake.range, in: expression),
                    message(mistake, expression, item) + hint(mistake, expression)
                )
            }
            return nil
        }
    }

    /// The texts of the names that conditions may use, which may name the parent, too.
    private var definedTexts: String {
        definition.definitions.isEmpty ? "" : definition.definitions.map { " " + $0.expression.text }.joined()
    }

    /// Whether an expression has the word `parent`, which is no field there.
    private static func namesParent(_ text: String) -> Bool {
        let word = "parent."
        let bytes = text.utf8Span.span
        var next = 0
        while let start = bytes.offset(of: word.utf8Span.span, from: next) {
            switch start == 0 ? UInt8(ascii: " ") : bytes[start - 1] {
            case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"):
                next = start + 1
            default: return true
            }
        }
        return false
    }

    /// Compiles the names for parts of conditions, one after the other.
    mutating func compileDefinitions() -> [String: Condition] {
        var conditions = [String: Condition]()
        for definition in definition.definitions {
            let condition = compile(definition.expression)
            conditions[definition.name] = condition
            // What is wrong with it has been told; where it is named, it may be anything.
            let text = condition == nil ? "dyn(screen)" : definition.expression.text
            definitions.append((definition.name, text))
        }
        return conditions
    }

    /// Compiles the condition under which the rule applies: its own, and that of its file.
    mutating func compileCondition() -> Condition? {
        guard let condition = definition.condition else { return nil }
        // What is wrong with the one of the file has been told there; of the rule's own, it is told where it stands.
        if compiled.isEmpty, definition.fileCondition != nil, let own = definition.when {
            let kept = programs
            let isRight = compile(own, wants: .bool) != nil
            programs = kept
            guard isRight else { return nil }
        }
        return compile(condition, wants: .bool)
    }

    /// Reads a path, which might be meant to start at what the rule visits; nil after a mistake, which is reported.
    mutating func path(_ expression: WrittenText, besides visited: FieldType? = nil) -> NodePath? {
        do {
            let path = try NodePath(expression.text)
            fields.insert(path)
            if path.leadsToOwnKey { readsOwnKeys = true }
            return path
        } catch {
            var message = error.message
            if visited != nil, expression.text.contains(where: { "()!=<>& ".contains($0) }) {
                message =
                    "'unless' takes a path to something whose presence is enough; a condition stands in 'when', turned round: when: \"!(…)\"."
            } else if case .component(let kind) = visited, kind.component.slot(named: expression.text) != nil {
                message =
                    "'unless' starts at the screen; for the visited \(kind.component.name) write "
                    + "when: \"!has(self.\(expression.text))\"."
            }
            return refuse(.ruleUnknownField, range(of: error.range, in: expression), message)
        }
    }

    private static func fits(_ type: CELType, _ wanted: CELType?) -> Bool {
        guard let wanted else { return true }
        if case .nullable(let plain) = type { return plain == wanted }
        return type == wanted || type == .dyn
    }

    private var parameters: Constant {
        .map(definition.parameters.map { Constant.Entry(key: .string($0.name), value: $0.value.constant) })
    }

    /// A value in which `$name` is replaced by the parameter it names.
    mutating func filled(_ value: YAMLValue) -> YAMLValue {
        guard let text = value.text, text.hasPrefix("$") else { return value }
        let name = String(text.dropFirst())
        // What goes on behind the name is an expression.
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) else { return value }
        if let parameter = definition.parameters.first(where: { $0.name == name }) { return parameter.value }
        let suggestion = Suggestion.closest(to: name, in: definition.parameters.map(\.name))
        let isDefinition = definition.definitions.contains { $0.name == name }
        let rest =
            isDefinition
            ? "; what 'let' names is for conditions and messages."
            : suggestion.map { "; did you mean '$\($0)'?" } ?? "; add it under 'params'."
        report(.ruleUnknownParameter, value.range, "The rule has no parameter '\(name)'\(rest)")
        return value
    }
}

extension YAMLValue {
    /// The value as a constant of an expression.
    fileprivate var constant: Constant {
        switch content {
        case .scalar(let text, let type):
            switch type {
            case .null: .null
            case .boolean(let value): .bool(value)
            case .integer: Int64(text).map(Constant.int) ?? .string(text)
            case .float: Double(text).map(Constant.double) ?? .string(text)
            case .string: .string(text)
            }
        case .list(let elements): .list(elements.map(\.constant))
        case .map(let members):
            .map(members.map { Constant.Entry(key: .string($0.key.text ?? ""), value: $0.value.constant) })
        }
    }
}
