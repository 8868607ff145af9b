import Diagnostics
import YAMLSyntax

// Screens that name their guideline by the way: `design language: Fiori`, `platform: SAP Fiori for iOS`.
extension ScreenDecoder {
    /// The row for a key that speaks of how an app is designed where its value names a guideline, maybe with the device
    /// beside it; nil for any other.
    func rowOfGuideline(_ word: String, _ value: NodeIndex) -> OtherWord? {
        guard let name = tree.word(value, upTo: 40) else { return nil }
        let words = CommonWords.parts(of: word)
        let mayName = !OtherWord.isKnown(word) || words.contains(where: WordSet.aboutDesign.contains)
        guard words.contains(where: WordSet.guidelines.contains) || mayName && !GuidelineWords.isVague(name) else {
            return nil
        }
        if GuidelineWords.guideline(meantBy: name) != nil { return OtherWord(word, to: "guidelines") }
        let namesDevice = GuidelineWords.guideline(namedIn: name) != nil && !platforms(namedIn: value).isEmpty
        return namesDevice ? OtherWord(word, to: "platform") : nil
    }

    /// Whether a map of what is said about a screen names its device or its guideline: `meta: {device: iPad}`.
    func holdsFacts(_ word: String, _ value: NodeIndex) -> Bool {
        tree[value].kind == .mapping && WordSet.facts.contains(Spelling.folded(word))
            && tree.pairs(of: value, among: 16).contains { key, value in
                guard tree[key].kind == .scalar, case let word = tree.text(of: key) else { return false }
                let own = ComponentKind.screen.component.field(spelt: Spelling.folded(word))?.name
                let name = own ?? OtherWord.row(for: word, in: .screen)?.ownKey
                return name.map(["platform", "guidelines", "sizeClasses"].contains) == true
                    || rowOfGuideline(word, tree.resolved(value)) != nil
            }
    }

    /// Takes the guideline that a screen speaks of where it says its platform, if it names none by itself.
    mutating func readGuideline(besidePlatformOf screen: Record) {
        let (platform, guidelines) = (store[screen, Slots.Screen.platform], Slots.Screen.guidelines)
        guard platform.hasValue, !store[screen, guidelines].isWritten, case let node = platform.nodeIndex,
            // Our own words are shorter than that.
            tree[node].range.length > 8, let text = tree.word(node, upTo: 64),
            let name = GuidelineWords.guideline(namedIn: text)
        else { return }
        let element = Slot(node, store.addText(name, node: node.rawValue, isMeasured: false))
        store[screen, guidelines] = Slot(node, store.addList([element], node: node.rawValue))
        let line = Message.line(["guidelines"], name)
        let insertion = tree.insertion(ofKey: "guidelines", name, in: store.nodeIndex(of: screen))
        // Once our word for the platform stands alone, it names no guideline any more: both are written at once.
        let ranges = [tree[node].range, tree[tree.key(of: node)].range]
        let told = diagnostics.lastIndex { !$0.fixes.isEmpty && ranges.contains($0.range) }
        var edits = insertion.map { [$0] }
        if let told, let fix = diagnostics[told].fixes.first {
            edits = edits.map { fix.edits + $0 }
            diagnostics[told].fixes = []
        }
        tell(node, Message.speaksOf("a guideline", text, line), fix: Fix(safe: Message.replace(with: line), edits))
    }
}
