// What the schema says of a field in words: for hover, `explain` and the reference page, which tell the same.

extension FieldType {
    /// What a field of the type takes, in a few words; `quote` shows a word that is typed as it stands.
    package func inWords(quote: (String) -> String = { $0 }) -> String {
        switch self {
        case .text: "text, or one text per locale"
        case .identifier: "a name"
        case .token: "any word, in any spelling"
        case .boolean: "\(quote("true")) or \(quote("false"))"
        case .integer: "a whole number"
        case .number: "a number"
        case .enumeration(let words): Message.listed(words.spellings.map(quote))
        case .component(let kind): "a map: \(quote(kind.component.name))"
        case .list(.component(let kind)): "a list of \(quote(kind.component.name))"
        case .list(.text): "a list of texts"
        case .list(.identifier): "a list of names"
        case .list(let element): "a list; each entry is \(element.inWords(quote: quote))"
        case .dynamic: "anything"
        }
    }

    /// A value of the type as an example shows it; nil for what needs lines of its own.
    var exampleValue: String? {
        switch self {
        case .text: "Orders"
        case .identifier: "orders"
        case .token: "blue"
        case .boolean: "true"
        case .integer: "1"
        case .number: "16"
        case .enumeration(let words): words.names.first
        case .list(.component), .component, .dynamic: nil
        case .list(let element): element.exampleValue.map { "[\($0)]" }
        }
    }
}

extension Field {
    /// A value of the field as an example shows it, first what its description names; nil for what needs several lines.
    package var exampleValue: String? {
        guard [.token, .identifier, .list(.identifier)].contains(type) else { return type.exampleValue }
        if let named = summary.firstRange(of: "such as ") {
            let rest = summary[named.upperBound...].prefix { !" ,;".contains($0) }
            let word = String(rest.last == "." ? rest.dropLast() : rest)
            return type == .list(.identifier) ? "[\(word)]" : word
        }
        return type != .token ? type.exampleValue : name.lowercased().hasSuffix("icon") ? "plus" : type.exampleValue
    }

    /// What it means that the field is not written, in one sentence; nil for a derived field, which never is.
    package func silenceInWords(quote: (String) -> String = { $0 }) -> String? {
        guard !isDerived else { return nil }
        let because = reason.isEmpty ? "" : ", because \(reason)"
        return switch absence {
        case .unknown: "Not written: unknown\(because); what depends on it is undecided."
        case .none: "Not written: there is none\(because)."
        case .noneOnce(.aList): "Not written: none, once a list of the bar is written; until then unknown."
        case .noneOnce(.aTextOrList):
            "Not written: none, once a text or a list of the bar is written; until then unknown."
        case .value(let word): "Not written: \(quote(word))\(because)."
        case .implied(let words): "Not written: \(words)\(because)."
        }
    }
}

extension Component.Shorthand {
    /// What the short form means, in one sentence; `quote` shows a word that is typed as it stands.
    package func inWords(quote: (String) -> String = { $0 }) -> String {
        switch self {
        case .field(let name): "A plain text stands for its \(quote(name))."
        case .word(let word, _): "The word \(quote(word)) stands for one that the system makes."
        case .list(let name): "A list stands for its \(quote(name))."
        case .truth: "\(quote("true")) says that there is one, \(quote("false")) that there is none."
        case .option(let name): "A word of its \(quote(name)) stands for one with it."
        }
    }
}
