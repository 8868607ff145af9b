import YAMLSyntax

/// The parameters that the texts of a rule name: `$name`, `params.name`, `{name}`.
struct ParameterUses {
    private(set) var names = Set<String>()
    /// Whether `params` is used as a whole, so that any of them may be meant.
    private(set) var all = false

    /// Looks at a rule as it is written.
    init(_ rule: YAMLValue) {
        for key in ["check", "fix", "when", "let", "message", "help"] { rule[key]?.allTexts.forEach { add($0) } }
    }

    /// A parameter as a condition names it: behind a dot, in backticks if it is no plain word.
    static func inCondition(_ name: String) -> String {
        let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && name.first?.isNumber == false
        return "params." + (isPlain && !["in", "true", "false", "null"].contains(name) ? name : "`\(name)`")
    }

    /// The keys of a `let` whose names none of some values has as a word, nor what another name of it stands for.
    static func unusedNames(of definitions: YAMLValue?, in values: [YAMLValue]) -> [YAMLValue] {
        guard let members = definitions?.members, !members.isEmpty else { return [] }
        let used = Set(values.flatMap(words))
        return members.enumerated().compactMap { position, member in
            // What is no word can't be used, and that is told.
            guard let name = member.key.text, !used.contains(name[...]), name.allSatisfy(isPartOfWord) else {
                return nil
            }
            let isUsedLater = members[(position + 1)...].contains { words(of: $0.value).contains(name[...]) }
            return isUsedLater ? nil : member.key
        }
    }

    private static func isPartOfWord(_ sign: Character) -> Bool { sign.isLetter || sign.isNumber || sign == "_" }

    private static func words(of value: YAMLValue) -> [Substring] {
        value.allTexts.flatMap { $0.split { !isPartOfWord($0) } }
    }

    private mutating func add(_ text: String) {
        if text.hasPrefix("$") { names.insert(String(text.dropFirst())) }
        for part in text.split(separator: "{").dropFirst() { names.insert(String(part.prefix { $0 != "}" })) }
        var rest = text[...]
        while let found = rest.firstRange(of: "params") {
            rest = rest[found.upperBound...]
            if rest.hasPrefix(".`") {
                names.insert(String(rest.dropFirst(2).prefix { $0 != "`" }))
            } else if rest.first == "." {
                let word = rest.dropFirst()
                names.insert(String(word.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
                // A name with a hyphen that lacks its backticks is told where it stands.
                names.insert(String(word.prefix { $0.isLetter || $0.isNumber || "_-".contains($0) }))
            } else if rest.hasPrefix("['") || rest.hasPrefix("[\"") {
                names.insert(String(rest.dropFirst(2).prefix { $0 != "'" && $0 != "\"" }))
            } else if rest.first.map({ !$0.isLetter && !$0.isNumber }) ?? true {
                all = true
            }
        }
    }
}

extension YAMLValue {
    /// The texts of all scalars in a value, those of keys left out.
    fileprivate var allTexts: [String] {
        if case .scalar(let text, _) = content { return [text] }
        return (elements ?? members?.map(\.value) ?? []).flatMap(\.allTexts)
    }
}
