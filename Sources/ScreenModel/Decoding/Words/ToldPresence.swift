import Diagnostics
import YAMLSyntax

// What people tell beside a bar or a button of when it is there: `visibility: edit mode only`, `remark: only on iPad`.
extension ScreenDecoder {
    /// The row for a key that tells when its component is there, or how far the work on it is, `status: ready for dev`, which
    /// nobody reads beside its buttons; nil for any other.
    func rowOfRemark(_ word: String, _ value: NodeIndex, in kind: ComponentKind) -> OtherWord? {
        guard tree[value].kind == .scalar, tree[value].range.length <= 120 else { return nil }
        let key = Spelling.folded(word)
        // `{label: Print, release: v2}`, `{label: Print, deprecated: true}`
        if kind == .item, WordSet.keysOfPlans.contains(key),
            booleanMeant(by: value) ?? tree.text(of: value).contains(where: \.isNumber)
        {
            return OtherWord.row(for: "when", in: kind)
        }
        let isProse = WordSet.keysOfRemarks.contains(key)
        guard isProse || key == "status" || WordSet.keysOfPresence.contains(key) else { return nil }
        let said = tree.text(of: value)
        // `visibility: gone`, `displayed: no`
        switch OtherWord.row(for: word, in: kind)?.conversion {
        case .words(let settings)? where settings[Spelling.folded(said)] != nil: return nil
        case .negate? where booleanMeant(by: value) != nil: return nil
        default: break
        }
        let words = CommonWords.parts(of: said)
        let tellsWhen: Bool
        if key == "status" {
            guard CommonWords.tellProgress(said) else { return nil }
            tellsWhen = ["removed", "deprecated", "planned", "proposed"].contains(words.first)
            if !tellsWhen { return OtherWord(notes: word) }
        } else if isProse {
            tellsWhen = words.count > 1 && remarkTellsWhen(words)
        } else {
            tellsWhen =
                booleanMeant(by: value) == false || CommonWords.sayWhen(words)
                || words.contains { OtherWord.states[$0] != nil || WordSet.absence.contains($0) || $0 == "not" }
        }
        return tellsWhen ? OtherWord.row(for: "when", in: kind) : nil
    }

    /// Whether prose tells when something is there, and not what it does: it begins with that, or says the device or the state
    /// for which it is alone.
    private func remarkTellsWhen(_ words: [String]) -> Bool {
        if WordSet.beginningsOfRemarks.contains(words[0]) { return true }
        let namesState = words.contains { OtherWord.states[$0] != nil }
        let isOnly = words.contains("only") && words.contains { $0 != "only" && WordSet.conditionsOfItems.contains($0) }
        return isOnly || namesState && words.contains { ["only", "when", "while", "during", "if"].contains($0) }
    }
}
