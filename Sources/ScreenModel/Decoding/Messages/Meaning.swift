import Diagnostics
import YAMLSyntax

// What a slip of the finger was meant to be. Whatever renames, suggests or reads what is misspelt asks here.
extension ScreenDecoder {
    /// The field or the word that was probably meant, and whether it is beyond doubt: then writing it is a safe fix, and it
    /// is read in place of the other.
    typealias MeantField = (slot: Int, isCertain: Bool)
    typealias MeantWord = (word: String, isCertain: Bool)

    /// The field that a key means which its component doesn't have, which a document has no record of.
    ///
    /// Only fields count that are not written yet and take a value of this shape. It is certain if there is one such
    /// field alone, and the key is no other form of its name.
    func fieldMeant(by key: NodeIndex, _ value: NodeIndex, in kind: ComponentKind, of record: Record?) -> MeantField? {
        let name = tree.text(of: key)
        let fields = kind.component.fields
        guard !OwnWords.holds(name), tree[value].kind != .scalar || !isCall(tree.text(of: value)) else { return nil }
        let folded = Spelling.folded(name)
        // What is worked out from the rest is no slip: `isAction`.
        if fields.contains(where: { $0.isDerived && Spelling.folded($0.name) == folded }) { return nil }
        if OwnWords.isOfOthers(folded) {
            let forms = [folded, String(folded.dropLast())]
            // Another form of a key is no word of others: `titles`.
            guard fields.contains(where: { forms.contains(Spelling.folded($0.name)) }) else { return nil }
        }
        var near = [Int]()
        for word in Suggestion.slips(of: name, in: fields.filter { !$0.isDerived }.map(\.name)) {
            guard let slot = kind.component.slot(named: word), record.map({ !store[$0, slot].isWritten }) ?? true,
                !OwnWords.isParticiple(name, of: word), !OwnWords.isOpposite(folded, of: word),
                tree.value(ofKey: word, in: tree[key].parent) == nil,
                accepts(value, as: fields[slot].type)
            else { continue }
            near.append(slot)
        }
        guard let slot = near.first else { return nil }
        // `disable` may say that something can be done, of which a key is the participle.
        let isVerb = OwnWords.isParticiple(fields[slot].name, of: name)
        return (slot, near.count == 1 && !isVerb)
    }

    /// The word of a list that is meant by one that it doesn't hold; nil if none is near.
    func wordMeant(by word: String, of enumeration: Enumeration) -> MeantWord? {
        let near = Suggestion.slips(of: word, in: enumeration.spellings)
        return near.first.map { ($0, near.count == 1) }
    }

    /// What a spelling of older YAML versions, or of `true` and `false` in quotes, stands for.
    func booleanMeant(by node: NodeIndex) -> Bool? {
        guard tree[node].kind == .scalar else { return nil }
        return switch tree.text(of: node).lowercased() {
        case "yes", "on", "y", "1", "true", "always", "permanently": true
        case "no", "off", "n", "0", "false", "never": false
        default: nil
        }
    }

    // MARK: Shapes

    /// The number of keys and list entries that are looked at to tell a value's shape.
    private static let sampledEntries = 16

    /// Whether a value has the shape that a type takes.
    private func accepts(_ written: NodeIndex, as type: FieldType) -> Bool {
        let node = tree.resolved(written)
        let kind = tree[node].kind
        if kind == .alias || tree.isNull(node) { return true }
        switch type {
        case .text: return kind == .scalar || kind == .mapping && isLocalizedText(node)
        case .identifier: return kind == .scalar
        case .token: return kind == .scalar || kind == .mapping && holdsAppearances(node)
        case .boolean:
            if case .boolean = tree.scalarType(of: node) { return true }
            return booleanMeant(by: node) != nil
        case .integer: return kind == .scalar && tree.integer(of: node) != nil
        case .number: return kind == .scalar && tree.number(of: node) != nil
        case .enumeration(let enumeration):
            guard kind == .scalar else { return false }
            let word = tree.text(of: node)
            return enumeration.spellings.contains(word) || wordMeant(by: word, of: enumeration) != nil
        case .component(let component): return accepts(node, as: component)
        case .list(let element):
            return kind == .sequence
                && tree.children(of: node, among: ScreenDecoder.sampledEntries).allSatisfy { accepts($0, as: element) }
        case .dynamic: return true
        }
    }

    private func accepts(_ node: NodeIndex, as kind: ComponentKind) -> Bool {
        guard tree[node].kind == .mapping else {
            return kind.component.shorthands.contains { shorthand in
                switch shorthand {
                case .field: tree[node].kind == .scalar
                case .word(let word, _): tree.text(of: node) == word
                case .list: tree[node].kind == .sequence
                case .truth: if case .boolean = tree.scalarType(of: node) { true } else { false }
                case .option: false
                }
            }
        }
        let fields = kind.component.fields.filter { !$0.isDerived }.map(\.name)
        let pairs = Array(tree.pairs(of: node, among: ScreenDecoder.sampledEntries))
        let known = pairs.filter { key, _ in
            let name = tree[key].kind == .scalar ? tree.text(of: key) : ""
            return name.hasPrefix("x-") || name == "<<" || fields.contains(name)
                || OtherWord.row(for: name, in: kind) != nil || !Suggestion.slips(of: name, in: fields).isEmpty
        }
        // What people add of their own makes it no other thing.
        return known.count * 2 >= pairs.count
    }

    func isLocalizedText(_ mapping: NodeIndex) -> Bool {
        if looksLikePlaceholder(mapping) { return true }
        return tree.pairs(of: mapping, among: ScreenDecoder.sampledEntries).allSatisfy { key, value in
            tree[key].kind == .scalar && tree[tree.resolved(value)].kind == .scalar && isLanguage(tree.text(of: key))
        }
    }

    /// Whether a word begins like the code of a language, as `en` and `de-CH` do.
    func isLanguage(_ word: String) -> Bool {
        let language = word.prefix { $0 != "-" && $0 != "_" }
        return (2...3).contains(language.count) && language.allSatisfy(\.isLetter)
    }
}

/// Words that stand near a key of ours and are no slips, because they mean something of their own.
enum OwnWords {
    /// Whether a word without its spelling is one of another component's keys, a kind of content or another tool's.
    static func isOfOthers(_ folded: String) -> Bool { others.contains(folded) || OtherWord.isKnown(folded) }

    private static let others = Set(
        Schema.standard.components.flatMap { $0.fields.map { Spelling.folded($0.name) } }
            + BlockKinds.names.map(Spelling.folded)
    )

    /// Whether a key is such a word.
    static func holds(_ name: String) -> Bool { WordSet.wholeWords.contains(name.lowercased()) }

    /// Whether a word without its spelling says that there is no such thing: `no tab bar`.
    static func isOpposite(_ folded: String, of name: String) -> Bool {
        ["no", "not", "without", "hide", "hides"].contains { folded == $0 + Spelling.folded(name) }
    }

    /// Whether a word is one of ours in another form, and no slip: `vertically`, `switch views`, `toggles`.
    static func isForm(_ word: String, of name: String) -> Bool {
        let (word, name) = (Spelling.folded(word), Spelling.folded(name))
        let stem = name.hasSuffix("y") ? name.dropLast() : name[...]
        return word.hasPrefix(stem) && ["s", "es", "ly", "ily"].contains(word.dropFirst(stem.count))
    }

    /// Whether a word is the participle of a key's: what is `toggled` need not be a `toggle`.
    static func isParticiple(_ word: String, of name: String) -> Bool {
        name.hasSuffix("e") && word == name + "d" || word == name + "ed"
    }
}
