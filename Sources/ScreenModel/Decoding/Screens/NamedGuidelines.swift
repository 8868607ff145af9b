import Diagnostics
import YAMLSyntax

// Screens that name their guideline by the way: `design language: Fiori`, `platform: SAP Fiori for iOS`.
extension ScreenDecoder {
    /// The row for a key that speaks of how an app is designed where its value names a guideline, maybe with the device
    /// beside it; nil for any other.
    func rowOfGuideline(_ pair: OtherPair) -> OtherWord? {
        let (word, value) = (tree.text(of: pair.key), tree.resolved(pair.value))
        guard let name = tree.word(value, upTo: 40), case let words = CommonWords.parts(of: word),
            words.contains(where: WordSet.guidelines.contains), !words.contains(where: WordSet.denials.contains),
            // `system: SAP` may be what stands behind it.
            !GuidelineWords.isVague(name)
                || words.contains(where: ["design", "guideline", "guidelines", "ui"].contains)
        else { return nil }
        let isName = GuidelineWords.guideline(meantBy: name) != nil
        guard isName || GuidelineWords.guideline(namedIn: name) != nil && !platforms(namedIn: value).isEmpty else {
            return nil
        }
        // What says it in our words counts.
        let mapping = tree[pair.key].parent
        if tree.value(ofKey: "guidelines", in: mapping) != nil { return OtherWord(notes: word) }
        let isBeside = tree.hasKey(["platform", "device"], in: mapping)
        return OtherWord(word, to: isName || isBeside ? "guidelines" : "platform")
    }

    /// Whether a screen that names no guideline itself has the name of one where its platform should stand.
    func namesGuideline(_ platform: NodeIndex, in screen: Record) -> Bool {
        let table = Schema.standard.spellingTable(of: .screen, slot: Slots.Screen.platform)
        guard tree[platform].kind == .scalar, tree.withText(of: platform, { table?.symbol(spelt: $0) }) == nil,
            let word = tree.word(platform), !GuidelineWords.isVague(word),
            GuidelineWords.guideline(meantBy: word) != nil, platforms(namedIn: platform).isEmpty
        else { return false }
        return tree.value(ofKey: "guidelines", in: store.nodeIndex(of: screen)) == nil
    }

    /// Whether a map of what is said about a screen names its device or its guideline, which it doesn't itself, and nothing
    /// else that a screen has: `meta: {device: iPad, author: Jo}`.
    func holdsFacts(_ pair: OtherPair) -> Bool {
        let value = tree.resolved(pair.value)
        guard tree[value].kind == .mapping, WordSet.facts.contains(Spelling.folded(tree.text(of: pair.key))),
            !tree.hasKey(["platform", "guidelines"], in: tree[pair.key].parent)
        else { return false }
        let said = tree.pairs(of: value, among: 16).compactMap { saysFact(OtherPair(key: $0, value: $1)) }
        return !said.isEmpty && said.allSatisfy(\.self)
    }

    /// Whether a pair names the device or the guideline of a screen; nil for a note, which says nothing of it.
    private func saysFact(_ pair: OtherPair) -> Bool? {
        guard tree[pair.key].kind == .scalar, case let word = tree.text(of: pair.key) else { return false }
        if rowOfGuideline(pair) != nil { return true }
        if let key = OtherWord.key(for: word, in: .screen) {
            return ["platform", "guidelines", "sizeClasses"].contains(key)
        }
        let row = OtherWord.row(for: word, in: .screen)
        if case .note? = row?.conversion { return nil }
        return row == nil ? nil : false
    }

    /// Takes the guideline that a screen speaks of where it says its platform, if it names none by itself; one with `isShared`
    /// stands in the wrong place, and is moved before it is mended.
    mutating func readGuideline(besidePlatformOf screen: Record, isShared: Bool = false) {
        let (platform, guidelines) = (store[screen, Slots.Screen.platform], Slots.Screen.guidelines)
        guard platform.hasValue, !store[screen, guidelines].isWritten, case let node = platform.nodeIndex,
            // Our own words are shorter than that.
            tree[node].range.length > 8, let text = tree.word(node, upTo: 64),
            let name = GuidelineWords.guideline(namedIn: text)
        else { return }
        let element = Slot(node, store.addText(name, node: node.rawValue, isMeasured: false))
        store[screen, guidelines] = Slot(node, store.addList([element], node: node.rawValue))
        let line = Message.line(["guidelines"], name)
        let insertion = isShared ? nil : tree.insertion(ofKey: "guidelines", name, in: store.nodeIndex(of: screen))
        // Once our word for the platform stands alone, it names no guideline any more: both are written at once.
        func told(at node: NodeIndex) -> Int? {
            diagnostics.lastIndex { !$0.fixes.isEmpty && $0.range == tree[node].range }
        }
        var edits = insertion.map { [$0] }
        if let told = told(at: node) ?? (isShared ? nil : told(at: tree.key(of: node))),
            let fix = diagnostics[told].fixes.first
        {
            edits = edits.map { fix.edits + $0 }
            diagnostics[told].fixes = []
        }
        tell(node, Message.speaksOf("a guideline", text, line), fix: Fix(safe: Message.replace(with: line), edits))
    }

    /// Reads the keys of a map in which each only says that it is meant as a list of names.
    mutating func decodeKeys(_ keys: [NodeIndex], of mapping: NodeIndex, in place: Place) -> UInt32? {
        guard let field = field(at: place), let element = field.element else { return nil }
        let list = "[\(keys.map { tree.sourceText(in: tree[$0].range) }.joined(separator: ", "))]"
        let message = Message.wrongType(field.name, wanted: Message.list, found: described(mapping))
        let line = Message.line([field.name], list)
        let fix = replacing(mapping, with: list, line: line)
        tell(mapping, message + Message.write(line), as: .screenWrongType, fix: fix)
        let slots = keys.enumerated().map { index, key in
            decodeValue(element, key, in: Place(place.record, slot: place.slot, element: index))
        }
        return store.addList(slots, node: mapping.rawValue)
    }

    /// The keys of a map in which each only says that it is meant, `{apple-hig: true}`; nil for any other value.
    func keysMeant(in node: NodeIndex) -> [NodeIndex]? {
        guard tree[node].kind == .mapping else { return nil }
        var keys = [NodeIndex]()
        for (key, value) in tree.pairs(of: node) {
            guard tree[key].kind == .scalar else { return nil }
            switch tree.scalarType(of: tree.resolved(value)) {
            case .boolean(true), .null: keys.append(key)
            case .boolean(false): break
            default: return nil
            }
        }
        return keys.isEmpty ? nil : keys
    }
}
