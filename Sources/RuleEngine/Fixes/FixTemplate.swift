import Diagnostics
import YAMLSyntax

/// What a rule's `fix` says: how a finding of the rule can be mended.
///
/// `set: VALUE` sets the node that the finding points at, `set: {FIELD: VALUE}` fields of the components it points at,
/// `setTo: PATH` copies the value of another field, `trimEnd: CHARACTERS` takes these, and blanks, off the end of a
/// text. `moveTo` moves the items it points at: to the `first` or `last` place of their list, `before` the first
/// related item, to the `overflow` menu of their bar, or to another list of it by name. `keep` says how many of a
/// list's items stay beside the button of the overflow menu. `insertBefore: {FIELD: VALUE}` puts a
/// new item before each of those it points at, and `remove: true` takes the item out. Beside it, `applicability`
/// says that a fix changes spelling alone and is safe; what changes the design is a choice.
package struct FixTemplate: Sendable, Hashable {
    /// What to do.
    enum Action: Sendable, Hashable {
        case set(ScalarText)
        case setFields([FieldValue])
        case setTo(NodePath)
        case trimEnd(Set<Character>)
        case move(Destination, keep: Int?)
        case insertBefore([FieldValue])
        case remove
    }

    /// Where items go.
    enum Destination: Sendable, Hashable {
        case first, last, before, overflow
        case list(String)
    }

    /// A field with the value it gets.
    struct FieldValue: Sendable, Hashable {
        let name: String
        let value: ScalarText
    }

    /// The keys of a rule's `fix`.
    package static let keys =
        FileKey.table("fix", actionValues)
        + FileKey.table("fix", ["keep": .integer(), "applicability": .words(Applicability.allCases.map(\.rawValue))])

    /// Those of the keys that say what to do; a fix has one of them.
    package static let actions = actionValues.map { $0.key }

    private static let actionValues: KeyValuePairs<String, FileValue> = [
        "set": .either([.scalar, .fields]), "setTo": .path, "trimEnd": .scalar, "moveTo": .scalar,
        "insertBefore": .fields, "remove": .yes,
    ]

    let action: Action
    let applicability: Applicability

    /// Reads a rule's `fix`; nil after a mistake, which is reported.
    init?(_ written: YAMLValue, _ compiler: inout ExpressionCompiler) {
        let members = written.members ?? []
        var (actions, keep, applicability) = ([Action](), Int?.none, Applicability?.none)
        var isRight = true
        for member in members {
            let value = compiler.filled(member.value)
            let name = member.key.text ?? ""
            let isRead: Bool
            switch name {
            case "keep":
                keep = value.integer
                isRead = keep != nil
            case "applicability":
                applicability = value.text.flatMap(Applicability.init)
                isRead = applicability != nil
            default:
                guard FixTemplate.actions.contains(name) else {
                    compiler.report(.ruleUnknownKey, member.key.range, FixTemplate.unknownKey(name))
                    isRight = false
                    continue
                }
                if let action = FixTemplate.action(name, value, &compiler) { actions.append(action) }
                // What is wrong with a path has been said.
                isRead = name == "setTo" ? value.text != nil : !actions.isEmpty
            }
            if !isRead, let takes = FixTemplate.keys.first(where: { $0.name == name })?.takes {
                compiler.report(.ruleWrongType, value.range, "'\(name)' takes \(takes).")
                isRight = false
            }
        }
        let named = members.filter { FixTemplate.actions.contains($0.key.text ?? "") }
        if named.count > 1 {
            let names = named.map { "'\($0.key.text ?? "")'" }.joined(separator: " and ")
            compiler.report(.ruleWrongType, written.range, "A fix does one thing, and there are \(names); keep one.")
            return nil
        }
        if named.isEmpty, isRight {
            let known = FixTemplate.actions.joined(separator: ", ")
            let message =
                "'fix' takes one of \(known), such as fix: {set: small}; beside it 'keep' and 'applicability'."
            compiler.report(.ruleWrongType, written.range, message)
            return nil
        }
        guard isRight, var action = actions.first else { return nil }
        if case .move(let destination, _) = action { action = .move(destination, keep: keep) }
        self.action = action
        self.applicability = applicability ?? .unsafe
    }

    private static func unknownKey(_ name: String) -> String {
        let known = keys.map(\.name)
        let rest =
            OtherRuleWords.fixes[name.lowercased()].map { "; \($0)" }
            ?? Suggestion.ending(for: name, in: known, else: "it has \(known.joined(separator: ", ")).")
        return "A fix has no key '\(name)'\(rest)"
    }

    private static func action(_ name: String, _ value: YAMLValue, _ compiler: inout ExpressionCompiler) -> Action? {
        switch name {
        case "set": setting(value, &compiler)
        case "setTo":
            value.text.flatMap { compiler.path(WrittenText(text: $0, range: value.range)) }
                .map { .setTo($0) }
        case "trimEnd": value.text.map { .trimEnd(Set($0)) }
        case "insertBefore": fields(value, &compiler).map { .insertBefore($0) }
        case "moveTo": value.text.map { .move(Destination($0), keep: nil) }
        default: value.boolean == true ? .remove : nil
        }
    }

    /// Reports what looks as if something were filled in: a fix writes its values as they stand.
    private static func reportUnfilled(_ value: YAMLValue, _ compiler: inout ExpressionCompiler) {
        guard let text = value.text else { return }
        let parameter = compiler.definition.parameters.map { "$\($0.name)" }.first { text.holds($0) && text != $0 }
        guard let part = parameter ?? MessageTemplate.placeholder(in: text) else { return }
        let message =
            "A fix writes '\(part)' as it stands; only messages fill in braces, and a parameter, such as $word, stands for "
            + "a whole value."
        compiler.report(.ruleNoEffect, value.range, message)
    }

    private static func setting(_ value: YAMLValue, _ compiler: inout ExpressionCompiler) -> Action? {
        if let scalar = ScalarText(value) {
            reportUnfilled(value, &compiler)
            return .set(scalar)
        }
        return fields(value, &compiler).map { .setFields($0) }
    }

    private static func fields(_ value: YAMLValue, _ compiler: inout ExpressionCompiler) -> [FieldValue]? {
        guard let members = value.members else { return nil }
        let fields = members.compactMap { member -> FieldValue? in
            let value = compiler.filled(member.value)
            reportUnfilled(value, &compiler)
            return ScalarText(value).map { FieldValue(name: member.key.text ?? "", value: $0) }
        }
        return fields.count == members.count && !fields.isEmpty ? fields : nil
    }
}

extension FixTemplate.Destination {
    fileprivate init(_ name: String) {
        let places: [String: Self] = ["first": .first, "last": .last, "before": .before, "overflow": .overflow]
        self = places[name] ?? .list(name)
    }
}

extension ScalarText {
    /// A scalar of a rule file, to be written into a screen description; nil for lists, maps and null.
    fileprivate init?(_ value: YAMLValue) {
        guard case .scalar(let text, let type) = value.content, type != .null else { return nil }
        self.init(text, isString: type == .string)
    }
}
