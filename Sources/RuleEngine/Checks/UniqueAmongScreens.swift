import CEL
import ScreenModel

/// `unique` with `across: screens`: no two screens of an app have the same of something.
///
/// What a screen has of it twice is no concern of this check.
struct UniqueAmongScreens: Check {
    /// What is compared.
    enum Key {
        /// Of each visited node.
        case node(Condition)
        /// Of each element of a visited list.
        case items(ItemKeys)
    }

    let key: Key

    var comparison: Comparison? { .screens }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        switch key {
        case .node(let condition):
            guard let value = context.compared(context.evaluate(condition, visit)) else { return .undetermined }
            if !value.isNone { context.note(Fact(place: visit.place, value: value, kind: .single)) }
            return .satisfied
        case .items(let keys):
            var verdict = Verdict.satisfied
            for entry in keys.entries(visit, &context) {
                guard entry.isCertain, let value = entry.value else {
                    verdict = .undetermined
                    continue
                }
                let place = visit.place(ofElement: entry.index, in: context.reader)
                if !value.isNone { context.note(Fact(place: place, value: value, kind: .single)) }
            }
            return verdict
        }
    }
}
