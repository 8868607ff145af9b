import Diagnostics
import YAMLSyntax

/// An item of a toolbar that stands in the navigation bar: SwiftUI lists the items of both bars in one.
struct PlacedItem {
    /// The item.
    let record: Record
    /// The word for its place.
    let node: NodeIndex
    /// What the word means.
    let row: OtherValue

    /// The side of the navigation bar that it says, or its middle: `leading`, `center` or `trailing`.
    var side: String { row.side ?? "" }
}

extension ScreenDecoder {
    /// Moves items of a screen's toolbar into its navigation bar; elsewhere the placement is told to be none.
    mutating func placeItems(of screen: Record) {
        let placed = placedItems
        placedItems = []
        let toolbar = store.record(screen, Slots.Screen.toolbar)
        let platform = store[screen, Slots.Screen.platform].payload
        var moved = [Record: String]()
        var told = Set<NodeIndex>()
        for item in placed {
            let place = store.place(of: item.record)
            let isInToolbar = place?.slot == Slots.Toolbar.items && toolbar != nil && place?.record == toolbar
            if stands(place, at: item.side) {
                let key = tree.key(of: item.node)
                reportSame((key: key, value: item.node), [item.side])
                store[item.record, Slots.Item.placement] = .absent
            } else if platform == Symbols.watchos, item.side != "center" {
                placeOnWatch(item)
            } else if platform == Symbols.macos, isInToolbar {
                placeOnMac(item)
            } else if isInToolbar, let bar = openNavigationBar(of: screen, at: item.node) {
                moved[item.record] = item.side
                store[item.record, Slots.Item.placement] = .absent
                if item.side == "center" { center(item.record, in: bar) }
                // What a wrapper says of several is told once.
                guard told.insert(item.node).inserted else { continue }
                tell(item.node, Message.placed(tree.text(of: item.node), advice: item.row.advice ?? ""))
            } else {
                reportOtherValue("placement", item.node, item.row)
                // In the middle it stands at neither side.
                if item.side == "center" { store.noteUnread(in: item.record) }
            }
        }
        guard !moved.isEmpty, let toolbar, let bar = store.record(screen, Slots.Screen.navigationBar) else { return }
        let items = Array(store.elements(toolbar, Slots.Toolbar.items))
        func side(_ item: Slot) -> String? { item.hasValue ? moved[item.record] : nil }
        add(items.filter { side($0) == "leading" }, to: Place(bar, slot: Slots.NavigationBar.leading))
        add(items.filter { side($0) == "trailing" }, to: Place(bar, slot: Slots.NavigationBar.trailing))
        let rest = items.filter { side($0) == nil }
        // Where each item says its place, nothing is left for a menu that holds more; what leads back comes by itself.
        let menu = Slots.NavigationBar.overflow
        if !store[bar, menu].isWritten, rest.allSatisfy({ isPlaced($0) }) {
            store[bar, menu] = Slot(node: store[toolbar, Slots.Toolbar.items].node, payload: Slot.null)
        }
        // Without items of its own it is no bar at the bottom.
        if rest.isEmpty { return store[screen, Slots.Screen.toolbar].payload = Slot.undetermined }
        let node = store[toolbar, Slots.Toolbar.items].node
        store[toolbar, Slots.Toolbar.items].payload = store.addList(rest, node: node)
    }

    /// What a word says of where SwiftUI places an item; nil for any other word.
    func placement(saidBy written: NodeIndex) -> OtherValue? {
        let node = tree.resolved(written)
        let component = ComponentKind.item.component
        guard let word = tree.word(node), let words = component.fields[Slots.Item.placement].type.enumeration
        else { return nil }
        return OtherValue.row(for: word, of: "placement", in: words, of: component)
    }

    /// Places all items of a toolbar where that says it of them: `toolbar: {placement: topBarTrailing, items: [Add]}`.
    mutating func place(_ pair: OtherPair, itemsOf toolbar: Record) {
        let node = tree.resolved(pair.value)
        guard let row = placement(saidBy: node) else { return }
        place(store.records(toolbar, Slots.Toolbar.items), at: node, row)
    }

    /// Places the items of a toolbar that don't say themselves where they stand.
    private mutating func place(_ items: [Record], at node: NodeIndex, _ row: OtherValue) {
        for item in items where !store[item, Slots.Item.placement].isWritten {
            store[item, Slots.Item.placement] = Slot(node, Slot.undetermined)
            placedItems.append(PlacedItem(record: item, node: node, row: row))
        }
    }

