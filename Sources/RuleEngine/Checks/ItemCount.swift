import Diagnostics
import ScreenModel
import YAMLSyntax

/// `maxItems` and `minItems`: how many elements of a list meet a condition.
///
/// The elements that certainly meet it are counted, and those that possibly do; in between, it is undetermined.
struct ItemCount: Check {
    enum Bound { case maximum, minimum }

    let bound: Bound
    let limit: Int
    let condition: Condition?
    /// The limit on the other side, where a rule has both, for its message.
    var otherLimit: Int?

    static let maximum = CheckKind(
        name: "maxItems",
        value: .integer(),
        optionTypes: ["where": .condition, "across": .words(["screens"])],
        placeholders: ["count", "max", "surplus"],
        isLimit: true,
        ownKeys: .list(.dynamic)
    ) { make(.maximum, &$0) }

    static let minimum = CheckKind(
        name: "minItems",
        value: .integer(),
        optionTypes: ["where": .condition, "across": .words(["screens"])],
        placeholders: ["count", "min"],
        isLimit: true,
        judgesNothing: true,
        ownKeys: .list(.dynamic)
    ) { make(.minimum, &$0) }

    /// The kind that a rule with both is of: that of the one which has something to say of a missing list, too.
    static let both = {
        var kind = minimum
        kind.placeholders = ["count", "min", "max", "surplus"]
        return kind
    }()

    private static func make(_ bound: Bound, _ definition: inout CheckDefinition) -> (any Check)? {
        if bound == .minimum, definition.value.integer == 0 {
            let message = "There are always 0 or more; say 1 at least."
            definition.report(definition.value.range, message, rule: .ruleNoEffect)
        }
        if definition.options["across"] != nil { return makeAcrossScreens(bound, &definition) }
        guard let element = definition.listElement(), let limit = definition.integer() else { return nil }
        return ItemCount(bound: bound, limit: limit, condition: definition.itemCondition(of: element))
    }

    private static func makeAcrossScreens(_ bound: Bound, _ definition: inout CheckDefinition) -> (any Check)? {
        guard definition.isAcrossScreens(), let limit = definition.integer() else { return nil }
        var condition: Condition?
        if let filter = definition.options["where"] {
            guard case .list(let element) = definition.visits else {
                let message = "'where' chooses among the elements of a list; which of the visited count, says 'when'."
                return definition.refuse(message, at: filter.range)
            }
            condition = definition.itemCondition(of: element)
        }
        return CountedScreens(bound: Fact.Bound(limit: limit, isMaximum: bound == .maximum), condition: condition)
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        var (certain, possible) = (0, 0)
        let condition = condition
        for index in 0..<context.reader.count(of: visit) {
            switch context.meets(condition, index, visit) {
            case .yes: certain += 1
            case .unknown: possible += 1
            case .no: break
            }
        }
        // What stands for all that a description leaves out may be any number.
        let isOpen = possible > 0 && context.reader.isOpen(visit)
        context.explain("counted", explanation(certain, possible, isOpen: isOpen))
        if isOpen { possible = limit + 1 }
        switch bound {
        case .maximum where certain > limit: return reportSurplus(visit, certain, &context)
        case .maximum: return certain + possible > limit ? .undetermined : .satisfied
        case .minimum where certain + possible < limit: return reportLack(visit, certain + possible, &context)
        case .minimum: return certain < limit ? .undetermined : .satisfied
        }
    }

    private func explanation(_ certain: Int, _ possible: Int, isOpen: Bool) -> String {
        let further = isOpen ? ", and perhaps more" : possible > 0 ? ", and perhaps \(possible) more" : ""
        return "\(certain)\(further); at \(bound == .maximum ? "most" : "least") \(limit)"
    }

    private func reportSurplus(_ visit: Visit, _ certain: Int, _ context: inout CheckContext) -> Verdict {
        let places = context.unexplained { context in
            (0..<context.reader.count(of: visit)).filter { context.meets(condition, $0, visit) == .yes }
                .map { visit.place(ofElement: $0, in: context.reader) }
        }
        // Where the work that is done for a file ends between the two counts, nothing is found.
        guard places.count == certain else { return .undetermined }
        let related = places.enumerated().filter { $0.offset != limit }.map { position, place in
            Finding.Related(place, "number \(position + 1) of \(certain)")
        }
        return context.violated(
            at: places[limit],
            message: "\(Plural.there(certain)) here; at most \(Plural.being(limit)) allowed.",
            values: [
                "count": String(certain), "max": String(limit), "surplus": String(certain - limit),
            ].merging(otherLimit.map { ["min": String($0)] } ?? [:]) { value, _ in value },
            related: related,
            proposal: FixProposal(counted: places, limit: limit)
        )
    }

    private func reportLack(_ visit: Visit, _ count: Int, _ context: inout CheckContext) -> Verdict {
        let isWritten = visit.value.isWritten
        return context.violated(
            at: isWritten ? visit.place : Place(visit.place.record),
            anchor: isWritten ? .node : .key,
            message: "\(Plural.there(count)) here; at least \(Plural.being(limit)) needed.",
            values: ["count": String(count), "min": String(limit)]
                .merging(otherLimit.map { ["max": String($0), "surplus": "0"] } ?? [:]) { value, _ in value }
        )
    }
}
