import ScreenModel
import YAMLSyntax

// The action bar, which iOS shows as the navigation bar, and the two kinds of toolbar.
extension MDKPageReader {
    mutating func readActionBar(of page: NodeIndex, into screen: Record, _ tree: borrowing YAMLTree) {
        guard let node = tree.value(of: "ActionBar", in: page), tree[node].kind == .mapping else {
            // Older pages have their title beside the bar.
            guard let caption = tree.value(of: "Caption", in: page) else { return }
            let bar = store.addRecord(.navigationBar, node: caption.rawValue, in: place("navigationBar", of: screen))
            setText("title", of: bar, from: "Caption", in: page, tree)
            leaveOpen("leading", of: bar)
            closeSilence(ofBar: bar)
            return set("navigationBar", of: screen, to: bar.offset, at: caption)
        }
        let bar = store.addRecord(.navigationBar, node: node.rawValue, in: place("navigationBar", of: screen))
        set("navigationBar", of: screen, to: bar.offset, at: node)
        setText("title", of: bar, from: "Caption", in: node, tree)
        if tree.value(of: "Caption", in: node) == nil { setText("title", of: bar, from: "Caption", in: page, tree) }
        setText("subtitle", of: bar, from: "Subhead", in: node, tree)
        let key = "PrefersLargeCaption"
        if let large = tree.value(of: key, in: node) ?? tree.value(of: key, in: page) {
            switch boolean(large, tree) {
            case true: setWord("size", of: bar, to: "large", at: large)
            case false: setWord("size", of: bar, to: "small", at: large)
            case nil: set("size", of: bar, to: Slot.undetermined, at: large)
            }
        }
        let items = tree.objects(of: "Items", in: node)
        let left = items.filter { isLeft($0, tree) }
        let list = tree.value(of: "Items", in: node) ?? node
        readItems(items.filter { !isLeft($0, tree) }, "trailing", of: bar, at: list, tree)
        if isMade("Items", in: node, tree) { leaveOpen("trailing", of: bar) }
        // The system adds a back button where a page was navigated to.
        if left.isEmpty { leaveOpen("leading", of: bar) } else { readItems(left, "leading", of: bar, at: list, tree) }
        closeSilence(ofBar: bar)
    }

    private func isLeft(_ item: NodeIndex, _ tree: borrowing YAMLTree) -> Bool {
        word("Position", in: item, tree) == "left"
    }

    mutating func readToolbar(of page: NodeIndex, into screen: Record, _ tree: borrowing YAMLTree) {
        let isFiori = tree.value(of: "FioriToolbar", in: page) != nil
        guard let node = tree.value(of: isFiori ? "FioriToolbar" : "ToolBar", in: page), tree[node].kind == .mapping
        else {
            // A page has no toolbar but its own.
            return set("toolbar", of: screen, to: Slot.null, at: .none)
        }
        let bar = store.addRecord(.toolbar, node: node.rawValue, in: place("toolbar", of: screen))
        set("toolbar", of: screen, to: bar.offset, at: node)
        setWord("position", of: bar, to: "bottom", at: node)
        setHidden(of: bar, from: ["Visible"], in: node, tree)
        if tree.value(of: "HelperText", in: node) != nil {
            let text = store.addRecord(.helperText, node: node.rawValue, in: place("helperText", of: bar))
            setText("text", of: text, from: "HelperText", in: node, tree)
            set("helperText", of: bar, to: text.offset, at: tree.value(of: "HelperText", in: node) ?? node)
        }
        let key = tree.value(of: "Items", in: node) == nil ? "Controls" : "Items"
        let items = tree.objects(of: key, in: node)
        // A Fiori toolbar is filled from the right: its first item stands rightmost.
        readItems(
            isFiori ? items.reversed() : items,
            "items",
            of: bar,
            at: tree.value(of: key, in: node) ?? node,
            tree
        )
        if isMade(key, in: node, tree) { leaveOpen("items", of: bar) }
        closeSilence(ofBar: bar)
    }

    /// Bottom navigation switches between main destinations, as a tab bar does.
    mutating func readTabBar(_ control: NodeIndex, into screen: Record, _ tree: borrowing YAMLTree) {
        let bar = store.addRecord(.tabBar, node: control.rawValue, in: place("tabBar", of: screen))
        set("tabBar", of: screen, to: bar.offset, at: control)
        setHidden(of: bar, from: ["Visible"], in: control, tree)
        guard !isMade("Items", in: control, tree) else { return leaveOpen("items", of: bar) }
        guard let slot = slot("items", of: bar), let list = tree.value(of: "Items", in: control) else { return }
        var slots = [Slot]()
        for node in tree.objects(of: "Items", in: control) {
            let tab = store.addRecord(.item, node: node.rawValue, in: Place(bar, slot: slot, element: slots.count))
            setHidden(of: tab, from: ["Visible"], in: node, tree)
            setText("label", of: tab, from: "Caption", in: node, tree)
            if isGiven("Image", in: node, tree) { setText("icon", of: tab, from: "Image", in: node, tree) }
            setText("target", of: tab, from: "PageToOpen", in: node, tree)
            slots.append(Slot(node: node.rawValue, payload: tab.offset))
        }
        set("items", of: bar, to: store.addList(slots, node: list.rawValue), at: list)
    }

    func place(_ field: String, of record: Record) -> Place {
        Place(record, slot: slot(field, of: record))
    }
}
