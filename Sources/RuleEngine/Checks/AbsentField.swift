import Diagnostics
import ScreenModel

/// `absent`: a component does not have a field.
///
/// Of a field that is not described, and whose absence does not say that there is none, nothing is known.
struct AbsentField: Check {
    let slot: Int
    let name: String

    static let kind = CheckKind(
        name: "absent",
        summary: "A component does not have a field.",
        phrase: "has no {}",
        visits: "a component",
        takes: "the name of one of its fields",
        value: .field,
        example: "{absent: subtitle}",
        placeholders: ["field"],
        pointsAtVisited: false
    ) { definition in
        FieldName.slot(&definition).map { AbsentField(slot: $0.slot, name: $0.name) }
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        let truth = context.reader.presence(slot, of: visit.place.record)
        guard truth == .yes else { return Verdict(!truth) }
        return context.violated(
            at: context.reader.place(ofField: slot, of: visit.place.record),
            message: "'\(name)' does not belong here.",
            values: ["field": name]
        )
    }
}
