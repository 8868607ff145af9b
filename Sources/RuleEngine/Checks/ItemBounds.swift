import ScreenModel

/// `minItems` and `maxItems` in one rule: a list has neither too few nor too many elements.
struct ItemBounds: Check {
    let checks: [any Check]

    /// The kind that a rule with both is of: that of the one which has something to say of a missing list, too.
    static let kind = {
        var kind = ItemCount.minimum
        kind.placeholders = ["count", "min", "max", "surplus"]
        return kind
    }()

    var comparison: Comparison? { checks.lazy.compactMap(\.comparison).first }
    var countsScreens: Bool { checks.contains(where: \.countsScreens) }
    var tellsOfScreen: Bool { checks.contains(where: \.tellsOfScreen) }

    func tell(of screen: Visit, _ context: inout CheckContext) {
        for check in checks where check.tellsOfScreen { check.tell(of: screen, &context) }
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        checks.reduce(.notApplicable) { $0.combined(with: $1.judge(visit, &context)) }
    }
}
