import Diagnostics
import YAMLSyntax

// Items that are listed together for both sides of a navigation bar.
extension ScreenDecoder {
    /// Reads an item of a toolbar that stands under its side, `{left: Share}`; nil in other bars, where each side has a list.
    mutating func decodeSide(_ pair: OtherPair, in place: Place) -> Record? {
        guard store.kind(of: place.record) == .toolbar, tree[tree.resolved(pair.value)].kind == .scalar else {
            return nil
        }
        tell(pair.key, Message.wrapped(tree.text(of: pair.key)))
        return decodeBody(.item, pair, as: "label", in: place)
    }

    /// Whether a value is a map that sorts items by the side of the bar they stand at: `buttons: {left: …, right: …}`.
    func holdsSides(_ value: NodeIndex, of kind: ComponentKind) -> Bool {
        let mapping = tree.resolved(value)
        guard kind == .navigationBar || kind == .toolbar, tree[mapping].kind == .mapping else { return false }
        return tree.firstChild(of: mapping) != .none
            && tree.pairs(of: mapping).allSatisfy { key, _ in
                tree[key].kind == .scalar && Sides.words.contains(Spelling.folded(tree.text(of: key)))
            }
    }

    /// Reads a list whose entries all say at which side of the bar they stand; false for any other list, and where the bar
    /// has items at its sides already.
    mutating func decodeBySide(_ pair: OtherPair, of bar: Record) -> Bool {
        let (leading, trailing) = (Slots.NavigationBar.leading, Slots.NavigationBar.trailing)
        let list = tree.resolved(pair.value)
        guard !store[bar, leading].isWritten, !store[bar, trailing].isWritten, let sides = sides(of: list) else {
            return false
        }
        decodeField(trailing, of: bar, pair.value)
        let items = Array(store.elements(bar, trailing))
        guard items.count == sides.count else { return true }
        store[bar, trailing] = .absent
        for (isLeading, slot) in [(true, leading), (false, trailing)] {
            let own = zip(items, sides).filter { $0.1 == isLeading }.map(\.0)
            if !own.isEmpty { store.setList(own, in: bar, slot, node: pair.value.rawValue) }
        }
        let fix = Fix(safe: Message.sortBySide, edits(sorting: pair, sides))
        tell(pair.key, Message.bySide(tree.text(of: pair.key)), fix: fix)
        return true
    }

    /// Whether each entry of a list stands at the leading side; nil if one of them doesn't say.
    private func sides(of list: NodeIndex) -> [Bool]? {
        guard tree[list].kind == .sequence else { return nil }
        let sides = tree.entries(of: list).map { side(of: $0) }
        return sides.contains(nil) ? nil : sides.compactMap(\.self)
    }

    /// An item of a navigation bar in the list of the side that its value says, `cancelButton: {side: right}`; any other
    /// element stays where it is.
    func standing(_ word: OtherWord.Element, _ value: NodeIndex) -> OtherWord.Element {
        guard word.path == ["leading"] || word.path == ["trailing"] else { return word }
        let said =
            tree[value].kind == .scalar
            ? Sides.list(at: tree.text(of: value)) : side(of: value).map { $0 ? "leading" : "trailing" }
        guard let said else { return word }
        return OtherWord.Element(path: [said], settings: word.settings, text: word.text, isFirst: word.isFirst)
    }

    /// The icon for navigation as the button that leads back, where it is such an icon: `navigationIcon: arrow_back`.
    func leadingBack(_ word: OtherWord.Element, _ value: NodeIndex) -> OtherWord.Element {
        guard word.text == "icon", word.path.last == "leading", word.settings.isEmpty,
            let icon = tree[value].kind == .scalar ? value : scalar(of: ["icon"], in: value),
            tree[value].kind == .scalar || tree.value(ofKey: "role", in: value) == nil,
            IconMeanings.standard.symbol(of: tree.text(of: icon).utf8) == Symbols.back
        else { return word }
        let back = OtherWord.Setting(["role"], "back")
        return OtherWord.Element(path: word.path, settings: [back], text: word.text, isFirst: word.isFirst)
    }

    /// Whether an item says that it stands at the leading side; nil if it doesn't say, or not so that it is known.
    func side(of item: NodeIndex) -> Bool? {
        if tree[item].kind == .scalar, let area = StatedLabel(tree.text(of: item))?.area { return area == "leading" }
        guard tree[item].kind == .mapping else { return nil }
        // The title is taken out of the list later, wherever it stands.
        if isTitle(item) { return false }
        for (key, value) in tree.pairs(of: item, among: 16) {
            guard let word = tree.folded(tree.resolved(value), upTo: 31), tree[key].kind == .scalar,
                Sides.keys.contains(Spelling.folded(tree.text(of: key)))
            else { continue }
            if Sides.leading.contains(word) || Sides.leadingPlacements.contains(word) { return true }
            if Sides.trailing.contains(word) || WordSet.trailingPlacements.contains(word) { return false }
        }
        return nil
    }

