import Diagnostics
import YAMLSyntax

/// Reads the keys of one map of a rule file, and reports what is unknown, missing or of the wrong type.
struct MapReader {
    let file: RuleFile
    /// The map, in words: "A rule".
    let subject: String
    let range: SourceRange
    private let members: [YAMLValue.Member]
    private(set) var diagnostics: [Diagnostic] = []

    /// Starts to read `value`; anything but a map is reported and read as an empty one.
    ///
    /// - Parameters:
    ///   - value: The map.
    ///   - subject: What it is, in words.
    ///   - known: The keys it may have; nil for any.
    ///   - file: The file it stands in.
    init(_ value: YAMLValue, _ subject: String, known: [String]?, in file: RuleFile) {
        self.file = file
        self.subject = subject
        range = value.range
        members = value.members ?? []
        if value.members == nil { report(.ruleWrongType, value.range, "\(subject) is a map.") }
        var seen = [String: SourceRange]()
        for member in members {
            let name = member.key.text ?? ""
            if let first = seen[name] {
                report(
                    .yamlDuplicateKey,
                    member.key.range,
                    "The key '\(name)' stands here for the second time.",
                    related: [RelatedRange(message: "first written here", file: file.path, range: first)]
                )
            }
            seen[name] = seen[name] ?? member.key.range
            guard let known, !known.contains(name) else { continue }
            let suggestion = Suggestion.closest(to: name, in: known)
            let rest = suggestion.map { "; did you mean '\($0)'?" } ?? "; it has \(known.joined(separator: ", "))."
            report(.ruleUnknownKey, member.key.range, "\(subject) has no key '\(name)'\(rest)")
        }
    }

    /// The value of a key; nil if it is not there.
    func value(_ key: String) -> YAMLValue? {
        members.first { $0.key.text == key }.map(\.value)
    }

    /// The text of a key.
    mutating func text(_ key: String, isRequired: Bool = false) -> String? {
        expression(key, isRequired: isRequired)?.text
    }

    /// The text of a key, with its place.
    mutating func expression(_ key: String, isRequired: Bool = false) -> RuleDefinition.Expression? {
        guard let value = value(key) else {
            if isRequired { report(.ruleMissingKey, range, "\(subject) needs '\(key)'.") }
            return nil
        }
        guard let text = value.text else {
            report(.ruleWrongType, value.range, "'\(key)' is a text.")
            return nil
        }
        return RuleDefinition.Expression(text: text, range: value.range)
    }

    /// The Boolean of a key; false if it is not there.
    mutating func boolean(_ key: String) -> Bool {
        guard let value = value(key) else { return false }
        if let boolean = value.boolean { return boolean }
        report(.ruleWrongType, value.range, "'\(key)' is true or false.")
        return false
    }

    /// The texts of a key, which may hold one text or a list of them.
    mutating func texts(_ key: String) -> [RuleDefinition.Expression] {
        guard let value = value(key) else { return [] }
        let elements = value.elements ?? [value]
        return elements.compactMap { element in
            if let text = element.text { return RuleDefinition.Expression(text: text, range: element.range) }
            report(.ruleWrongType, element.range, "'\(key)' is a list of texts.")
            return nil
        }
    }

    /// One word of a list.
    mutating func word<Word: RawRepresentable & CaseIterable>(
        _ key: String,
        _ type: Word.Type
    ) -> Word? where Word.RawValue == String {
        guard let written = expression(key) else { return nil }
        if let word = Word(rawValue: written.text) { return word }
        let known = Word.allCases.map(\.rawValue)
        let suggestion = Suggestion.closest(to: written.text, in: known)
        let rest = suggestion.map { "; did you mean '\($0)'?" } ?? "; it takes \(known.joined(separator: ", "))."
        report(.ruleUnknownValue, written.range, "'\(written.text)' is no value of '\(key)'\(rest)")
        return nil
    }

    /// Adds what another reader found in a part of the map.
    mutating func add(_ others: [Diagnostic]) { diagnostics += others }

    /// Adds a diagnostic.
    mutating func report(
        _ rule: OwnRule,
        _ range: SourceRange,
        _ message: String,
        related: [RelatedRange] = []
    ) {
        diagnostics.append(
            Diagnostic(
                file: file.path,
                rule: rule.id,
                severity: rule.severity,
                message: message,
                range: range,
                related: related
            )
        )
    }
}
