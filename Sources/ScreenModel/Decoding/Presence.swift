import Diagnostics
import YAMLSyntax

/// What a word says of whether there is a bar, a search field or the like.
enum Presence {
    case none, hidden, shown
    /// It is as such things mostly are: of a bar this says that there is one.
    case usual

    private static let usualWords: Set = [
        "default", "standard", "system", "native", "regular", "normal", "auto", "ifneeded", "whenneeded", "asneeded",
    ]

    /// Reads a word as it is written; where a text stands for the component, only plain words can say this.
    init?(_ word: String, isText: Bool) {
        // `headerLeft: () => null`
        let isNoView = word.holds("=>") && ["null", "undefined"].contains(where: word.hasSuffix)
        if isNoView || OtherValue.signsOfNone.contains(word) || ["✗", "✘", "❌", "🚫"].contains(word)
            || word.count > 1 && word.allSatisfy({ $0 == "-" })
        {
            self = .none
            return
        }
        // A title is rarely spelt in small letters.
        guard !isText || word.first?.isLowercase == true || word.first == "(" else { return nil }
        // `none, because the page is pushed`, `(none)`
        let words = word.first == "(" && word.last == ")" ? word.dropFirst().dropLast() : word[...]
        let lead = words.prefix(while: \.isLetter)
        let isLed = words.dropFirst(lead.count).first.map { " ,(;".contains($0) } ?? false
        let head = words.prefix { !",;(".contains($0) }
        // `hidden, except while selecting`
        if !isText, ["✓", "✔", "✅", "☑"].contains(word.prefix(1)), word.unicodeScalars.count <= 2 {
            self = .shown
            return
        }
        let rest = CommonWords.parts(of: String(words.dropFirst(min(lead.count, head.count)).prefix(80)))
        // `hidden (iPad)`
        if CommonWords.sayWhen(rest) { return nil }
        var said = Spelling.folded(String(head))
        for place in ["onthisscreen", "onthispage", "inthisview", "here"] where said.hasSuffix(place) {
            said.removeLast(place.count)
        }
        switch isLed && ["none", "nothing"].contains(lead.lowercased()) ? "none" : said {
        case "none", "no", "off", "never", "nothing", "absent", "n/a", "keine", "kein", "nein", "entfällt", "aucun",
            "aucune", "ninguna", "ninguno",
            "na", "n/a.", "none!", "nope", "notoolbar", "notabbar", "nonavigationbar", "nonavbar", "nobar",
            "nobackbutton", "nohelpertext", "nosidebar", "nooverflow", "nobanner", "nologo", "nosearch", "notneeded",
            "notused",
            "without", "w/o", "doesn'texist", "doesnotexist", "notapplicable", "notavailable", "unavailable", "missing",
            "nonexistent":
            self = .none
        case "n" where !isText, "0" where !isText, "empty" where !isText: self = .none
        case "y" where !isText, "1" where !isText: self = .shown
        case "hidden", "invisible", "hide", "notvisible", "notshown", "notdisplayed", "notpresent", "notthere",
            "removed", "gone", "deleted", "omitted", "not":
            self = .hidden
        case "yes", "on", "shown", "visible", "present", "displayed", "there", "available", "exists", "enabled",
            "always", "alwaysvisible", "alwaysshown", "permanent", "stays", "staysvisible", "remainsvisible":
            self = .shown
        // `cancel: left`
        case let folded where Sides.list(at: folded) != nil: self = .shown
        case let folded where !isText && Presence.usualWords.contains(folded): self = .usual
        // Canvas' modes of a back button.
        case "navigator", "custom": self = .shown
        default: return nil
        }
    }
}

extension ScreenDecoder {
    /// Whether a value says that there is nothing, at least at times: `hidden`, `replaced by the toolbar`.
    func isSeldom(_ value: NodeIndex) -> Bool {
        presenceMeant(by: value) == false || tree[value].kind == .scalar && tellsWhenBarIsThere(tree.text(of: value))
    }

    /// Whether a text where a bar stands says that nobody has decided on it yet: `Later`, `v2`, `Not yet designed`.
    func isUndecided(_ text: String) -> Bool {
        guard text.utf8.count <= 80 else { return false }
        let words = CommonWords.parts(of: text)
        let isVersion = text.lowercased().first == "v" && text.dropFirst().first?.isNumber == true
        return isVersion || WordSet.undecided.contains(Spelling.folded(text)) || words.first == "not" && words.count > 2
    }

    /// Whether a phrase where a bar stands tells when it is there: `hidden while selecting`, `only on iPad`.
    func tellsWhenBarIsThere(_ text: String) -> Bool {
        guard text.utf8.count <= 120, text.contains(" "), text.first?.isLowercase == true else { return false }
        let words = CommonWords.parts(of: text)
        // `visible (Share, Delete)` tells what is in it.
        let isLed = ["yes", "visible", "shown", "present", "on"].contains(words.first)
        if isLed, text.contains("("), !StatedLabel.tellsWhen(text) { return false }
        let beginnings = [
            "only", "not", "replaces", "replaced", "appears", "hides", "disappears", "same", "as", "when", "while",
            "on", "in",
        ]
        return words.first.map(beginnings.contains) == true || words.last == "only" || words.count > 1 && isLed
            || ["hidden", "shown", "visible", "none"].contains(words.first) && CommonWords.sayWhen(words)
    }
}
