import Diagnostics

// Lists of words by what they speak of, which are a text of the binary, `word-sets.txt`.
extension OtherWord {
    private static let sets = EmbeddedText.rows(of: "word-sets").reduce(into: [:]) { sets, row in
        sets[row.others] = row.ours
    }

    /// The words of a line, in their order; the names are the code's own, so that a wrong one is a mistake in it, found by the
    /// first test that runs.
    static func words(of name: String) -> [String] {
        guard let words = sets[name] else { preconditionFailure("word-sets.txt has no line for \(name)") }
        return list(words)
    }

    /// The words of a line, to be looked up.
    static func set(of name: String) -> Set<String> { Set(words(of: name)) }

    /// The words in which people tell of a button in place of what it says.
    static let wordsOfButtons = set(of: "buttons")
    /// The words in which people tell of a bar in place of its title.
    static let wordsOfBars = set(of: "bars")
    /// The words that stand in the keys of translated texts, and in no icon's name.
    static let partsOfTextKeys = set(of: "text keys")
    /// The fields that stand in the middle of a navigation bar.
    static let partsOfCenter = words(of: "center")
    /// The words for the content of a screen that may as well stand for all that is on it, bars included.
    static let allParts = set(of: "parts")
    /// What views that put others one beside, below or above the other are called, by their folded spelling.
    static let stacks = set(of: "stacks")
    /// What is said of one part of a page, by its folded spelling, and never of the whole of it.
    static let keysOfParts = set(of: "keys of parts")
    /// The words for the title of a bar, by their folded spelling, that a message in the page begins with, too.
    static let wordsOfMessages = set(of: "messages")
    /// What stands beside the title of such a message, and what is the message itself where it is a text.
    static let wordsBesideMessages = set(of: "beside messages")
    static let wordsOfTexts: Set = ["text", "message", "body"]
    /// The texts of what names a page at its head.
    static let wordsOfHeaders = set(of: "headers")
    /// What is said of a button, and of no block that a button stands in.
    static let buttonAttributes = set(of: "button attributes")
    /// The words behind which people tell about a screen, by their folded spelling.
    static let wordsOfProse = set(of: "prose")
    /// The states in which a banner says what is wrong.
    static let statesOfTrouble: Set = ["error", "offline", "warning"]
    /// What people group, by its folded spelling, that says where a screen is shown, and the fields that such traits are.
    static let wordsOfTraits = set(of: "traits")
    static let traits = words(of: "fields of traits")
    /// What people group, by its folded spelling, that says what stands where.
    static let wordsOfGroups = set(of: "groups")
    /// The words, by their folded spelling, for how wide a screen is where the value is one for a width.
    static let wordsOfWidth = set(of: "widths")
    static let wordsOfGuidelines = set(of: "guidelines")
    /// What people group, by its folded spelling, that is said about a screen.
    static let wordsOfFacts = set(of: "facts")
    /// The words for how far the work on a screen is, by their folded spelling.
    static let wordsOfProgress = set(of: "progress")
    /// What people group that a screen looks like, and the colours of anything, by their folded spelling.
    static let wordsOfLooks = set(of: "looks")
    static let wordsOfPalettes = set(of: "palettes")
    /// What people call the page that a screen is, where they say what is behind all.
    static let wordsOfPage = set(of: "page")
    /// What covers a screen and has no bars.
    static let overlays = set(of: "overlays")
    /// What people call the button that opens an overflow menu, by its folded spelling.
    // Asked for in any file with such a word; the text would have to be read for it.
    static let menus: Set = [
        "overflowmenu", "overflowbutton", "moremenu", "kebabmenu", "threedotmenu", "threedotsmenu",
    ]
    /// Parts of the names of views that may cover another one.
    static let coverings = set(of: "coverings")
    /// The words that say how much a button stands out, and the folded keys that they stand under.
    static let emphases: Set = ["primary", "secondary", "tertiary"]
    static let wordsOfEmphasis = set(of: "emphasis")
    /// The kinds of content that a list stands in, rather than for.
    static let containers = set(of: "containers")
    /// What may say something of its own beside our word for it: which device it is, beside its platform.
    static let vague = set(of: "vague")
}
