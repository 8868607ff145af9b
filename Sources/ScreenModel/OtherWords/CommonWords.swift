import Diagnostics

/// The common words that people describe screens with, whatever tool they know.
///
/// A key or a value that is none of ours and made of such words says something that no guideline here reads, and is a
/// note; one of which no word is common is likely a slip, and stays an error.
enum CommonWords {
    /// Whether a key or a value is made of common words: a phrase, or a word of which at least one part is common.
    static func hold(_ text: String) -> Bool {
        let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || " -_./&()'?!+,…".contains($0) }
        guard text.utf8.count <= 200, isPlain else { return false }
        let words = parts(of: text)
        if words.count > 1, text.contains(" "), words.allSatisfy({ $0.allSatisfy(\.isLetter) }) { return true }
        return words.contains { word in
            word.count > 1
                && forms(of: word).contains { all.contains($0) || forms(of: $0).contains(where: all.contains) }
        }
    }

    /// Whether a key may say that its component is hidden or shown.
    static func maySayHidden(_ key: String) -> Bool {
        parts(of: key).contains { word in hiding.contains { word.hasPrefix($0) } }
    }

    /// Whether a key may name something that stands in its component, so that it is not complete without it.
    static func mayNamePart(_ key: String) -> Bool {
        parts(of: key).contains { word in forms(of: word).contains(where: partNames.contains) }
    }

    /// Whether a key says how something is rather than that it is there, `backButtonMode`, so that nothing is left out
    /// with it.
    static func saysManner(_ key: String) -> Bool {
        let parts = parts(of: key)
        if parts.contains(where: subjects.contains) { return true }
        // `onScroll` is an event.
        let isManner =
            parts.last.map(manners.contains) == true
            || parts.first == "on" && key.dropFirst(2).first?.isUppercase == true
        return parts.count > 1 && isManner && !maySayHidden(key)
    }

    /// Whether a word, in small letters, speaks of how or in which state a screen appears.
    static func speaksOfState(_ word: String) -> Bool {
        presenting.contains(word) || word.hasPrefix("present") || word.hasPrefix("modal") || word.hasSuffix("sheet")
    }

    private static let presenting = Set(
        OtherWord.list(
            """
            sheets dialog dialogs dialogue popup popups popover popovers overlay overlays cover covers drawer drawers
            alert alerts panel panels detent detents takeover lightbox interstitial interrupts fullscreen full partial
            scrolled selection selecting selected select search searching editing edit error errors offline warning state
            states status phase loading empty floating floats dismiss dismissed dismissible transition segue push pushed
            window windowed pane layer above
            """
        )
    )

    /// The words of keys that say what kind of thing something is, and the kinds of pages among their values.
    static let ofKinds: Set = ["type", "kind", "mode", "style", "display", "variant"]
    static let ofPages = Set(
        OtherWord.list(
            """
            page pages screen view subpage subpages sub child children main root parent top level list lists detail details
            hub overview landing task tasks home tab feed form search dashboard settings profile primary secondary regular
            normal standard default basic simple edit editing read only readonly selection scrollable scrolling
            """
        )
    )

    /// What is told of a thing for those who don't see it, or of how it is drawn and touched.
    private static let subjects = Set(
        OtherWord.list(
            """
            accessibility accessible aria voiceover voice talkback spoken announcement announce announced announces trait
            traits focus focusable reading heading contrast dynamic touch tap hit haptic haptics splash ripple modifier
            hero constraint constraints layout axis grow bounding snap floating padding margin elevation corner stroke
            shadow effect effects kerning tracking instance node layer locked
            """
        )
    )

    private static let manners = Set(
        OtherWord.list(
            """
            mode style type font weight color colors colour token size height width order justify align spacing insets
            animation transition curve duration configuration config description tint flags
            """
        )
    )

    /// The words that tell what a screen is, how and where it appears, what stands on it and what is behind all.
    static let ofScreens: Set<String> = {
        let fields = ["role", "presentation", "state", "platform", "sizeClasses", "orientation", "appearance"]
        let known = fields.compactMap(ComponentKind.screen.component.slot(named:)).flatMap {
            ComponentKind.screen.component.fields[$0].type.enumeration?.names ?? []
        }
        let others = OtherValue.table.filter { row in row.value != nil && row.fields.contains(where: fields.contains) }
        let more = """
            modal dialog popup overlay cover color colour background fill white black gray grey transparent bar bars
            navbar toolbar tab tabs button buttons title top bottom header footer back menu search icon icons sidebar
            """
        return Set((known + others.flatMap(\.words) + fields + OtherWord.list(more)).flatMap(parts))
    }()

    private static let hiding = [
        "hid", "visib", "show", "appear", "collaps", "enabl", "present", "display", "auto", "remov",
    ]

    private static let partNames = Set(
        OtherWord.list(
            """
            button icon item action menu link title label text search tab logo avatar image profile picture segment
            picker switcher back close cancel done save edit add delete share filter sort home overflow more bar badge
            banner headline heading control field left right leading trailing start end center top bottom cta
            """
        )
    )

    /// The words of a text in camelCase, kebab-case or any other spelling, in small letters.
    static func parts(of text: String) -> [String] {
        var parts = [String]()
        var word = ""
        var isAfterSmall = false
        for character in text {
            let isPart = character.isLetter
            if !isPart || character.isUppercase && isAfterSmall {
                if !word.isEmpty { parts.append(word.lowercased()) }
                word = ""
            }
            if isPart { word.append(character) }
            isAfterSmall = isPart && !character.isUppercase
        }
        return word.isEmpty ? parts : parts + [word.lowercased()]
    }

    /// The words of a text, with what something is of in front of it: `page colour` for `colour of the page`.
    static func partsOfPhrase(_ text: String) -> [String] {
        let parts = parts(of: text)
        guard let of = parts.firstIndex(of: "of"), of > 0, of + 1 < parts.count else { return parts }
        return parts[(of + 1)...].filter { !["the", "this"].contains($0) } + parts[..<of]
    }

    /// A word, and what it may be a form of.
    private static func forms(of word: String) -> [String] {
        var forms = [word]
        for ending in endings where word.hasSuffix(ending) && word.count > ending.count + 2 {
            forms.append(String(word.dropLast(ending.count)))
        }
        for beginning in ["sub", "un", "re", "auto", "multi", "super"] where word.hasPrefix(beginning) && word.count > 6
        {
            forms.append(String(word.dropFirst(beginning.count)))
        }
        if word.hasSuffix("ing") { forms.append(word.dropLast(3) + "e") }
        if word.hasSuffix("ies") { forms.append(word.dropLast(3) + "y") }
        return forms
    }

    private static let endings = ["s", "es", "d", "ed", "ing", "er", "est", "r", "ly", "able", "al"]

    /// The words of design guidelines and of the descriptions of apps, in English; a word is left out of which another one is a
    /// form, and so is one that tells nothing of a screen, such as "other", or that the schema and the tables have anyway.
    private static let all = Set(OtherWord.list(EmbeddedText.file("words/common.txt"))).union(ours)

    private static let ours: Set<String> = {
        let keys = Schema.standard.components.flatMap { $0.fields.map(\.name) } + BlockKinds.names
        let words = keys + OtherWord.table.flatMap(\.words) + OtherValue.table.flatMap(\.words)
        // What the page's colour would be, nobody can tell: it may be its background or that of its buttons.
        return Set(words.flatMap(parts).filter { $0.count > 2 && $0 != "colour" })
    }()
}
