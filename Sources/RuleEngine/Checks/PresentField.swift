import Diagnostics
import CEL
import ScreenModel

/// `present`: a component has a field.
///
/// A field that is not described is taken not to be there: where absence is tested, absent means none.
struct PresentField: Check {
    let slot: Int
    let name: String

    static let kind = CheckKind("present", "A component has a field.", placeholders: ["field"]) { definition in
        FieldName.slot(&definition).map { PresentField(slot: $0.slot, name: $0.name) }
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        guard case .no = context.reader.has(slot, of: visit.place.record.offset) else { return .satisfied }
        context.report(
            Finding(at: visit.place, anchor: .key, message: "'\(name)' is missing here.", values: ["field": name])
        )
        return .violated
    }
}
