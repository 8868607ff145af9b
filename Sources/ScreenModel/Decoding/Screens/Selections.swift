import Diagnostics
import YAMLSyntax

// What one part of a screen says of another: which entry is selected, what the back button reads, what a pane holds.
extension ScreenDecoder {
    /// Reads `selected` of an item or a block: the label of one of its own items, else a Boolean.
    mutating func decodeSelected(_ written: NodeIndex, of record: Record) {
        let kind = store.kind(of: record)
        let node = tree.resolved(written)
        let items = store.elements(record, Slots.Item.items)
        if tree[node].kind == .scalar, !items.isEmpty, select(tree.text(of: node), among: items, at: written.rawValue) {
            return
        }
        let isBoolean = if case .boolean = tree.scalarType(of: node) { true } else { false }
        if tree[node].kind == .scalar, !items.isEmpty, !isBoolean, !tree.isNull(node), !isPlaceholder("selected", node)
        {
            if tree.integer(of: node) == 0, let label = labels(of: items).first,
                select(label, among: items, at: written.rawValue)
            {
                return
            }
            reportUnknownEntry(node, among: labels(of: items))
        } else if kind != .block || tree[node].kind == .scalar && tree.integer(of: node) == nil {
            return decodeField(Slots.Item.selected, of: record, written)
        }
        // Which day of a calendar is selected, or which pages of a document, is the affair of a block of that kind.
        store[record, Slots.Item.selected] = Slot(written, Slot.undetermined)
    }

    /// Marks the entry that a tab bar or a sidebar says is selected, and all others as not selected.
    mutating func selectEntries(of screen: Record) {
        let bars = [
            (Slots.Screen.tabBar, Slots.TabBar.selected, Slots.TabBar.items),
            (Slots.Screen.rail, Slots.TabBar.selected, Slots.TabBar.items),
            (Slots.Screen.sidebar, Slots.Sidebar.selected, Slots.Sidebar.items),
        ]
        for (bar, selected, items) in bars {
            guard let record = store.record(screen, bar), store[record, items].hasValue else { continue }
            defer {
                if bar != Slots.Screen.sidebar { reportSecondSelection(among: store.elements(record, items)) }
            }
            guard let label = store.string(record, selected) else { continue }
            // Other screens may share the entries, and select another one.
            var copies = Array(store.elements(record, items))
            for index in copies.indices where copies[index].hasValue {
                copies[index].payload = store.addCopy(of: copies[index].record).offset
            }
            let mark = store[record, selected].node
            if select(label, among: copies[...], at: mark) {
                store[record, items].payload = store.addList(copies, node: store[record, items].node)
            } else if isNew(store[record, selected]) {
                let texts = copies.flatMap { names(of: $0) }
                if !texts.contains(where: \.isEmpty) {
                    reportUnknownSelection(store[record, selected], labels(of: copies[...]), among: texts)
                }
            }
        }
    }

    /// Reports an entry that says it is selected beside another one that does.
    private mutating func reportSecondSelection(among items: ArraySlice<Slot>) {
        // A rule of a team's own may be about just that, and then its examples show it.
        guard example == .none else { return }
        let selected = items.filter(\.hasValue).map(\.record).filter { item in
            store[item, Slots.Item.selected].isWritten && store[item, Slots.Item.selected].payload == 1
        }
        guard selected.count > 1, case let second = store[selected[1], Slots.Item.selected], isNew(second),
            hasRoom(at: tree[second.nodeIndex].range)
        else { return }
        let label = store.string(selected[0], Slots.Item.label) ?? "the first"
        let range = tree[tree.resolved(second.nodeIndex)].range
        report(.screenUnknownValue, range, Message.secondSelection(label), severity: .info)
    }

    /// Whether a selection is looked at for the first time; several screens may share one.
    private mutating func isNew(_ selected: Slot) -> Bool {
        lookedAtSelections.insert(tree.resolved(selected.nodeIndex)).inserted
    }

    /// What an entry may be called by; with an empty text where its label is not known or differs by language.
    private func names(of entry: Slot) -> [String] {
        guard entry.hasValue else { return [""] }
        let record = entry.record
        let label = store[record, Slots.Item.label]
        if label.isWritten, !label.hasValue || !isPlain(label.payload) { return [""] }
        return [Slots.Item.label, Slots.Item.icon, Slots.Item.target, Slots.Item.accessibilityLabel].compactMap {
            store[record, $0].hasValue ? store.string(record, $0) : nil
        }
    }

    /// Whether a text is all there, and the same in all languages.
    private func isPlain(_ text: UInt32) -> Bool {
        let text = store.texts[Int(text)]
        return !text.hasPlaceholder && text.locale == 0
    }

