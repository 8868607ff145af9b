import Diagnostics
import YAMLSyntax

// Bars that are listed with all that is on a screen: `components: [{type: navigation-bar, title: Orders}, {type: list}]`.
extension ScreenDecoder {
    /// Notes that a screen's content stands, wholly or in part, under a word for all that is on the screen.
    mutating func noteListOfParts(_ pair: OtherPair, of record: Record) {
        // Nobody writes more of them, and each is looked for in all of the content.
        guard listsOfParts.count < 4, [.screen, .variant].contains(store.kind(of: record)),
            tree[pair.value].kind != .scalar
        else { return }
        let word = Spelling.folded(tree.text(of: pair.key))
        var isGroup = false
        if case .group? = OtherWord.row(for: word, in: .screen)?.conversion { isGroup = true }
        let holdsAny = isGroup || WordSet.parts.contains(word) || WordSet.stacks.contains(word)
        if holdsAny || ["table", "top", "bottom", "buttons", "actions"].contains(word) {
            listsOfParts.append(pair.key)
        }
    }

    /// Reads bars out of the content of a screen, or of a variant, as its own, where they are listed under such a word.
    mutating func readListedBars(of screen: Record) {
        let home = store.nodeIndex(of: screen)
        let keys = listsOfParts.filter { tree.isInside($0, home) }
        listsOfParts.removeAll(where: keys.contains)
        for key in keys { readBars(listedAs: key, of: screen, besideRows: readRows(listedAs: key, of: screen)) }
    }

    private mutating func readBars(listedAs key: NodeIndex, of screen: Record, besideRows isBesideRows: Bool) {
        let content = store[screen, Slots.Screen.content]
        let list = tree.nextSibling(of: key)
        let isOfBars = ["bars", "chrome", "top", "bottom"].contains(Spelling.folded(tree.text(of: key)))
        var bars = [ListedBar]()
        var rest = [Slot]()
        // As content, rows would be no parts of bars any more.
        var holdsMore = isBesideRows
        for block in store.elements(screen, Slots.Screen.content) {
            guard tree[block.nodeIndex].parent == list, let bar = listedBar(block, amongBars: isOfBars) else {
                leaveOpen(barInText: block.nodeIndex, of: screen)
                rest.append(block)
                continue
            }
            if store[screen, bar.slot].isWritten {
                leaveOpen(bar, block)
                if isBesideRows, let made = store.record(screen, bar.slot) { store.noteUnread(in: made) }
                rest.append(block)
                holdsMore = true
            } else {
                read(bar, of: screen)
                bars.append(bar)
            }
        }
        // Written as `content`, the bar would stand in it.
        if holdsMore { takeBackFixes(at: key) }
        guard !bars.isEmpty else { return }
        let isContent = content.nodeIndex == list
        store[screen, Slots.Screen.content] = .absent
        // 'content: []' beside it still says that there is none.
        if !rest.isEmpty || !isContent { store.setList(rest, in: screen, Slots.Screen.content, node: content.node) }
        let keepsName = bars.contains { namesLayer($0, of: screen) }
        let edits =
            holdsMore || keepsName || tree[list].kind != .sequence
            ? nil : edits(moving: bars, outOf: key, isContent: isContent)
        takeBack(at: key)
        let word = tree.text(of: key)
        let names = bars.map { ComponentKind.screen.component.fields[$0.slot].name }
        let kind = store.kind(of: screen)
        let message = Message.listedBars(word, names, of: kind, isAll: bars.count == tree[list].count)
        tell(key, message, fix: Fix(safe: Message.writeBars(beside: word), edits))
    }

    /// Leaves open a bar that an entry tells of in a text, `"Toolbar: Save, Send"`.
    private mutating func leaveOpen(barInText node: NodeIndex, of screen: Record) {
        guard let text = tree.word(node, upTo: 200),
            let end = text.firstIndex(of: ":") ?? text.firstRange(of: " with ")?.lowerBound,
            let slot = bar(called: String(text[..<end])), !store[screen, slot].isWritten
        else { return }
        store[screen, slot] = Slot(node, Slot.unreadable)
        tell(node, Message.barInText(text, ComponentKind.screen.component.fields[slot].name))
    }

