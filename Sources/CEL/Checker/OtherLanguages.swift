/// What other languages call things, so that a message about an unknown name leads on.
enum OtherLanguages {
    private static let functions = [
        "len": "size(x)", "length": "size(x)", "count": "size(x.filter(i, …))", "any": "x.exists(i, …)",
        "some": "x.exists(i, …)", "every": "x.all(i, …)", "find": "x.filter(i, …).first()", "includes": "y in x",
        "has_key": "has(x.field)", "isEmpty": "size(x) == 0", "toLowerCase": "x.lowerAscii()",
        "lower": "x.lowerAscii()",
        "lowercased": "x.lowerAscii()", "toUpperCase": "x.upperAscii()", "upper": "x.upperAscii()", "strip": "x.trim()",
        "substr": "x.substring(0, 3)", "concat": "x + y", "append": "x + [y]", "match": "x.matches('…')",
        "regex": "x.matches('…')", "test": "x.matches('…')", "exist": "has(x.field)", "defined": "has(x.field)",
    ]

    /// What to write for a function of another language, as a sentence with a space before it; nil if nobody knows.
    static func function(_ name: String) -> String? { functions[name].map { " Write \($0)." } }

    /// What to write for an operator that is a word elsewhere; empty if it is none.
    static func word(_ name: String) -> String {
        switch name {
        case "and": " Write '&&' for 'and'."
        case "or": " Write '||' for 'or'."
        case "not": " Write '!' for 'not'."
        case "is": " Write '==' for 'is'."
        default: ""
        }
    }
}
