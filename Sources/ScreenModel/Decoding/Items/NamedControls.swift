import Diagnostics
import YAMLSyntax

// Controls and parts of a bar that are named where a text stands: `toolbar: [Search Field]`, `contentSlot: [carousel]`.
extension ScreenDecoder {
    /// Reads the name of a control that is no button with that for its text, `Search Field`, among the items of a bar.
    mutating func decodeControl(_ node: NodeIndex, in parent: Place?) -> Record? {
        guard let parent, parent.element != nil, let control = tree.word(node).flatMap(ScreenDecoder.control(called:)),
            case let bar = store.kind(of: parent.record),
            bar == .toolbar || bar == .navigationBar && control.value != "fixed-space"
        else { return nil }
        let record = store.addRecord(.item, node: node.rawValue, in: parent)
        set(control, below: record, (key: node, value: node))
        reportItem(node, Message.line(control.path, control.value))
        return record
    }

    /// Whether all that a map holds are texts of buttons, by names that nobody knows: `{play: Play, shuffle: Shuffle}`.
    func holdsLabels(_ pair: OtherPair) -> Bool {
        let map = tree.resolved(pair.value)
        return tree.text(of: pair.key).hasSuffix("s") && tree[map].kind == .mapping && tree[map].count > 1
            && tree.pairs(of: map, among: 16).allSatisfy { key, written in
                let value = tree.resolved(written)
                guard tree[key].kind == .scalar, tree[value].kind == .scalar, isLarge(tree.text(of: value)) else {
                    return false
                }
                let word = Spelling.folded(tree.text(of: key))
                return ComponentKind.block.component.field(spelt: word) == nil
                    && OtherWord.row(for: word, in: .block) == nil
            }
    }

    /// The only pair of a map that is a button's text with what is said of it: `- Send: {style: primary}`; else nil.
    func namedButton(_ map: NodeIndex) -> OtherPair? {
        guard let pair = tree.onlyPair(of: map), let word = tree.word(pair.key), isLarge(word),
            OtherWord.row(for: word, in: .block) == nil, case let inner = tree.resolved(pair.value),
            tree[inner].kind == .mapping, tree[inner].count > 0
        else { return nil }
        let saysButton = tree.pairs(of: inner, among: 16).allSatisfy { key, _ in
            let word = Spelling.folded(tree.text(of: key))
            return WordSet.buttonAttributes.contains(word) || WordSet.emphases.contains(word)
        }
        return saysButton ? pair : nil
    }

    /// What the name of a control says of the item that it is; nil for any other text.
    static func control(called name: String) -> OtherWord.Setting? {
        name.utf8.count <= 40 ? controls[Spelling.folded(name)] : nil
    }

    /// Reads what stands in the content, or in the slot below a title, by its kind alone: `contentSlot: [carousel]`.
    mutating func decodeKind(_ kind: ComponentKind, _ node: NodeIndex, in parent: Place?) -> Record? {
        // `content: [text]` is one anyway.
        guard kind == .slotItem || kind == .block, let word = tree.word(node), word != "text",
            kind == .slotItem || !isLarge(word),
            let name = kind == .slotItem ? kindOfSlot(word) : BlockKinds.name(spelt: word),
            let slot = kind.component.slot(named: "kind")
        else { return nil }
        let record = store.addRecord(kind, node: node.rawValue, in: parent)
        write(name, at: node, to: slot, of: record)
        reportItem(node, "kind: \(name)")
        return record
    }

    /// The kind that a text in the slot begins with: `carousel of cards`, `Tabs (All, Mine)`.
    private func kindOfSlot(_ text: String) -> String? {
        // A part of a text that YAML took apart at a comma is left alone.
        guard text.contains("(") == text.contains(")") else { return nil }
        let end = [" of ", " for ", " with ", " ("].compactMap { text.firstRange(of: $0)?.lowerBound }.min()
        return kindName(spelt: String(text[..<(end ?? text.endIndex)]), of: .slotItem)
    }

    /// Controls by what they are called and by their classes in AppKit, each with what says the same of an item.
    private static let controls: [String: OtherWord.Setting] = [
        "searchfield": "kind: search-field", "searchbar": "kind: search-field",
        "nssearchtoolbaritem": "kind: search-field", "nstoolbarsearchfield": "kind: search-field",
        "segmentedcontrol": "kind: segmented-control", "segmentedpicker": "kind: segmented-control",
        "nssegmentedcontrol": "kind: segmented-control", "space": "kind: fixed-space",
        "togglesidebar": "role: sidebar-toggle", "sidebartoggle": "role: sidebar-toggle",
        "nstoolbartogglesidebaritem": "role: sidebar-toggle",
        "toggleinspector": "role: inspector", "inspectortoggle": "role: inspector",
        "nstoolbartoggleinspectoritem": "role: inspector",
    ]

    /// The button that a key names of which no more is said than that it is there, `scan button: shown`; nil for any other.
    mutating func shownButton(_ pair: OtherPair, of kind: ComponentKind, in place: Place) -> Record? {
        let words = CommonWords.parts(of: tree.word(pair.key) ?? "")
        guard kind == .item, words.count > 1, words.last.map(["button", "icon"].contains) == true,
            isShown(tree.resolved(pair.value), kind)
        else { return nil }
        let record = decodeOpenWord(pair.key, in: place)
        // Written for the key, it would stand before the colon.
        takeBackFixes(at: pair.key)
        return record
    }
}
