// What YAML takes for something else because it stands without quotes; the text in quotes follows.
extension Message {
    static func swallowedComment(_ name: String) -> String {
        "YAML takes this for a comment, so '\(name)' is left empty; quote it"
    }

    static func swallowedMap(_ name: String) -> String {
        "YAML takes this for a map, not for the text of '\(name)'; quote it"
    }

    static func brokenText(_ name: String) -> String { "YAML can't take this as the text of '\(name)'; quote it" }

    static func swallowedTag(_ name: String) -> String {
        "YAML takes the word behind `!` for a tag, not for the text of '\(name)'; quote it"
    }

    static func swallowedAnchor(_ name: String, isAll: Bool) -> String {
        isAll
            ? "YAML takes this for an anchor, so '\(name)' is left empty; quote it"
            : "YAML takes the word behind `&` for an anchor, not for the text of '\(name)'; quote it"
    }

    static func swallowedComma(_ name: String) -> String {
        "Between braces a comma ends the text of '\(name)'; quote what belongs to it"
    }

    static func missingSpace(_ key: String) -> String {
        "A space is missing behind the colon of '\(key)', so that YAML reads all of it as one text."
    }

    static let missingSpaceBehindDash = "A space is missing behind the dash, so that YAML reads no list here."
    static let addSpaceBehindDash = "Write a space behind each dash"

    static func missingColon(_ line: String) -> String {
        "Behind '\(line.prefix { $0 != ":" })' a colon and a space are missing: write '\(line)'."
    }

    static func hiddenCharacter(_ key: String, _ character: Unicode.Scalar) -> String {
        "A character that nobody sees (\(number(of: character))) stands at '\(key)'; take it out."
    }

    private static func number(of character: Unicode.Scalar) -> String {
        let number = String(character.value, radix: 16, uppercase: true)
        return "U+\(String(repeating: "0", count: 4 - number.count))\(number)"
    }

    static let takeOutCharacter = "Take the character out"

    static func hiddenIndentation(_ key: String, _ character: Unicode.Scalar) -> String {
        "YAML takes the \(number(of: character)) before '\(key)' for a part of the key, and no indentation; write spaces."
    }

    static let indentBySpaces = "Indent by spaces"

    static func openBracket(_ bracket: String, closing: Character) -> String {
        "This '\(bracket)' is never closed; write '\(closing)' behind what it holds."
    }

    static func surplusBracket(_ bracket: String) -> String { "This '\(bracket)' closes nothing; take it out." }
    static func takeOutBracket(_ bracket: String) -> String { "Take the '\(bracket)' out" }

    static func strangeQuotes(_ key: String) -> String {
        "YAML takes the quotes around '\(key)' for a part of the key; write it without them."
    }

    static let wideColon = "YAML takes this wide colon for a character of a text; write ':'."

    static func lostLineBreak(_ key: String) -> String {
        "'\(key)' stands behind another entry; write it in a line of its own, or quote a text that holds it."
    }

    static func lostBraces(_ entries: String) -> String {
        "Entries on one line stand in braces: '{\(shortened(entries))}'."
    }

    static let comma = "Behind a value in a line of its own no comma can stand; take it out."
    static let takeOutComma = "Take the comma out"

    static let addSpace = "Write a space behind the colon"

    static let fence = "This is a fence of Markdown and no YAML; take the lines with it out."
    static let takeOutFences = "Take the lines with ``` out"

    static let brokenElement = "A text that begins with a bracket or a part in quotes stands in quotes as a whole"

    static func brokenSign(_ sign: Character) -> String { "A text that begins with '\(sign)' stands in quotes" }
}
