import CEL
import Diagnostics
import ScreenModel
import YAMLSyntax

// Mistakes that would leave a rule without effect, or without a check.
extension ExpressionCompiler {
    /// Reports an exception for a truth value that is always there, true or false, so that the rule would never apply.
    mutating func reportTruth(_ exception: NodePath, _ written: WrittenText) {
        guard exception.type == .boolean, let last = exception.segments.last, !last.leadsToOwnKey, !last.leadsToTexts,
            last.component.component.fields[last.slot].isDerived
        else { return }
        let path = written.text.hasPrefix("screen.") ? written.text : "screen.\(written.text)"
        let message =
            "'unless' asks whether there is something, and '\(written.text)' is always there, true or false; write "
            + "when: \"!\(path)\"."
        report(.ruleWrongType, written.range, message)
    }

    /// Reports the mistakes of a rule that visits nothing, as far as they don't hang on what it visits.
    mutating func reportRest() {
        let texts = definition.definitions.map(\.expression.text) + [definition.when?.text ?? ""]
        if !texts.contains(where: { $0.contains("parent") }) {
            _ = compileDefinitions()
            _ = compileCondition()
        }
        let members = definition.check.members ?? []
        if !members.contains(where: { CheckKind.named($0.key.text ?? "") != nil }) {
            reportUnknownCheck(definition.check, members)
        }
        reportConditions(in: members)
        _ = definition.fix.flatMap { FixTemplate($0, &self) }
    }

    /// Reports the mistakes in the conditions of a check of which it is not known what it visits.
    private mutating func reportConditions(in members: [YAMLValue.Member]) {
        guard let kind = members.lazy.compactMap({ CheckKind.named($0.key.text ?? "") }).first else { return }
        for member in members where member.value.text?.contains("parent") == false {
            let name = member.key.text
            if name == kind.name, kind.value == .condition {
                _ = compile(member.value)
            } else if kind.optionTypes.contains(where: { $0.key == name && $0.value == .condition }) {
                _ = compile(member.value, item: .dyn)
            }
        }
    }

    /// Reports a parameter that is written as in an expression where a value stands, and so would be a text.
    mutating func reportParameter(_ value: YAMLValue, _ kind: CheckKind) {
        guard let text = value.text, text.hasPrefix("params."), kind.value == .scalar || kind.value == .scalars,
            case let name = String(text.dropFirst("params.".count)),
            definition.parameters.contains(where: { $0.name == name })
        else { return }
        let message = "Here a parameter is written $\(name); '\(text)' is for expressions."
        report(.ruleWrongType, value.range, message)
    }

    /// Reports keys in the value of a check that are slips of those it takes, `range: {mx: 3}`.
    mutating func reportKeys(of value: YAMLValue, _ kind: CheckKind) {
        guard case .keys(let keys, _, _) = kind.value else { return }
        let known = keys.map(\.name)
        for member in value.members ?? [] {
            guard let name = member.key.text, !known.contains(name),
                let near = Suggestion.closest(to: name, in: known)
            else { continue }
            report(.ruleUnknownKey, member.key.range, "'\(kind.name)' has no key '\(name)'; did you mean '\(near)'?")
        }
    }

    /// Reports a value that begins with `#`, `is: #fff`, of which YAML makes a comment.
    mutating func reportComment(_ member: YAMLValue.Member) {
        guard let source = file?.source else { return }
        let starts =
            member.value.isNull
            ? [member.key.range.end] : (member.value.elements ?? []).filter(\.isNull).map(\.range.end)
        for start in starts {
            let line = source[min(start, source.count)...].prefix { $0 != 0x0A && $0 != 0x0D }
            let rest = line.drop { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") }
            let word = rest.prefix { $0 > 0x20 }
            guard word.count > 1, word.first == UInt8(ascii: "#") else { continue }
            let message =
                "YAML takes this for a comment, so nothing is left of it in '\(member.key.text ?? "")'; quote it: "
                + "\"\(String(decoding: word, as: UTF8.self))\"."
            report(.ruleWrongType, SourceRange(start: word.startIndex, end: word.endIndex), message)
        }
    }

    /// Reports the names in `let` that a message can't fill in, because the check has a value of that name.
    mutating func reportHiddenNames(in text: WrittenText, _ kind: CheckKind) {
        for name in definition.definitions.map(\.name)
        where kind.placeholders.contains(name) && text.text.holds("{\(name)}") {
            let message =
                "'{\(name)}' is what the check '\(kind.name)' found, and not what 'let' names: give that another name."
            report(.ruleNoEffect, text.range, message)
        }
    }

    /// Reports a check of no kind, with what was probably meant.
    mutating func reportUnknownCheck(_ check: YAMLValue, _ members: [YAMLValue.Member]) {
        let known = CheckKind.all.map(\.name)
        let words = members.compactMap(\.key.text)
        let others = words.map { OtherRuleWords.checks[$0.lowercased()] }
        let meant = words.first.flatMap { word in
            others[0] ?? Suggestion.closest(to: word, in: known).map { "did you mean '\($0)'?" }
        }
        let example = check.text.flatMap { text in
            CheckKind.named(String(text.prefix { $0.isLetter })).map { "write check: \($0.example)." }
        }
        let listed = check.elements?.first.flatMap { element in
            element.members.map { _ in "write it without a dash or brackets: check: \(element.flowText)." }
        }
        let rest =
            example ?? listed ?? meant ?? others.lazy.compactMap(\.self).first
            ?? "for a text there is maxCharacters, for a list maxItems, for a value oneOf, and for all else satisfies."
        // A check of one key is a slip of that key.
        let range = members.count == 1 ? members[0].key.range : check.range
        let subject =
            words.count == 1 ? "There is no check kind '\(words[0])'" : "'check' is a map that names one check kind"
        report(.ruleUnknownCheck, range, "\(subject); \(rest)")
    }
}