    /// Reads items under the word for where SwiftUI places them, `toolbar: {topBarTrailing: [Add]}`; false for any other
    /// pair, and where the toolbar is the only bar.
    mutating func decodePlaced(_ pair: OtherPair, of toolbar: Record) -> Bool {
        guard let row = placement(saidBy: pair.key), ["leading", "trailing"].contains(row.side),
            OtherWord.row(for: tree.text(of: pair.key), in: .toolbar) == nil, rowOfPlace(pair.key) == nil
        else { return false }
        let known = store.elements(toolbar, Slots.Toolbar.items).count
        decodeElement(WordUse(pair, of: toolbar), OtherWord.Element(path: ["items"]))
        takeBack(at: pair.key)
        place(Array(store.records(toolbar, Slots.Toolbar.items).dropFirst(known)), at: pair.key, row)
        return true
    }

    /// The row for where SwiftUI places items on a watch or a Mac, `toolbar: {primaryAction: New}`; nil for any other word.
    func rowOfPlace(_ key: NodeIndex) -> OtherWord? {
        guard isOn([Symbols.watchos, Symbols.macos]), let row = placement(saidBy: key), row.side != "center" else {
            return nil
        }
        let word = tree.text(of: key)
        let isPrimary = Spelling.folded(word) == "primaryaction"
        guard isPrimary || OtherWord.row(for: word, in: .toolbar) == nil else { return nil }
        guard isOn([Symbols.watchos]) else {
            return isPrimary ? nil : row.side.flatMap { OtherWord.row(for: $0, in: .toolbar) }
        }
        guard let corner = isPrimary ? "scroll" : row.side.map({ "top-\($0)" }) ?? row.value else { return nil }
        return OtherWord(word, to: "one of items, placement: \(corner)")
    }

    /// Whether a place is the list of a navigation bar for a side, so that a placement says nothing more.
    private func stands(_ place: Place?, at side: String) -> Bool {
        guard let place, let slot = place.slot, store.kind(of: place.record) == .navigationBar else { return false }
        return ComponentKind.navigationBar.component.fields[slot].name == side
    }

    /// Places an item of a watch, which has the primary action in the content and the others in its corners.
    private mutating func placeOnWatch(_ item: PlacedItem) {
        let word = tree.text(of: item.node)
        let corner = Spelling.folded(word) == "primaryaction" ? "scroll" : "top-\(item.side)"
        let symbol = Schema.standard.symbols.number(of: corner)
        store[item.record, Slots.Item.placement].payload = symbol ?? Slot.undetermined
        reportOtherValue("placement", item.node, OtherValue(word, of: "placement", is: corner))
    }

    /// Places an item of a Mac in its toolbar, which is the only bar there.
    private mutating func placeOnMac(_ item: PlacedItem) {
        let row = OtherValue(tree.text(of: item.node), of: "placement", is: item.side, at: "area")
        let place = Place(item.record, slot: Slots.Item.placement)
        let isRead = decodeOtherValue(row, at: "area", item.node, in: place) == Slot.missing
        if isRead { store[item.record, Slots.Item.placement] = .absent }
        // A text in the middle is mostly the title.
        guard item.side == "center", isTextAlone(item.record) else { return }
        store[item.record, Slots.Item.kind] = Slot(item.node, Slot.undetermined)
    }

    /// Whether an item says that it stands in the toolbar itself.
    private func isPlaced(_ item: Slot) -> Bool { item.hasValue && store[item.record, Slots.Item.placement].hasValue }

    /// Leaves open whether a toolbar in SwiftUI's words stands at the bottom where its items don't say so: those without
    /// a place stand at the top.
    mutating func leaveToolbarOpen(of screen: Record, placesItems: Bool) {
        guard let toolbar = store.record(screen, Slots.Screen.toolbar), !store.isShared(toolbar, in: screen),
            store[screen, Slots.Screen.platform].payload != Symbols.macos,
            !store[toolbar, Slots.Toolbar.position].isWritten, !store[toolbar, Slots.Toolbar.hidden].isWritten,
            case let items = store.elements(toolbar, Slots.Toolbar.items).filter(\.hasValue),
            !standsAtBottom(toolbar, of: screen, items),
            case let open = items.filter({ !isPlaced($0) }), !open.isEmpty,
            placesItems || isOfSwiftUI(toolbar, of: screen)
        else { return }
        // Of thousands that may be there, rules would compare each with each.
        guard open.count <= ScreenDecoder.mostGathered else {
            return store[screen, Slots.Screen.toolbar].payload = Slot.undetermined
        }
        for item in open {
            let item = item.record
            guard !store[item, Slots.Item.hidden].isWritten else { continue }
            write(Slot(store.nodeIndex(of: item), Slot.undetermined), at: (item, Slots.Item.hidden))
        }
        if let bar = store.record(screen, Slots.Screen.navigationBar), !store.isShared(bar, in: screen) {
            store.noteUnread(in: bar)
        }
        keepMarks(of: screen)
        guard open.count == items.count else { return }
        let value = store[screen, Slots.Screen.toolbar].nodeIndex
        let key = tree.key(of: value)
        write(Slot(value, Slot.undetermined), at: (toolbar, Slots.Toolbar.hidden))
        let placements = open.map { store[$0.record, Slots.Item.placement] }
        guard placements.contains(where: { !$0.isWritten }),
            !open.contains(where: { saysAutomatic($0.record) })
        else { return }
        tell(tree[key].kind == .scalar ? key : value, Message.openToolbar)
    }

