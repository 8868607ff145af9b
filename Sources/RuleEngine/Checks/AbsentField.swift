import Diagnostics
import CEL
import ScreenModel

/// `absent`: a component does not have a field.
struct AbsentField: Check {
    let slot: Int
    let name: String

    static let kind = CheckKind("absent", "A component does not have a field.", placeholders: ["field"]) { definition in
        FieldName.slot(&definition).map { AbsentField(slot: $0.slot, name: $0.name) }
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        guard case .yes = context.reader.has(slot, of: visit.place.record.offset) else { return .satisfied }
        context.report(
            Finding(
                at: Place(visit.place.record, slot: slot),
                message: "'\(name)' does not belong here.",
                values: ["field": name]
            )
        )
        return .violated
    }
}
