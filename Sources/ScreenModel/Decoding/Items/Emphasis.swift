import Diagnostics
import YAMLSyntax

// Buttons under a word that may be any, which say how much they stand out.
extension ScreenDecoder {
    /// The row for a list of actions of a screen that say how much they stand out, as the items of a navigation bar don't:
    /// they are buttons of the page, or of a bar at its bottom.
    func rowOfActions(_ word: String, _ value: NodeIndex, in kind: ComponentKind) -> OtherWord? {
        let folded = Spelling.folded(word)
        guard ["actions", "actionbar"].contains(folded) else { return nil }
        let list =
            ["items", "buttons", "actions", "List"].compactMap { tree.value(ofKey: $0, in: value) }.first ?? value
        guard tree.value(ofKey: "title", in: value) == nil, tellsLooks(tree.resolved(list)) else { return nil }
        return OtherWord.row(for: folded == "actions" ? "buttons" : "bottomBar", in: kind)
    }

    /// The row for classes of a style sheet of which one says how a button looks: `class: btn btn-primary`.
    func rowOfClass(_ pair: OtherPair, in kind: ComponentKind) -> OtherWord? {
        let (word, value) = (tree.text(of: pair.key), tree.resolved(pair.value))
        guard kind == .item || kind == .block, ["class", "classname"].contains(Spelling.folded(word)),
            tree[value].kind == .scalar,
            case let classes = tree.text(of: value), classes.utf8.count <= 64
        else { return nil }
        let looks = Set(classes.split(separator: " ").compactMap { OtherWord.look(ofClass: String($0)) })
        guard looks.count == 1, let look = looks.first else { return nil }
        // Of a text, a class says `primary`, too.
        let mapping = tree[pair.key].parent
        let said = saidKind(of: mapping).map { Spelling.folded(tree.text(of: $0)) } ?? ""
        let isButton = kind == .item || said.hasSuffix("button") || tree.value(ofKey: "button", in: mapping) != nil
        guard isButton || classes.contains("btn") || classes.lowercased().contains("button") else { return nil }
        return OtherWord(word, to: .words([Spelling.folded(classes): look]))
    }

    /// Whether a list or a map of buttons says how much one of them stands out: `{primary: Save}`,
    /// `[{label: Save, style: primary}]`.
    private func tellsLooks(_ node: NodeIndex) -> Bool {
        let entries = 8
        func isLook(_ node: NodeIndex) -> Bool {
            CommonWords.parts(of: tree.word(node) ?? "").contains { WordSet.emphases.contains($0) }
        }
        if tree[node].kind == .mapping {
            return tree[node].count > 0 && tree.pairs(of: node, among: entries).allSatisfy { key, _ in isLook(key) }
        }
        return tree.children(of: node, among: entries).contains { element in
            tree.pairs(of: tree.resolved(element), among: entries).contains { key, value in
                let word = Spelling.folded(tree[key].range.length <= 40 ? tree.text(of: key) : "")
                return isLook(key) || WordSet.emphasis.contains(word) && isLook(tree.resolved(value))
            }
        }
    }

    /// Whether a word says again of a bar's button that it stands out, `primary button: Save`, which it then does, or only
    /// where that stands, `primary button: in the toolbar`; it stands in the bar or on the screen.
    mutating func stresses(_ pair: OtherPair, _ word: OtherWord.Element, of record: Record) -> Bool {
        let (isOfScreen, value) = (word.path == ["content"], tree.resolved(pair.value))
        guard let style = word.settings.first(where: { $0.path == ["style"] }) else { return false }
        let isMap = tree[value].kind == .mapping
        guard isMap || tree[value].kind == .scalar else { return false }
        let text = isMap ? scalar(of: ["label", "title", "text", "name"], in: value) : value
        let label = text.map { Spelling.folded(tree.text(of: $0)) }
        let bars = [Slots.Screen.toolbar, Slots.Screen.navigationBar].map {
            isOfScreen ? store.record(record, $0) : nil
        }
        let items = (isOfScreen ? bars.compactMap(\.self) : [record]).flatMap { bar in
            switch store.kind(of: bar) {
            case .toolbar: store.records(bar, Slots.Toolbar.items)
            case .navigationBar:
                [Slots.NavigationBar.leading, Slots.NavigationBar.trailing].flatMap { store.records(bar, $0) }
            default: [Record]()
            }
        }
        if let label,
            let item = items.first(where: { store.string($0, Slots.Item.label).map(Spelling.folded) == label })
        {
            set(style, below: item, pair)
            let written = ScalarText(store.string(item, Slots.Item.label) ?? "").yaml
            reportRead(pair.key, line: "{label: \(written), style: \(style.value)}", nil)
            return true
        }
        let place = isMap ? scalar(of: ["where", "position", "location"], in: value) : value
        let isInBar = place.flatMap { tree.word($0, upTo: 60) }.map(CommonWords.parts)?.last == "toolbar"
        let hasFace = isMap && (text != nil || tree.hasKey(["icon"], in: value))
        let namesNone = !hasFace && (isInBar || presenceMeant(by: value) == true || tree.number(of: value) == 1)
        let emphasis = Schema.standard.symbols.number(of: style.value)
        guard isOfScreen, namesNone, items.contains(where: { store[$0, Slots.Item.style].payload == emphasis }) else {
            return false
        }
        reportNote(pair, of: record)
        return true
    }

    /// Whether a text tells what icon buttons look like, `tertiary, large`, and lists none.
    func describesLooks(_ value: NodeIndex) -> Bool {
        guard tree[value].kind == .scalar, tree[value].range.length <= 40 else { return false }
        let looks: Set = ["primary", "secondary", "tertiary", "plain", "small", "medium", "large"]
        let words = CommonWords.parts(of: tree.text(of: value))
        // `24x24, soap-600`, `24 px, tertiary`
        let isMeasured = tree.text(of: value).first?.isNumber == true
        return isMeasured || !words.isEmpty && words.allSatisfy { looks.contains($0) || ["icon", "only"].contains($0) }
    }
}