    /// Takes back the fixes that would take away the words by which a toolbar is known to be SwiftUI's: in ours it would stand
    /// at the bottom.
    private mutating func keepMarks(of screen: Record) {
        let range = tree[store.nodeIndex(of: screen)].range
        for index in diagnostics.indices.reversed() where !diagnostics[index].fixes.isEmpty {
            guard diagnostics[index].range.start >= range.start else { break }
            if WordSet.swiftUI.contains(tree.sourceText(in: diagnostics[index].range)) { diagnostics[index].fixes = [] }
        }
    }

    /// Takes a toolbar of which all items are placed at the bottom for one that stands there; false for any other.
    private mutating func standsAtBottom(_ toolbar: Record, of screen: Record, _ items: [Slot]) -> Bool {
        let bottom = Symbols.bottom
        guard store[screen, Slots.Screen.platform].payload == Symbols.ipados, let first = items.first,
            items.allSatisfy({ store[$0.record, Slots.Item.placement].payload == bottom })
        else { return false }
        let node = store[first.record, Slots.Item.placement].node
        store[toolbar, Slots.Toolbar.position] = Slot(node: node, payload: bottom)
        return true
    }

    /// Whether a toolbar, or the screen or view around it, is written in SwiftUI's words.
    private func isOfSwiftUI(_ toolbar: Record, of screen: Record) -> Bool {
        let value = store[screen, Slots.Screen.toolbar].nodeIndex
        if store.records(toolbar, Slots.Toolbar.items).contains(where: { isOfSwiftUI(item: $0) }) { return true }
        var mapping = tree[value].parent
        while mapping != .none {
            if tree.hasWord(in: mapping, where: { WordSet.swiftUI.contains(tree.text(of: $0)) }) { return true }
            if mapping.rawValue == store.node(of: screen) { return false }
            mapping = tree[mapping].parent
        }
        return false
    }

    /// Whether an item leaves its place to SwiftUI, which is told of it already.
    private func saysAutomatic(_ item: Record) -> Bool {
        let placement = store[item, Slots.Item.placement]
        return placement.isUndetermined && tree.folded(tree.resolved(placement.nodeIndex), upTo: 16) == "automatic"
    }

    /// Whether an item stands in SwiftUI's wrapper, or where only SwiftUI places one.
    private func isOfSwiftUI(item: Record) -> Bool {
        if saysAutomatic(item) { return true }
        var node = store.nodeIndex(of: item)
        // In a wrapper of several it stands in a list: `ToolbarItemGroup: {items: [Done]}`.
        for _ in 0..<(store[item, Slots.Item.placement].hasValue ? 1 : 3) where node != .none && node.rawValue > 0 {
            let key = tree.key(of: node)
            if tree[key].kind == .scalar, tree.text(of: key).hasPrefix("ToolbarItem") { return true }
            node = tree[node].parent
        }
        return false
    }

    /// The navigation bar of a screen, of which more may be there than is said; nil where there is none.
    private mutating func openNavigationBar(of screen: Record, at node: NodeIndex) -> Record? {
        let slot = Slots.Screen.navigationBar
        if store[screen, slot].isWritten { return store.record(screen, slot) }
        let bar = store.addRecord(.navigationBar, node: node.rawValue, in: Place(screen, slot: slot))
        store[screen, slot] = Slot(node, bar.offset)
        store.noteUnread(in: bar)
        return bar
    }

    private mutating func add(_ items: [Slot], to place: Place) {
        guard let slot = place.slot, let first = items.first else { return }
        let list = store[place.record, slot]
        guard list.hasValue || list.isNull || !list.isWritten else { return }
        store.append(items, to: place.record, slot, node: list.isWritten ? list.node : first.node)
    }
}
