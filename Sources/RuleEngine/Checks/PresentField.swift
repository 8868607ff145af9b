import Diagnostics
import ScreenModel

/// `present`: a component has a field.
///
/// It is violated by what counts as none, and by nothing else: of a field that is not described, and whose absence does
/// not say that there is none, nothing is known.
struct PresentField: Check {
    let slot: Int
    let name: String

    static let kind = CheckKind(
        name: "present",
        summary: "A component has a field.",
        phrase: "has {}",
        visits: "a component",
        takes: "the name of one of its fields",
        value: .field,
        example: "{present: title}",
        placeholders: ["field"]
    ) { definition in
        FieldName.slot(&definition).map { PresentField(slot: $0.slot, name: $0.name) }
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        let truth = context.reader.presence(slot, of: visit.place.record)
        guard truth == .no else { return Verdict(truth) }
        return context.violated(
            at: visit.place,
            anchor: .key,
            message: "'\(name)' is missing here.",
            values: ["field": name]
        )
    }
}
