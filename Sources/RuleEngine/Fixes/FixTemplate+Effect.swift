import Diagnostics
import ScreenModel
import YAMLSyntax

// Whether a rule's `fix` can ever be applied to what its findings point at.

extension FixTemplate {
    /// Reports what of a fix can't be applied to the nodes that a rule visits.
    func reportMisfits(_ written: YAMLValue, _ path: NodePath, _ compiler: inout ExpressionCompiler) {
        let target = FixTarget(path)
        let key = written.members?.first { FixTemplate.actions.contains($0.key.text ?? "") }
        let message: String? =
            switch action {
            case .set(let value): target.misfit(of: value)
            case .setFields(let fields): fields.lazy.compactMap { target.misfit(of: $0) }.first
            case .setTo(let source): target.misfit(ofValueAt: source)
            case .trimEnd: target.isText ? nil : "'trimEnd' shortens a text, and the rule visits \(target.words)."
            case .move(.list(let name), _): target.misfit(ofList: name)
            case .move: target.isElement ? nil : target.noElement("moveTo", "moves")
            case .insertBefore(let fields):
                target.isElement
                    ? fields.lazy.compactMap { target.misfit(of: $0) }.first
                    : target.noElement("insertBefore", "adds to")
            case .remove: target.isElement ? nil : target.noElement("remove", "takes from")
            }
        if let message { compiler.report(.ruleNoEffect, key?.value.range ?? written.range, message) }
        if case .move(.overflow, _) = action { return }
        guard let keep = written["keep"] else { return }
        compiler.report(.ruleNoEffect, keep.range, "'keep' counts only beside 'moveTo: overflow'.")
    }
}

/// What the findings of a rule point at, as far as a fix is concerned.
private struct FixTarget {
    private let path: NodePath
    /// What a finding points at: of a list its elements.
    private let type: FieldType

    init(_ path: NodePath) {
        self.path = path
        type = path.type.element ?? path.type
    }

    /// Whether it is an element of a list.
    var isElement: Bool { path.type.element != nil || path.segments.last?.isEach == true }

    var isText: Bool {
        switch type {
        case .text, .identifier, .token, .dynamic: true
        default: false
        }
    }

    /// What it is, for messages.
    var words: String { type.inWords { "'\($0)'" } }

    func noElement(_ key: String, _ does: String) -> String {
        "'\(key)' \(does) a list, and '\(path.lastField)' is no element of one; visit the elements, such as toolbar.items[]."
    }

    func misfit(of value: ScalarText) -> String? {
        if case .component(let kind) = type {
            return
                "A single value replaces no \(kind.component.name); set a field of it, such as set: {\(example(kind)): …}."
        }
        return misfit(of: value, type, path.lastField)
    }

    func misfit(of field: FixTemplate.FieldValue) -> String? {
        if type == .dynamic { return nil }
        guard case .component(let kind) = type else {
            return
                "The rule visits '\(path.lastField)', which has no fields; write its new value: set: \(field.value.text)."
        }
        guard let slot = kind.component.slot(named: field.name) else {
            return field.name.hasPrefix("x-") ? nil : NodePath.unknownField(field.name, kind.component)
        }
        return misfit(of: field.value, kind.component.fields[slot].type, field.name)
    }

    func misfit(ofValueAt source: NodePath) -> String? {
        switch source.type {
        case .component, .list: return "'setTo' takes over a single value, and '\(source.lastField)' is none."
        default: break
        }
        guard let mine = FixTarget.shape(of: type), let other = FixTarget.shape(of: source.type), mine != other else {
            return nil
        }
        return "'setTo' takes over a value of the same kind: '\(path.lastField)' takes \(mine), and "
            + "'\(source.lastField)' is \(other)."
    }

    /// What values of a type are like, for what is copied from one field to another; nil for what may be anything.
    private static func shape(of type: FieldType) -> String? {
        switch type {
        case .boolean: "true or false"
        case .integer, .number: "a number"
        case .text, .identifier, .token, .enumeration: "a text or a word"
        case .component, .list, .dynamic: nil
        }
    }

    func misfit(ofList name: String) -> String? {
        guard isElement, !path.leadsToOwnKey, let owner = path.segments.last?.component.component else {
            return noElement("moveTo", "moves")
        }
        if let slot = owner.slot(named: name), case .list = owner.fields[slot].type { return nil }
        let lists = owner.fields.filter { if case .list = $0.type { !$0.isDerived } else { false } }.map(\.name)
        let places = ["first", "last", "before", "overflow"] + lists
        let rest = Suggestion.ending(for: name, in: places, else: "it takes \(places.joined(separator: ", ")).")
        return "Nothing can be moved to '\(name)'\(rest)"
    }

    private func misfit(of value: ScalarText, _ type: FieldType, _ name: String) -> String? {
        switch type {
        case .boolean:
            ["true", "false"].contains(value.text) ? nil : "'\(name)' is true or false, not '\(value.text)'."
        case .integer: Int(value.text) == nil ? "'\(name)' takes a whole number, not '\(value.text)'." : nil
        case .number: Double(value.text) == nil ? "'\(name)' takes a number, not '\(value.text)'." : nil
        case .enumeration(let words):
            words.values.contains { $0.name == value.text || $0.aliases.contains(value.text) }
                ? nil
                : "'\(name)' can't be '\(value.text)'; it takes one of \(words.names.joined(separator: ", "))."
        case .list: "A single value replaces no list; '\(name)' is one."
        case .component(let kind): "A single value replaces no \(kind.component.name)."
        case .text, .identifier, .token, .dynamic: nil
        }
    }

    private func example(_ kind: ComponentKind) -> String {
        kind.component.fields.first { !$0.isDerived && $0.name != "id" }?.name ?? "id"
    }
}