    /// A bar that is an element of a list: a map with its kind, or one whose only key is the kind.
    private struct ListedBar {
        /// The element.
        let element: NodeIndex
        /// What is said of the bar.
        let value: NodeIndex
        /// The word that says which bar it is.
        let word: NodeIndex
        /// The key that has this word for its value; nil if the word is the key itself.
        let key: NodeIndex?
        /// The screen's field for such bars.
        let slot: Int
    }

    /// The bar that an entry of a list is; among bars, tabs are those of the app.
    private func listedBar(_ block: Slot, amongBars isOfBars: Bool) -> ListedBar? {
        let element = block.nodeIndex
        guard block.hasValue, tree[element].kind == .mapping else { return nil }
        let first = tree.firstChild(of: element)
        if let only = tree.onlyPair(of: element) {
            if let word = tree.word(first, upTo: 31),
                let slot = bar(called: word, amongBars: isOfBars) ?? barAtTop(first, only.value, element)
            {
                return ListedBar(element: element, value: only.value, word: first, key: nil, slot: slot)
            }
            // `- bottom: {toolbar: [Save]}`
            if tree.folded(first, upTo: 16).map(["top", "bottom", "header", "footer"].contains) == true,
                let inner = tree.onlyPair(of: tree.resolved(only.value)), let slot = bar(called: inner.key)
            {
                return ListedBar(element: element, value: inner.value, word: inner.key, key: nil, slot: slot)
            }
        } else if let key = outdentedBar(element), let slot = bar(called: key) {
            return ListedBar(element: element, value: element, word: key, key: key, slot: slot)
        }
        let kind = store[block.record, Slots.Item.kind]
        if let bar = layer(element, kind) { return bar }
        guard kind.hasValue, tree[kind.nodeIndex].parent == element, kind.nodeIndex != first else { return nil }
        let word = store.string(of: store.texts[Int(kind.payload)])
        guard let slot = bar(called: word, amongBars: isOfBars) ?? barAtTop(kind.nodeIndex, element, element) else {
            return nil
        }
        let key = tree.key(of: kind.nodeIndex)
        return ListedBar(element: element, value: element, word: kind.nodeIndex, key: key, slot: slot)
    }

    /// Whether the name of a bar's layer is all that is known of its title: moved without its kind, it would be one.
    private func namesLayer(_ bar: ListedBar, of screen: Record) -> Bool {
        guard bar.slot == Slots.Screen.navigationBar, let made = store.record(screen, bar.slot),
            let name = tree.value(ofKey: "name", in: bar.value), name != bar.word
        else { return false }
        return store[made, Slots.NavigationBar.title].nodeIndex == name
    }

    /// The screen's field for what an entry says to be its top, with items at its sides, `- header: {title: A, right: [Save]}`,
    /// or with a title in front of all else where another entry is a bar.
    private func barAtTop(_ word: NodeIndex, _ written: NodeIndex, _ entry: NodeIndex) -> Int? {
        let bar = tree.resolved(written)
        guard tree.folded(word, upTo: 16).map(["top", "header"].contains) == true, tree[bar].kind == .mapping else {
            return nil
        }
        let words = Sides.words.union(["back", "backbutton", "navigationicon"])
        let hasSides = tree.hasWord(in: bar, among: 16) { tree.folded($0, upTo: 16).map(words.contains) == true }
        return hasSides || isFirstOfBars(entry) && tree.value(ofKey: "title", in: bar) != nil
            ? Slots.Screen.navigationBar : nil
    }

    /// Whether an entry is the first of a list with a bar in it, but none for the top.
    private func isFirstOfBars(_ entry: NodeIndex) -> Bool {
        let list = tree[entry].parent
        guard tree[list].kind == .sequence, tree.firstChild(of: list) == entry else { return false }
        let bars = tree.entries(of: list, among: 32).compactMap { other -> Int? in
            let word = tree.onlyPair(of: other)?.key ?? saidKind(of: other)
            return word.flatMap { tree[$0].kind == .scalar ? self.bar(called: tree.text(of: $0)) : nil }
        }
        return !bars.isEmpty && !bars.contains(Slots.Screen.navigationBar)
    }

