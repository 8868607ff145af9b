import Diagnostics
import YAMLSyntax

/// What a rule's `fix` says: how a finding of the rule can be mended.
///
/// `set: VALUE` sets the node that the finding points at, `set: {FIELD: VALUE}` fields of the components it points at,
/// `setTo: PATH` copies the value of another field, `trimEnd: CHARACTERS` takes these, and blanks, off the end of a
/// text. `moveTo` moves the items it points at: to the `first` or `last` place of their list, `before` the first
/// related item, to the `overflow` menu of their bar, or to another list of it by name. `keep` says how many of a
/// list's items stay if the overflow menu, and so its button, is yet to be made. `insertBefore: {FIELD: VALUE}` puts a
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
        case first
        case last
        case before
        case overflow
        case list(String)
    }

    /// A field with the value it gets.
    struct FieldValue: Sendable, Hashable {
        let name: String
        let value: ScalarText
    }

    /// The keys of a rule's `fix`, with a line on each.
    package static let keys: KeyValuePairs = [
        "set": "The value of what the finding points at, or of fields of it.",
        "setTo": "The path of the field whose value it gets.",
        "trimEnd": "The characters that are taken off the end of the text.",
        "moveTo": "Where its items go: first, last, before (the related one), overflow, or the name of a list.",
        "keep": "How many items stay where an overflow menu is yet to be made.",
        "insertBefore": "The fields of an item that is put before it.",
        "remove": "Whether the item is taken out.",
        "applicability": "How far it may be trusted: safe, unsafe (if nothing is said) or display-only.",
    ]

    let action: Action
    let applicability: Applicability

    /// Reads a rule's `fix`; nil after a mistake, which is reported.
    init?(_ written: YAMLValue, _ compiler: inout ExpressionCompiler) {
        var (action, isRead) = (Action?.none, true)
        var (keep, applicability) = (Int?.none, Applicability?.none)
        for member in written.members ?? [] {
            let value = compiler.filled(member.value)
            switch member.key.text {
            case "set": action = FixTemplate.setting(value)
            case "setTo":
                let path = value.text.flatMap {
                    compiler.path(RuleDefinition.Expression(text: $0, range: value.range))
                }
                action = path.map { .setTo($0) }
            case "trimEnd": action = value.text.map { .trimEnd(Set($0)) }
            case "insertBefore": action = FixTemplate.fields(value).map { .insertBefore($0) }
            case "moveTo": action = value.text.map { .move(Destination($0), keep: nil) }
            case "remove": action = value.boolean == true ? .remove : nil
            case "keep": keep = value.integer
            case "applicability": applicability = value.text.flatMap(Applicability.init)
            default: isRead = false
            }
        }
        if case .move(let destination, _) = action { action = .move(destination, keep: keep) }
        guard isRead, let action else {
            let message =
                "'fix' takes one of set, setTo, trimEnd, moveTo (with keep), insertBefore and remove, "
                + "and perhaps applicability."
            compiler.report(.ruleWrongType, written.range, message)
            return nil
        }
        self.action = action
        self.applicability = applicability ?? .unsafe
    }

    private static func setting(_ value: YAMLValue) -> Action? {
        if let scalar = ScalarText(value) { return .set(scalar) }
        return fields(value).map { .setFields($0) }
    }

    private static func fields(_ value: YAMLValue) -> [FieldValue]? {
        guard let members = value.members else { return nil }
        let fields = members.compactMap { member in
            ScalarText(member.value).map { FieldValue(name: member.key.text ?? "", value: $0) }
        }
        return fields.count == members.count ? fields : nil
    }

}

extension FixTemplate.Destination {
    fileprivate init(_ name: String) {
        switch name {
        case "first": self = .first
        case "last": self = .last
        case "before": self = .before
        case "overflow": self = .overflow
        default: self = .list(name)
        }
    }
}

extension ScalarText {
    /// A scalar of a rule file, to be written into a screen description; nil for lists, maps and null.
    fileprivate init?(_ value: YAMLValue) {
        guard case .scalar(let text, let type) = value.content, type != .null else { return nil }
        self.init(text, isString: type == .string)
    }
}
