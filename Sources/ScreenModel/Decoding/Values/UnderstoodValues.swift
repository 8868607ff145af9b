import Diagnostics
import Tokens
import YAMLSyntax

// Values of another shape than their field takes: what they say for the field, and whether people understand them.
extension ScreenDecoder {
    /// Whether a value that is none of its field's says something in common words, so that it is no slip.
    func isUnderstood(_ node: NodeIndex) -> Bool {
        switch tree[node].kind {
        // `1-2`, `≤ 24 pt`, `n/a`
        case .scalar:
            CommonWords.hold(tree.text(of: node)) || tree.number(of: node) == nil && holdsDigit(node)
                || OtherValue.signsOfNone.contains(tree.text(of: node))
        case .sequence: tree.children(of: node).contains { isUnderstood(tree.resolved($0)) }
        default:
            tree.hasWord(in: node) { CommonWords.hold(tree.text(of: $0)) || ["x", "y"].contains(tree.text(of: $0)) }
        }
    }

    private func holdsDigit(_ node: NodeIndex) -> Bool {
        tree[node].range.length <= 16
            && tree.withText(of: node) { text in
                text.indices.contains { 0x30...0x39 ~= text[$0] }
            }
    }

    /// Whether a word that is not on its field's list is no slip, but says something else.
    ///
    /// A platform decides what is checked at all, so that another one stays a mistake.
    func isUnderstood(_ name: String, _ node: NodeIndex, _ meant: MeantWord?) -> Bool {
        meant == nil && name != "platform"
            && (isUnderstood(node) || name == "buttonSize" && tree.number(of: node) != nil)
    }

    /// Whether a value where a Boolean stands says when it holds: a phrase, or a map.
    func isCondition(_ node: NodeIndex) -> Bool {
        guard tree[node].kind == .scalar else { return tree[node].kind == .mapping }
        let text = tree.text(of: node)
        return isExpression(text) || text.contains(" ") || text.contains(".")
            || ["is", "has", "can"].contains {
                text.hasPrefix($0) && text.dropFirst($0.count).first?.isUppercase == true
            }
    }

    /// Whether a text compares or calls something: `title != ""`.
    func isExpression(_ text: String) -> Bool { text.contains { "!=<>&|(".contains($0) } }

    /// The text of `{label: Open}` where a text stands; nil for any other map.
    func textOfMap(_ mapping: NodeIndex) -> NodeIndex? { scalar(of: WordSet.keysOfTexts.words, in: mapping) }

    /// Whether one of a map's keys can only be a language, or the one that Xcode's base texts have.
    func holdsLocales(_ mapping: NodeIndex) -> Bool {
        tree.hasWord(in: mapping) { key in
            let word = tree.text(of: key)
            return word == "Base" || mayBeLanguage(word)
        }
    }

    /// Whether a text is that of no language in a map that has some for languages, too: `{default: Orders, de: Aufträge}`.
    func isLocalized(_ text: NodeIndex, in mapping: NodeIndex) -> Bool {
        let key = tree.key(of: text)
        return tree[text].parent == mapping && tree.text(of: key, equals: "default") && holdsTags(mapping)
    }

    /// The pairs of a map from language to text, without the notes that stand beside the languages: `comment`.
    func textsByLanguage(in mapping: NodeIndex) -> [OtherPair] {
        let pairs = tree.mergedPairs(of: mapping)
        guard holdsTags(mapping) else { return pairs }
        return pairs.filter { key, _ in
            guard tree[key].kind == .scalar, case let word = tree.text(of: key) else { return true }
            return ["default", "base", "other", "Base"].contains(word) || mayBeLanguage(word)
        }
    }

    private func holdsTags(_ mapping: NodeIndex) -> Bool {
        tree.hasWord(in: mapping) { tree[$0].range.length <= 16 && Languages.isTag(tree.text(of: $0)) }
    }

    /// Whether a word is as short as the code of a language, and no other one that people write as a key.
    private func mayBeLanguage(_ word: String) -> Bool { isLanguage(word) && !WordSet.shortKeys.contains(word) }

    /// The value of `{name: plus, size: 20}` where a word, a name or a number stands; nil for anything else.
    func valueOfMap(_ mapping: NodeIndex) -> NodeIndex? { scalar(of: WordSet.keysOfValues.words, in: mapping) }

    /// The scalar under the only key of a map.
    func onlyValue(of mapping: NodeIndex) -> NodeIndex? {
        guard tree[mapping].kind == .mapping, let pair = tree.onlyPair(of: mapping) else { return nil }
        let value = tree.resolved(pair.value)
        return tree[value].kind == .scalar ? value : nil
    }

    /// The scalar under the first of some keys that a map has.
    func scalar(of keys: [String], in mapping: NodeIndex) -> NodeIndex? {
        var best: (rank: Int, node: NodeIndex)?
        for (key, value) in tree.pairs(of: mapping) {
            let scalar = tree.resolved(value)
            guard tree[key].kind == .scalar, tree[scalar].kind == .scalar, !tree.isNull(scalar),
                let rank = keys.firstIndex(of: Spelling.folded(tree.text(of: key))), rank < best?.rank ?? Int.max
            else { continue }
            best = (rank, scalar)
        }
        // A key that may say that it is not shown at all leaves nothing known of it.
        let mayBeHidden = tree.hasWord(in: mapping) { key in
            let word = tree.text(of: key)
            return CommonWords.maySayHidden(word) && OtherWord.sizes(saidBy: word) == nil
        }
        guard let best, !mayBeHidden else { return nil }
        return best.node
    }

    /// The scalar in a list of one; nil for anything else.
    func onlyElement(of list: NodeIndex) -> NodeIndex? {
        guard tree[list].kind == .sequence, tree[list].count == 1 else { return nil }
        let only = tree.resolved(tree.firstChild(of: list))
        return tree[only].kind == .scalar && !tree.isNull(only) ? only : nil
    }

    /// Whether a map has a value for an appearance, as a colour may have.
    func holdsAppearances(_ mapping: NodeIndex) -> Bool {
        tree.firstChild(of: mapping) == .none
            || tree.hasWord(in: mapping) { Appearance(said: tree.text(of: $0)) != nil }
    }

    /// The number that a text such as `12pt` or a number in quotes stands for, or the word for the top level; nil for any
    /// other text, and for a part of a whole where a whole number is wanted.
    func numberMeant(by text: String, of name: String, isWhole: Bool) -> (value: Double, text: String)? {
        if name == "level", ["root", "top", "toplevel", "tab", "first"].contains(Spelling.folded(text)) {
            return (0, "0")
        }
        let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        let unit = Spelling.folded(text.dropFirst(digits.count).trimmingPrefix(" ").description)
        guard ["", "pt", "pts", "points", "point", "px", "dp"].contains(unit), let value = Double(digits) else {
            return nil
        }
        guard isWhole else { return (value, String(digits)) }
        return Int(exactly: value).map { (value, String($0)) }
    }

    /// Whether an item that is called a text does something when it is tapped, so that it is a button without an icon.
    func isTappedText(_ word: String, _ item: Record) -> Bool {
        guard store.kind(of: item) == .item, Spelling.folded(word) == "text" else { return false }
        let mapping = store.nodeIndex(of: item)
        // `button: {type: text, text: Edit}`
        if tree.text(of: tree.key(of: mapping), equals: "button") { return true }
        let words = ["action", "ontap", "onpress", "onclick", "onselect", "tapped"]
        return isBesideIcon(mapping)
            || tree.hasWord(in: mapping, among: 64) { tree.folded($0, upTo: 15).map(words.contains) == true }
    }
}
