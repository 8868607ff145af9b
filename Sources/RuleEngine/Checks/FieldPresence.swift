import Diagnostics
import ScreenModel
import YAMLSyntax

/// `present` and `absent`: a component has a field, or does not have it.
///
/// `present` is violated by what counts as none, and by nothing else: of a field that is not described, and whose absence
/// does not say that there is none, nothing is known.
struct FieldPresence: Check {
    let slot: Int
    let name: String
    let isWanted: Bool
    /// Whether what is not known is taken for granted.
    var isAssumed = false

    static let present = CheckKind(
        name: "present",
        value: .field,
        optionTypes: ["assumed": .boolean],
        placeholders: ["field"]
    ) { definition in
        var check = make(isWanted: true, &definition)
        guard let isAssumed = definition.flag("assumed") else { return nil }
        check?.isAssumed = isAssumed
        return check
    }

    static let absent = CheckKind(
        name: "absent",
        value: .field,
        placeholders: ["field"],
        pointsAtVisited: false
    ) { make(isWanted: false, &$0) }

    /// Reads the name of a field of the visited component; nil after a mistake, which is reported.
    private static func make(isWanted: Bool, _ definition: inout CheckDefinition) -> FieldPresence? {
        guard case .component(let kind) = definition.visits else { return definition.reportMisfit("a component") }
        guard definition.value.boolean == nil else {
            let message = "'\(definition.kind)' takes the name of a field, such as \(definition.kind): title."
            return definition.refuse(message)
        }
        guard let name = definition.value.text else {
            let message = "'\(definition.kind)' takes one field, not a list; make a rule for each, or use 'satisfies'."
            return definition.refuse(message)
        }
        if let slot = kind.component.slot(named: name) {
            definition.compiler.fields.insert(slot, of: Int(kind.rawValue))
            definition.compiler.readsText = kind.component.fields[slot].type.holdsText
            return FieldPresence(slot: slot, name: name, isWanted: isWanted)
        }
        if name.hasPrefix("x-") {
            definition.compiler.readsOwnKeys = true
            return FieldPresence(slot: ExtraSlot.slot(of: name), name: name, isWanted: isWanted)
        }
        if let last = name.split(separator: ".").last.map(String.init), last != name,
            kind.component.slot(named: last) != nil
        {
            let message =
                "'\(definition.kind)' takes the name of a field of what is visited: \(definition.kind): \(last)."
            return definition.refuse(message, rule: .ruleUnknownField)
        }
        if let dot = name.lastIndex(of: "."), (try? NodePath(name)) != nil {
            let message =
                "'\(definition.kind)' takes the name of a field of what is visited: write on: \(name[..<dot]) and "
                + "\(definition.kind): \(name[dot...].dropFirst())."
            return definition.refuse(message, rule: .ruleUnknownField)
        }
        return definition.refuse(NodePath.unknownField(name, kind.component), rule: .ruleUnknownField)
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        let presence = context.reader.presence(slot, of: visit.place.record)
        let holds = isWanted ? presence : !presence
        guard holds == .no else { return isAssumed ? .satisfied : Verdict(holds) }
        // Of what is taken for granted, something says that there is none.
        let isMissing = isWanted && !isAssumed
        return context.violated(
            at: isMissing ? visit.place : context.reader.place(ofField: slot, of: visit.place.record),
            anchor: isMissing ? .key : .node,
            message: isWanted ? "'\(name)' is missing here." : "'\(name)' does not belong here.",
            values: ["field": name]
        )
    }
}
