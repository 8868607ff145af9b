import Diagnostics

/// Texts that say what will stand in their place, or more than what people read: `[name of the customer]`, `TBD (May)`,
/// `Orders (see Figma)`, `Orders / Aufträge / Commandes`.
///
/// How long the text of the screen is, they don't tell.
enum OpenTexts {
    /// How many characters of one of these people read at least; nil for any other text.
    ///
    /// A short one breaks no limit, and is taken at its word.
    static func leastCharacters(in bytes: Span<UInt8>) -> Int? {
        guard bytes.count > 12, mayHold(bytes) else { return nil }
        var copy = [UInt8]()
        copy.reserveCapacity(bytes.count)
        for index in bytes.indices { copy.append(bytes[index]) }
        let text = String(decoding: copy, as: UTF8.self)
        // "`order.title` from the API"
        let isEnclosed = text.first == "`" || pairs.contains { text.hasPrefix($0.0) && text.hasSuffix($0.1) }
        if isEnclosed || isCode(text) || hasSeveral(text) { return 0 }
        return isNote(text.lowercased()) || beginsAsProse(bytes) || tellsLooks(text) ? lengthBesideLooks(text) : nil
    }

    /// How long a text is without what it tells of its looks, `Orders (bold)`; none of one that is described.
    private static func lengthBesideLooks(_ text: String) -> Int {
        guard text.first?.isUppercase == true,
            let end = [" (", " [", ", ", "; ", " - ", " -- ", " // ", " /* ", " – ", " — ", " → "].compactMap({
                text.firstRange(of: $0)?.lowerBound
            }).min()
        else { return 0 }
        // What stands behind the mark of a comment is said of the text, and not in its place.
        let isRemarked = [" -- ", " // ", " /* "].contains(where: text[end...].hasPrefix)
        let words = CommonWords.parts(of: isRemarked ? String(text[..<end]) : text)
        return words.contains(where: WordSet.notKnown.contains) ? 0 : text[..<end].count
    }

