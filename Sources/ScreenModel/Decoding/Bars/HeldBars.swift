import YAMLSyntax

// Bars in trees that are called somehow: `locators: {navigationBar: {title: A}}`, `tree: [{type: navbar}, {type: list}]`.
extension ScreenDecoder {
    /// The key that is nobody's, or a note, and holds the bars of a screen that says none itself: `locators: {navigationBar:
    /// {title: A}}`; nil if there are several, which may be states of it.
    func onlyHolder(of screen: Record, among pairs: [OtherPair]) -> NodeIndex? {
        let bars = [Slots.Screen.navigationBar, Slots.Screen.toolbar, Slots.Screen.tabBar]
        guard store.kind(of: screen) == .screen, bars.allSatisfy({ !store[screen, $0].isWritten }) else { return nil }
        // Of what is old beside what is new, either may be the screen: `current: {toolbar: [A]}`, `next: {tabBar: [A]}`.
        let isOfDesigns = pairs.prefix(64).contains { pair in
            tree.folded(pair.key, upTo: 32).map(WordSet.designs.contains) == true && mayHoldBars(pair.value)
        }
        let holders = isOfDesigns ? [] : pairs.prefix(64).filter { bringsBars($0) }
        // Beside a bar in other words, it is a state or the like.
        guard holders.count == 1,
            !pairs.prefix(64).contains(where: { $0.key != holders[0].key && bar(called: $0.key) != nil })
        else { return nil }
        return holders[0].key
    }

    private func bringsBars(_ pair: OtherPair) -> Bool {
        guard let word = tree.word(pair.key) else { return false }
        switch OtherWord.row(for: word, in: .screen)?.conversion {
        // What is shared stands where it is used.
        case nil where ScreenDecoder.wordsForDefaults.contains(Spelling.folded(word)): return false
        // What is said about the screen is prose, whatever it speaks of.
        case _ where WordSet.prose.contains(Spelling.folded(word)): return false
        // What holds at one size or in one state is a variant's.
        case nil where !conditions(saidBy: word).isEmpty: return false
        case nil where rowOfRest(Spelling.folded(word), tree.resolved(pair.value)) != nil: return false
        case _ where namesPartOfPage(pair): return false
        case nil, .note(leavingOpen: []): break
        default: return false
        }
        // `tree: {root: {navigationBar: {title: A}}}`
        var value = tree.resolved(pair.value)
        for _ in 0..<3 {
            guard let only = tree.onlyPair(of: value), bar(called: only.key) == nil else { break }
            value = tree.resolved(only.value)
        }
        return tree[value].kind == .sequence ? listsBars(value) : holdsOnlyBars(value)
    }

    /// Whether a key names a part of the page, which may have bars of its own: `map: {toolbar: [Zoom in, Zoom out]}`.
    func namesPartOfPage(_ pair: OtherPair) -> Bool {
        let parts = CommonWords.parts(of: tree.word(pair.key) ?? "")
        guard parts.contains(where: WordSet.partsOfPages.contains), !["screen", "page"].contains(parts.last) else {
            return false
        }
        // What has a bar of a whole screen is one.
        let ofScreens = [Slots.Screen.navigationBar, Slots.Screen.tabBar]
        return !tree.pairs(of: tree.resolved(pair.value), among: 64).contains { key, _ in
            bar(called: key).map(ofScreens.contains) == true
        }
    }

    /// Whether a map has bars as its keys, and none that is a text.
    private func holdsOnlyBars(_ mapping: NodeIndex) -> Bool {
        let bars = tree.pairs(of: mapping, among: 64).filter { bar(called: $0.key) != nil }
        return !bars.isEmpty
            && bars.allSatisfy { _, value in
                // Texts are what something else says of them: `heights: {toolbar: 44}`, `testIds: {toolbar: orders-bar}`.
                tree[tree.resolved(value)].kind != .scalar && !tree[value].hasAnchor
            }
    }

    /// Whether each key of a map is a bar.
    func holdsNothingButBars(_ mapping: NodeIndex) -> Bool {
        tree[mapping].kind == .mapping && tree[mapping].count > 0
            && tree.pairs(of: mapping, among: 16).allSatisfy { key, _ in
                bar(called: key) != nil || tree[mapping].count > 1 && tree.text(of: key, equals: "tabs")
            }
    }

