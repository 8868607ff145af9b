import Diagnostics
import CEL
import ScreenModel
import YAMLSyntax

/// `is`, `oneOf`, `noneOf` and `equals`: a value is a certain one, among some, none of some, or that of another field.
///
/// Tokens are compared as tokens are; a value that can't be compared leaves the verdict undetermined.
struct AllowedValues: Check {
    enum Wanted {
        case value, oneOf, noneOf, equal(NodePath, name: String)
    }

    /// A value as it is written in the rule, and its symbol, if some enumeration has the word.
    typealias Word = (text: String, symbol: UInt32?)

    let wanted: Wanted
    /// The values that are compared; none where it is that of another field.
    var words: [Word] = []

    static let `is` = CheckKind(
        name: "is",
        value: .scalar,
        placeholders: ["value", "expected"],
        isLimit: true
    ) { definition in fixedValue(&definition).map { AllowedValues(wanted: .value, words: [$0]) } }

    static let oneOf = CheckKind(
        name: "oneOf",
        value: .scalars,
        placeholders: ["value", "allowed"],
        // Where one guideline's choice of values is met, another's is settled, as with a figure.
        isLimit: true
    ) { definition in values(&definition).map { AllowedValues(wanted: .oneOf, words: $0) } }

    static let noneOf = CheckKind(
        name: "noneOf",
        value: .scalars,
        placeholders: ["value", "forbidden"]
    ) { definition in values(&definition).map { AllowedValues(wanted: .noneOf, words: $0) } }

    static let equals = CheckKind(
        name: "equals",
        value: .path,
        placeholders: ["value", "other", "field"]
    ) { definition in
        let value = definition.value
        guard let text = value.text, value.boolean == nil, value.number == nil else {
            let fixed = value.text.map { "; for a fixed value write is: \($0)" } ?? ""
            return definition.refuse("'equals' takes a path, such as screen.background\(fixed).")
        }
        if let owner = ["parent.", "self.", "item."].first(where: text.hasPrefix) {
            let message =
                "'equals' takes a path, which starts at the screen; a field beside the visited one is compared in a "
                + "condition, such as satisfies: self == parent.\(text.dropFirst(owner.count))."
            return definition.refuse(message, rule: .ruleUnknownField)
        }
        if !text.contains("."), ComponentKind.screen.component.slot(named: text) == nil, !text.hasPrefix("x-") {
            let word = text.trimmingPrefix("'").prefix { $0 != "'" }
            let message = "'equals' takes a path, such as screen.background; for a fixed value write is: \(word)."
            return definition.refuse(message, rule: .ruleUnknownField)
        }
        let own = definition.compiler.definition.on.text
        if text.trimmingPrefix("screen.") == own.trimmingPrefix("screen.") {
            let message = "'\(text)' is always the same as itself; name another field."
            definition.report(value.range, message, rule: .ruleNoEffect)
        }
        return definition.compiler.path(WrittenText(text: text, range: definition.value.range))
            .map { AllowedValues(wanted: .equal($0, name: text)) }
    }

    /// The one value that `is` takes; nil after a mistake, which is reported.
    private static func fixedValue(_ definition: inout CheckDefinition) -> Word? {
        let value = definition.value
        let (wanted, text): (String, String?) =
            switch definition.visits {
            case .boolean: ("true or false", value.boolean.map { String($0) })
            case .integer, .number:
                ("a number", value.number.map { Int(exactly: $0).map(String.init) ?? String($0) })
            case .list, .component:
                ("", nil)
            default: ("a word", value.text)
            }
        guard !wanted.isEmpty else { return definition.reportMisfit("a value") }
        guard let text else {
            let several = value.elements == nil ? "" : "; for one of several write oneOf"
            return definition.refuse("'is' takes \(wanted) for '\(definition.fieldName)'\(several).")
        }
        guard isKnown(text, value.range, &definition) else { return nil }
        return (text, Schema.standard.symbols.number(of: text))
    }

    /// Whether a word is one that the visited field can have; reported if it is not.
    private static func isKnown(_ text: String, _ range: SourceRange, _ definition: inout CheckDefinition) -> Bool {
        guard let names = definition.visits.enumeration?.names, !names.contains(text) else { return true }
        let rest = Suggestion.ending(for: text, in: names, else: "it takes \(names.joined(separator: ", ")).")
        let message = "'\(text)' is no value of '\(definition.fieldName)'\(rest)"
        definition.report(range, message, rule: .ruleUnknownValue)
        return false
    }

    private static func values(_ definition: inout CheckDefinition) -> [Word]? {
        switch definition.visits {
        case .list, .component: return definition.reportMisfit("a value")
        default: break
        }
        guard let texts = definition.value.texts else {
            let message = "'\(definition.kind)' takes a list of values, such as \(definition.kind): [small, large]."
            return definition.refuse(message)
        }
        if let message = definition.textForList { return definition.refuse(message) }
        for element in definition.value.listed {
            guard isKnown(element.text ?? "", element.range, &definition) else { return nil }
        }
        return texts.map { ($0, Schema.standard.symbols.number(of: $0)) }
    }

    var proposesFix: Bool {
        switch wanted {
        case .value, .equal: true
        case .oneOf: words.count == 1
        case .noneOf: false
        }
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        if case .equal(let path, let name) = wanted { return compare(visit, path, name, &context) }
        let value = context.reader.value(of: visit)
        let isForbidden = if case .noneOf = wanted { true } else { false }
        // It is unknown if it might be one, or if there is none to compare.
        var isAmong = Truth.no
        for word in words where isAmong != .yes { isAmong = isAmong || AllowedValues.isWord(word, value, &context) }
        let holds = isForbidden ? !isAmong : isAmong
        guard holds == .no else { return Verdict(holds) }
        let (text, list) = (context.scalarText(value) ?? "", words.map { $0.text }.joined(separator: ", "))
        let (message, name) =
            switch wanted {
            case .value: ("This is '\(text)'; it has to be '\(list)'.", "expected")
            case .oneOf: ("This is '\(text)'; allowed are \(list).", "allowed")
            case .noneOf, .equal: ("'\(text)' is not allowed here.", "forbidden")
            }
        return context.violated(
            at: visit.place,
            message: message,
            values: ["value": text, name: list],
            proposal: proposesFix ? FixProposal(replacement: list) : nil
        )
    }

    private static func isWord(_ word: Word, _ value: Value, _ context: inout CheckContext) -> Truth {
        switch value.kind {
        case .symbol(let symbol): return Truth(symbol == word.symbol)
        case .text(let reference): return context.reader.isEqual(reference, utf8: word.text.utf8Span.span)
        default: return context.scalarText(value).map { Truth($0 == word.text) } ?? .unknown
        }
    }

    private func compare(_ visit: Visit, _ path: NodePath, _ name: String, _ context: inout CheckContext) -> Verdict {
        guard let text = context.scalarText(context.reader.value(of: visit)),
            let other = path.firstNode(in: context.layout, context.reader),
            let otherText = context.scalarText(context.reader.value(of: other))
        else {
            context.explain("equals", "undetermined, because not both this and '\(name)' are described")
            return .undetermined
        }
        let truth = context.isShownAlike(visit, text, other, otherText)
        guard truth == .no else { return Verdict(truth) }
        return context.violated(
            at: visit.place,
            message: "This is '\(text)', and '\(name)' is '\(otherText)'; they should be the same.",
            values: ["value": text, "other": otherText, "field": name],
            related: [Finding.Related(other.place, "'\(name)' is '\(otherText)'")],
            proposal: FixProposal(replacement: otherText)
        )
    }
}
