// The words for how much a button stands out.
extension OtherWord {
    /// How much a button of the content stands out, and what it means, by the words of design systems.
    static let looks: [String: Setting] = wordsOfLooks.reduce(into: [:]) { looks, row in
        for word in list(row.key) { looks[word] = row.value }
    }

    private static let wordsOfLooks: [String: Setting] = [
        "primary filled contained solid emphasized prominent borderedprominent high cta": "style: primary",
        "secondary outlined bordered tonal tinted": "style: secondary",
        "tertiary": "style: tertiary",
        "plain text ghost transparent": "style: plain",
        "destructive danger negative": "semantic: negative",
    ]

    /// How a button of a bar looks, or whose the back button is, in Canvas's words.
    static let modeOfButton = OtherWord(
        "mode",
        to: .words(looks.merging(["navigator": "custom: false", "custom": "custom: true"]) { $1 }),
        advice: "A back button is the navigator's, 'custom: false', or does something of its own, 'custom: true'."
    )

    /// AppKit's and UIKit's names for the frame around a button.
    static let bezelOfButton = OtherWord("isBordered bordered hasBezel bezeled", to: .rename("bezel"))

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
