import Diagnostics
import CEL
import ScreenModel
import YAMLSyntax

/// `is`, `oneOf`, `noneOf` and `equals`: a value is a certain one, among some values, none of them, or that of another
/// field.
///
/// Tokens are compared as tokens are; a value that can't be compared leaves the verdict undetermined.
struct AllowedValues: Check {
    enum Wanted {
        case value(Word)
        case oneOf([Word])
        case noneOf([Word])
        case equal(NodePath, name: String)
    }

    /// A value as it is written in the rule.
    struct Word {
        let text: String
        /// Its symbol, if some enumeration has the word.
        let symbol: UInt32?
    }

    let wanted: Wanted

    static let `is` = CheckKind(
        name: "is",
        summary: "A value is true, false, or a certain word or number.",
        phrase: "is {}",
        visits: "a value",
        takes: "true, false, a word or a number",
        value: .scalar,
        example: "{is: true}",
        placeholders: ["value", "expected"],
        isLimit: true
    ) { definition in fixedValue(&definition).map { AllowedValues(wanted: .value($0)) } }

    static let oneOf = CheckKind(
        name: "oneOf",
        summary: "A value is one of some values; of a text capitals count.",
        phrase: "is one of {}",
        visits: "a value",
        takes: "a list of values",
        value: .scalars,
        example: "{oneOf: [small, large]}",
        placeholders: ["value", "allowed"],
        // Where one guideline's choice of values is met, another's is settled, as with a figure.
        isLimit: true
    ) { definition in values(&definition).map { AllowedValues(wanted: .oneOf($0)) } }

    static let noneOf = CheckKind(
        name: "noneOf",
        summary: "A value is none of some values; of a text capitals count, and `terms` finds words in any case.",
        phrase: "is none of {}",
        visits: "a value",
        takes: "a list of values",
        value: .scalars,
        example: "{noneOf: [primary]}",
        placeholders: ["value", "forbidden"]
    ) { definition in values(&definition).map { AllowedValues(wanted: .noneOf($0)) } }

    static let equals = CheckKind(
        name: "equals",
        summary: "A value is the same as that of another field.",
        phrase: "is the same as {}",
        visits: "a value",
        takes: "the path of another field",
        value: .path,
        example: "{equals: screen.background}",
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
        return Word(text: text, symbol: Schema.standard.symbols.number(of: text))
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
        return texts.map { Word(text: $0, symbol: Schema.standard.symbols.number(of: $0)) }
    }

    var proposesFix: Bool {
        switch wanted {
        case .value: true
        case .oneOf(let values): values.count == 1
        case .noneOf: false
        case .equal: true
        }
    }

    func judge(_ visit: Visit, _ context: inout CheckContext) -> Verdict {
        let value = context.reader.value(of: visit)
        switch wanted {
        case .value(let word):
            let truth = AllowedValues.isWord(word, value, &context)
            guard truth == .no else { return Verdict(truth) }
            let text = context.scalarText(value) ?? ""
            return context.violated(
                at: visit.place,
                message: "This is '\(text)'; it has to be '\(word.text)'.",
                values: ["value": text, "expected": word.text],
                proposal: .replacement(word.text)
            )
        case .oneOf(let words):
            let truth = AllowedValues.isAmong(words, value, &context)
            guard truth == .no else { return Verdict(truth) }
            let text = context.scalarText(value) ?? ""
            let allowed = words.map(\.text).joined(separator: ", ")
            return context.violated(
                at: visit.place,
                message: "This is '\(text)'; allowed are \(allowed).",
                values: ["value": text, "allowed": allowed],
                proposal: words.count == 1 ? .replacement(words[0].text) : nil
            )
        case .noneOf(let words):
            let truth = AllowedValues.isAmong(words, value, &context)
            guard truth == .yes else { return Verdict(!truth) }
            let text = context.scalarText(value) ?? ""
            return context.violated(
                at: visit.place,
                message: "'\(text)' is not allowed here.",
                values: ["value": text, "forbidden": words.map(\.text).joined(separator: ", ")]
            )
        case .equal(let path, let name):
            return judgeEqual(visit, value, path, name, &context)
        }
    }

    /// Whether a value is one of some words; unknown if it might be, or if there is none to compare.
    private static func isAmong(_ words: [Word], _ value: Value, _ context: inout CheckContext) -> Truth {
        var result = Truth.no
        for word in words where result != .yes { result = result || isWord(word, value, &context) }
        return result
    }

    private static func isWord(_ word: Word, _ value: Value, _ context: inout CheckContext) -> Truth {
        switch value.kind {
        case .symbol(let symbol): return Truth(symbol == word.symbol)
        case .text(let reference): return context.reader.isEqual(reference, utf8: word.text.utf8Span.span)
        default: return context.scalarText(value).map { Truth($0 == word.text) } ?? .unknown
        }
    }

    private func judgeEqual(
        _ visit: Visit,
        _ value: Value,
        _ path: NodePath,
        _ name: String,
        _ context: inout CheckContext
    ) -> Verdict {
        guard let text = context.scalarText(value), let other = path.firstNode(in: context.layout, context.reader),
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
            proposal: .replacement(otherText)
        )
    }
}
