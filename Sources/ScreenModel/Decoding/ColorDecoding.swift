import Diagnostics
import Tokens
import YAMLSyntax

// Colours, and those with a value for each appearance.
extension ScreenDecoder {
    /// Reads a colour; what one is of which only a style sheet, the system or the page knows it stays open.
    mutating func decodeColor(_ name: String, _ node: NodeIndex) -> UInt32? {
        let first = store.texts.count
        let isMap = tree[node].kind == .mapping
        let payload = isMap ? decodeAppearances(name, node) : decodeName(name, node)
        for index in first..<store.texts.count where isOpenColor(store.string(of: store.texts[index])) {
            store.texts[index].hasPlaceholder = true
        }
        return payload
    }

    /// Whether a text names no colour, but where one comes from: `var(--bar)`, `@color/bar`, `same as page`.
    private func isOpenColor(_ text: String) -> Bool {
        if text.hasPrefix("--") || text.hasPrefix("@") { return true }
        if text.hasSuffix(")") { return Color(ofScreen: text) == nil }
        let word = Spelling.folded(String(text.prefix(64)))
        return word.hasPrefix("match") || word.hasPrefix("same") || word.contains("sameas")
            || ScreenDecoder.openColors.contains(word)
    }

    private static let openColors: Set = [
        "page", "aspage", "likepage", "pagebackground", "none", "auto", "automatic", "unset", "initial", "true",
        "false",
    ]

    /// Reads a colour with a value for each appearance, `{light: …, dark: …}`; the light one is the first of its texts.
    private mutating func decodeAppearances(_ name: String, _ mapping: NodeIndex) -> UInt32? {
        if isPlaceholder(name, mapping) { return Slot.undetermined }
        if !holdsAppearances(mapping) { return decodeName(name, mapping) }
        reportDuplicateKeys(in: mapping)
        var texts = [Appearance: UInt32]()
        var pairs = PairCursor(mapping, tree)
        while let (key, value) = pairs.next(tree) {
            let scalar = tree.resolved(value)
            guard let appearance = Appearance(said: tree.text(of: key)), tree[scalar].kind == .scalar,
                texts[appearance] == nil,
                let locale = store.locale(named: RecordStore.appearancePrefix + appearance.rawValue)
            else {
                noteUnread()
                let isKnown = Appearance(said: tree.text(of: key)) != nil
                reportWrongType(name, wanted: Message.color, isKnown ? scalar : key)
                continue
            }
            if Appearance(rawValue: Spelling.folded(tree.text(of: key))) == nil {
                let line = "\(appearance.rawValue): \(tree.text(of: scalar))"
                let fix = renaming(tree[key].range, to: appearance.rawValue)
                report(.screenOtherWord, tree[key].range, Message.readAs(tree.text(of: key), line: line), fix: fix)
            }
            if tree.isNull(scalar) {
                if reportSwallowedComment(appearance.rawValue, scalar) { noteUnread() }
                continue
            }
            texts[appearance] = addText(scalar, locale: locale, isMeasured: false)
        }
        if let light = texts[.light] { store.texts[Int(light)].next = texts[.dark] ?? 0 }
        return texts[.light] ?? texts[.dark]
    }
}

extension Appearance {
    /// The appearance that a word of any tool means; of Xcode's asset catalogs, `any` is the light one beside a dark one.
    init?(said word: String) {
        switch Spelling.folded(word) {
        case "light", "any", "anyappearance", "day", "lightmode", "default", "base": self = .light
        case "dark", "night", "darkmode": self = .dark
        default: return nil
        }
    }
}
