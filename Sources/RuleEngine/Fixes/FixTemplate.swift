import Diagnostics
import YAMLSyntax

/// What a rule's `fix` says: how a finding of the rule can be mended.
///
/// `set: VALUE` sets the node that the finding points at, `set: {FIELD: VALUE}` fields of the component it points at,
/// `setTo: PATH` copies the value of another field, `moveTo` moves the items it points at: to the `first` or `last`
/// place of their list, to the `overflow` menu of their bar, or to another list of it by name. `keep` says how many
/// of a list's items stay if the overflow menu, and so its button, is yet to be made. `remove: true` takes the item
/// out. Beside it, `applicability` overrides what is usual: setting is safe, moving and removing are a choice.
package struct FixTemplate: Sendable, Hashable {
    /// What to do.
    enum Action: Sendable, Hashable {
        case set(ScalarText)
        case setFields([FieldValue])
        case setTo(NodePath)
        case move(Destination, keep: Int?)
        case remove
    }

    /// Where items go.
    enum Destination: Sendable, Hashable {
        case first
        case last
        case overflow
        case list(String)
    }

    /// A field with the value it gets.
    struct FieldValue: Sendable, Hashable {
        let name: String
        let value: ScalarText
    }

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
            case "moveTo": action = value.text.map { .move(Destination($0), keep: nil) }
            case "remove": action = value.boolean == true ? .remove : nil
            case "keep": keep = value.integer
            case "applicability": applicability = value.text.flatMap(Applicability.init)
            default: isRead = false
            }
        }
        if case .move(let destination, _) = action { action = .move(destination, keep: keep) }
        guard isRead, let action else {
            let message = "'fix' takes one of set, setTo, moveTo (with keep) and remove, and perhaps applicability."
            compiler.report(.ruleWrongType, written.range, message)
            return nil
        }
        self.action = action
        self.applicability = applicability ?? FixTemplate.usual(action)
    }

    private static func setting(_ value: YAMLValue) -> Action? {
        if let scalar = ScalarText(value) { return .set(scalar) }
        guard let members = value.members else { return nil }
        let fields = members.compactMap { member in
            ScalarText(member.value).map { FieldValue(name: member.key.text ?? "", value: $0) }
        }
        return fields.count == members.count ? .setFields(fields) : nil
    }

    private static func usual(_ action: Action) -> Applicability {
        switch action {
        case .set, .setFields, .setTo: .safe
        case .move, .remove: .unsafe
        }
    }
}

extension FixTemplate.Destination {
    fileprivate init(_ name: String) {
        switch name {
        case "first": self = .first
        case "last": self = .last
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
