import Diagnostics
import YAMLSyntax

// Buttons in the content whose kind says how they look: `kind: PrimaryButton`, `- PrimaryButton: Save`, `{type: outlined}`.
extension ScreenDecoder {
    /// Whether a word for a block's kind says that it is a button, and how it looks: `component: Button/Primary`.
    func isStyledButton(_ node: NodeIndex) -> Bool { lookOfButton(named: node) != nil }

    private func lookOfButton(named node: NodeIndex) -> OtherWord.Setting? {
        tree.word(node).flatMap(OtherValue.look(ofButton:))
    }

    private static let wordsForButtons: Set = [
        "button", "btn", "cta", "calltoaction", "actionbutton", "submitbutton", "linkbutton",
    ]

    /// The row for the label of the button that a block is, where all other keys speak of a button:
    /// `{button: Save, style: primary}`.
    func rowOfButton(_ pair: OtherPair) -> OtherWord? {
        let value = tree.resolved(pair.value)
        let mapping = tree[pair.key].parent
        guard (2..<16).contains(tree[mapping].count), tree[pair.key].range.length <= 16,
            case let word = tree.text(of: pair.key), ScreenDecoder.wordsForButtons.contains(Spelling.folded(word)),
            tree[value].kind == .scalar, presenceMeant(by: value) == nil
        else { return nil }
        var (saysButton, saysAttribute) = (false, false)
        for (count, (key, written)) in tree.pairs(of: mapping).enumerated() {
            let other = Spelling.folded(tree.text(of: key))
            if other == "kind" || other == "type", isOfButton(tree.text(of: key), written) {
                (saysButton, saysAttribute) = (true, true)
            } else if count == 0 {
                guard ScreenDecoder.wordsForButtons.contains(other) else { return nil }
            } else if WordSet.buttonAttributes.contains(other) {
                saysAttribute = true
            } else if tree[tree.resolved(written)].kind != .scalar || WordSet.besideButtons.contains(other) {
                // What else a row shows.
                return nil
            }
        }
        guard saysAttribute else { return nil }
        return OtherWord(word, to: saysButton ? "label" : "label, kind: button")
    }

    /// The row for the word of a block's kind that is another tool's name for a button: `widget: ElevatedButton`.
    func rowOfButtonKind(_ node: NodeIndex) -> OtherWord? {
        guard let word = tree.word(node), OtherValue.namesButton(word), BlockKinds.name(spelt: word) == nil else {
            return nil
        }
        return OtherWord("type", to: .words([Spelling.folded(word): "kind: button"]))
    }

    /// Reads the kind of a block that is another tool's name for a button, `kind: UIButton`, and says how it looks, or not:
    /// `kind: PrimaryButton`.
    mutating func readKindOfButton(of block: Record) {
        let kind = store[block, Slots.Item.kind]
        guard kind.hasValue, case let key = keyOfField(Slots.Item.kind, of: block), tree[key].kind == .scalar else {
            return
        }
        let node = tree.resolved(kind.nodeIndex)
        // Most kinds are told by a letter.
        let mayBeButton = tree.withText(of: node) {
            $0.count > 6
                && ($0[$0.count - 1] | 0x20 == UInt8(ascii: "n") || $0[0] | 0x20 == UInt8(ascii: "b")
                    || $0[0] | 0x20 == UInt8(ascii: "f") && $0[1] | 0x20 == UInt8(ascii: "u"))
        }
        guard mayBeButton else { return }
        let word = tree.text(of: node)
        // SAP's classes: `FUIObjectHeader`.
        if word.hasPrefix("FUI"), let name = BlockKinds.name(spelt: word) {
            store[block, Slots.Item.kind].payload = store.addText(name, node: node.rawValue, isMeasured: false)
            return reportRead(node, as: name, line: "kind: \(name)")
        }
        // What a group of buttons holds is a button unless it says what else.
        if ["buttongroup", "buttonrow", "buttonbar", "buttonstack", "buttons"].contains(Spelling.folded(word)) {
            for entry in store.records(block, Slots.Item.items) where !store[entry, Slots.Item.kind].isWritten {
                write("button", at: kind.nodeIndex, to: Slots.Item.kind, of: entry)
            }
        }
        guard isStyledButton(node) else {
            guard rowOfButtonKind(node) != nil else { return }
            store[block, Slots.Item.kind].payload = store.addText("button", node: node.rawValue, isMeasured: false)
            return reportRead(node, as: "button", line: "kind: button")
        }
        store[block, Slots.Item.kind] = .absent
        let pair = (key: key, value: kind.nodeIndex)
        rename(WordUse(pair, OtherWord.row(named: "styledButton"), of: block), to: ["style"])
        guard !store[block, Slots.Item.kind].isWritten else { return }
        write("button", at: kind.nodeIndex, to: Slots.Item.kind, of: block)
    }

