// Words of which the table of values says what they mean: states, devices, and when a variant holds.
extension OtherWord {
    /// The words that say when a variant holds, by their folded spelling.
    static let wordsOfConditions = Set((conditionOfAny?.words ?? []).map(Spelling.folded))

    private static let conditionOfAny = row(for: "when", in: .variant)

    /// The row for a word that says when a variant holds, by what its value means.
    static func condition(_ settings: [String: Setting]) -> OtherWord {
        OtherWord("when", to: .words(settings), advice: conditionOfAny?.advice)
    }

    /// The row for a map of which all pairs are those of the component around it: traits of a screen, when a variant holds.
    static let group = OtherWord("group", to: .group())

    /// What words for widths, devices and the like say of a variant, by their folded spelling.
    static let conditions = ["sizeClass", "platform", "orientation", "appearance"]
        .map { settings(of: $0, in: .variant) }
        .reduce([:]) { conditions, more in conditions.merging(more) { first, _ in first } }
        // An iPad is no wide iPhone, of which other rules hold.
        .merging(
            settings(of: "platform", in: .variant).filter { $0.key.hasPrefix("ipad") || $0.key.hasPrefix("tablet") }
        ) { $1 }

    /// What words for states say, by their folded spelling; the screen at rest is no condition.
    static let states = settings(of: "state", in: .variant).filter { $0.value.value != "default" }

    /// The row for the mode of a screen, its state or how it appears; its words are gathered once somebody writes it.
    static let mode = OtherWord("mode", to: .words(modes))
    private static let modes = settings(of: "state", in: .screen).merging(
        meanings(
            [
                "presentation: modal = modal", "presentation: sheet = sheet", "presentation: popover = popover",
                "appearance: dark = dark", "appearance: light = light",
            ].map(list)
        )
    ) { first, _ in first }

    /// What each word for a value of a field says, ours and those of others, by their folded spelling.
    private static func settings(of name: String, in kind: ComponentKind) -> [String: Setting] {
        var settings = [String: Setting]()
        for value in kind.component.field(spelt: Spelling.folded(name))?.type.enumeration?.names ?? [] {
            let rows = OtherValue.table.filter { $0.value == value && $0.target == nil && $0.fields.contains(name) }
            for word in ([value] + rows.flatMap(\.words)).map(Spelling.folded) where settings[word] == nil {
                settings[word] = Setting([name], value)
            }
        }
        return settings
    }

    /// What people call the button that opens an overflow menu, by its folded spelling.
    ///
    /// They stand here and not among the texts, since any file with such a word would have these read.
    static let menus: Set = [
        "overflowmenu", "overflowbutton", "moremenu", "kebabmenu", "threedotmenu", "threedotsmenu",
    ]

    /// Whether a word groups what a screen looks like.
    static func isLooks(_ word: String) -> Bool {
        WordSet.looks.contains(Spelling.folded(String(word.prefix(32)))) || isPalette(word)
    }

    /// Whether a word groups colours, each of which may be that of anything.
    static func isPalette(_ word: String) -> Bool {
        WordSet.palettes.contains(Spelling.folded(String(word.prefix(32))))
    }

    /// What an item is for, by the folded name of that.
    static let roles = Dictionary(
        uniqueKeysWithValues: Enumeration.itemRole.names.map { (Spelling.folded($0), Setting(["role"], $0)) }
    )

    /// How much a button of the content stands out, and what it means, by the words of design systems.
    static let looks = meanings(
        [
            "style: primary = primary filled contained solid emphasized prominent borderedprominent high cta",
            "style: secondary = secondary outlined bordered tonal tinted", "style: tertiary = tertiary",
            "style: plain = plain text ghost transparent", "semantic: negative = destructive danger negative",
        ].map(list)
    )

    /// What a class of a style sheet says of how a button looks: `btn-primary`, `button--secondary`; nil for any other.
    static func look(ofClass name: String) -> Setting? {
        let folded = Spelling.folded(name)
        if WordSet.emphases.contains(folded) { return looks[folded] }
        for word in ["button", "btn"] where folded != word {
            if folded.hasPrefix(word) { return looks[String(folded.dropFirst(word.count))] }
            if folded.hasSuffix(word) { return looks[String(folded.dropLast(word.count))] }
        }
        return nil
    }
}