    /// Whether an entry of a list is a bar by its only key or by its kind, and says what stands in it.
    func listsBars(_ list: NodeIndex) -> Bool {
        tree.entries(of: list, among: 16).contains { entry in
            guard tree[entry].kind == .mapping else { return false }
            if outdentedBar(entry) != nil { return true }
            if let pair = tree.onlyPair(of: entry), bar(called: pair.key) != nil { return holdsParts(pair.value) }
            return saidKind(of: entry).map { bar(called: $0) != nil } == true && holdsParts(entry)
        }
    }

    /// The word for a bar in front of what stands in it, where a slip puts both at one level: `{navigationBar: , title: A}`.
    func outdentedBar(_ entry: NodeIndex) -> NodeIndex? {
        let key = tree.firstChild(of: entry)
        guard tree[entry].count > 1, bar(called: key) != nil, tree.isNull(tree.nextSibling(of: key)), holdsParts(entry)
        else { return nil }
        return key
    }

    /// Whether a value has what stands in a bar: a list of it, or keys for it.
    private func holdsParts(_ written: NodeIndex) -> Bool {
        let value = tree.resolved(written)
        if let first = tree.entries(of: value, among: 1).first { return tree.number(of: first) == nil }
        let words = ["items", "buttons", "actions", "children", "layers", "tabs"]
        return holdsPartsOfBar(value)
            || tree.pairs(of: value, among: 64).contains { key, inner in
                tree.folded(key, upTo: 16).map(words.contains) == true && tree.number(of: tree.resolved(inner)) == nil
            }
    }

    func bar(called node: NodeIndex) -> Int? { tree.word(node, upTo: 31).flatMap { bar(called: $0) } }

    /// Reads what the only holder of a screen's bars holds as the screen's own; a list is its content, with the bars in it.
    mutating func readHolder(_ pair: OtherPair, of screen: Record) {
        guard tree[tree.resolved(pair.value)].kind == .sequence else { return absorb(pair, into: screen) }
        rename(WordUse(pair, of: screen), to: ["content"])
        if store[screen, Slots.Screen.content].nodeIndex == pair.value, tree[pair.value].kind == .sequence {
            listsOfParts.append(pair.key)
        }
    }

    /// Whether a map has a part for the top or the bottom of a screen that is none of how far it stands from there.
    func holdsEdges(_ mapping: NodeIndex) -> Bool {
        tree.pairs(of: mapping, among: 64).contains { key, value in
            tree.folded(key, upTo: 16).map(["top", "bottom", "header", "footer"].contains) == true && mayBeBar(value)
        }
    }

    private func mayBeBar(_ written: NodeIndex) -> Bool {
        let value = tree.resolved(written)
        guard tree[value].kind == .scalar else { return holdsParts(value) || holdsOnlyBars(value) }
        // `{top: navigation bar with title}`
        let words = CommonWords.parts(of: tree.word(value, upTo: 80) ?? "")
        return words.contains { ["bar", "toolbar", "navbar"].contains($0) }
    }

    /// Whether a value of a map has a bar as its key: `{ui: {toolbar: [Save]}}`.
    func holdsMapOfBars(_ mapping: NodeIndex) -> Bool {
        tree.pairs(of: mapping, among: 64).contains { _, value in
            tree.pairs(of: tree.resolved(value), among: 64).contains { key, _ in bar(called: key) != nil }
        }
    }

    /// Whether somewhere in a value a bar of the screen may stand, so that it is no note.
    func mayHoldBars(_ written: NodeIndex, depth: Int = 3) -> Bool {
        let value = tree.resolved(written)
        guard depth > 0 else { return false }
        return listsBars(value) || holdsEdges(value)
            || tree.entries(of: value, among: 16).contains { mayHoldBars($0, depth: depth - 1) }
            || tree.pairs(of: value, among: 16).contains { key, inner in
                bar(called: key) != nil && holdsParts(inner) || mayHoldBars(inner, depth: depth - 1)
            }
    }

    /// Whether a map says what stands at the sides of a bar or between them, `{left: Back, center: Orders}`, which
    /// distances don't: `{left: 16}`.
    func holdsPartsOfBar(_ value: NodeIndex) -> Bool {
        tree.pairs(of: value, among: 8).contains { key, written in
            let word = tree[key].kind == .scalar ? Spelling.folded(String(tree.text(of: key).prefix(16))) : ""
            return word == "title" || Sides.words.contains(word) && tree.number(of: tree.resolved(written)) == nil
        }
    }
}
