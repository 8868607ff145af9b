import Diagnostics
import ScreenModel

/// `uniform`: the elements of a list are alike in something.
///
/// What most of them have is the norm; of equally many, what comes first. Elements that certainly belong to the list
/// and certainly differ violate it, whatever is not known of the others.
struct UniformItems: Check {
    let keys: ItemKeys

    static let kind = CheckKind(
        name: "uniform",
        value: .field,
        optionTypes: ["where": .condition],
        placeholders: ["value", "expected"],
        ownKeys: .list(.dynamic)
    ) { definition in ItemKeys.make(&definition).map(UniformItems.init) }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        let entries = keys.entries(visit, &context)
        guard entries.count > 1 else { return .satisfied }
        let certain = entries.filter { $0.isCertain && $0.value != nil }
        let groups = ComparedValue.groups(certain.map { $0.value })
        guard let first = ComparedValue.norm(groups).first, let norm = certain[first].value else {
            return .undetermined
        }
        let odd = certain.filter { $0.value?.isSame(as: norm) == .no }
        guard let offender = odd.first, let value = offender.value else {
            return entries.allSatisfy { $0.value?.isSame(as: norm) == .yes } ? .satisfied : .undetermined
        }
        let reader = context.reader
        let place = { (entry: ItemKeys.Keyed) in visit.place(ofElement: entry.index, in: reader) }
        let related = [Finding.Related(place(certain[first]), "this is \(norm.shown)")]
        return context.violated(
            at: place(offender),
            message: "This is \(value.shown), where others are \(norm.shown); they should be alike.",
            values: ["value": value.text, "expected": norm.text],
            related: related
                + odd.dropFirst().map { Finding.Related(place($0), "this is \($0.value?.shown ?? "")") }
        )
    }
}
