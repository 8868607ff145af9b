package import Diagnostics
package import YAMLSyntax

/// Reads the keys of one map of a rule file or a configuration, and reports what is unknown, missing or of the wrong type.
package struct MapReader {
    /// The kind of file, on which the rules that mistakes break depend.
    package enum Family: Sendable {
        /// A file of a rule pack.
        case rules
        /// A configuration.
        case configuration

        var unknownKey: OwnRule { self == .rules ? .ruleUnknownKey : .configUnknownKey }
        var missingKey: OwnRule { self == .rules ? .ruleMissingKey : .configMissingKey }
        var wrongType: OwnRule { self == .rules ? .ruleWrongType : .configWrongType }
        var unknownValue: OwnRule { self == .rules ? .ruleUnknownValue : .configUnknownValue }
    }

    let file: RuleFile
    /// The map, in words: "A rule".
    let subject: String
    let range: SourceRange
    private let keys: [FileKey]
    private let members: [YAMLValue.Member]
    /// Whether it is one; of anything else there is nothing more to say.
    private let isMap: Bool
    /// The keys that unknown ones lead to, which are not missing, too.
    private var misnamed = Set<String>()
    /// What is wrong with the map.
    package private(set) var diagnostics: [Diagnostic] = []

    /// Starts to read a map, which may have these keys, or any; anything else is reported and read as an empty one.
    package init(_ value: YAMLValue, _ subject: String, keys: [FileKey]? = nil, in file: RuleFile) {
        self.file = file
        self.subject = subject
        self.keys = keys ?? []
        range = value.range
        members = value.members ?? []
        isMap = value.members != nil
        if !isMap { report(family.wrongType, value.range, "\(subject) is a map.") }
        let known = keys?.map(\.name)
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
            var other = OtherRuleWords.key(name, known: known, in: family)
            if MapReader.isCutOff(member.key, in: file) { other = MapReader.cutOff }
            let rest =
                other.map { "; \($0)" }
                ?? Suggestion.ending(for: name, in: known, else: MapReader.choice(of: known, member))
            if !rest.hasPrefix("; it has") {
                misnamed.formUnion(known.filter { rest == "; write '\($0)'." || rest == "; did you mean '\($0)'?" })
            }
            report(family.unknownKey, member.key.range, "\(subject) has no key '\(name)'\(rest)")
        }
    }

    /// Which keys there are: all of them, unless they are too many to be read, of which one may stand as the value.
    private static func choice(of known: [String], _ member: YAMLValue.Member) -> String {
        guard known.count > 24 else { return "it has \(known.joined(separator: ", "))." }
        if let value = member.value.text, known.contains(value) {
            return "the other way round it is \(value): [\(member.key.flowText)]."
        }
        return "it has \(known.count) keys, such as \(known.prefix(3).joined(separator: ", "))."
    }

    /// What to do about a text that YAML cuts in two at its comma.
    static let cutOff = "in braces a comma ends a text: put the text in quotes."

    /// Whether what YAML reads as a key is the rest of a text in braces that has a comma: no colon follows, or it is no name.
    static func isCutOff(_ key: YAMLValue, in file: RuleFile) -> Bool {
        if let name = key.text, name.contains(where: { " ()[]'\"=".contains($0) }) { return true }
        let rest = file.source[min(key.range.end, file.source.count)...]
        return rest.first { $0 != UInt8(ascii: " ") } != UInt8(ascii: ":")
    }

    /// Whether another key stands there that is told to be written as this one.
    package func isMisnamed(_ key: String) -> Bool { misnamed.contains(key) }

    private var family: Family { file.family }

    /// The value of a key; nil if it is not there.
    package func value(_ key: String) -> YAMLValue? { members.first { $0.key.text == key }.map(\.value) }

    /// The entries of a key that holds a map; none where nothing stands there yet.
    mutating func map(_ key: String, of entry: String) -> [YAMLValue.Member] {
        guard let value = value(key), !value.isNull else { return [] }
        if value.members == nil { report(family.wrongType, value.range, "'\(key)' is a map: \(entry).") }
        return value.members ?? []
    }

    /// The text of a key.
    package mutating func text(_ key: String) -> String? { expression(key)?.text }

    /// The text of a key, with its place.
    package mutating func expression(_ key: String) -> WrittenText? {
        let known = keys.first { $0.name == key }
        let isRequired = known?.isRequired == true
        let missing = "\(subject) needs '\(key)'\(known?.takes.map { ": \($0)" } ?? "")."
        guard let value = value(key) else {
            if isRequired, isMap, !isMisnamed(key) { report(family.missingKey, range, missing) }
            return nil
        }
        guard let text = value.text else {
            let rest = swallowed(value, key, isText: known?.takes == nil)
            report(family.wrongType, value.range, "'\(key)' is \(known?.takes ?? "a text")\(rest).")
            return nil
        }
        if isRequired, text.allSatisfy(\.isWhitespace) {
            report(family.missingKey, value.range, missing)
            return nil
        }
        return WrittenText(text: text, range: value.range)
    }

    /// What YAML made of a text that had to stand in quotes, with a semicolon before it; else nothing.
    private func swallowed(_ value: YAMLValue, _ key: String, isText: Bool) -> String {
        if isText, case .map = value.content, file.source[value.range.start] == UInt8(ascii: "{") {
            return "; YAML reads '{' as a map: put the text in quotes"
        }
        // What begins with '!' is a tag to YAML, and no text is left; the node may stand behind it.
        var (start, end) = (value.range.start, value.range.end)
        let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x0A || byte == 0x0D }
        if start == end || file.source[start] != UInt8(ascii: "!") {
            while start > 0, !isBlank(file.source[start - 1]) { start -= 1 }
        }
        while end < file.source.count, file.source[end] != 0x0A, file.source[end] != 0x0D { end += 1 }
        guard start < end, file.source[start] == UInt8(ascii: "!") else { return "" }
        let written = String(decoding: file.source[start..<end], as: UTF8.self)
        return "; YAML reads '!' as a tag: write \(key): \"\(written)\""
    }

    /// The Boolean of a key; false if it is not there.
    package mutating func boolean(_ key: String) -> Bool {
        guard let value = value(key) else { return false }
        if let boolean = value.boolean { return boolean }
        report(family.wrongType, value.range, "'\(key)' is true or false.")
        return false
    }

    /// The texts of a key, which may hold one text or a list of them.
    package mutating func texts(_ key: String) -> [WrittenText] {
        guard let value = value(key) else { return [] }
        return value.listed.compactMap { element in
            if let text = element.text { return WrittenText(text: text, range: element.range) }
            report(family.wrongType, element.range, "'\(key)' is a list of texts.")
            return nil
        }
    }

    /// One word of a list.
    package mutating func word<Word: RawRepresentable & CaseIterable>(
        _ key: String,
        _ type: Word.Type
    ) -> Word? where Word.RawValue == String {
        guard let written = expression(key) else { return nil }
        if let word = Word(rawValue: written.text) { return word }
        let known = Word.allCases.map(\.rawValue)
        let other = known.contains("warning") ? OtherRuleWords.severity(written.text) : nil
        let rest =
            other.map { "; write '\($0)'." }
            ?? Suggestion.ending(for: written.text, in: known, else: "it takes \(known.joined(separator: ", ")).")
        report(family.unknownValue, written.range, "'\(written.text)' is no value of '\(key)'\(rest)")
        return nil
    }

    /// Adds what another reader found in a part of the map.
    package mutating func add(_ others: [Diagnostic]) { diagnostics += others }

    /// Adds a diagnostic.
    package mutating func report(
        _ rule: OwnRule,
        _ range: SourceRange,
        _ message: String,
        related: [RelatedRange] = []
    ) {
        diagnostics.append(Diagnostic(rule, in: file.path, at: range, message, related: related))
    }
}
