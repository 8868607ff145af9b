// What there is to know about a check kind besides its summary, for explanations and editors.

extension CheckKind {
    /// What a rule's author wants to know of a kind.
    package struct Documentation: Sendable, Hashable {
        /// What its rules visit.
        package let visits: String
        /// What its value is.
        package let value: String
        /// A check of this kind.
        package let example: String

        /// All of it in a few lines.
        package var words: String { "Visits \(visits); takes \(value). Such as `check: \(example)`." }

        init(_ visits: String, _ value: String, _ example: String) {
            self.visits = visits
            self.value = value
            self.example = example
        }
    }

    /// What there is to know about the kind.
    package var documentation: Documentation? { CheckKind.table[name] }

    private static let table: [String: Documentation] = [
        "absent": Documentation("a component", "the name of one of its fields", "{absent: subtitle}"),
        "agrees": Documentation(
            "anything",
            "a value in CEL, 'with' the value of the other screen, and 'to' or 'from'",
            "{agrees: self.label, with: screen.name, to: self.target}"
        ),
        "consistent": Documentation(
            "anything",
            "a value in CEL; 'by' says what is compared with what",
            "{consistent: self.icon, by: self.action}"
        ),
        "contrast": Documentation(
            "anything",
            "a contrast from 1 to 21; 'color' and 'on' say of which colours, 'large' whether 3 is enough",
            "{contrast: 4.5, color: self.color, on: parent.background}"
        ),
        "equals": Documentation("a value", "the path of another field", "{equals: screen.background}"),
        "is": Documentation("a value", "true, false, a word or a number", "{is: true}"),
        "languages": Documentation("a text", "a list of locales", "{languages: [en, de]}"),
        "matches": Documentation("a text", "a regular expression", "{matches: '^[A-Z]'}"),
        "maxCharacters": Documentation("a text", "a whole number", "{maxCharacters: 30}"),
        "maxItems": Documentation(
            "a list, or with 'across: screens' anything",
            "a whole number; 'where' says which elements count",
            "{maxItems: 3, where: item.isAction}"
        ),
        "minItems": Documentation(
            "a list, or with 'across: screens' anything",
            "a whole number; 'where' says which elements count",
            "{minItems: 1, where: item.role == 'back'}"
        ),
        "noneOf": Documentation("a value", "a list of values", "{noneOf: [primary]}"),
        "oneOf": Documentation("a value", "a list of values", "{oneOf: [small, large]}"),
        "order": Documentation("a list", "'first', 'last' or 'before'", "{order: {last: item.role == 'overflow'}}"),
        "present": Documentation("a component", "the name of one of its fields", "{present: icon}"),
        "range": Documentation("a number", "'min', 'max' or both", "{range: {min: 1, max: 3}}"),
        "refersTo": Documentation("a name", "screens, actions or a path", "{refersTo: screens, acyclic: true}"),
        "satisfies": Documentation(
            "anything",
            "a condition in CEL; 'at' gives the place",
            "{satisfies: self.color != self.background, at: self.color}"
        ),
        "terms": Documentation(
            "a text",
            "a map from words to those to write instead",
            "{terms: {log in: sign in}, case: match}"
        ),
        "textStyle": Documentation("a text", "'case', 'endPunctuation' or both", "{textStyle: {case: sentence}}"),
        "uniform": Documentation("a list", "a field of its elements, or CEL over 'item'", "{uniform: style}"),
        "unique": Documentation(
            "a list, or with 'across: screens' anything",
            "a field of its elements, or CEL over 'item'; across screens over 'self'",
            "{unique: target}"
        ),
    ]
}
