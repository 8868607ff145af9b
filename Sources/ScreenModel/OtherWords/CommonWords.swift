import Diagnostics

/// The common words that people describe screens with, whatever tool they know.
///
/// A key or a value that is none of ours and made of such words says something that no guideline here reads, and is a
/// note; one of which no word is common is likely a slip, and stays an error.
enum CommonWords {
    /// Whether a key or a value is made of common words: a phrase, or a word of which at least one part is common.
    static func hold(_ text: String) -> Bool {
        let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || " -_./&()'?!+,…→>".contains($0) }
        guard text.utf8.count <= 200, isPlain else { return false }
        let words = parts(of: text)
        if words.count > 1, text.contains(" "), words.allSatisfy({ $0.allSatisfy(\.isLetter) }) { return true }
        return words.contains { word in
            word.count > 1
                && (isEnglish(word)
                    || forms(of: word).contains { all.contains($0) || forms(of: $0).contains(where: all.contains) })
        }
    }

    /// Whether a key may say that its component is hidden or shown.
    static func maySayHidden(_ key: String) -> Bool {
        parts(of: key).contains { word in WordSet.hiding.words.contains(where: word.hasPrefix) }
    }

    /// Whether a key may name something that stands in its component, so that it is not complete without it.
    static func mayNamePart(_ key: String) -> Bool {
        parts(of: key).contains { word in forms(of: word).contains(where: WordSet.partNames.contains) }
    }

    /// Whether a key says how something is rather than that it is there, `backButtonMode`: without it nothing is lost.
    static func saysManner(_ key: String) -> Bool {
        let parts = parts(of: key)
        if parts.contains(where: WordSet.subjects.contains) { return true }
        // `onScroll` is an event.
        let isManner =
            parts.last.map(WordSet.manners.contains) == true
            || parts.first == "on" && key.dropFirst(2).first?.isUppercase == true
        return parts.count > 1 && isManner && !maySayHidden(key)
    }

    /// Whether a word, in small letters, speaks of how or in which state a screen appears.
    static func speaksOfState(_ word: String) -> Bool {
        WordSet.presenting.contains(word) || word.hasPrefix("present") || word.hasPrefix("modal")
            || word.hasSuffix("sheet")
    }

    /// Whether words, in small letters, say when something holds: on a device, in a state, or with others.
    static func sayWhen(_ words: [String]) -> Bool {
        words.contains { WordSet.conditions.contains($0) || WordSet.conditionsOfItems.contains($0) }
    }

    /// Whether a text tells how far the work on something is: `draft`, `ready for dev`.
    static func tellProgress(_ text: String) -> Bool {
        if WordSet.progress.contains(Spelling.folded(text)) { return true }
        // What people read begins with a capital letter: `Open tasks: 3`.
        return text.first?.isLowercase == true && parts(of: text).first.map(WordSet.progress.contains) == true
    }

    /// The words of keys that say what kind of thing something is.
    static let ofKinds: Set = ["type", "kind", "mode", "style", "display", "variant"]

    /// The words that tell what a screen is, how and where it appears, what stands on it and what is behind all.
    static let ofScreens: Set<String> = {
        let fields = ["role", "presentation", "state", "platform", "sizeClasses", "orientation", "appearance"]
        let known = fields.compactMap(ComponentKind.screen.component.slot(named:)).flatMap {
            ComponentKind.screen.component.fields[$0].type.enumeration?.names ?? []
        }
        let others = OtherValue.table.filter { row in row.value != nil && row.fields.contains(where: fields.contains) }
        return Set((known + others.flatMap(\.words) + fields + WordSet.partsOfScreens.words).flatMap(parts))
    }()

    /// The words of a text in camelCase, kebab-case or any other spelling, in small letters.
    static func parts(of text: String) -> [String] {
        // Most are one word in small letters.
        if !text.isEmpty, text.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) { return [text] }
        var parts = [String]()
        let scalars = text.unicodeScalars
        var (start, index) = (scalars.startIndex, scalars.startIndex)
        var (isWithin, isAfterSmall) = (false, false)
        while index < scalars.endIndex {
            let scalar = scalars[index]
            let (isPart, isLarge) = (isLetter(scalar), isLarge(scalar))
            // `iPad` is one word.
            let isBegun = isAfterSmall && !(scalars[start] == "i" && scalars.index(after: start) == index)
            if isWithin, !isPart || isLarge && isBegun {
                parts.append(text[start..<index].lowercased())
                isWithin = false
            }
            if isPart, !isWithin { (start, isWithin) = (index, true) }
            isAfterSmall = isPart && !isLarge
            scalars.formIndex(after: &index)
        }
        if isWithin { parts.append(text[start...].lowercased()) }
        return parts
    }

    /// Whether a scalar is a letter or belongs to one; nearly all are of ASCII, of which that is known without a table.
    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        guard !scalar.isASCII else { return "a"..."z" ~= Unicode.Scalar(UInt8(scalar.value) | 0x20) }
        return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }

    private static func isLarge(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? "A"..."Z" ~= scalar : scalar.properties.isUppercase
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

    /// Whether a word ends as only whole words do, whichever it is: `submitted`, `eligibility`.
    private static func isEnglish(_ word: String) -> Bool {
        word.utf8.count > 6 && endingsOfWords.contains(where: word.hasSuffix)
    }

    private static let endingsOfWords = [
        "ed", "ing", "tion", "ment", "ness", "ence", "ance", "ible", "ity", "less", "ful",
    ]

    private static let endings = ["s", "es", "d", "ed", "ing", "er", "est", "r", "ly", "able", "al"]

    /// The words of design guidelines and of the descriptions of apps, in English, and those of the schema and the tables.
    ///
    /// The text leaves out a word of which another one is a form, and one that tells nothing of a screen, such as "other".
    private static let all: Set<String> = {
        var all = Set<String>(minimumCapacity: 4096)
        all.formUnion(OtherWord.list(EmbeddedText.bytes(ofFile: "words/common.txt")[...]))
        let keys = Schema.standard.components.flatMap { $0.fields.map(\.name) } + BlockKinds.names
        for word in keys + OtherWord.table.flatMap(\.words) + OtherValue.table.flatMap(\.words) {
            // What the page's colour would be, nobody can tell: it may be its background or that of its buttons.
            for part in parts(of: word) where part.utf8.count > 2 && part != "colour" { all.insert(part) }
        }
        return all
    }()
}
