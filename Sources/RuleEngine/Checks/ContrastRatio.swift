import CEL
import Diagnostics
import ScreenModel
import YAMLSyntax

/// `contrast`: a colour stands out from what lies behind it (WCAG 2.2, contrast ratio).
///
/// `color` gives the colour, and `on` what lies behind, as names or as colours; where they are not known the check is
/// undecided. Where `large` holds, 3:1 is enough, as WCAG has it for large text; where that is not known, what lies
/// between the two limits is undecided.
struct ContrastRatio: Check {
    let minimum: Double
    let color: Condition
    let background: Condition
    let large: Condition?

    /// What large text needs (WCAG 2.2, success criterion 1.4.3).
    private static let minimumOfLargeText = 3.0

    static let kind = CheckKind(
        name: "contrast",
        value: .number,
        optionTypes: ["color": .condition, "on": .condition, "large": .condition],
        needs: [["color"], ["on"]],
        placeholders: ["color", "background", "contrast", "min"],
        pointsAtVisited: false
    ) { definition in
        guard let minimum = definition.value.number, (1...21).contains(minimum) else {
            return definition.refuse("This check takes a contrast from 1 to 21, such as 4.5.")
        }
        let large = definition.options["large"].flatMap { definition.compiler.compile($0, wants: .bool) }
        guard let color = ContrastRatio.color("color", &definition),
            let background = ContrastRatio.color("on", &definition)
        else { return nil }
        return ContrastRatio(minimum: minimum, color: color, background: background, large: large)
    }

    private static func color(_ option: String, _ definition: inout CheckDefinition) -> Condition? {
        guard let written = definition.options[option] else {
            return definition.refuse("'contrast' needs '\(option)', an expression that gives a colour.")
        }
        guard let condition = definition.compiler.compile(written) else { return nil }
        if let field = plainText(written.text ?? "", definition.visits) {
            let message = "'\(field)' is a text for people; '\(option)' is a colour."
            return definition.refuse(message, at: written.range, rule: .ruleInvalidExpression)
        }
        let type = condition.program.resultType
        if [.color, .string, .nullable(.string), .dyn].contains(type) { return condition }
        let message = "This gives \(type); '\(option)' is a colour."
        return definition.refuse(message, at: written.range, rule: .ruleInvalidExpression)
    }

    /// The name of the field that an expression reads, if that is one for texts that people read; nil for any other.
    private static func plainText(_ expression: String, _ visits: FieldType) -> String? {
        if expression.hasPrefix("screen."), let path = try? NodePath(expression), path.type == .text {
            return path.lastField
        }
        guard expression.hasPrefix("self."), case .component(let kind) = visits,
            let slot = kind.component.slot(named: String(expression.dropFirst("self.".count))),
            kind.component.fields[slot].type == .text
        else { return nil }
        return kind.component.fields[slot].name
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        guard let color = context.color(of: color, visit), let below = context.color(of: background, visit),
            let contrast = context.reader.contrast(of: color.bytes, on: below.bytes)
        else {
            context.explain("contrast", "undetermined, because not both colours are known: token files tell them")
            return .undetermined
        }
        let isLarge = large.map { context.test($0, visit) } ?? .no
        let wanted = isLarge == .no ? minimum : min(minimum, ContrastRatio.minimumOfLargeText)
        if contrast >= minimum || isLarge == .yes && contrast >= wanted { return .satisfied }
        if isLarge == .unknown, contrast >= wanted { return .undetermined }
        // Cut, not rounded: 4.496 is not enough where 4.5 is asked for.
        let figure = context.scalarText(.double((contrast * 100).rounded(.down) / 100)) ?? ""
        let least = context.scalarText(.double(wanted)) ?? ""
        return context.violated(
            at: context.places(of: self.color, visit).first ?? visit.place,
            message: "\(color.name) on \(below.name) has a contrast of \(figure):1; it takes at least \(least):1.",
            values: ["color": color.name, "background": below.name, "contrast": figure, "min": least]
        )
    }
}

extension CheckContext {
    /// The colour that an expression gives, with how it is called: a name, and what it stands for.
    fileprivate mutating func color(of condition: Condition, _ visit: Visit) -> (bytes: UInt32, name: String)? {
        let value = evaluate(condition, visit)
        if case .color(let bytes) = value.kind { return (bytes, reader.hex(of: bytes)) }
        let isText = if case .text = value.kind { true } else { false }
        guard let name = scalarText(value), let bytes = reader.color(named: name, isText: isText) else { return nil }
        return (bytes, name.hasPrefix("#") ? name : "'\(name)' (\(reader.hex(of: bytes)))")
    }
}
