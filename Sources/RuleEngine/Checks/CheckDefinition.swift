import CEL
import Diagnostics
import ScreenModel
import YAMLSyntax

/// A rule's `check` while it is being compiled: its value, its options, and where mistakes go.
package struct CheckDefinition {
    /// The name of the check kind.
    let kind: String
    /// The value of the check kind's key, parameters filled in.
    let value: YAMLValue
    /// The values of the options, parameters filled in.
    let options: [String: YAMLValue]
    /// The type of the nodes that the rule visits.
    let visits: FieldType
    /// The name of the last field of the rule's path.
    let fieldName: String
    var compiler: ExpressionCompiler

    mutating func report(_ range: SourceRange, _ message: String, rule: OwnRule = .ruleWrongType) {
        compiler.report(rule, range, message)
    }

    /// Reports a mistake with which there is no check: one in its value, unless another place is given.
    mutating func refuse<Result>(
        _ message: String,
        at range: SourceRange? = nil,
        rule: OwnRule = .ruleWrongType
    ) -> Result? {
        compiler.refuse(rule, range ?? value.range, message)
    }

    /// Whether an option says true, `false` if it is not there; nil after another value, which is reported.
    mutating func flag(_ option: String) -> Bool? {
        guard let written = options[option] else { return false }
        return written.boolean ?? refuse("'\(option)' is true or false.", at: written.range)
    }

    /// The value as a whole number; reported if it is none.
    mutating func integer() -> Int? {
        if let integer = value.integer {
            return integer < 0 ? refuse("'\(kind)' takes a whole number, and none below 0.") : integer
        }
        let words = (value.text ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }
        let parameter = compiler.definition.parameters.first { words.last.map(String.init) == $0.name }
        let rest = parameter.map { "; the parameter is written $\($0.name)." } ?? ", such as \(kind): 3."
        return refuse("'\(kind)' takes a whole number\(rest)")
    }

    /// What is wrong with a text where a list of values stands: a parameter that is not written as one, or a list in
    /// quotes; nil for a value.
    var textForList: String? {
        guard let text = compiler.definition.check[kind]?.text, text == value.text else { return nil }
        if text.hasPrefix("["), text.hasSuffix("]") { return "A list stands without quotes: \(kind): \(text)." }
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }
        let named = compiler.definition.parameters.map(\.name).filter { words.contains($0[...]) }
        guard let name = named.first, words.count == 1 || text.contains("$") else { return nil }
        return named.count > 1
            ? "'\(kind)' takes one list: write the values of \(named.joined(separator: " and ")) in one."
            : "'\(kind)' takes a list of values; the parameter is written $\(name)."
    }

    /// Reports that the check is not for what the rule visits, and names those that are.
    mutating func reportMisfit<Result>(_ wanted: String) -> Result? {
        let (found, kinds) = CheckDefinition.fitting(visits)
        let use = otherPath(wanted) ?? "use \(kinds)"
        let message = "'\(kind)' wants \(wanted); '\(fieldName)' is \(found): \(use)."
        return refuse(message, at: compiler.pathRange, rule: .ruleUnknownCheck)
    }

    /// The path to what a check is for, where the rule visits what has it or is in it; nil if nobody can tell.
    private func otherPath(_ wanted: String) -> String? {
        let path = compiler.definition.on.text
        guard !path.contains(","), !fieldName.isEmpty else { return nil }
        switch (wanted, visits) {
        case ("a component", _):
            let parts = path.split(separator: ".")
            return parts.count > 1
                ? "visit '\(parts.dropLast().joined(separator: "."))' and write '\(kind): \(fieldName)'" : nil
        case ("a list", .component(let component)):
            if path.hasSuffix("[]") { return "visit '\(path.dropLast(2))', without []" }
            let list = component.component.fields.first { $0.type.element?.component != nil && !$0.isDerived }
            return list.map { "visit '\(path).\($0.name)'" }
        case ("a text", .component(let component)), ("a value", .component(let component)):
            return CheckDefinition.field(of: component).map { "visit what it is about, such as '\(path).\($0)'" }
        case ("a text", .list(.component(let component))), ("a value", .list(.component(let component))):
            return CheckDefinition.field(of: component).map { "visit what it is about, such as '\(path)[].\($0)'" }
        default: return nil
        }
    }

    /// The field of a component that people read first.
    private static func field(of kind: ComponentKind) -> String? {
        ["title", "label", "text", "name"].first { kind.component.slot(named: $0) != nil }
    }

    /// What a type is in words, and the check kinds for it.
    private static func fitting(_ type: FieldType) -> (words: String, kinds: String) {
        switch type {
        case .list: ("a list", "maxItems, minItems, uniform, unique or order")
        case .component: ("a component", "present, absent or satisfies")
        case .text: ("a text", "maxCharacters, textStyle, matches or oneOf")
        case .integer, .number: ("a number", "range, equals or oneOf")
        case .dynamic: ("a key of your own", "matches, oneOf, is, range, maxItems or satisfies")
        default: ("a value", "oneOf, noneOf, equals or satisfies")
        }
    }

    /// The element type of the list that the rule visits; reported if it visits something else.
    mutating func listElement() -> FieldType? { visits.element ?? reportMisfit("a list") }

    /// Whether `across` says `screens`; anything else is reported.
    mutating func isAcrossScreens() -> Bool {
        if options["across"]?.text == "screens" { return true }
        let range = options["across"]?.range ?? value.range
        report(range, "'\(kind)' takes 'across: screens', or none.", rule: .ruleUnknownValue)
        return false
    }

    /// The condition of `where` over `item`; nil if there is none or it has mistakes, which are reported.
    mutating func itemCondition(of element: FieldType) -> Condition? {
        guard let written = options["where"] else { return nil }
        return compiler.compile(written, item: ScreenTypes.elementType(element, named: fieldName), wants: .bool)
    }
}
