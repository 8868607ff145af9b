import CEL
import Diagnostics
import ScreenModel
import YAMLSyntax

/// A rule's `check` while it is being compiled: its value, its options, and where mistakes go.
package struct CheckDefinition {
    /// The value of the check kind's key, parameters filled in.
    let value: YAMLValue
    /// The type of the nodes that the rule visits.
    let visits: FieldType
    /// The name of the last field of the rule's path.
    let fieldName: String
    var compiler: ExpressionCompiler
    private let options: [String: YAMLValue]

    init(
        value: YAMLValue,
        options: [String: YAMLValue],
        visits: FieldType,
        fieldName: String,
        compiler: ExpressionCompiler
    ) {
        self.value = value
        self.options = options
        self.visits = visits
        self.fieldName = fieldName
        self.compiler = compiler
    }

    /// The value of an option, parameters filled in.
    func option(_ name: String) -> YAMLValue? { options[name] }

    /// Reports a mistake.
    mutating func report(_ range: SourceRange, _ message: String, rule: OwnRule = .ruleWrongType) {
        compiler.report(rule, range, message)
    }

    /// The value as a whole number; reported if it is none.
    mutating func integer() -> Int? {
        if let integer = value.integer { return integer }
        report(value.range, "This check takes a whole number.")
        return nil
    }

    /// Reports that the check is not for what the rule visits.
    mutating func reportMisfit(_ wanted: String) {
        let message = "This check is for \(wanted), and '\(fieldName)' is none."
        report(compiler.pathRange, message, rule: .ruleUnknownCheck)
    }

    /// The component that the rule visits; reported if it visits something else.
    mutating func component() -> ComponentKind? {
        if case .component(let kind) = visits { return kind }
        reportMisfit("a component")
        return nil
    }

    /// The element type of the list that the rule visits; reported if it visits something else.
    mutating func listElement() -> FieldType? {
        if case .list(let element) = visits { return element }
        reportMisfit("a list")
        return nil
    }

    /// The condition of an option over `item`; nil if there is none or it has mistakes, which are reported.
    mutating func itemCondition(_ name: String, of element: FieldType) -> Condition? {
        guard let written = options[name] else { return nil }
        return compiler.compile(written, item: ScreenTypes.elementType(element, named: fieldName), wants: .bool)
    }
}
