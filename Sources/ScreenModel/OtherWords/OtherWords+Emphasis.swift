// The words for how much a button stands out.
extension OtherWord {
    /// How much a button of the content stands out, and what it means, by the words of design systems.
    static let looks = meanings([
        ("style: primary", "primary filled contained solid emphasized prominent borderedprominent high cta"),
        ("style: secondary", "secondary outlined bordered tonal tinted"), ("style: tertiary", "tertiary"),
        ("style: plain", "plain text ghost transparent"), ("semantic: negative", "destructive danger negative"),
    ])

    /// What a class of a style sheet says of how a button looks: `btn-primary`, `button--secondary`; nil for any other.
    static func look(ofClass name: String) -> Setting? {
        let folded = Spelling.folded(name)
        if emphases.contains(folded) { return looks[folded] }
        for word in ["button", "btn"] where folded != word {
            if folded.hasPrefix(word) { return looks[String(folded.dropFirst(word.count))] }
            if folded.hasSuffix(word) { return looks[String(folded.dropLast(word.count))] }
        }
        return nil
    }

    /// The words that say how much a button stands out, and the folded keys that they stand under.
    static let emphases: Set = ["primary", "secondary", "tertiary"]
    static let wordsOfEmphasis: Set = [
        "style", "variant", "emphasis", "hierarchy", "importance", "prominence", "type", "kind", "role", "component",
        "buttontype", "buttonstyle",
    ]
}
