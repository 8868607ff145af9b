import Diagnostics
import YAMLSyntax

// What people tell beside a bar or a button of when it is there: `visibility: edit mode only`, `remark: only on iPad`.
extension ScreenDecoder {
    /// The row for a key that tells when its component is there, or how far the work on it is, `status: ready for dev`, which
    /// nobody reads beside its buttons; nil for any other.
    func rowOfRemark(_ word: String, _ value: NodeIndex, in kind: ComponentKind) -> OtherWord? {
        guard tree[value].kind == .scalar, tree[value].range.length <= 120 else { return nil }
        let key = Spelling.folded(word)
        // `{label: Print, release: v2}`, `{label: Print, deprecated: true}`; a number may count the versions of anything.
        if kind == .item, WordSet.keysOfPlans.contains(key), key != "version" || tree.number(of: value) == nil,
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
        let rest = words.dropFirst()
        func says(_ list: WordSet) -> Bool { rest.contains(where: list.contains) }
        let namesState = words.contains { OtherWord.states[$0] != nil }
        let namesPlace = words.contains { $0 != "only" && WordSet.conditionsOfItems.contains($0) }
        switch words[0] {
        case "sometimes", "optional", "appears", "hides", "removed", "replaces", "replaced": return true
        // `only prints the page`
        case "only":
            return words.count < 4 || namesState || namesPlace || rest.first.map(WordSet.joints.contains) == true
        case "hidden", "shown", "visible", "never", "not": return says(.joints)
        case "moves", "collapses": return says(.placesForMore)
        // `when tapped, it prints`
        case "when", "while", "during", "if", "until", "unless":
            return !rest.prefix(2).contains(where: WordSet.deeds.contains)
        default:
            return words.contains("only") && namesPlace
                || namesState && words.contains { ["only", "when", "while", "during", "if"].contains($0) }
        }
    }
}
