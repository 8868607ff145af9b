import Diagnostics
import YAMLSyntax

// Words whose parts tell what they are: `ActionBar: {ActionBar.List: […]}`, `footer: [{label: Save, style: primary}]`.
extension ScreenDecoder {
    /// The row for a key by the parts that stand in its value; nil where they tell nothing.
    func rowOfParts(_ pair: OtherPair, in kind: ComponentKind) -> OtherWord? {
        guard [.screen, .variant, .navigationBar, .block].contains(kind), tree[pair.key].range.length <= 40 else {
            return nil
        }
        let value = tree.resolved(pair.value)
        let word = tree.text(of: pair.key)
        if kind == .screen, isCompound(word, value) {
            if Spelling.folded(word) == "actionbar" { return OtherWord.row(for: "bottomBar", in: kind) }
            return BlockKinds.name(spelt: word).map { OtherWord(word, to: "one of content, kind: \($0)") }
        }
        if kind == .screen || kind == .block, listsButtons(value),
            OtherWord.row(for: word, in: .screen)?.conversion == "one of content, kind: footer"
        {
            return OtherWord.row(for: "buttons", in: kind)
        }
        if kind == .block, let row = rowOfFooter(pair) { return row }
        // `center: {kind: segmented, items: […]}`
        if kind == .navigationBar, case .group(["title"], _)? = OtherWord.row(for: word, in: kind)?.conversion,
            tree[value].kind == .mapping, let said = saidKind(of: value), tree[said].kind == .scalar,
            Spelling.folded(tree.text(of: said)).hasPrefix("segment")
        {
            return OtherWord.row(for: "segments", in: kind)
        }
        return nil
    }

    /// The row for a button of a footer by how it stands out, `footer: {primary: Save, secondary: Send}`, or by its side;
    /// in a list these are the lines of a row.
    private func rowOfFooter(_ pair: OtherPair) -> OtherWord? {
        let mapping = tree[pair.key].parent
        let word = Spelling.folded(tree.text(of: pair.key))
        let isSide = Sides.words.contains(word)
        guard isSide || ["primary", "secondary"].contains(word), mapping.rawValue > 0 else { return nil }
        let value = tree.resolved(pair.value)
        guard tree[value].kind == .mapping || tree[value].kind == .scalar && tree.scalarType(of: value) == .string,
            booleanMeant(by: value) == nil, presenceMeant(by: value) == nil
        else { return nil }
        let names = [saidKind(of: mapping), tree.key(of: mapping)].compactMap(\.self).map { node in
            tree.folded(node, upTo: 16) ?? ""
        }
        guard names.contains(where: WordSet.footers.contains) else { return nil }
        return OtherWord.row(for: isSide ? "button" : word + "Action", in: .block)
    }

    /// The row for a bar at the bottom that lists places to go to, and so may be one of tabs: `bottomBar: [Home, Search]`.
    func rowOfBottomBar(_ word: String, _ list: NodeIndex) -> OtherWord? {
        guard word.utf8.count <= 40 else { return nil }
        var isBottomBar = false
        if case .rename(["toolbar"], let additions)? = OtherWord.row(for: word, in: .screen)?.conversion {
            isBottomBar = !additions.isEmpty
        }
        // `bottom bar: 5 tabs`
        if isBottomBar || Spelling.folded(word) == "footer", let text = tree.word(list, upTo: 120),
            CommonWords.parts(of: text).contains("tabs")
        {
            return OtherWord(word, to: "tabBar")
        }
        return isBottomBar && namesPlaces(list) ? OtherWord.row(for: "bottom", in: .screen) : nil
    }

    /// Whether a list names places in an app, as its tabs do.
    func namesPlaces(_ list: NodeIndex) -> Bool {
        let places = tree.entries(of: list, among: 8).filter { text in
            tree[text].kind == .scalar && WordSet.tabs.contains(tree.text(of: text).lowercased())
        }
        return places.count > 1
    }

    /// Whether a map has only parts that are named after it, as Canvas and other kits name theirs: `Tabs.List`.
    private func isCompound(_ word: String, _ mapping: NodeIndex) -> Bool {
        guard tree[mapping].kind == .mapping, tree[mapping].count > 0 else { return false }
        return tree.pairs(of: mapping, among: 16).allSatisfy { key, _ in
            tree[key].kind == .scalar && tree.text(of: key).hasPrefix(word + ".")
        }
    }

    /// Whether a list holds buttons, each with a text and with what only a button has.
    private func listsButtons(_ list: NodeIndex) -> Bool {
        let items = tree.entries(of: list, among: 16)
        return !items.isEmpty
            && items.allSatisfy { item in
                tree[item].kind == .mapping && saidKind(of: item) == nil
                    && tree.hasKey(["label", "title", "text"], in: item)
                    && tree.hasKey(["style", "action", "variant", "role", "primary", "onPress"], in: item)
            }
    }

    /// The row for Android's menu of a bar, of which the entries say whether they stand in the bar itself, and for one that
    /// is only said to be there; nil for any other.
    func rowOfMenu(_ value: NodeIndex) -> OtherWord? {
        // `menu: "@menu/profile"`
        let isReference = tree.withText(of: value) { $0.count > 1 && $0[0] == UInt8(ascii: "@") }
        if presenceMeant(by: value) == true || tree.word(value).map({ tellsIcon($0) }) == true || isReference
            || isSmall(value) && !tree.text(of: value, equals: "automatic")
        {
            return OtherWord.row(named: "menuOfAny")
        }
        let list = held(value)
        let entries = tree.entries(of: list, among: 64)
        let places = entries.map { entry -> String? in
            let words = ["showAsAction", "app:showAsAction", "android:showAsAction"]
            let place = words.compactMap { tree.value(ofKey: $0, in: held(entry)) }.first
            return place.map { tree.text(of: tree.resolved($0)) }
        }
        // What shows an icon alone stands in the bar as likely as in a menu.
        let words = ["label", "title", "text", "name", "showAsAction"]
        if list == value,
            entries.contains(where: { tree.value(ofKey: "icon", in: $0) != nil && !tree.hasKey(words, in: $0) })
        {
            return OtherWord.row(named: "itemsBySide")
        }
        guard places.contains(where: { $0 != nil && $0 != "never" }) else { return nil }
        return places.allSatisfy { $0?.hasPrefix("always") == true }
            ? OtherWord.row(for: "actions", in: .navigationBar) : OtherWord.row(named: "menuOfBoth")
    }

    /// What the only pair of a map holds; anything else as it is.
    private func held(_ node: NodeIndex) -> NodeIndex {
        let pair = tree[node].kind == .mapping ? tree.onlyPair(of: node) : nil
        return pair.map { tree.resolved($0.value) } ?? node
    }
}
