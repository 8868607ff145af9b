import Diagnostics
import RuleEngine
import YAMLSyntax

/// Reads what a configuration says about one rule: `off`, a severity, or a map of both and of parameters.
struct RuleSettingReader {
    let id: String
    let file: RuleFile
    /// The rule; nil for one of screenlint's own.
    let definition: RuleDefinition?
    /// What weaker settings say of a parameter of the rule.
    var earlier: (String) -> [YAMLValue] = { _ in [] }
    /// The mistakes found so far.
    private(set) var diagnostics: [Diagnostic] = []

    /// Reads the value; nil if nothing of it can be used.
    mutating func read(_ value: YAMLValue) -> RuleSetting? {
        var setting = RuleSetting()
        if value.members == nil {
            guard apply(value, "A rule's setting", to: &setting) else { return nil }
            return setting
        }
        var reader = MapReader(
            value,
            "A rule's setting",
            keys: ConfigurationKeys.setting + looseParameters(of: value).map { FileKey($0, "", .anything) },
            in: file
        )
        let isOff = reader.boolean("off")
        diagnostics += reader.diagnostics
        if let severity = reader.value("severity") { _ = apply(severity, "'severity'", to: &setting) }
        if reader.value("off")?.boolean != nil { setting.isOff = isOff }
        if let params = reader.value("params") { readParameters(params, into: &setting) }
        return setting
    }

    /// The rule's parameters that stand beside `params` and not in it, each of which is reported.
    private mutating func looseParameters(of value: YAMLValue) -> [String] {
        let known = (definition?.parameters ?? []).map(\.name)
        let loose = (value.members ?? []).filter { known.contains($0.key.text ?? "") }
        for member in loose {
            let name = member.key.text ?? ""
            let message =
                "'\(name)' is a parameter of the rule, and stands in 'params': 'params: {\(name): \(member.value.flowText)}'."
            report(.configUnknownKey, member.key.range, message)
        }
        return loose.compactMap(\.key.text)
    }

    private mutating func apply(_ value: YAMLValue, _ subject: String, to setting: inout RuleSetting) -> Bool {
        if value.text == "off" || value.boolean == false {
            setting.isOff = true
            return true
        }
        if let severity = value.text.flatMap(Severity.init) {
            setting.isOff = false
            setting.severity = severity
            return true
        }
        let isOff = ["no", "none", "0", "disabled", "disable", "ignore", "skip", "hidden", "silent"].contains(
            (value.text ?? value.flowText).lowercased()
        )
        let rest =
            (isOff ? "off" : OtherRuleWords.severity(value.text ?? "")).map { "; write '\($0)'." }
            ?? Suggestion.ending(for: value.text ?? "", in: FileValue.levels)
        report(.configUnknownValue, value.range, "\(subject) is \(FileValue.levels.joined(separator: ", "))\(rest)")
        return false
    }

    private mutating func readParameters(_ value: YAMLValue, into setting: inout RuleSetting) {
        diagnostics += MapReader(value, "'params'", in: file).diagnostics
        let known = definition?.parameters ?? []
        for member in value.members ?? [] {
            let name = member.key.text ?? ""
            guard let own = known.first(where: { $0.name == name })?.value, let definition else {
                let names = known.map(\.name)
                if id.hasSuffix("/*") {
                    let message = "Parameters are set rule by rule: \(id.dropLast())RULE: {params: {\(name): …}}."
                    report(.configUnknownParameter, member.key.range, message)
                    continue
                }
                let list = names.isEmpty ? "it has none." : "it has \(names.joined(separator: ", "))."
                let rest = Suggestion.ending(for: name, in: names, else: list)
                report(.configUnknownParameter, member.key.range, "'\(id)' has no parameter '\(name)'\(rest)")
                continue
            }
            if reportAddition(to: name, own, member.value) { continue }
            // Whether a value fits is known to the check that takes it.
            let configured = definition.configured(severity: nil, values: [name: [member.value]])
            var mistakes = [Diagnostic]()
            if RuleCompiler.compile(configured, &mistakes) == nil {
                let message =
                    own.elements != nil && member.value.text != nil
                    ? "'\(name)' takes a list: \(name): [\(member.value.flowText)]."
                    : about(name, mistakes.first?.message ?? "")
                report(.configWrongType, member.value.range, "The value does not fit '\(id)': \(message)")
            } else {
                reportIdleRemoval(from: name, own, member.value)
                setting.parameters[name] = [member.value]
            }
        }
    }

    /// Reports what is to be taken out of a list or a map in which it doesn't stand.
    private mutating func reportIdleRemoval(from name: String, _ own: YAMLValue, _ value: YAMLValue) {
        guard value.isExtension else { return }
        let words = ([own] + earlier(name).flatMap { [$0, $0["add"]].compactMap(\.self) }).flatMap { value in
            value.members?.compactMap(\.key.text) ?? value.listed.compactMap(\.text)
        }
        for removed in value["remove"]?.listed ?? [] {
            guard let text = removed.text, !words.contains(text) else { continue }
            let rest = Suggestion.ending(for: text, in: words, else: "there is nothing to remove.")
            report(.configUnknownValue, removed.range, "'\(name)' has no '\(text)'\(rest)")
        }
    }

    /// Reports what stands beside 'add' and 'remove', which extend a list or a map, or in their place.
    private mutating func reportAddition(to name: String, _ own: YAMLValue, _ value: YAMLValue) -> Bool {
        if let members = own.members { return reportAddition(to: name, ofMembers: members, value) }
        guard own.elements != nil, let members = value.members,
            let other = members.first(where: { !["add", "remove"].contains($0.key.text) })
        else { return false }
        let ending = Suggestion.ending(for: other.key.text ?? "", in: ["add", "remove"], else: "write {add: […]}.")
        let message = "'\(name)' is a list, which 'add' and 'remove' extend\(ending)"
        report(.configUnknownKey, other.key.range, message)
        return true
    }

    /// Reports what is to be added to a map and is none, or taken out of it and no list; a map in place of the rule's may
    /// have both as words of its own.
    private mutating func reportAddition(
        to name: String,
        ofMembers members: [YAMLValue.Member],
        _ value: YAMLValue
    ) -> Bool {
        guard let asked = value.members, asked.allSatisfy({ ["add", "remove"].contains($0.key.text) }),
            asked.count < 2 || asked.contains(where: { $0.value.text == nil })
        else { return false }
        let wrong = asked.first { member in
            if member.key.text == "add" { return member.value.members == nil }
            let isOneWord = asked.count == 1 && member.value.text != nil
            return member.value.members != nil || isOneWord && !members.contains { $0.key.text == member.value.text }
        }
        guard let wrong else { return false }
        let value = wrong.value
        let word = value.text ?? value.elements?.first?.text ?? value.members?.first?.key.text ?? "word"
        let example = wrong.key.text == "add" ? "{add: {\(word): …}}" : "{remove: [\(word)]}"
        let message = "'\(name)' is a map, which 'add' and 'remove' change; write \(example)."
        report(.configWrongType, value.range, message)
        return true
    }

    /// A sentence on a check, told of the parameter where that is all that the check takes.
    private func about(_ parameter: String, _ message: String) -> String {
        guard let check = definition?.check.members?.first, check.value.text == "$" + parameter,
            let kind = check.key.text
        else { return message }
        return message.replacing("'\(kind)'", with: "'\(parameter)'").replacing("\(kind): ", with: "\(parameter): ")
    }

    private mutating func report(_ rule: OwnRule, _ range: SourceRange, _ message: String) {
        diagnostics.append(Diagnostic(rule, in: file.path, at: range, message))
    }
}