    /// The bar that a layer of a design file, or a part of a screen, is by its name, `{name: Nav Bar / Large, type: INSTANCE}`,
    /// `{section: Toolbar, items: […]}`; nil for one that says itself what it is.
    private func layer(_ element: NodeIndex, _ kind: Slot) -> ListedBar? {
        let isLayer = kind.hasValue && ScreenDecoder.isLayer(store.string(of: store.texts[Int(kind.payload)]))
        guard isLayer || !kind.isWritten, let written = nameOfPart(element), let name = tree.word(written, upTo: 63)
        else { return nil }
        let words = name.prefix { $0 != "/" }.split(separator: " ").joined(separator: " ")
        guard let slot = bar(called: name) ?? bar(called: words) ?? barAtTop(written, element, element) else {
            return nil
        }
        return ListedBar(element: element, value: element, word: written, key: tree.key(of: written), slot: slot)
    }

    /// What a part of a screen is called.
    private func nameOfPart(_ element: NodeIndex) -> NodeIndex? {
        let name = tree.pairs(of: element, among: 16).first { key, _ in
            tree.folded(key, upTo: 15).map(WordSet.namesOfBars.contains) == true
        }
        if let name { return name.value }
        // A section that is called after a bar and lists something is that.
        guard let title = tree.value(ofKey: "title", in: element), bar(called: title) != nil,
            tree.hasKey(["items", "buttons", "actions"], in: element)
        else { return nil }
        return title
    }

    /// Whether a word is what design files call any part.
    static func isLayer(_ word: String) -> Bool {
        let words = ["instance", "frame", "component", "componentinstance", "componentset", "layer", "group"]
        return word.utf8.count <= 20 && words.contains(Spelling.folded(word))
    }

    /// The screen's field for the bar that a word calls; among bars, `navigation` and `tab` say enough.
    private func bar(called word: String, amongBars isOfBars: Bool) -> Int? {
        if isOfBars, Spelling.folded(word) == "tabs" { return Slots.Screen.tabBar }
        return bar(called: word) ?? (isOfBars ? bar(called: word + "Bar") : nil)
    }

    /// Reads a bar again as what it is; what was told of it as a part of the content is dropped.
    private mutating func read(_ bar: ListedBar, of screen: Record) {
        takeBack(within: tree[bar.element].range)
        // The name of a layer may be the bar's title, or what it is.
        if let key = bar.key, !["name", "layer"].contains(tree.text(of: key)), tree.nextSibling(of: key) == bar.word,
            case let word = Spelling.folded(tree.text(of: key)),
            word == "title" || WordSet.namesOfBars.contains(word)
        {
            keysRead.insert(key)
        }
        if bar.key == bar.word { keysRead.insert(bar.word) }
        let outer = holder
        holder = screen
        decodeField(bar.slot, of: screen, bar.value)
        holder = outer
        if let made = store.record(screen, bar.slot), store.kind(of: made) == .navigationBar {
            let (kind, title) = (Slots.NavigationBar.kind, Slots.NavigationBar.title)
            if store[made, kind].nodeIndex == bar.word { store[made, kind] = .absent }
            // What a layer is called, nobody reads in the bar.
            if store[made, title].nodeIndex == bar.word { store[made, title].payload = Slot.unreadable }
        }
        // Which bar it is says the word, and that is told once.
        let start = tree[bar.key ?? bar.word].range.start
        takeBack(within: SourceRange(start: start, end: tree[bar.word].range.end))
    }

    /// Leaves open what a listed bar is that stands on the screen itself, too.
    private mutating func leaveOpen(_ bar: ListedBar, _ block: Slot) {
        store[block.record, Slots.Item.kind].payload = Slot.undetermined
        let name = ComponentKind.screen.component.fields[bar.slot].name
        tell(bar.word, Message.barInContent(tree.text(of: bar.word), name))
    }

    private func edits(moving bars: [ListedBar], outOf key: NodeIndex, isContent: Bool) -> [Edit]? {
        let (list, home) = (tree.nextSibling(of: key), tree[key].parent)
        let fields = ComponentKind.screen.component.fields
        let written = bars.compactMap { bar in
            // Without its word, a bar would lose the size that this says.
            sizeOfBar(saidBy: tree.text(of: bar.word)) == nil
                ? tree.insertion(ofKey: fields[bar.slot].name, holding: bar.value, without: bar.key, in: home) : nil
        }
        guard written.count == bars.count else { return nil }
        if bars.count == tree[list].count { return tree.removal(ofPair: key).map { [$0] + written } }
        guard let removal = tree.removal(of: bars.map(\.element), from: list) else { return nil }
        return (isContent ? [Edit(range: tree[key].range, text: tree.writtenKey("content", in: home))] : []) + removal
            + written
    }
}
