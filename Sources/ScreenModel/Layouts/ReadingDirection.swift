import Diagnostics

/// The direction in which a layout is read: its `layoutDirection`, or else that of its language.
///
/// Lists are in reading order, so that the direction moves nothing of them. It turns what icons whose names tell a side
/// stand for: where people read from the right, it is `chevron.right` that leads back.
package enum ReadingDirection {
    /// Settles the language and the direction of a layout that does not state them.
    static func settle(_ layout: Record, in store: inout RecordStore) {
        if store[layout, Slots.Screen.locale].isAbsent, let locale = store.defaultLocale {
            store[layout, Slots.Screen.locale].payload = store.addText(locale, node: 0, isMeasured: false)
        }
        if store[layout, Slots.Screen.layoutDirection].isAbsent,
            let locale = store.string(layout, Slots.Screen.locale)
        {
            store[layout, Slots.Screen.layoutDirection].payload = direction(of: locale)
        }
    }

    /// Whether a layout whose direction need not be settled yet is read from right to left.
    static func mirrors(_ layout: Record, in store: RecordStore) -> Truth {
        let stated = store[layout, Slots.Screen.layoutDirection]
        let locale =
            store[layout, Slots.Screen.locale].isAbsent
            ? store.defaultLocale : store.string(layout, Slots.Screen.locale)
        return switch stated.isAbsent ? locale.map(direction) : stated.payload {
        case Symbols.rightToLeft: .yes
        case Slot.undetermined, Slot.unreadable: .unknown
        default: .no
        }
    }

    /// Whether a layout is read from right to left, as far as its description says so.
    package static func isMirrored(_ layout: Record, in store: RecordStore) -> Bool {
        mirrors(layout, in: store) == .yes
    }

    /// The direction in which a language is read; not known of a placeholder.
    private static func direction(of locale: String) -> UInt32 {
        if TextMeasure(Array(locale.utf8).span).hasPlaceholder { return Slot.undetermined }
        return isRightToLeft(locale) ? Symbols.rightToLeft : Symbols.leftToRight
    }

    /// The name of an icon with its sides exchanged: `chevron.right` for `chevron.left`, and nothing else for others.
    package static func mirrored(icon name: String) -> String {
        guard name.utf8.count <= 80 else { return name }
        var result = ""
        var rest = name[...]
        while let next = rest.first {
            let lower = rest.prefix(5).lowercased()
            let (side, other) = lower.hasPrefix("left") ? (4, "right") : lower == "right" ? (5, "left") : (0, "")
            if side > 0 {
                result += next.isUppercase ? other.capitalized : other
                rest = rest.dropFirst(side)
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result
    }

    /// Whether the script of a locale runs from right to left: the one it names, or else the usual one of its language.
    static func isRightToLeft(_ locale: String) -> Bool {
        let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }
        if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
            return scripts.contains(String(script))
        }
        return parts.first.map { languages.contains(String($0)) } ?? false
    }

    /// The languages that are usually written from right to left, as Unicode's locale data has them.
    private static let languages: Set<String> = [
        "ar", "arc", "azb", "bal", "bgn", "bqi", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "luz",
        "mzn", "nqo", "pnb", "ps", "sd", "sdh", "syr", "ug", "ur", "yi",
    ]

    /// The scripts that run from right to left.
    private static let scripts: Set<String> = [
        "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
    ]
}
