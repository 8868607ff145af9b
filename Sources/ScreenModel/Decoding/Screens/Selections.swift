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
            store[record, Slots.Item.selected] = Slot(node: written.rawValue, payload: Slot.undetermined)
            return
        }
        // Which day of a calendar is selected, or which pages of a document, is the affair of a block of that kind.
        if kind == .block, tree[node].kind != .scalar || tree.integer(of: node) != nil {
            store[record, Slots.Item.selected] = Slot(node: written.rawValue, payload: Slot.undetermined)
            return
        }
        decodeField(Slots.Item.selected, of: record, written)
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
                copies[index].payload = store.addCopy(of: Record(offset: copies[index].payload)).offset
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
        var first: Record?
        for item in items where item.hasValue {
            let record = Record(offset: item.payload)
            let selected = store[record, Slots.Item.selected]
            guard selected.isWritten, selected.payload == 1 else { continue }
            if let first {
                guard isNew(selected), hasRoom(at: tree[selected.nodeIndex].range) else { return }
                let label = store.string(first, Slots.Item.label) ?? "the first"
                let range = tree[tree.resolved(selected.nodeIndex)].range
                return report(.screenUnknownValue, range, Message.secondSelection(label), severity: .info)
            }
            first = record
        }
    }

    /// Whether a selection is looked at for the first time; several screens may share one.
    private mutating func isNew(_ selected: Slot) -> Bool {
        lookedAtSelections.insert(tree.resolved(NodeIndex(rawValue: selected.node))).inserted
    }

    /// What an entry may be called by; with an empty text where its label is not known or differs by language.
    private func names(of entry: Slot) -> [String] {
        guard entry.hasValue else { return [""] }
        let record = Record(offset: entry.payload)
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
        let node = tree.resolved(NodeIndex(rawValue: selected.node))
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
            let kind = store[Record(offset: block.payload), Slots.Item.kind]
            guard kind.hasValue else { continue }
            let word = store.string(of: store.texts[Int(kind.payload)])
            guard word.utf8.count < 32 else { continue }
            let node = NodeIndex(rawValue: kind.node)
            guard let slot = bar(called: word) else {
                reportMisspeltKind(word, node)
                continue
            }
            guard !store[screen, slot].isWritten else { continue }
            reportBar(word, node, slot)
        }
        for block in store.elements(screen, Slots.Screen.content) { reportBars(within: block, of: screen, depth: 0) }
        if !store[screen, Slots.Screen.navigationBar].isWritten { reportCorner(of: screen) }
    }

    /// Reports the first block of a screen without a bar that stands in a corner at its top, as the items of a bar do.
    private mutating func reportCorner(of screen: Record) {
        for block in store.elements(screen, Slots.Screen.content).prefix(64) where block.hasValue {
            let pairs = tree.pairs(of: tree.resolved(block.nodeIndex), among: 16)
            let corner = pairs.first { key, value in
                [key, value].allSatisfy { tree[$0].kind == .scalar && tree[$0].range.length <= 16 }
                    && Sides.corners.contains(Spelling.folded(tree.text(of: value)))
                    && Sides.keys.contains(Spelling.folded(tree.text(of: key)))
            }
            guard let (_, value) = corner else { continue }
            let word = tree.text(of: value)
            let isLeading = Sides.leading.contains { Spelling.folded(word).contains($0) }
            return report(.screenOtherWord, tree[value].range, Message.corner(word, isLeading ? "leading" : "trailing"))
        }
    }

    /// Reports bars that stand deeper in the content, in a section or a card.
    private mutating func reportBars(within block: Slot, of screen: Record, depth: Int) {
        guard block.hasValue, depth < ScreenDecoder.sampled.depth else { return }
        for inner in store.elements(Record(offset: block.payload), Slots.Item.items) where inner.hasValue {
            sampledValues += 1
            guard sampledValues < ScreenDecoder.sampled.inAll else { return }
            let kind = store[Record(offset: inner.payload), Slots.Item.kind]
            if kind.hasValue, let word = store.string(Record(offset: inner.payload), Slots.Item.kind),
                let slot = bar(called: word), !store[screen, slot].isWritten
            {
                reportBar(word, NodeIndex(rawValue: kind.node), slot)
            }
            reportBars(within: inner, of: screen, depth: depth + 1)
        }
    }

    private mutating func reportBar(_ word: String, _ node: NodeIndex, _ slot: Int) {
        let name = ComponentKind.screen.component.fields[slot].name
        report(.screenOtherWord, tree[node].range, Message.barInContent(word, name))
    }

    private mutating func reportMisspeltKind(_ word: String, _ node: NodeIndex) {
        guard BlockKinds.name(spelt: word) == nil, hasRoom(at: tree[node].range), !CommonWords.hold(word),
            let meant = Suggestion.slips(of: word, in: BlockKinds.names).first
        else { return }
        let fix = replacing(node, with: meant, .unsafe)
        let message = Message.misspeltKind(word, meant: meant)
        report(.screenUnknownValue, tree[node].range, message, severity: .info, fix: fix)
    }

    /// Marks the item that has a label as selected, and the others as not; false if none has it.
    private mutating func select(_ label: String, among items: ArraySlice<Slot>, at node: UInt32) -> Bool {
        func isMeant(_ item: Slot) -> Bool {
            guard item.hasValue else { return false }
            let record = Record(offset: item.payload)
            return store.string(record, Slots.Item.label) == label
        }
        guard items.contains(where: isMeant) else { return false }
        for item in items where item.hasValue {
            let record = Record(offset: item.payload)
            guard !store[record, Slots.Item.selected].isWritten else { continue }
            store[record, Slots.Item.selected] = Slot(node: node, payload: isMeant(item) ? 1 : 0)
        }
        return true
    }

    private func labels(of items: ArraySlice<Slot>) -> [String] {
        items.filter(\.hasValue).compactMap { store.string(Record(offset: $0.payload), Slots.Item.label) }
    }

    /// Makes an item of `backLabel`, in front of the others; a back button that has no label yet gets it.
    mutating func addBackItem(to bar: Record) {
        let label = store[bar, Slots.NavigationBar.backLabel]
        guard label.isWritten, label.hasValue else { return }
        let leading = store[bar, Slots.NavigationBar.leading]
        let items = Array(store.elements(bar, Slots.NavigationBar.leading))
        for item in items where item.hasValue {
            let record = Record(offset: item.payload)
            guard store[record, Slots.Item.role].payload == Symbols.back else { continue }
            if !store[record, Slots.Item.label].isWritten { store[record, Slots.Item.label] = label }
            return
        }
        let place = Place(bar, slot: Slots.NavigationBar.backLabel)
        let item = store.addRecord(.item, node: label.node, in: place)
        store[item, Slots.Item.role] = Slot(node: label.node, payload: Symbols.back)
        store[item, Slots.Item.label] = label
        let node = leading.isWritten ? leading.node : label.node
        let list = store.addList([Slot(node: label.node, payload: item.offset)] + items, node: node)
        store[bar, Slots.NavigationBar.leading] = Slot(node: node, payload: list)
    }

    /// Takes a pane that is only a text for the screen of this file that has it as id.
    mutating func resolvePanes() {
        guard screens.contains(where: { store.record($0.record, Slots.Screen.splitView) != nil }) else { return }
        let ids = Set(screens.compactMap(\.id))
        for screen in screens {
            guard let view = store.record(screen.record, Slots.Screen.splitView) else { continue }
            for pane in store.elements(view, Slots.panes) where pane.hasValue {
                let record = Record(offset: pane.payload)
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
