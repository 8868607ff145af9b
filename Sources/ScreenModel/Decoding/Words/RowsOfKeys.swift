import YAMLSyntax

// Which row of other words holds for a key, by all that can be told of it: what it is called, holds and stands beside.
extension ScreenDecoder {
    /// The row for the key of a pair, by what the pair holds and stands beside; the fill of a text or an icon is its
    /// colour, that of anything else what is behind it.
    func row(for pair: OtherPair, of record: Record) -> OtherWord? {
        let mapping = tree[pair.key].parent
        let kind = store.kind(of: record)
        let word = tree.text(of: pair.key)
        let folded = Spelling.folded(word)
        let value = tree.resolved(pair.value)
        if kind == .item, let row = rowOfIcon(for: pair, of: record) { return row }
        if let row = rowBySense(pair, of: record) ?? rowOfClass(pair, in: kind) { return row }
        if kind == .item, let row = rowOfItem(word, value, of: record) { return row }
        if kind == .block, tree[value].kind == .sequence, folded == "content" {
            return OtherWord.row(for: "children", in: kind)
        }
        if let row = rowOfParts(pair, in: kind) { return row }
        if kind == .screen, let row = rowOfLayer(word) { return row }
        if kind == .toolbar, let row = rowOfPlace(pair.key) { return row }
        if let row = OtherWord.row(for: word, with: .text, in: kind), isText(value),
            case .rename(let path, _) = row.conversion, isFree(path, below: record), isValue(value, of: path, in: kind)
        {
            return row
        }
        if kind != .block, tree[value].kind == .mapping, let row = OtherWord.row(for: word, with: .map, in: kind),
            tree.value(ofKey: "label", in: value) == nil
        {
            return row
        }
        if kind == .search, folded == "text", isTyped(value, in: mapping) {
            return OtherWord.row(for: "query", in: kind)
        }
        if kind == .screen || kind == .variant, let row = rowOfScreen(pair, word, in: kind) { return row }
        let row =
            rowOfProfile(word, of: record) ?? OtherWord.row(for: word, in: kind) ?? rowOfPath(pair, in: kind)
            ?? rowOfBar(word, in: kind) ?? rowOfBar(named: word, value, in: kind)
            ?? rowOfOwnBar(word, value, in: kind) ?? rowOfNumbered(word, in: kind)
            ?? rowOfConditions(pair, in: kind) ?? rowOfWrapper(pair, in: kind)
        if kind == .block, let row = rowOfButton(pair) { return row }
        if row?.ownKey == "kind" || kind == .tabBar && CommonWords.ofKinds.contains(folded),
            let other = rowOfKind(value, of: record)
        {
            return other
        }
        guard kind == .item || kind == .block, ["fill", "fills"].contains(folded) else { return row }
        let drawn: Set = ["text", "vector", "icon", "glyph", "symbol", "label", "booleanoperation", "star", "line"]
        let isDrawn = saidKind(of: mapping).map { drawn.contains(Spelling.folded(tree.text(of: $0))) } ?? false
        return isDrawn || tree.value(ofKey: "characters", in: mapping) != nil
            ? OtherWord.row(for: "textColor", in: kind) : row
    }

    /// The row for the word for a kind that says how a button looks or what it is for, or the size of a bar; nil for any other.
    private func rowOfKind(_ value: NodeIndex, of record: Record) -> OtherWord? {
        switch store.kind(of: record) {
        case .block:
            // `{label: Home address, type: primary, value: Berlin}` is a row, and no button.
            let block = store.nodeIndex(of: record)
            if isRow(record) || tree.hasKey(["value", "heading", "subtitle", "detail"], in: block), isLook(value),
                !store[record, Slots.Item.kind].isWritten,
                !tree.hasKey(["action", "target", "onTap", "onPress", "onClick", "href"], in: block)
            {
                return OtherWord(notes: "type")
            }
            // `button: {type: primary}`
            if isLook(value) { return OtherWord.row(for: "variant", in: .block) }
            if isStyledButton(value) { return OtherWord.row(named: "styledButton") }
            // SAP's buttons that are none of the others.
            switch tree.folded(value, upTo: 16) {
            case "default": return OtherWord(notes: "type")
            // `{type: cancel, text: Cancel}`
            case "cancel", "dismiss", "submit", "confirm": return OtherWord.row(named: "roleOfButton")
            default: return rowOfButtonKind(value)
            }
        case .item:
            // `{type: button, component: Button/Primary}`
            let isLook = isLookOfItem(value) || store[record, Slots.Item.kind].isWritten && isStyledButton(value)
            return isLook ? OtherWord.row(for: "variant", in: .item) : nil
        case .navigationBar:
            // Canvas calls the size of a bar its variant.
            let saysSize = tree[value].kind == .scalar && sizeOfBar(saidBy: tree.text(of: value)) != nil
            return saysSize ? OtherWord.row(for: "style", in: .navigationBar) : nil
        case .tabBar:
            // `tabBar: {type: segmented}` switches what the page shows.
            let words = ["segmented", "segmentedcontrol", "sidebar", "page", "pages", "paged", "pager", "top", "chips"]
            return tree.folded(value).map(words.contains) == true
                ? OtherWord(notes: "type", leavingOpen: ["hidden"]) : nil
        default: return nil
        }
    }

    /// The row for what says by a state, a size class or the like when a variant holds: `for: {sizeClass: compact}`.
    func rowOfCondition(_ value: NodeIndex) -> OtherWord {
        if tree[value].kind == .mapping { return OtherWord.group }
        let word = tree[value].kind == .scalar ? String(tree.text(of: value).prefix(64)) : ""
        let fields = ["sizeClass", "state", "platform", "orientation", "appearance"]
        let setting = device(saidBy: word) ?? setting(for: word, of: fields, in: ComponentKind.variant.component)
        return OtherWord.condition(setting.map { [Spelling.folded(word): $0] } ?? [:])
    }

    /// Whether a value is a text, and none that tells whether something holds.
    func isText(_ value: NodeIndex) -> Bool {
        tree[value].kind == .scalar && tree.scalarType(of: value) == .string && presenceMeant(by: value) == nil
            && booleanMeant(by: value) == nil
    }
}