    /// Whether a key is the name of a button in the code, `UIButton`, with what the button has.
    private func isNameOfButton(_ entry: OtherPair) -> Bool {
        let word = tree.text(of: entry.key)
        return isLarge(word) && !word.contains(" ") && rowOfButtonKind(entry.key) != nil
            && tree[tree.resolved(entry.value)].kind == .mapping
    }

    /// Reads a button whose only key says which it is, `PrimaryButton: {label: Save}`; nil for any other pair.
    mutating func decodeStyledButton(_ entry: OtherPair, of mapping: NodeIndex, in parent: Place?) -> Record? {
        let look = lookOfButton(named: entry.key)
        guard look != nil || isNameOfButton(entry), tree[tree.resolved(entry.value)].kind != .sequence else {
            return nil
        }
        let record = decodeBody(.block, entry, as: "label", in: parent)
        readLook(of: record)
        var said = [String]()
        for setting in ["kind: button"] + [look].compactMap(\.self)
        where set(setting, below: record, entry) {
            said.append("\(setting.path[0]): \(setting.value)")
        }
        readTexts(ofButton: record)
        let text = tree.flowMap(said, adding: tree.resolved(entry.value), as: "label")
        let short = "{\(said.joined(separator: ", ")), …}"
        let edits = text.map { [Edit(range: tree[mapping].range, text: $0)] }
        reportRead(entry.key, line: ScreenDecoder.short(text) ?? short, edits)
        return record
    }

    /// Whether a key of a component, or another word for it, says one of its fields.
    func says(_ field: String, of record: Record) -> Bool {
        let kind = store.kind(of: record)
        return tree.hasWord(in: store.nodeIndex(of: record), among: 64) { key in
            tree.word(key).map { OtherWord.isWord($0, for: field, in: kind) } == true
        }
    }

    /// Reads a block whose kind says nothing but how it looks as the button that it can only be: `{type: outlined}`.
    mutating func readKindOfLook(of block: Record) {
        // `{type: button, kind: primary}`
        let other = tree.value(ofKey: "type", in: store.nodeIndex(of: block))
        if let other, tree.folded(tree.resolved(other), upTo: 8) == "button",
            case let kind = keyOfField(Slots.Item.kind, of: block), readLook(of: block)
        {
            // Which of the two keys says what is mended by hand.
            takeBackFixes(at: kind)
            return write("button", at: other, to: Slots.Item.kind, of: block)
        }
        let style = store[block, Slots.Item.style]
        guard !store[block, Slots.Item.kind].isWritten, style.hasValue, case let key = tree.key(of: style.nodeIndex),
            let word = tree.word(key, upTo: 16), OtherWord.row(for: word, in: .block)?.ownKey == "kind"
        else { return }
        write("button", at: style.nodeIndex, to: Slots.Item.kind, of: block)
        let name = Schema.standard.symbols.names[Int(style.payload)]
        takeBack(at: key)
        let edits = tree.rewriting(key, to: ["style"], value: name, additions: [(name: "kind", value: "button")])
        reportRead(key, line: "kind: button, style: \(name)", edits)
    }

    /// Whether a word that stands for a kind says how a button looks instead.
    func isLook(_ node: NodeIndex) -> Bool {
        tree.word(node).map { BlockKinds.name(spelt: $0) == nil && OtherWord.looks[Spelling.folded($0)] != nil } == true
    }

    /// Whether the kind of an item says how it looks; `text` does so beside an entry that is `outlined`, and is a label else.
    func isLookOfItem(_ kind: NodeIndex) -> Bool {
        guard tree[kind].kind == .scalar, tree.text(of: kind, equals: "text") else { return isLook(kind) }
        return tree.entries(of: tree[tree[kind].parent].parent, among: 16).contains { other in
            saidKind(of: other).map { ["outlined", "contained", "filled", "tonal"].contains(tree.text(of: $0)) }
                ?? false
        }
    }
}