    /// Reports a selection that names none of a bar's entries.
    private mutating func reportUnknownSelection(_ selected: Slot, _ labels: [String], among names: [String]) {
        let node = tree.resolved(selected.nodeIndex)
        guard tree[node].kind == .scalar, !labels.isEmpty, selected.hasValue, isPlain(selected.payload),
            !names.contains(where: { Spelling.folded($0) == Spelling.folded(tree.text(of: node)) }),
            hasRoom(at: tree[node].range)
        else { return }
        reportUnknownEntry(node, among: labels, takesBoolean: false)
    }

    /// Reports the selection of a segmented control that none of its segments has.
    mutating func reportUnknownSegment(of control: Record) {
        let selected = store[control, Slots.SegmentedControl.selected]
        guard selected.hasValue, isNew(selected) else { return }
        let segments = store.elements(control, Slots.SegmentedControl.segments)
        guard segments.allSatisfy({ $0.hasValue && isPlain($0.payload) }) else { return }
        let texts = segments.map { store.string(of: store.texts[Int($0.payload)]) }
        reportUnknownSelection(selected, texts, among: texts)
    }

    /// The words for bars of the screen that are nothing else, and the fields where bars stand: a header or an action bar is
    /// as often a part of the content.
    static let bars: [String: Int] = {
        let words = [
            Slots.Screen.navigationBar: """
            navigationBar navBar topBar titleBar headerBar shellBar appBar topAppBar topNavBar topNavigationBar
            smallTopAppBar mediumTopAppBar largeTopAppBar centerAlignedTopAppBar uiNavigationBar cupertinoNavigationBar
            cupertinoSliverNavigationBar sliverAppBar fuiNavigationBar
            """,
            Slots.Screen.tabBar: """
            tabBar bottomNavigation bottomNavigationBar bottomTabs bottomTabBar bottomNav uiTabBar cupertinoTabBar
            """,
            Slots.Screen.toolbar: "toolbar bottomToolbar bottomBar bottomAppBar uiToolbar fuiToolbar",
            Slots.Screen.sidebar: "sidebar",
        ]
        let pairs = words.flatMap { slot, words in OtherWord.list(words).map { (Spelling.folded($0), slot) } }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()

    /// The screen's field for the bar that a kind of content is; the kits of design tools sort their components in folders:
    /// `iOS/Navigation Bar`.
    func bar(called word: String) -> Int? {
        // All of these words end in `bar`, `tabs`, `nav` or `navigation`.
        guard word.utf8.count < 40, let last = word.utf8.last else { return nil }
        if word.utf8.contains(UInt8(ascii: "/")) {
            let parts = word.split(separator: "/").map(String.init)
            // `Tab Bar/Tab` is what stands in one.
            guard let index = parts.firstIndex(where: { ScreenDecoder.bars[Spelling.folded($0)] != nil }),
                !parts[(index + 1)...].contains(where: CommonWords.mayNamePart)
            else { return nil }
            return ScreenDecoder.bars[Spelling.folded(parts[index])]
        }
        guard "rsvnRSVN".utf8.contains(last) else { return nil }
        let folded = Spelling.folded(word)
        if let bar = ScreenDecoder.bars[folded] { return bar }
        let brand = ScreenDecoder.brands.first { folded.hasPrefix($0) }
        return brand.flatMap { ScreenDecoder.bars[String(folded.dropFirst($0.count))] }
    }

    /// What stands before the name of a bar that says whose it is: `Fiori Toolbar`.
    private static let brands = ["fiori", "sap", "ios", "ipados", "apple", "material", "canvas", "workday", "native"]

    /// Reports bars that are listed in the content of a screen which says nothing of them, so that no rule reads them,
    /// and kinds that are slips of the finger.
    mutating func reportBarsInContent(of screen: Record) {
        for block in store.elements(screen, Slots.Screen.content) where block.hasValue {
            guard let word = store.string(block.record, Slots.Item.kind), word.utf8.count < 32 else { continue }
            let node = store[block.record, Slots.Item.kind].nodeIndex
            guard let slot = bar(called: word) else {
                reportMisspeltKind(word, node)
                continue
            }
            if !store[screen, slot].isWritten { reportBar(word, node, slot) }
        }
        for block in store.elements(screen, Slots.Screen.content) { reportBars(within: block, of: screen, depth: 0) }
        if !store[screen, Slots.Screen.navigationBar].isWritten { reportCorner(of: screen) }
    }

    /// Reports the first block of a screen without a bar that stands in a corner at its top, as the items of a bar do.
    private mutating func reportCorner(of screen: Record) {
        for block in store.elements(screen, Slots.Screen.content).prefix(64) where block.hasValue {
            let corner = tree.pairs(of: tree.resolved(block.nodeIndex), among: 16).first { key, value in
                tree.folded(value, upTo: 16).map(WordSet.corners.contains) == true
                    && tree.folded(key, upTo: 16).map(Sides.keys.contains) == true
            }
            guard let (_, value) = corner else { continue }
            let word = tree.text(of: value)
            let isLeading = Sides.leading.contains { Spelling.folded(word).contains($0) }
            return tell(value, Message.corner(word, isLeading ? "leading" : "trailing"))
        }
    }

    /// Reports bars that stand deeper in the content, in a section or a card.
    private mutating func reportBars(within block: Slot, of screen: Record, depth: Int) {
        guard block.hasValue, depth < ScreenDecoder.sampled.depth else { return }
        for inner in store.elements(block.record, Slots.Item.items) where inner.hasValue {
            sampledValues += 1
            guard sampledValues < ScreenDecoder.sampled.inAll else { return }
            if let word = store.string(inner.record, Slots.Item.kind), let slot = bar(called: word),
                !store[screen, slot].isWritten
            {
                reportBar(word, store[inner.record, Slots.Item.kind].nodeIndex, slot)
            }
            reportBars(within: inner, of: screen, depth: depth + 1)
        }
    }

    private mutating func reportBar(_ word: String, _ node: NodeIndex, _ slot: Int) {
        tell(node, Message.barInContent(word, ComponentKind.screen.component.fields[slot].name))
    }

    /// Tells that a word is likely a slip of what some block is called: `buton`.
    mutating func reportMisspeltKind(_ word: String, _ node: NodeIndex) {
        guard BlockKinds.name(spelt: word) == nil, hasRoom(at: tree[node].range), !CommonWords.hold(word),
            let meant = Suggestion.slips(of: word, in: BlockKinds.names).first
        else { return }
        let message = Message.misspeltKind(word, meant: meant)
        tell(node, message, as: .screenUnknownValue, fix: replacing(node, with: meant, .unsafe))
    }

    /// Marks the item that has a label as selected, and the others as not; false if none has it.
    private mutating func select(_ label: String, among items: ArraySlice<Slot>, at node: UInt32) -> Bool {
        let records = items.filter(\.hasValue).map(\.record)
        let areMeant = records.map { store.string($0, Slots.Item.label) == label }
        guard areMeant.contains(true) else { return false }
        for (record, isMeant) in zip(records, areMeant) where !store[record, Slots.Item.selected].isWritten {
            store[record, Slots.Item.selected] = Slot(node: node, payload: isMeant ? 1 : 0)
        }
        return true
    }

    private func labels(of items: ArraySlice<Slot>) -> [String] {
        items.filter(\.hasValue).compactMap { store.string($0.record, Slots.Item.label) }
    }

    /// Makes an item of `backLabel`, in front of the others; a back button that has no label yet gets it.
    mutating func addBackItem(to bar: Record) {
        let label = store[bar, Slots.NavigationBar.backLabel]
        guard label.isWritten, label.hasValue else { return }
        let leading = store[bar, Slots.NavigationBar.leading]
        let items = store.records(bar, Slots.NavigationBar.leading)
        if let back = items.first(where: { store[$0, Slots.Item.role].payload == Symbols.back }) {
            if !store[back, Slots.Item.label].isWritten { store[back, Slots.Item.label] = label }
            return
        }
        let item = store.addRecord(.item, node: label.node, in: Place(bar, slot: Slots.NavigationBar.backLabel))
        store[item, Slots.Item.role] = Slot(node: label.node, payload: Symbols.back)
        store[item, Slots.Item.label] = label
        let node = leading.isWritten ? leading.node : label.node
        let all: [Slot] =
            [Slot(node: label.node, payload: item.offset)] + store.elements(bar, Slots.NavigationBar.leading)
        store[bar, Slots.NavigationBar.leading] = Slot(node: node, payload: store.addList(all, node: node))
    }

    /// Takes a pane that is only a text for the screen of this file that has it as id.
    mutating func resolvePanes() {
        guard screens.contains(where: { store.record($0.record, Slots.Screen.splitView) != nil }) else { return }
        let ids = Set(screens.compactMap(\.id))
        for screen in screens {
            guard let view = store.record(screen.record, Slots.Screen.splitView) else { continue }
            for pane in store.elements(view, Slots.panes) where pane.hasValue {
                let record = pane.record
                let name = store[record, Slots.Pane.name]
                guard name.hasValue, name.node == pane.node, let id = store.string(record, Slots.Pane.name),
                    ids.contains(id)
                else { continue }
                store[record, Slots.Pane.screen] = name
                store[record, Slots.Pane.name] = .absent
            }
        }
    }
}