    /// Leaves open whether an item is there that names another side than its list: `trailing: [{icon: menu, side: left}]`.
    mutating func leaveOtherSideOpen(of bar: Record) {
        for (slot, isLeading) in [(Slots.NavigationBar.leading, true), (Slots.NavigationBar.trailing, false)] {
            for item in store.records(bar, slot) where store[item, Slots.Item.area].isWritten {
                let node = store.nodeIndex(of: item)
                if side(of: node) == !isLeading { leaveHiddenOpen(node, of: item) }
            }
        }
    }

    /// The row for a profile beside a list of all that stands at the trailing side, in whatever words; nil for any other word.
    func rowOfProfile(_ word: String, of bar: Record) -> OtherWord? {
        guard store.kind(of: bar) == .navigationBar,
            case .element(let element)? = OtherWord.row(for: word, in: .navigationBar)?.conversion,
            element.settings == ["role: profile"],
            store[bar, Slots.NavigationBar.trailing].isWritten || listsTrailing(store.nodeIndex(of: bar))
        else { return nil }
        return OtherWord.row(named: "profileAtSide")
    }

    /// Whether another tool's word in a bar is for the list of all that stands at the trailing side: `{actions: [Search]}`.
    private func listsTrailing(_ bar: NodeIndex) -> Bool {
        tree.pairs(of: bar, among: 64).contains { key, value in
            tree[tree.resolved(value)].kind == .sequence
                && OtherWord.row(for: tree.word(key) ?? "", in: .navigationBar)?.conversion.path == ["trailing"]
        }
    }

    private func edits(sorting pair: OtherPair, _ sides: [Bool]) -> [Edit]? {
        guard let first = tree.replacement(of: pair.key, by: ScalarText(sides.contains(false) ? "trailing" : "leading"))
        else { return nil }
        guard Set(sides).count > 1 else { return [first] }
        let items = Array(tree.children(of: pair.value))
        guard items.count == sides.count else { return nil }
        let leading = zip(items, sides).filter(\.1).map(\.0)
        guard let removal = tree.removal(of: leading, from: pair.value),
            let insertion = tree.insertion(of: leading, at: ["leading"], in: tree[pair.key].parent)
        else { return nil }
        return [first] + removal + [insertion]
    }

    /// Whether an entry of a list says which side of the bar it stands at: `[{label: Edit, side: right}]`.
    func sortsBySide(_ pair: OtherPair) -> Bool {
        let list = tree.resolved(pair.value)
        return Sides.ofBoth.contains(Spelling.folded(tree.text(of: pair.key))) && beginsBack(list)
            || tree.entries(of: list).contains { side(of: $0) == true }
    }

    /// Whether the first item of a list leads back, so that the list holds what stands at the leading side, too.
    private func beginsBack(_ list: NodeIndex) -> Bool {
        var first = tree.firstChild(of: list)
        guard first != .none, tree[list].kind == .sequence || tree[list].kind == .mapping else { return false }
        // In a map, `1: back`.
        if tree[list].kind == .mapping { first = tree.nextSibling(of: first) }
        return holdsBack(tree.resolved(first))
    }

    /// Whether an item is called what leads back or away, or one of its values is.
    func holdsBack(_ item: NodeIndex) -> Bool {
        let values = tree.pairs(of: item, among: 16).map { tree.resolved($0.value) }
        return ([item] + values).contains { tree.folded($0).map(WordSet.leadingItems.contains) == true }
    }

    /// Whether an item of a toolbar only says where those in it stand: `{placement: bottomBar, items: [trash, folder]}`.
    func isPlacedGroup(_ item: Record) -> Bool {
        guard store.kind(of: item) == .item, let place = store.place(of: item), store.kind(of: place.record) == .toolbar
        else { return false }
        return tree.pairs(of: store.nodeIndex(of: item), among: 8).allSatisfy { key, _ in
            let word = Spelling.folded(tree.text(of: key))
            return word == "items" || word == "id" || Sides.keys.contains(word)
        }
    }

    /// Whether a map says what stands in the corners and at the edges: `{top-left: [Back], top-right: [Edit]}`.
    func holdsOnlyPlaces(_ value: NodeIndex) -> Bool {
        let words = tree.pairs(of: value, among: 8).map { key, _ in
            tree[key].kind == .scalar ? Spelling.folded(String(tree.text(of: key).prefix(16))) : ""
        }
        return words.allSatisfy(WordSet.places.contains) && words.contains(where: WordSet.corners.contains)
    }
}

/// The words for the sides of a bar.
enum Sides {
    /// The keys under which the items of both sides may be listed.
    static let ofBoth: Set = ["items", "buttons", "barbuttons", "barbuttonitems", "toolbaritems", "menuitems"]
    /// The keys that say at which side an item stands.
    static let keys: Set = ["side", "position", "placement", "area", "align", "alignment", "location", "slot", "edge"]
    static let leading: Set = ["leading", "left", "start"]
    static let trailing: Set = ["trailing", "right", "end"]
    /// The list of a navigation bar with the items at a side; nil for a word that says none.
    static func list(at word: String) -> String? {
        leading.contains(word) ? "leading" : trailing.contains(word) ? "trailing" : nil
    }
    /// Where SwiftUI places an item, and at which side that is.
    static let leadingPlacements: Set = ["topbarleading", "navigationbarleading", "cancellationaction"]
    static let words = leading.union(trailing).union(["center", "centre", "middle"])
}
