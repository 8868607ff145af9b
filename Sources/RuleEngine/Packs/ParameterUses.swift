import YAMLSyntax

/// The parameters that the texts of a rule name: `$name`, `params.name`, `{name}`.
struct ParameterUses {
    private(set) var names = Set<String>()
    /// Whether `params` is used as a whole, so that any of them may be meant.
    private(set) var all = false

    /// Looks at a rule as it is written.
    init(_ rule: YAMLValue) {
        for key in ["check", "fix", "when", "let", "message", "help"] { if let value = rule[key] { add(value) } }
    }

    /// A parameter as a condition names it: behind a dot, in backticks if it is no plain word.
    static func inCondition(_ name: String) -> String {
        let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && name.first?.isNumber == false
        return "params." + (isPlain && !["in", "true", "false", "null"].contains(name) ? name : "`\(name)`")
    }

    /// The keys of a `let` whose names none of some values has as a word, nor what another name of it stands for.
    static func unusedNames(of definitions: YAMLValue?, in values: [YAMLValue]) -> [YAMLValue] {
        guard let members = definitions?.members, !members.isEmpty else { return [] }
        let used = values.reduce(into: Set<Substring>()) { addWords(of: $1, to: &$0) }
        return members.enumerated().compactMap { position, member in
            // What is no word can't be used, and that is told.
            guard let name = member.key.text, !used.contains(name[...]), name.allSatisfy(isPartOfWord) else {
                return nil
            }
            var later = Set<Substring>()
            for other in members[(position + 1)...] { addWords(of: other.value, to: &later) }
            return later.contains(name[...]) ? nil : member.key
        }
    }

    private static func isPartOfWord(_ sign: Character) -> Bool { sign.isLetter || sign.isNumber || sign == "_" }

    private static func addWords(of value: YAMLValue, to words: inout Set<Substring>) {
        switch value.content {
        case .scalar(let text, _): words.formUnion(text.split { !isPartOfWord($0) })
        case .list(let elements): for element in elements { addWords(of: element, to: &words) }
        case .map(let members): for member in members { addWords(of: member.value, to: &words) }
        }
    }

    private mutating func add(_ value: YAMLValue) {
        switch value.content {
        case .scalar(let text, _): add(text)
        case .list(let elements): for element in elements { add(element) }
        case .map(let members): for member in members { add(member.value) }
        }
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
