// How a button looks, in words that name the button, too, and in the names of variants in design files.
extension OtherValue {
    /// What a word that names a button says of how it looks, as in `FilledButton` or `Button/Primary`; nil for any other word.
    static func look(ofButton word: String) -> OtherWord.Setting? {
        let folded = Spelling.folded(String(word.prefix(64)))
        guard ["button", "btn"].contains(where: folded.contains), !chooses.contains(where: folded.contains) else {
            return nil
        }
        return look(saidBy: word)
    }

    private static func look(saidBy word: String) -> OtherWord.Setting? {
        let component = ComponentKind.item.component
        guard let slot = component.slot(named: "style"), let styles = component.fields[slot].type.enumeration,
            let row = row(for: word, of: "style", in: styles, of: component), let value = row.value
        else { return nil }
        return OtherWord.Setting([row.target ?? "style"], value)
    }

    /// The part of a variant's name that means something, `primary` of `Type=Primary, State=Default`, of
    /// `Button/Primary/Default`, of `primary, filled` and of `FUIButtonStyle.primary`; nil if there is none, and the name itself
    /// if some mean different things.
    ///
    /// What stands in front of `=` is one of the keys.
    static func part<Meaning: Hashable>(
        ofVariant name: String,
        keys: [String] = WordSet.emphasis.words,
        where meaning: (String) -> Meaning?
    ) -> String? {
        guard name.utf8.count <= 120, name.contains(where: { "/=,.".contains($0) }),
            !CommonWords.sayWhen(CommonWords.parts(of: name))
        else { return nil }
        let parts = name.split { "/,.".contains($0) }.compactMap { part -> String? in
            let sides = part.split(separator: "=").map { Spelling.folded(String($0)) }
            guard sides.count > 1 else { return sides.first }
            return keys.contains(sides[0]) || sides[0].hasPrefix("property") ? sides[1] : nil
        }
        let known = parts.filter { meaning($0) != nil }
        return Set(known.map(meaning)).count > 1 ? name : known.first
    }

    /// Whether a word names a component that is a button, and none that chooses: `ElevatedButton`, `ToolbarIconButton`.
    static func namesButton(_ word: String) -> Bool {
        let folded = Spelling.folded(String(word.prefix(64)))
        return folded.hasSuffix("button") && !chooses.contains { folded.hasSuffix($0) }
    }

    /// What looks like a button and chooses.
    static let chooses = ["radiobutton", "togglebutton", "segmentedbutton", "dropdownbutton"]

    /// Whether a word says more than the one of ours that it stands for, so that a fix leaves it in a comment.
    package static func saysMore(_ word: String) -> Bool { narrow.contains(Spelling.folded(String(word.prefix(32)))) }

    private static let narrow: Set = [
        "bottomsheet", "halfsheet", "bottomornament", "catalyst", "maccatalyst", "fullscreencover",
    ]
}
