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
            context.note(Fact(place: visit.place, value: .nothing, kind: .counted(bound)))
            return .satisfied
        }
        var isOpen = false
        for index in 0..<context.reader.count(of: visit) {
            switch context.meets(condition, index, visit) {
            case .yes:
                let place = visit.place(ofElement: index, in: context.reader)
                context.note(Fact(place: place, value: .nothing, kind: .counted(bound)))
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
}
