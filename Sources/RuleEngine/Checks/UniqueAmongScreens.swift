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
    /// Whether it is a text, which is compared with those in the same language.
    let isText: Bool

    var comparison: Comparison? { .screens }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        switch key {
        case .node(let condition):
            guard context.reader.isThere(visit.component.offset),
                let value = context.compared(context.evaluate(condition, visit))
            else { return .undetermined }
            guard !value.isNone else { return .satisfied }
            let language = isText ? context.language(of: condition, visit, value) : ""
            context.note(Fact(place: visit.place, value: value, kind: .single, language: language))
            return .satisfied
        case .items(let keys):
            var verdict = Verdict.satisfied
            for entry in keys.entries(visit, &context) {
                guard entry.isCertain, let value = entry.value else {
                    verdict = .undetermined
                    continue
                }
                guard !value.isNone else { continue }
                let place = visit.place(ofElement: entry.index, in: context.reader)
                let language = isText ? keys.language(of: entry, visit, &context) : ""
                context.note(Fact(place: place, value: value, kind: .single, language: language))
            }
            return verdict
        }
    }
}
