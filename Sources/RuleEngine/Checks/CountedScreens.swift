import Diagnostics
import ScreenModel

/// `maxItems` and `minItems` with `across: screens`: how many nodes, or elements of lists, the screens of an app have.
///
/// That there are too few is found only where all screens are known.
struct CountedScreens: Check {
    let bound: Fact.Bound
    let condition: Condition?

    var comparison: Comparison? { .screens }

    var tellsOfScreen: Bool { !bound.isMaximum }

    var countsScreens: Bool { true }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        guard !visit.value.isNull else { return .notApplicable }
        guard visit.kind.value == .list else {
            guard context.reader.isThere(visit.place.record.offset) else { return .undetermined }
            note(visit.place, &context)
            return .satisfied
        }
        var isOpen = false
        for index in 0..<context.reader.count(of: visit) {
            switch context.meets(condition, index, visit) {
            case .yes: note(visit.place(ofElement: index, in: context.reader), &context)
            case .unknown: isOpen = true
            case .no: break
            }
        }
        return isOpen ? .undetermined : .satisfied
    }

    func tell(of screen: Visit, _ context: inout CheckContext) {
        let place = Place(screen.place.record, slot: Slots.Screen.id)
        context.note(Fact(place: place, value: .nothing, kind: .counting(bound)))
    }

    private func note(_ place: Place, _ context: inout CheckContext) {
        context.note(Fact(place: place, value: .nothing, kind: .counted(bound)))
    }
}
