import Diagnostics

/// What other languages call things, so that a message about an unknown name leads on.
enum OtherLanguages {
    private static let functions = EmbeddedText.meanings(in: "functions", foldsCase: false)

    private static let names = EmbeddedText.meanings(in: "constants", foldsCase: false)

    private static let operators = EmbeddedText.meanings(in: "operators")

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
        operators[name.lowercased()].map { " " + $0.replacing("{}", with: name) } ?? ""
    }

    /// What to write for a mark of another language that begins at a place; nil if it is none.
    static func mark(_ marks: some Collection<UInt8>) -> (length: Int, message: String)? {
        let text = String(decoding: marks.prefix(3), as: UTF8.self)
        // `x => 3` compares, and `i => i.role` leads to what is asked.
        if text.hasPrefix("=>"), let byte = marks.dropFirst(2).first(where: { $0 != UInt8(ascii: " ") }),
            byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9")
        {
            return (2, "Write '>=' for '=>'.")
        }
        for (mark, message) in otherMarks where text.hasPrefix(mark) { return (mark.utf8.count, message) }
        // A question mark with a point behind it is the start of a number, or leads to a field.
        if text.hasPrefix("?."), let byte = marks.dropFirst(2).first, byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A {
            return (2, "Write '.' for '?.': what is not there makes a condition undecided, and breaks nothing.")
        }
        return nil
    }

    private static let otherMarks: KeyValuePairs = [
        "===": "Write '==' for '==='.", "!==": "Write '!=' for '!=='.", "<>": "Write '!=' for '<>'.",
        "=<": "Write '<=' for '=<'.", "#": "Write a colour in quotes: '#fff'.",
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
