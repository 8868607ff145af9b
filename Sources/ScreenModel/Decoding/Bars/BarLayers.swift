import YAMLSyntax

// Bars as layers of a design file: what a layer is called, and the layers in it for the title and for each side.
extension ScreenDecoder {
    /// Whether a pair of a navigation bar is what its layer is called and no title, since it says itself that it names a
    /// bar, or stands beside an id or a kind that does.
    func namesLayer(_ pair: OtherPair, of kind: ComponentKind) -> Bool {
        let (mapping, value) = (tree[pair.key].parent, tree.resolved(pair.value))
        guard kind == .navigationBar, tree.text(of: pair.key, equals: "name"), tree[value].kind == .scalar else {
            return false
        }
        let said = saidKind(of: mapping).map { tree.text(of: $0) } ?? ""
        let words = CommonWords.parts(of: String(tree.text(of: value).prefix(64)))
        return bar(called: said) != nil || ScreenDecoder.isLayer(said)
            // As notes, they say so, too.
            || tree.hasKey(["id", "x-id", "x-type"], in: mapping)
            || words.contains(where: ScreenDecoder.wordsForBars.contains)
    }

    private static let wordsForBars: Set = ["bar", "appbar", "navbar", "nav", "navigation", "header", "toolbar"]

    /// Leaves open what the title of a bar is of which only the name of its layer is known.
    mutating func leaveTitleOpen(of bar: Record) {
        let title = Slots.NavigationBar.title
        guard let name = tree.value(ofKey: "name", in: store.nodeIndex(of: bar)),
            case let pair = (key: tree.key(of: name), value: name),
            namesLayer(pair, of: .navigationBar)
        else { return }
        if store[bar, title].isWritten { return reportNote(pair, of: bar) }
        store[bar, title] = Slot(name, Slot.undetermined)
        tell(pair.key, Message.leavesOpen("name", ComponentKind.navigationBar.component, "title"))
    }

    /// Reads the layers of a bar that are its title and a frame for each side, `[{type: TEXT, name: Title, characters: A},
    /// {type: FRAME, name: Trailing, children: […]}]`; false for any other list.
    mutating func decodeSideFrames(_ pair: OtherPair, of bar: Record) -> Bool {
        let list = tree.resolved(pair.value)
        guard tree[list].kind == .sequence, 1...3 ~= tree[list].count else { return false }
        var parts = [(slot: Int, value: NodeIndex)]()
        for element in tree.children(of: list) {
            let layer = tree.resolved(element)
            guard let part = isTitle(layer) ? (Slots.NavigationBar.title, element) : frame(ofSide: layer),
                !store[bar, part.0].isWritten, !parts.contains(where: { $0.slot == part.0 })
            else { return false }
            parts.append(part)
        }
        for part in parts { decodeField(part.slot, of: bar, part.value) }
        tell(pair.key, Message.bySide(tree.text(of: pair.key)))
        return true
    }

    /// The list that a frame called after a side of a bar stands for, and what is in it; nil for any other layer.
    private func frame(ofSide layer: NodeIndex) -> (Int, NodeIndex)? {
        guard tree[layer].kind == .mapping, isLayer(layer), let name = tree.value(ofKey: "name", in: layer),
            let held = layers(of: layer), tree[tree.resolved(held)].kind == .sequence,
            tree.children(of: tree.resolved(held)).allSatisfy({ saysButton($0) }),
            let side = CommonWords.parts(of: String(tree.text(of: tree.resolved(name)).prefix(64))).first
                .flatMap(Sides.list(at:))
        else { return nil }
        return (side == "leading" ? Slots.NavigationBar.leading : Slots.NavigationBar.trailing, held)
    }

    /// Whether a layer says that it is a button, or another kind of item, and none that may be any part of one.
    private func saysButton(_ element: NodeIndex) -> Bool {
        guard let said = saidKind(of: tree.resolved(element)), tree[said].kind == .scalar else { return false }
        return isValue(said, of: ["kind"], in: .item) && !["text", "label"].contains(tree.text(of: said).lowercased())
    }
}
