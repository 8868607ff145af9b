import Diagnostics
import CEL
import ScreenModel
import YAMLSyntax

/// `order`: some elements of a list stand before others.
///
/// `first` asks that the elements that meet a condition stand before all others, `last` that they stand after them,
/// `before: [A, B]` that those that meet A stand before those that meet B.
struct ItemOrder: Check {
    enum Wanted: String { case first, last, before }

    let wanted: Wanted
    let condition: Condition
    /// The second condition of `before`.
    let other: Condition?
    let filter: Condition?

    static let kind = CheckKind(
        name: "order",
        value: .keys(
            [
                FileKey("first", "Those for which it holds stand first.", .condition),
                FileKey("last", "Those for which it holds stand last.", .condition),
                FileKey(
                    "before",
                    "Those of the first stand before those of the second.",
                    .list(.condition, from: 2, to: 2)
                ),
            ],
            from: 1,
            to: 1
        ),
        optionTypes: ["where": .condition],
        ownKeys: .list(.dynamic)
    ) { definition in
        guard let element = definition.listElement() else { return nil }
        let item = ScreenTypes.elementType(element, named: definition.fieldName)
        let filter = definition.itemCondition(of: element)
        guard let member = definition.value.members?.first, definition.value.members?.count == 1,
            let wanted = Wanted(rawValue: member.key.text ?? "")
        else {
            return definition.refuse(
                "'order' takes one of first, last and before: [A, B], such as order: {first: item.role == 'back'}."
            )
        }
        let values = wanted == .before ? member.value.elements ?? [] : [member.value]
        guard values.count == (wanted == .before ? 2 : 1) else {
            return definition.refuse("'before' takes a list of two conditions.", at: member.value.range)
        }
        let conditions = values.map { definition.compiler.compile($0, item: item, wants: .bool) }
        guard let first = conditions[0], let last = conditions[conditions.count - 1] else { return nil }
        return ItemOrder(wanted: wanted, condition: first, other: wanted == .before ? last : nil, filter: filter)
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        var isOpen = false
        // The first element that certainly stands late, and whether one so far may.
        var firstLate: Int?
        var mayBeLate = false
        for position in 0..<context.reader.count(of: visit) {
            let rank = rank(position, visit, &context)
            if rank.early == .yes, let firstLate {
                let pair = wanted == .last ? [firstLate, position] : [position, firstLate]
                let places = pair.map { visit.place(ofElement: $0, in: context.reader) }
                return report(misplaced: places[0], beside: places[1], &context)
            }
            if mayBeLate, rank.early != .no { isOpen = true }
            if rank.late != .no { mayBeLate = true }
            if rank.late == .yes, firstLate == nil { firstLate = position }
        }
        return isOpen ? .undetermined : .satisfied
    }

    /// Whether an element is one of those that stand early, and one of those that stand late.
    private func rank(_ index: Int, _ visit: Visit, _ context: inout CheckContext) -> (early: Truth, late: Truth) {
        let isMeant = context.meets(filter, index, visit)
        guard isMeant != .no else { return (.no, .no) }
        let item = context.reader.element(index, of: visit)
        let holds = context.test(condition, visit, item: item)
        switch wanted {
        case .first: return (isMeant && holds, isMeant && !holds)
        case .last: return (isMeant && !holds, isMeant && holds)
        case .before:
            let otherHolds = other.map { context.test($0, visit, item: item) } ?? .no
            return (isMeant && holds, isMeant && otherHolds)
        }
    }

    private func report(misplaced: Place, beside: Place, _ context: inout CheckContext) -> Verdict {
        let (message, label) =
            switch wanted {
            case .first: ("This should stand first.", "this stands before it")
            case .last: ("This should stand last.", "this stands after it")
            case .before: ("This should stand further to the front.", "it belongs before this")
            }
        return context.violated(at: misplaced, message: message, related: [Finding.Related(beside, label)])
    }
}
