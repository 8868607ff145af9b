import Diagnostics
import CEL
import ScreenModel

/// `satisfies`: a condition holds.
///
/// `at` gives the nodes to point at: the first is the finding's place, the others prove it.
struct SatisfiedCondition: Check {
    let condition: Condition
    let at: Condition?

    static let kind = CheckKind("satisfies", "A condition holds.", options: ["at"]) { definition in
        let at = definition.option("at").flatMap { definition.compiler.compile($0) }
        guard let condition = definition.compiler.compile(definition.value, wants: .bool) else { return nil }
        return SatisfiedCondition(condition: condition, at: at)
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        switch context.test(condition, visit) {
        case .yes: return .satisfied
        case .unknown: return .undetermined
        case .no: break
        }
        let places = at.map { context.places(of: $0, visit) } ?? []
        context.report(
            Finding(
                at: places.first ?? visit.place,
                message: "This does not hold: \(condition.source.text)",
                related: places.dropFirst().map { Finding.Related($0, "this one, too") }
            )
        )
        return .violated
    }
}
