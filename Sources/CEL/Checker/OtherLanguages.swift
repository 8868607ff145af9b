import Diagnostics

/// What other languages call things, so that a message about an unknown name leads on.
enum OtherLanguages {
    private static let functions = meanings.byWord()

    private static let meanings: WordRows = [
        "len length size strlen charCount characterCount": "size(x)",
        "count": "size(x), or size(x.filter(i, …)) to count some",
        "any some anyMatch Any": "x.exists(i, …)",
        "every allMatch forEach each forall": "x.all(i, …)",
        "find findFirst firstWhere": "x.filter(i, …).first()",
        "select where": "x.filter(i, …)",
        "first": "x.first()",
        "last": "x.last()",
        "containsElement in_array": "y in x",
        "includes": "x.contains('…'), or of a list y in x",
        "has_key hasKey hasOwnProperty exist defined isDefined isSet isset isPresent present exists": "has(x.field)",
        "isEmpty empty is_empty": "size(x) == 0",
        "notEmpty isNotEmpty": "size(x) > 0",
        "toLowerCase lowerCase lower lowercased lowercase toLower tolower downcase casefold": "x.lowerAscii()",
        "toUpperCase upperCase upper uppercased uppercase toUpper toupper upcase": "x.upperAscii()",
        "strip trimmed trimmingCharacters": "x.trim()",
        "substr subString mid": "x.substring(0, 3)",
        "concat plus": "x + y",
        "append push add": "x + [y]",
        "match regex test search fullmatch regexp re_match rlike like": "x.matches('…')",
        "hasPrefix beginsWith starts_with": "x.startsWith('…')",
        "hasSuffix ends_with": "x.endsWith('…')",
        "equals isEqual eq equalsIgnoreCase": "x == y",
        "toString str String": "string(x)",
        "parseInt Int Integer Number toInt": "int(x)",
        "max": "x > y ? x : y",
        "min": "x < y ? x : y",
        "unique uniq dedupe set": "x.distinct()",
        "sorted order": "x.sort()",
        "reversed": "x.reverse()",
        "not": "!x",
        "iif when cond": "a ? b : c",
    ]

    private static let names = [
        "None": "null", "nil": "null", "undefined": "null", "NULL": "null", "Null": "null", "none": "null",
        "nothing": "null", "True": "true", "TRUE": "true", "yes": "true", "YES": "true", "False": "false",
        "FALSE": "false", "no": "false", "NO": "false",
    ]

    /// What to write for a function of another language, as a sentence with a space before it; nil if nobody knows.
    static func function(_ name: String) -> String? { functions[name].map { " Write \($0)." } }

    /// What to write for a value of another language, as a sentence with a space before it; nil if it is none.
    static func name(_ name: String) -> String? {
        guard let written = names[name] else { return nil }
        let rest = written == "null" ? "; whether there is one at all, tells has(x.field)" : ""
        return " Write \(written)\(rest)."
    }

    /// What to write for an operator that is a word elsewhere; empty if it is none.
    static func word(_ name: String) -> String {
        switch name.lowercased() {
        case "and": " Write '&&' for '\(name)'."
        case "or": " Write '||' for '\(name)'."
        case "not": " Write '!' for '\(name)'."
        case "is": " Write '==' for '\(name)'."
        case "isnt", "ne", "neq": " Write '!=' for '\(name)'."
        case "eq", "equals": " Write '==' for '\(name)'."
        case "lt": " Write '<' for '\(name)'."
        case "gt": " Write '>' for '\(name)'."
        case "like", "matches": " Write x.matches('…')."
        case "contains", "includes": " Write x.contains('…'), or of a list y in x."
        case "startswith": " Write x.startsWith('…')."
        case "endswith": " Write x.endsWith('…')."
        case "between": " Write x >= 1 && x <= 3."
        case "if", "then", "else", "unless": " Write a ? b : c."
        case "for", "lambda": " Write x.exists(i, …), x.all(i, …) or x.filter(i, …)."
        case "return": " Leave 'return' out."
        default: ""
        }
    }

    /// What to write for a mark of another language that begins at a place; nil if it is none.
    static func mark(_ marks: some Collection<UInt8>) -> (length: Int, message: String)? {
        let text = String(decoding: marks.prefix(3), as: UTF8.self)
        for (mark, message) in otherMarks where text.hasPrefix(mark) { return (mark.utf8.count, message) }
        // A question mark with a point behind it is the start of a number, or leads to a field.
        if text.hasPrefix("?."), let byte = marks.dropFirst(2).first, byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A {
            return (2, "Write '.' for '?.': what is not there makes a condition undecided, and breaks nothing.")
        }
        return nil
    }

    private static let otherMarks: KeyValuePairs = [
        "===": "Write '==' for '==='.", "!==": "Write '!=' for '!=='.", "<>": "Write '!=' for '<>'.",
        "=>": "Write a comma for '=>', as in x.exists(i, i.role == 'done').",
        "->": "Write a comma for '->', as in x.exists(i, i.role == 'done').",
        "=~": "Write x.matches('…') for '=~'.", "~=": "Write x.matches('…') for '~='.",
        "!~": "Write !x.matches('…') for '!~'.", "??": "Write has(x.field) ? x.field : y for '??'.",
        "**": "There is no '**'; multiply with '*'.", ";": "Leave the ';' out: a condition is one expression.",
        "\u{201C}": "Write straight quotes: ' or \".", "\u{2018}": "Write straight quotes: ' or \".",
        "\u{2019}": "Write straight quotes: ' or \".", "≠": "Write '!=' for '≠'.", "≤": "Write '<=' for '≤'.",
        "≥": "Write '>=' for '≥'.",
    ]
}
