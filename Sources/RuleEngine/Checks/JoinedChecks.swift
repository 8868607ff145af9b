import CEL
import ScreenModel

/// Checks that judge a node together: both bounds of a list, or those of an `x-` key, of which no schema tells the type.
///
/// What is not of the type that such a check is for is undetermined; where a text is wanted, a number or a truth value
/// counts as it is written.
struct JoinedChecks: Check {
    let checks: [any Check]
    /// As what an `x-` key is read; nil for any other node.
    var wanted: ReadKind?

    var comparison: Comparison? { checks.lazy.compactMap(\.comparison).first }
    var proposesFix: Bool { checks.contains(where: \.proposesFix) }
    var countsScreens: Bool { checks.contains(where: \.countsScreens) }
    var tellsOfScreen: Bool { checks.contains(where: \.tellsOfScreen) }

    func tell(of screen: Visit, _ context: inout CheckContext) {
        for check in checks where check.tellsOfScreen { check.tell(of: screen, &context) }
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        guard let visit = read(visit, context) else {
            context.explain("what the key holds", "not what the check is for")
            return .undetermined
        }
        return checks.reduce(.notApplicable) { $0.combined(with: $1.judge(visit, &context)) }
    }

    /// The node as the checks read it; nil if it is something else.
    private func read(_ visit: Visit, _ context: CheckContext) -> Visit? {
        guard let wanted, visit.kind.value != wanted else { return visit }
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
