import Diagnostics
import YAMLSyntax

// Words of which what stands around them says that they may mean something else than usual.
extension ScreenDecoder {
    /// The row that leads on from a word which may mean one of two things on this screen: the tabs of a page that leads
    /// back or has a tab bar beside them, or the right side where people read from there; nil for any other word.
    func rowOfAmbiguity(_ pair: OtherPair, _ row: OtherWord, of record: Record) -> OtherWord? {
        guard let word = tree.folded(pair.key) else { return nil }
        switch store.kind(of: record) {
        case .screen, .variant:
            let mapping = tree[pair.key].parent
            let tabs = word == "tabs" ? pair.value : tree.value(ofKey: "tabs", in: mapping)
            guard let tabs, row.conversion.path?.first == "tabBar", case let list = tree.resolved(tabs),
                !isSeldom(list), !showsIcons(list), presenceMeant(by: list) == nil,
                leadsBack(record) || listsTabs(record, besides: tabs)
                    || tree.value(ofKey: "toolbar", in: mapping) != nil && !namesPlaces(list)
            else { return nil }
            if word == "tabs" { return OtherWord.row(named: "tabsOfPage") }
            // Which of the tabs is selected says no more of what they are.
            return row.conversion.path == ["tabBar", "selected"] ? OtherWord(notes: word) : nil
        case .navigationBar, .toolbar:
            // UIKit's names are those of the sides in reading order.
            let namesSide =
                ["left", "right", "topleft", "topright", "upper"].contains { word.hasPrefix($0) }
                && !word.contains("barbutton")
            return namesSide && readsFromRight ? OtherWord.row(named: "sidesFromRight") : nil
        default: return nil
        }
    }

    /// Whether a screen has a button in its bar that leads back.
    private func leadsBack(_ screen: Record) -> Bool {
        guard let slot = store.slot(named: "navigationBar", of: screen), let bar = store.record(screen, slot)
        else { return false }
        return itemLeadingBack(bar, Slots.NavigationBar.leading) != nil
    }

    /// The first item of a list that leads back.
    func itemLeadingBack(_ bar: Record, _ list: Int) -> Record? {
        store.records(bar, list).first { store[$0, Slots.Item.role].payload == Symbols.back }
    }

    /// Whether a screen has a tab bar by another name whose tabs are listed; of two words for ours, that counts.
    private func listsTabs(_ screen: Record, besides tabs: NodeIndex) -> Bool {
        guard let slot = store.slot(named: "tabBar", of: screen), let bar = store.record(screen, slot)
        else { return false }
        let items = store[bar, Slots.TabBar.items]
        return items.isWritten && !tree.isInside(items.nodeIndex, tabs)
            && tree.value(ofKey: "tabBar", in: store.nodeIndex(of: screen)) == nil
    }

    /// Leaves open whether a toolbar has a tab bar beside it of which only the selected tab is told, `current tab: Inbox`: that
    /// says where people are, and not what they see.
    mutating func leaveTabBarOpen(of screen: Record) {
        guard store[screen, Slots.Screen.toolbar].hasValue, let bar = store.record(screen, Slots.Screen.tabBar),
            !store[bar, Slots.TabBar.items].isWritten,
            case let key = store.nodeIndex(of: bar), tree[key].kind == .scalar,
            OtherWord.row(for: tree.text(of: key), in: .screen)?.conversion.path == ["tabBar", "selected"]
        else { return }
        leaveHiddenOpen(key, of: bar)
        takeBackFixes(at: key)
    }

    /// Whether an entry of a list has an icon, as the tabs of an app have.
    private func showsIcons(_ value: NodeIndex) -> Bool {
        let inner = tree[value].kind == .mapping ? tree.value(ofKey: "items", in: value) : nil
        let list = inner.map { tree.resolved($0) } ?? value
        return tree.children(of: list, among: 16).contains { element in
            tree.pairs(of: tree.resolved(element), among: 16).contains { key, _ in
                tree.folded(key).map { OtherWord.isWord($0, for: "icon", in: .item) } == true
            }
        }
    }

