import Diagnostics
import ScreenModel
import YAMLSyntax

/// `unique`: no two elements of a list are the same in something.
///
/// Elements for which there is no such thing are left out. Two that certainly belong to the list and are certainly the
/// same violate it, whatever is not known of the others.
struct UniqueItems: Check {
    let keys: ItemKeys

    static let kind = CheckKind(
        name: "unique",
        value: .field,
        optionTypes: ["where": .condition, "across": .words(["screens"])],
        placeholders: ["value", "count", "screen"],
        ownKeys: .list(.dynamic)
    ) { definition in
        guard definition.options["across"] == nil else { return makeAcrossScreens(&definition) }
        switch definition.visits {
        case .list, .component, .dynamic: return ItemKeys.make(&definition).map(UniqueItems.init)
        default:
            let message = "'unique' wants a list; what no two screens share is check: {unique: self, across: screens}."
            return definition.refuse(message, at: definition.compiler.pathRange, rule: .ruleUnknownCheck)
        }
    }

    private static func makeAcrossScreens(_ definition: inout CheckDefinition) -> (any Check)? {
        guard definition.isAcrossScreens() else { return nil }
        if case .list = definition.visits {
            return ItemKeys.make(&definition).map {
                UniqueAmongScreens(key: .items($0), isText: definition.compiler.comparesTexts(of: [$0.key]))
            }
        }
        if let filter = definition.options["where"] {
            let message = "'where' chooses among the elements of a list; which of the visited count, says 'when'."
            return definition.refuse(message, at: filter.range)
        }
        let value = definition.value
        if value.boolean != nil {
            return definition.refuse("'unique' takes what is compared, such as unique: self, across: screens.")
        }
        let key: Condition?
        if let text = value.text, definition.visits.component?.component.slot(named: text) != nil {
            key = definition.compiler.compile(WrittenText(text: "self.\(text)", range: value.range))
        } else {
            key = definition.compiler.compile(value)
        }
        return key.map { UniqueAmongScreens(key: .node($0), isText: definition.compiler.comparesTexts(of: [$0])) }
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        let entries = keys.entries(visit, &context).filter { $0.value?.isNone != true }
        guard isOpen(entries) else { return .satisfied }
        let certain = entries.filter { $0.isCertain }
        var verdict = Verdict.undetermined
        for group in ComparedValue.groups(certain.map { $0.value }) where group.count > 1 {
            let places = group.map { visit.place(ofElement: certain[$0].index, in: context.reader) }
            let text = certain[group[0]].value?.text ?? ""
            verdict = context.violated(
                at: places[1],
                message: "'\(text)' stands here \(group.count) times; it should stand once.",
                values: ["value": text, "count": String(group.count)],
                related: places.enumerated().filter { $0.offset != 1 }.map { position, place in
                    Finding.Related(place, "number \(position + 1) of \(group.count)")
                },
                proposal: FixProposal(counted: places, limit: 1)
            )
        }
        return verdict
    }

    /// Whether two elements may be the same, as far as the description says.
    private func isOpen(_ entries: [ItemKeys.Keyed]) -> Bool {
        // Of more than this, not all are compared.
        guard entries.count <= ComparedValue.mostGroups else { return true }
        return entries.enumerated().contains { position, entry in
            entries[..<position].contains { other in
                guard let value = entry.value, let otherValue = other.value else { return true }
                return value.isSame(as: otherValue) != .no
            }
        }
    }
}