    /// Whether a text begins as they do, or has two signs in it that most texts have not.
    private static func mayHold(_ bytes: Span<UInt8>) -> Bool {
        switch bytes[0] {
        case UInt8(ascii: "["), UInt8(ascii: "`"), UInt8(ascii: "_"), UInt8(ascii: "="), 0xC2, UInt8(ascii: "*"),
            UInt8(ascii: ":"), UInt8(ascii: "$"), UInt8(ascii: "'"), UInt8(ascii: "/"), UInt8(ascii: "~"),
            UInt8(ascii: "\""), UInt8(ascii: "%"):
            return true
        default:
            if mayBegin(bytes), beginnings.contains(where: { begins(bytes, with: $0.utf8) }) || beginsAsProse(bytes) {
                return true
            }
        }
        var previous = UInt8(0)
        for index in bytes.indices {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"),
                UInt8(ascii: ","), UInt8(ascii: ";"):
                return true
            case UInt8(ascii: "-"), UInt8(ascii: "+"), 0xE2: if previous == UInt8(ascii: " ") { return true }
            case UInt8(ascii: "/"), UInt8(ascii: "|"):
                if previous == UInt8(ascii: " ") || previous == byte { return true }
            case UInt8(ascii: "*"): if previous == byte { return true }
            case UInt8(ascii: ":"): if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(previous) { return true }
            default: break
            }
            previous = byte
        }
        return false
    }

    /// Whether the first two bytes are those of such a beginning, as they are of few titles.
    private static func mayBegin(_ text: Span<UInt8>) -> Bool {
        starts.contains(UInt16(text[0] | 0x20) << 8 | UInt16(text[1] | 0x20))
    }

    // So few are looked up sooner than a set of them is made.
    private static let starts = (beginnings + beginningsOfProse).map { beginning in
        beginning.utf8.prefix(2).reduce(UInt16(0)) { $0 << 8 | UInt16($1 | 0x20) }
    }

    private static func beginsAsProse(_ text: Span<UInt8>) -> Bool {
        text[0] >= UInt8(ascii: "a")
            && beginningsOfProse.contains { beginning in
                beginning.utf8.count < text.count
                    && beginning.utf8.enumerated().allSatisfy { text[$0.offset] == $0.element }
            }
    }

    private static func begins(_ bytes: Span<UInt8>, with word: String.UTF8View) -> Bool {
        var index = 0
        for byte in word {
            guard index < bytes.count, byte == bytes[index] || byte == bytes[index] | 0x20 else { return false }
            index += 1
        }
        return true
    }

    private static let pairs = [("[", "]"), ("(", ")"), ("«", "»"), ("`", "`"), ("__", "__"), ("**", "**")]

    /// Whether a text is a name or a call of somebody's code: `:customerName`, `= order.name`, `S.of(context).title`.
    private static func isCode(_ text: String) -> Bool {
        let rest = text.dropFirst().drop { $0 == " " }
        if let first = text.first, ":=".contains(first), rest.first?.isLetter == true, !rest.contains(" ") {
            return true
        }
        // The path of a text of SAP's: `/App/Globals/Title.global`.
        if text.hasPrefix("/"), rest.contains("/"), rest.contains("."), !rest.contains(" ") { return true }
        // `String(localized: "orders.title")`, `isNew ? 'New order' : 'Edit order'`
        if text.holds(" ? "), text.holds(" : ") { return true }
        let calls = [
            "String(", "NSLocalizedString", "LocalizedString", "$t(", "$t:", "Text(", "L10n.", "i18n>", "<Trans",
            "<Formatted",
        ]
        if calls.contains(where: text.hasPrefix) { return true }
        // `'orders.title'.tr()`, `"orders_title".localized`
        if let quote = text.first, "\"'".contains(quote), let end = text.dropFirst().firstIndex(of: quote),
            text[end...].dropFirst().first == "."
        {
            return true
        }
        // `name + ", " + city`, `%orders.title%`
        if text.holds(" + "), text.contains("\"") || text.contains("'") { return true }
        if text.hasPrefix("%"), text.hasSuffix("%"), !text.holds(" ") { return true }
        // `FormattedMessage(id=orders.title)`
        let isCall = [").", ")!.", ")?.", "="].contains(where: text.holds)
        return isCall && text.holds("(") && !text.holds(" ")
    }

    /// Whether a text tells behind a mark what it looks like or when it is there: `Orders, large, collapses on scroll`.
    private static func tellsLooks(_ text: String) -> Bool {
        parts(of: text).dropFirst().contains { part in
            WordSet.looksOfTexts.contains(String(part.prefix { $0 != " " }))
                || [" title", " scroll", "-aligned", " line"].contains(where: part.hasSuffix)
        }
    }

    private static let marks = [", ", ": ", " - ", " | ", " – ", " — ", "' in ", "\" in "].map { Array($0.utf8) }

    /// What stands between commas, colons, dashes and the like.
    private static func parts(of text: String) -> [Substring] {
        var parts = [Substring]()
        var (start, index) = (text.startIndex, text.startIndex)
        while index < text.endIndex {
            let rest = text.utf8[index...]
            guard let mark = marks.first(where: rest.starts(with:)) else {
                text.utf8.formIndex(after: &index)
                continue
            }
            parts.append(text[start..<index])
            text.utf8.formIndex(&index, offsetBy: mark.count)
            start = index
        }
        parts.append(text[start...])
        return parts.filter { !$0.isEmpty }
    }

    private static let beginnings = [
        "tbd", "tbc", "todo:", "n/a", "dynamic:", "dynamic,", "dynamic –", "dynamic -", "same as ", "none (", "none, ",
        "none - ",
        "none – ", "no title", "see figma",
        "segmented control", "name of the ", "title of the ",
        "the name of the ", "the full name of the ", "full name of the ", "the title of the ", "name of selected ",
        "title changes ", "title depends ", "depends on ", "changes with ", "pull-down ", "dropdown:", "drop-down",
        "key: ",
        "localized:", "localised:", "none on ", "title = ", "selected segment", "app logo", "dynamic (", "hidden,",
        "hidden (",
    ]
    /// How prose begins that tells in small letters what will stand there: `whatever the user typed`.
    private static let beginningsOfProse = [
        "the ", "whatever ", "depends ", "shows ", "logo ", "image ", "see ", "value of ", "whichever ", "empty ",
        "static text ", "large title ", "default: ", "normal: ",
    ]
    private static let remarks = [
        "(max", "max. ", "(see ", "(tbd", "(tbc", "(dynamic", "(placeholder", "(optional", "(was ",
        "(same as ", "(large",
        "(inline", "(small", "(left", "(center", "(centr", "(static", " characters)", " chars)", "(bold", "(localized",
        "(appears", "(empty", "(image", "(subtitle", "(tap", "pt bold", "pt semibold", " on scroll)", "://",
        " // ", " /* ", " -- ", "<!--", "**", "~~", "(was:", "(en:", "(de:", "(fr:", "(es:", " → on ", " → collapses",
        "; scrolled",
        "; subtitle",
        ", subtitle", "[truncat", "[max", "[tbd", "[dynamic", "[placeholder", " chars]", " characters]", ", max ",
        ", limit ", " depending on ", " name + ", "(or ", " as subtitle", ", heading level", "\" is displayed",
        "\" is shown", "sf pro", "(truncates)", "(truncated", "(final)", "(final copy)", "(draft)", "(draft copy)",
        "(copy pending)", "(key:", "(string id", "(font", "(hidden", "(visible)", "(unchanged)", "(sample data)",
        "(not locali", "(not final)", "(not translated)", "(two lines)", "(one line)", "(2 lines)", "(1 line)",
        "(three lines)", "; centered", "; centred", "(wraps)", "(formerly", "(previously", "(instead of ", "(not '",
        "(not \"", "(or: ", "(string key", "(wording", "(truncate ", "(semibold", "(german:", "(english:", "(french:",
        "[see ",
    ]

    /// Whether a text in small letters says that it isn't known yet, or has a remark in it.
    private static func isNote(_ text: String) -> Bool {
        let isBegun = beginnings.contains { beginning in
            text.hasPrefix(beginning) && text.dropFirst(beginning.count - 1).dropFirst().first?.isLetter != true
                || beginning.last.map { " (".contains($0) } == true && text.hasPrefix(beginning)
        }
        return isBegun || remarks.contains(where: text.holds)
    }

    /// Whether there are several texts in one, for languages or states: `A / B / C`, `EN: A, DE: B`.
    private static func hasSeveral(_ text: String) -> Bool {
        [" / ", " | "].contains { text.holds($0) && text.split(separator: $0).count > 2 }
            || ["EN:", "DE:", "FR:", "ES:", "IT:"].count(where: text.holds) > 1
            || [", en: ", ", de: ", ", fr: ", ", es: ", ", it: "].contains(where: text.holds)
                && text.dropFirst(2).hasPrefix(": ")
            || [", EN ", ", DE ", ", FR ", ", ES "].count(where: text.holds) > 1
            || ["en=", "de=", "fr=", "es=", "it="].count(where: text.holds) > 1
            || text.holds(" / ") && ["(EN)", "(DE)", "(FR)", "(ES)", "(IT)"].count(where: text.holds) > 1
            || ["iPhone: ", "iPad: "].allSatisfy(text.holds)
            || ["\" or \"", "' or '"].contains(where: text.holds)
    }
}
