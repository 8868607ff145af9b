/// The wording of what the decoder reports, in one place.
enum Message {
    static let emptyFile = "The file describes no screen; a screen starts with an id, such as 'id: orders'."
    static let notAMapping = "This is no screen description: a screen is a map with an 'id', or a list under 'screens'."
    static let noScreenKey = "This is no screen description: it has neither an 'id' nor 'screens'."
    static let noScreens = "These defaults are for no screen: list the screens under 'screens'."
    static let missingID = "The screen has no id; give it one that is unique in the project, such as 'id: orders'."
    static let firstID = "the first screen with this id"
    static let firstKey = "first written here"
    static let keyIsNoScalar = "A key has to be a plain word."
    static let tooManyMistakes = "There are more than 10000 mistakes in this file; those from here on are not reported."
    static let tooManyLocales = "A file holds texts in at most 200 languages; this one and further ones are not read."
    static let aliasesTooDeep = "Aliases nest more than 100 levels deep here; the rest is not read."

    static let list = "a list"
    static let screen = "a screen, which is a map with an 'id'"
    static let boolean = "true or false"
    static let number = "a number"
    static let wholeNumber = "a whole number"
    static let text = "a text, or one text per locale"
    static let localizedText = "one text per locale, such as {en: Orders, de: Aufträge}"
    static let name = "a single word or text"
    static let mergedMap = "a map, or a list of maps"
    static let aMap = "a map"
    static let aList = "a list"
    static let nothing = "nothing"

    static func duplicateID(_ id: String) -> String {
        "Another screen of this file has the id '\(id)', too; an id names one screen."
    }

    static func duplicateKey(_ name: String) -> String {
        "The key '\(shortened(name))' stands here for the second time; only the first is read."
    }

    static func wrongType(_ name: String, wanted: String, found: String) -> String {
        "'\(name)' takes \(wanted); this is \(found)."
    }

    static func component(_ component: Component) -> String {
        switch component.shorthand {
        case .word(let word, _): "a map, or '\(word)'"
        case .field: "a text, or a map"
        case nil: "a map"
        }
    }

    static func element(_ type: FieldType) -> String {
        if let kind = type.component { return "a list in which each entry is \(component(kind.component))" }
        return "a list without empty entries"
    }

    static func word(of enumeration: Enumeration) -> String {
        "one of " + listed(enumeration.spellings)
    }

    static func unknownValue(_ word: String, of name: String, known: [String], suggestion: String?) -> String {
        if let suggestion { return "'\(shortened(word))' is no value of '\(name)'; did you mean '\(suggestion)'?" }
        return "'\(shortened(word))' is no value of '\(name)', which takes one of \(listed(known))."
    }

    static func unknownKey(_ key: String, _ component: Component, known: [String], suggestion: String?) -> String {
        let start = "A \(component.name) has no key '\(shortened(key))'"
        if let suggestion { return "\(start); did you mean '\(suggestion)'?" }
        if known.count <= 8 { return "\(start); its keys are \(listed(known))." }
        return "\(start). Keys of your own start with 'x-'."
    }

    static func derivedKey(_ field: Field, _ component: Component) -> String {
        "'\(field.name)' can't be written in a \(component.name)."
    }

    static func swallowedComment(_ name: String, quoted: String) -> String {
        "YAML takes this for a comment, so '\(name)' is left empty; quote it: \(quoted)"
    }

    static func swallowedMap(_ name: String, quoted: String) -> String {
        "YAML takes this for a map, not for the text of '\(name)'; quote it: \(quoted)"
    }

    static func brokenText(_ name: String, quoted: String) -> String {
        "YAML can't take this as the text of '\(name)'; quote it: \(quoted)"
    }

    static func renameKey(_ name: String) -> String { "Rename the key to '\(name)'" }
    static func replace(with text: String) -> String { "Write '\(text)'" }
    static func quote(_ quoted: String) -> String { "Quote it: \(quoted)" }
    static func quoted(_ text: String) -> String { "'\(shortened(text))'" }

    /// A text in YAML's double quotes.
    static func doubleQuoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func listed(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }

    /// A text short enough to stand in a sentence.
    private static func shortened(_ text: String) -> String {
        text.count <= 60 ? text : String(text.prefix(59)) + "…"
    }
}
