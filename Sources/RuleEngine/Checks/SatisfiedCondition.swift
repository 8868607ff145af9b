import Diagnostics
import CEL
package import ScreenModel

/// `satisfies`: a condition holds.
///
/// `at` gives the nodes to point at: the first is the finding's place, the others prove it. Where it gives none, the finding
/// of a component that is in no list stands at the field that the condition fails on, if that can be told. The message of
/// a rule can name the words of the visited component: `{label}`, `{icon}`.
struct SatisfiedCondition: Check {
    let condition: Condition
    let at: Condition?
    /// Whether findings stand at what is visited itself, as a fix that changes it needs.
    let isFixed: Bool
    /// The fields of the visited component that the rule's words name.
    let named: [String]

    static let kind = CheckKind(name: "satisfies", value: .condition, optionTypes: ["at": .condition]) { definition in
        let at = definition.options["at"].flatMap { definition.compiler.compile($0) }
        if let at, at.program.resultType.isFigure {
            let message = "'at' gives what to point at, such as self.label; this gives \(at.program.resultType)."
            definition.report(at.source.range, message, rule: .ruleNoEffect)
        }
        guard let condition = definition.compiler.compile(definition.value, wants: .bool) else { return nil }
        let named = MessageTemplate.names(in: definition.compiler.definition.words)
        let isFixed = definition.compiler.definition.fix != nil
        return SatisfiedCondition(condition: condition, at: at, isFixed: isFixed, named: named)
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        let truth = context.test(condition, visit)
        guard truth == .no else { return Verdict(truth) }
        var places = at.map { context.places(of: $0, visit) } ?? []
        if places.isEmpty, !isFixed, context.store.isOnlyComponent(at: visit.place) {
            places = context.faults(of: condition, visit)
        }
        return context.violated(
            at: places.first ?? visit.place,
            // What the rule asks, in its own words.
            message: "",
            values: words(of: visit, &context),
            related: places.dropFirst().map { Finding.Related($0, "this one, too") }
        )
    }

    /// The fields of a component that a message can name.
    static func wording(_ component: ComponentKind?) -> [String] {
        component?.component.fields.filter { $0.type.isWord && !$0.isDerived }.map(\.name) ?? []
    }

    /// The words of the visited component that the rule's own name, by field; and its colours, in which two appearances differ.
    private func words(of visit: Visit, _ context: inout CheckContext) -> [String: String] {
        guard visit.kind.value == .record, visit.value.hasValue || visit.place.slot == nil else { return [:] }
        let record = visit.component
        var words = [String: String]()
        let component = Schema.standard.components[context.reader.component(of: record)]
        for (slot, field) in component.fields.enumerated()
        where context.reader.slot(slot, of: record).hasValue && field.type.isWord
            && (field.isColor || named.contains(field.name))
        {
            let value = context.reader.field(slot, of: record.offset)
            if value.kind != .null, let text = context.scalarText(value) { words[field.name] = text }
        }
        return words
    }
}

extension CheckKind {
    /// What a message can name: what the check fills in, and of a condition the words of the visited component.
    package func placeholders(visiting component: ComponentKind?) -> [String] {
        placeholders + (name == SatisfiedCondition.kind.name ? SatisfiedCondition.wording(component) : [])
    }
}

extension FieldType {
    /// Whether a value is a word or a text.
    fileprivate var isWord: Bool {
        switch self {
        case .text, .identifier, .token, .enumeration: true
        default: false
        }
    }
}
