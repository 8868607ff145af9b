import CEL
import RuleEngine
import ScreenModel

// What the names in paths, conditions and messages of a rule stand for, for hover.

extension RuleContext {
    /// What a name at a place of an expression stands for, in Markdown; nil if nobody knows.
    func documentation(of name: String, in expression: Expression, at place: ExpressionPlace) -> String? {
        if name.hasPrefix("$") { return parameterDocumentation(String(name.dropFirst())) }
        switch expression {
        case .value: return nil
        case .message:
            guard place.isPlaceholder else { return nil }
            if let kind, kind.placeholders.contains(name) {
                return "**{\(name)}**: what the check fills in.\n\n\(kind.name): \(kind.summary)"
            }
            return parameterDocumentation(name) ?? definitionDocumentation(name)
        case .field:
            guard place.steps.isEmpty else { return conditionDocumentation(name, place) }
            return visited.flatMap { RuleContext.documentation(ofField: name, of: $0.element ?? $0) }
                ?? conditionDocumentation(name, place)
        case .path:
            if name.hasPrefix("x-") { return RuleContext.ownKey(name) }
            guard !place.steps.isEmpty else {
                if name == "screen" { return "**screen**: the whole screen." }
                if name == "texts" { return "**texts[]**: all texts that people see, wherever they stand." }
                return RuleContext.documentation(ofField: name, of: .component(.screen))
            }
            return type(at: place.steps[...], from: .component(.screen)).flatMap {
                RuleContext.documentation(ofField: name, of: $0)
            }
        case .condition: return conditionDocumentation(name, place)
        }
    }

    private func conditionDocumentation(_ name: String, _ place: ExpressionPlace) -> String? {
        if name.hasPrefix("x-") { return RuleContext.ownKey(name) }
        guard let first = place.steps.first else {
            switch name {
            case "screen": return "**screen**: the whole screen."
            case "self": return "**self**: what the rule visits\(words(visited, path?.names.last))."
            case "parent": return owner.map { "**parent**: the \($0.component.name) that has the visited field." }
            case "item":
                return "**item**: an element of the visited list\(words(visited?.element ?? visited, nil))."
            case "params": return "**params**: the figures and lists of the rule, such as `params.max`."
            default: break
            }
            if let text = definitionDocumentation(name) { return text }
            if place.variables.contains(name) {
                return "**\(name)**: an element of the list, as the function around it names it."
            }
            return FunctionDocumentation.named(name).map(RuleContext.documentation)
        }
        if first.name == "params" { return parameterDocumentation(name) }
        return type(of: place).flatMap { RuleContext.documentation(ofField: name, of: $0) }
            ?? FunctionDocumentation.named(name).map(RuleContext.documentation)
    }

    private func parameterDocumentation(_ name: String) -> String? {
        if let list = lists.first(where: { $0.name == name }), parameters.contains(list) {
            return "**\(name)**: a list of the pack, `\(list.summary)`."
        }
        return parameters.first { $0.name == name }.map { "**\(name)**: a parameter of the rule, `\($0.summary)`." }
    }

    private func definitionDocumentation(_ name: String) -> String? {
        definitions.first { $0.name == name }.map { "**\(name)**: by `let`, `\($0.summary)`." }
    }

    /// What something is, in words behind a comma; nothing if that is not known.
    private func words(_ type: FieldType?, _ name: String?) -> String {
        guard let type else { return "" }
        return ", \(name.map { "`\($0)`: " } ?? "")\(type.inWords { "`\($0)`" })"
    }

    private static func ownKey(_ name: String) -> String {
        "**\(name)**: a key of your own; no schema tells what it holds."
    }

    private static func documentation(ofField name: String, of type: FieldType) -> String? {
        guard case .component(let kind) = type, let slot = kind.component.slot(named: name) else { return nil }
        return ShapeKey.documentation(kind.component.fields[slot], of: kind.component)
    }

    private static func documentation(_ function: FunctionDocumentation) -> String {
        let forms = function.forms.map { "\n- `\($0)`" }.joined()
        return "**\(function.name)**: \(function.summary)\n\(forms)\n\n`\(function.example)`"
    }
}