    /// Whether the screen at hand says that it is read from the right, or has texts in a language that is.
    var readsFromRight: Bool {
        tree.pairs(of: screenAtHand.mapping, among: 64).contains { key, written in
            let value = tree.resolved(written)
            guard let word = tree.word(key), let said = tree.word(value) else { return false }
            let row = OtherWord.row(for: word, in: .screen)
            switch row?.ownKey ?? word {
            case "layoutDirection":
                return self.word(meantBy: value, of: Slots.Screen.layoutDirection, in: .screen) == "rtl"
            case "locale": return ReadingDirection.isRightToLeft(said)
            default:
                guard case .words(let settings)? = row?.conversion, settings["true"]?.value == "rtl" else {
                    return false
                }
                return booleanMeant(by: value) == true
            }
        }
    }

    /// The number of elements that a list may have to which another key's are added.
    static let mostGathered = 2000

    /// Reads that a side of a bar has no item as an empty list, `rightButton: none`; what else is not there has no line.
    mutating func decodeNoElement(_ use: WordUse, _ word: OtherWord.Element) {
        let (pair, record) = (use.pair, use.record)
        // What leads back is mostly all there is at its side.
        guard word.settings.isEmpty || word.settings == ["role: back"],
            ["leading", "trailing"].contains(word.path.last), isFree(word.path, below: record),
            let name = word.path.last, case let home = component(at: word.path, of: record),
            let bar = holder(of: word.path, below: record, pair, leavesOpen: true),
            let slot = store.slot(named: name, of: bar)
        else { return reportUnmeant(use) }
        store[bar, slot] = Slot(pair.value, store.addList([], node: pair.value.rawValue))
        let edits =
            home.map { tree.moving(pair.key, to: name, in: $0, value: "[]") }
            ?? tree.rewriting(pair.key, to: word.path, value: "[]")
        reportRead(pair, as: word.path, value: "[]", edits)
    }

    /// Whether a text in a toolbar stands between two spaces, where more often than not it tells how things are.
    func standsBetweenSpaces(_ node: NodeIndex, in place: Place?) -> Bool {
        guard let place, store.kind(of: place.record) == .toolbar, place.slot == Slots.Toolbar.items,
            tree[tree[node].parent].kind == .sequence
        else { return false }
        var (before, isBehind) = (NodeIndex.none, false)
        for element in tree.children(of: tree[node].parent, among: 32) {
            if isBehind { return isSpace(before) && isSpace(element) }
            if element == node { isBehind = true } else { before = element }
        }
        return false
    }

    /// Whether a text in a toolbar is one that tells how things are: `2 selected`, `Total: 34 €`, `Updated just now`.
    func tellsState(_ node: NodeIndex, in place: Place?) -> Bool {
        guard let place, store.kind(of: place.record) == .toolbar, place.slot == Slots.Toolbar.items else {
            return false
        }
        return tree.withText(of: node) { $0.count > 2 && $0.count <= 64 } && tellsState(tree.text(of: node))
    }

    /// Whether a text tells how things are: by a number in front or behind a colon, a sum or a time.
    func tellsState(_ text: String) -> Bool {
        if text.first?.isNumber == true || text.holds("} ") && text.first == "{" { return true }
        guard let space = text.firstIndex(of: " ") else { return false }
        let first = Spelling.folded(String(text[..<space]))
        return text.contains(where: \.isNumber) && (text.holds(": ") || text.contains(where: \.isCurrencySymbol))
            || WordSet.figures.contains(first.last == ":" ? String(first.dropLast()) : first)
    }

    private func isSpace(_ element: NodeIndex) -> Bool {
        let node = element == .none ? element : tree.resolved(element)
        guard node != .none else { return false }
        if tree[node].kind == .scalar { return space(.item, node) == Symbols.flexibleSpace }
        guard let kind = saidKind(of: node), tree[kind].kind == .scalar else { return false }
        return space(called: tree.text(of: kind)) == Symbols.flexibleSpace
    }
}
