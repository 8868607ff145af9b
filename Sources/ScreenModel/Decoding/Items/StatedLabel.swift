import Diagnostics
import YAMLSyntax

/// A label and what is written beside it: `Save (primary, disabled)`, `Primary button "Scan"`, `Save - primary`.
struct StatedLabel {
    /// What people read.
    let label: String
    /// What the words beside it say.
    let settings: [OtherWord.Setting]
    /// What else stands there, of which nobody knows whether it is read: `red`, `bold`.
    let others: [String]
    /// Whether they say that the item is there only at times.
    let isConditional: Bool
    /// Whether they say that it is a button.
    let saysButton: Bool

    /// A text with the words that stand beside it.
    private typealias Parts = (label: Substring, words: [Substring])

    /// Whether the bytes of a text may hold more than a label; what can't is not taken apart.
    static func mayBe(_ text: Span<UInt8>) -> Bool {
        guard 1...80 ~= text.count else { return false }
        let last = text[text.count - 1]
        return [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: "?"), 0x2A].contains(last)
            || [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "?")].contains(text[0])
            // `primary button Save`
            || DoubtfulLabel.mayBe(text) || text.count > 16 && [0x70, 0x50, 0x73, 0x53].contains(text[0])
            || text.indices.contains { index in
                // A comma, a quotation mark, `=`, `:`, `~`, a stroke, a dash, an arrow or another sign.
                [0x2C, 0x22, 0x3D, 0x3A, 0x7C, 0x7E, 0xC2, 0xE2, 0xF0].contains(text[index])
                    || [0x2D, 0x2F, 0x40].contains(text[index]) && index > 0 && text[index - 1] == 0x20
            }
    }

    /// Takes a text apart; nil for one that has nothing beside a label, or something that nobody knows.
    init?(_ text: String) {
        let doubtful = DoubtfulLabel.label(in: text)
        guard
            let (label, words) = doubtful.map({ ($0, []) }) ?? StatedLabel.quoted(text) ?? StatedLabel.led(text)
                ?? StatedLabel.bracketed(text) ?? StatedLabel.marked(text) ?? StatedLabel.listed(text)
        else { return nil }
        let said = words.map(StatedLabel.setting)
        settings = said.compactMap(\.self)
        others = zip(words, said).filter { $0.1 == nil }.map { String($0.0) }
        saysButton = words.contains { Spelling.folded(String($0)).hasSuffix("button") }
        let isBracketed = text.last.map { ")]".contains($0) } == true
        isConditional =
            doubtful != nil
            || words.contains {
                StatedLabel.nameCondition(CommonWords.parts(of: String($0)))
                    || isBracketed && StatedLabel.beginsCondition($0)
            }
        guard isConditional || !settings.isEmpty, !label.isEmpty,
            !CommonWords.parts(of: String(label)).contains(where: ["icon", "symbol"].contains),
            label.allSatisfy({ $0.isLetter || $0.isNumber || " &'’+.…!?-".contains($0) })
        else { return nil }
        self.label = String(label)
    }

    /// Whether what stands in parentheses or a comma behind a text says that the item is there only at times: `bell icon (iPad
    /// only)`, `bell icon, hidden`.
    static func isConditional(_ text: String) -> Bool {
        let outside = text.firstIndex { "(,".contains($0) } ?? text.endIndex
        return words(in: text[outside...]).contains { word in
            word == "?" || nameCondition(CommonWords.parts(of: String(word))) || beginsCondition(word)
        }
    }

    /// Whether what stands in brackets behind a word says for sure that it is there only at times: `(iPad only)`, `(later)`;
    /// most that begins with a place may be anything, `(in Maps)`.
    static func tellsWhen(_ text: String) -> Bool {
        let remark = text[(text.firstIndex { "([".contains($0) } ?? text.endIndex)...]
        let words = CommonWords.parts(of: String(remark))
        guard let first = words.first, first != "same" else { return false }
        return nameCondition(words)
            || ["in", "on", "for", "not", "under", "after", "behind", "instead"].contains(first)
                && words.contains { word in
                    [WordSet.placesOfItems, .users, .stages].contains { $0.contains(word) }
                        || OtherWord.states[word] != nil || ["flag", "of", "yet"].contains(word)
                }
            || WordSet.undoneStages.contains(first)
            || ["hidden", "invisible", "gone", "moved", "moves", "overflow", "swipe", "alternative", "feature"]
                .contains(first)
    }

    /// Whether a remark begins as those do that say when something is there, or that it is yet to come or gone: `removed`, `v2`.
    static func beginsCondition(_ remark: Substring) -> Bool {
        let isVersion = remark.first == "v" && remark.dropFirst().first?.isNumber == true
        return isVersion
            || CommonWords.parts(of: String(remark)).first.map(WordSet.beginningsOfConditions.contains) == true
    }

    /// Whether words say when something is there; `icon only` is said of what it shows.
    static func nameCondition(_ words: [String]) -> Bool {
        // `disabled until valid` is there all the time.
        words.first != "same" && words.contains(where: WordSet.conditionsOfItems.contains)
            && words.allSatisfy { !wordsOfFaces.contains($0) && !["disabled", "enabled", "inactive"].contains($0) }
    }

    /// The side that the words say, `Back (left)`; nil if they say none.
    var area: String? { settings.first { $0.path == ["area"] }?.value }

    /// Whether the label may as well be that of an icon: `share (right)`.
    var hasOpenFace: Bool { (area != nil || isConditional) && label.first?.isLowercase == true }

    /// The value of a setting of which no more is known than that there is one.
    static let open = "…"

    /// Whether something is left open that the words only tell of.
    var isOpen: Bool { isConditional || settings.contains { $0.value == StatedLabel.open } }

    /// The item as it is written in full, without braces.
    var lines: String {
        let note = others.isEmpty ? [] : ["x-note: \(ScalarText(others.joined(separator: ", ")).yaml)"]
        return (["label: \(ScalarText(label).yaml)"] + settings.map { Message.line($0.path, $0.value) } + note)
            .joined(separator: ", ")
    }

    /// The item as it is written in full.
    var element: String { "{\(lines)}" }

    /// What stands in quotation marks, if each word round it says something: `Primary button "Scan"`.
    private static func quoted(_ text: String) -> Parts? {
        let marks = "\"“”„«»"
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 >= 0x80 }),
            let opening = text.firstIndex(where: marks.contains), let closing = text.lastIndex(where: marks.contains),
            opening < closing, case let label = text[text.index(after: opening)..<closing],
            !label.contains(where: marks.contains)
        else { return nil }
        let words = words(in: text[..<opening]) + words(in: text[text.index(after: closing)...])
        return words.allSatisfy { setting(saidBy: $0) != nil } ? (label, words) : nil
    }

    /// What stands behind the kind of a button, `primary button Approve`.
    private static func led(_ text: String) -> Parts? {
        guard text.holds(" button "), let range = text.firstRange(of: " button "),
            text[range.upperBound...].first?.isUppercase == true,
            case let kind = text[..<range.upperBound].dropLast(), setting(saidBy: kind)?.path == ["style"]
        else { return nil }
        return (text[range.upperBound...], [kind])
    }

    /// What stands before words in parentheses or brackets, or in them behind a word for the way back: `Back button (Orders)`;
    /// or else behind words in them, `(primary) Save`.
    private static func bracketed(_ text: String) -> Parts? {
        if let first = text.first, "([".contains(first), let closing = text.firstIndex(where: { ")]".contains($0) }) {
            let words = words(in: text[..<closing])
            let label = trimmed(text[text.index(after: closing)...])
            let namesCondition = words.count == 1 && nameCondition(CommonWords.parts(of: String(words[0])))
            return (areKnown(words) || namesCondition) && !label.isEmpty ? (label, words) : nil
        }
        guard let last = text.last, ")]>".contains(last), let opening = text.lastIndex(where: { "([<".contains($0) }),
            opening != text.startIndex
        else { return nil }
        let (outside, inside) = (text[..<opening], text[text.index(after: opening)...].dropLast())
        let words = words(in: inside)
        if setting(saidBy: outside) == "role: back", inside.first?.isUppercase == true, words.count == 1,
            setting(saidBy: inside) == nil
        {
            return (inside, [outside])
        }
        return (withoutButton(outside), words)
    }

    /// What stands before a dash, a stroke or an arrow with known words behind it, or behind `Primary:`.
    private static func marked(_ text: String) -> Parts? {
        for mark in [" - ", " – ", " — ", " -> ", " → ", " / ", " | ", "=", ": "] {
            guard text.holds(mark), let range = text.firstRange(of: mark) else { continue }
            let (left, right) = (text[..<range.lowerBound], text[range.upperBound...])
            let isColon = mark == ": "
            if isColon, let first = setting(saidBy: left), ["style", "kind"].contains(first.path[0]) {
                let rest = StatedLabel.listed(String(right))
                return (rest?.label ?? right, [left] + (rest?.words ?? []))
            }
            let words = words(in: right)
            // `Wi-Fi - active` says no look, and a colon may stand before anything.
            let isSure = mark.count > 2 ? areKnown(words) : words.allSatisfy { setting(saidBy: $0)?.path == ["style"] }
            let isLook = words.contains { $0.first?.isLowercase == true || setting(saidBy: $0)?.path == ["style"] }
            guard isSure, isLook, setting(saidBy: left) == nil else { return nil }
            return (withoutButton(left), words)
        }
        return nil
    }

    /// What stands before a comma with known words behind it: `Save button, primary`.
    private static func listed(_ text: String) -> Parts? {
        guard let comma = text.firstIndex(of: ",") else { return nil }
        let words = words(in: text[text.index(after: comma)...])
        // `Share, iPad only`
        let tellsWhen =
            words.count == 1 && words[0].hasSuffix(" only") && nameCondition(CommonWords.parts(of: String(words[0])))
        guard tellsWhen || areKnown(words) && words.allSatisfy({ setting(saidBy: $0)?.path != ["role"] }) else {
            return nil
        }
        return (withoutButton(text[..<comma]), words)
    }

    /// Whether words say something of a button: each of them, or, in small letters, one how it looks: `primary, blue`.
    private static func areKnown(_ words: [Substring]) -> Bool {
        // `Filter, sort icon` may be two buttons.
        let known = words.compactMap { setting(saidBy: $0) }.filter { $0.path != ["icon"] || $0.value == open }
        if known.count == words.count { return !words.isEmpty }
        return known.contains { $0.path == ["style"] } && words.allSatisfy { $0.first?.isLowercase == true }
    }

    /// The words in what stands beside a label.
    private static func words(in text: Substring) -> [Substring] {
        let marks = Array(",;/()[]:".utf8)
        return text.utf8.split { marks.contains($0) }.map { trimmed(Substring($0)) }.filter {
            !$0.isEmpty && !silent.contains($0.lowercased())
        }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return text
    }

    /// A label without what says that it is on a button: `Button: Approve`, `Approve button`.
    private static func withoutButton(_ text: Substring) -> Substring {
        let label = trimmed(text)
        if label.lowercased().hasSuffix(" button") { return trimmed(label.dropLast(7)) }
        return label.lowercased().hasPrefix("button: ") ? trimmed(label.dropFirst(8)) : label
    }

    private static func setting(saidBy word: Substring) -> OtherWord.Setting? {
        let folded = Spelling.folded(
            word.split(separator: " ").filter { !silent.contains($0.lowercased()) }.joined(separator: " ")
        )
        // `Save (text only)`; what is a text may be a status, too, `Offline (text)`.
        if folded == "textonly" { return "kind: button" }
        if folded == "text" { return OtherWord.Setting(["kind"], open) }
        if let icon = icon(saidBy: CommonWords.parts(of: String(word))) { return OtherWord.Setting(["icon"], icon) }
        if let setting = settings[folded] { return setting }
        // `primary CTA`
        for ending in ["cta", "action"] where folded.hasSuffix(ending) {
            let look = String(folded.dropLast(ending.count))
            return WordSet.emphases.contains(look) ? settings[look] : nil
        }
        return folded.hasSuffix("button") ? OtherWord.look(ofClass: folded) : nil
    }

    /// The icon that words name, `trash icon`, or that there is one beside the text, `icon and text`; nil for others.
    private static func icon(saidBy words: [String]) -> String? {
        guard words.count > 1, words.contains(where: ["icon", "symbol", "glyph"].contains) else { return nil }
        let tellsOfText = words.contains("and") && words.contains(where: ["text", "label"].contains)
        if tellsOfText || words.allSatisfy({ wordsOfFaces.contains($0) || ["with", "both", "plus"].contains($0) }) {
            return open
        }
        let isNamed = words.count == 2 && words[0] != "icon" && IconMeanings.standard.symbol(of: words[0].utf8) != nil
        return isNamed ? words[0] : nil
    }

    /// Whether a text says that both a text and an icon are shown: `icon and label`, `Icon + text`.
    static func tellsOfBoth(_ text: String) -> Bool {
        let words = CommonWords.parts(of: text)
        return icon(saidBy: words) == open && words.contains(where: ["text", "label", "title"].contains)
    }

    /// Words that say nothing of what a button is like.
    private static let silent: Set = [
        "a", "an", "the", "labelled", "labeled", "called", "saying", "with", "also", "style", "styled",
    ]

    static let settings: [String: OtherWord.Setting] = [
        "selected": "selected: true", "active": "selected: true", "current": "selected: true",
        "enabled": "disabled: false", "disabled": "disabled: true", "inactive": "disabled: true",
        "greyedout": "disabled: true",
        "hidden": "hidden: true", "primary": "style: primary", "secondary": "style: secondary",
        "main": "style: primary", "cta": "style: primary", "tertiary": "style: tertiary",
        "primarybutton": "style: primary", "secondarybutton": "style: secondary",
        "filled": "style: primary", "outlined": "style: secondary", "tinted": "style: secondary",
        "destructive": "semantic: negative", "negative": "semantic: negative", "positive": "semantic: positive",
        "button": "kind: button", "textbutton": "kind: button",
        "left": "area: leading", "leading": "area: leading", "onleft": "area: leading",
        "right": "area: trailing", "trailing": "area: trailing", "onright": "area: trailing",
        "backbutton": "role: back", "backarrow": "role: back", "backchevron": "role: back",
    ]

    private static let wordsOfFaces: Set = [
        "icon", "symbol", "image", "chevron", "arrow", "text", "label", "title", "glyph",
    ]

}
