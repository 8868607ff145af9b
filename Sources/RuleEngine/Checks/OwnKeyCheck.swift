import CEL
import ScreenModel

/// A check of an `x-` key, of which no schema tells the type: what is not of the type that the check is for is undetermined.
///
/// Where a text is wanted, a number or a truth value counts as it is written.
struct OwnKeyCheck: Check {
    let check: any Check
    let wanted: ReadKind

    var comparison: Comparison? { check.comparison }
    var proposesFix: Bool { check.proposesFix }
    var tellsOfScreen: Bool { check.tellsOfScreen }
    var countsScreens: Bool { check.countsScreens }

    func tell(of screen: Visit, _ context: inout CheckContext) { check.tell(of: screen, &context) }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        guard let visit = read(visit, context) else {
            context.explain("what the key holds", "not what the check is for")
            return .undetermined
        }
        return check.judge(visit, &context)
    }

    /// The node as the check reads it; nil if it is something else.
    private func read(_ visit: Visit, _ context: CheckContext) -> Visit? {
        guard visit.kind.value != wanted else { return visit }
        switch (wanted, visit.kind.value) {
        case (.text, .dynamic):
            let text = context.store.source(ofFreeForm: visit.value.payload).text
            guard text != 0 else { return nil }
            let value = Slot(node: visit.value.node, payload: text)
            return Visit(place: visit.place, value: value, kind: NodeKind(.text))
        case (.number, .dynamic):
            switch context.reader.value(of: visit).kind {
            case .int, .double: return visit
            default: return nil
            }
        default: return nil
        }
    }
}
