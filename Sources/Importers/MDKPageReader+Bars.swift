import ScreenModel
import YAMLSyntax

// The action bar, which iOS shows as the navigation bar, and the two kinds of toolbar.
extension MDKPageReader {
    mutating func readActionBar(of page: NodeIndex, into screen: Record) {
        guard let node = tree.value(of: "ActionBar", in: page), tree[node].kind == .mapping else {
            // Older pages have their title beside the bar.
            guard let caption = tree.value(of: "Caption", in: page) else { return }
            let bar = addComponent("navigationBar", .navigationBar, node: caption, in: screen)
            setText("title", of: bar, from: "Caption", in: page)
            leaveOpen("leading", of: bar)
            return closeSilence(ofBar: bar)
        }
        let bar = addComponent("navigationBar", .navigationBar, node: node, in: screen)
        setText("title", of: bar, from: "Caption", in: node)
        if tree.value(of: "Caption", in: node) == nil { setText("title", of: bar, from: "Caption", in: page) }
        setText("subtitle", of: bar, from: "Subhead", in: node)
        let key = "PrefersLargeCaption"
        if let large = tree.value(of: key, in: node) ?? tree.value(of: key, in: page) {
            switch boolean(large) {
            case true: setWord("size", of: bar, to: "large", at: large)
            case false: setWord("size", of: bar, to: "small", at: large)
            case nil: setUndetermined("size", of: bar, at: large)
            }
        }
        let items = tree.objects(of: "Items", in: node)
        let left = items.filter { isLeft($0) }
        let list = tree.value(of: "Items", in: node) ?? node
        readItems(items.filter { !isLeft($0) }, "trailing", of: bar, at: list)
        if isMade("Items", in: node) { leaveOpen("trailing", of: bar) }
        // The system adds a back button where a page was navigated to.
        if left.isEmpty { leaveOpen("leading", of: bar) } else { readItems(left, "leading", of: bar, at: list) }
        closeSilence(ofBar: bar)
    }

    private func isLeft(_ item: NodeIndex) -> Bool { word("Position", in: item) == "left" }

    mutating func readToolbar(of page: NodeIndex, into screen: Record) {
        let isFiori = tree.value(of: "FioriToolbar", in: page) != nil
        guard let node = tree.value(of: isFiori ? "FioriToolbar" : "ToolBar", in: page), tree[node].kind == .mapping
        else {
            // A page has no toolbar but its own.
            return set("toolbar", of: screen, to: Slot.null, at: .none)
        }
        let bar = addComponent("toolbar", .toolbar, node: node, in: screen)
        setWord("position", of: bar, to: "bottom", at: node)
        setHidden(of: bar, from: ["Visible"], in: node)
        if let words = tree.value(of: "HelperText", in: node) {
            let text = addRecord(.helperText, node: node, in: Place(bar, slot: slot("helperText", of: bar)))
            setText("text", of: text, from: "HelperText", in: node)
            set("helperText", of: bar, to: text.offset, at: words)
        }
        let key = tree.value(of: "Items", in: node) == nil ? "Controls" : "Items"
        let items = tree.objects(of: key, in: node)
        // A Fiori toolbar is filled from the right: its first item stands rightmost.
        readItems(isFiori ? items.reversed() : items, "items", of: bar, at: tree.value(of: key, in: node) ?? node)
        if isMade(key, in: node) { leaveOpen("items", of: bar) }
        closeSilence(ofBar: bar)
    }

    /// Bottom navigation switches between main destinations, as a tab bar does.
    mutating func readTabBar(_ control: NodeIndex, into screen: Record) {
        let bar = addComponent("tabBar", .tabBar, node: control, in: screen)
        setHidden(of: bar, from: ["Visible"], in: control)
        guard !isMade("Items", in: control) else { return leaveOpen("items", of: bar) }
        guard let list = tree.value(of: "Items", in: control) else { return }
        setList("items", of: bar, .item, tree.objects(of: "Items", in: control), at: list) { reader, node, tab in
            reader.setHidden(of: tab, from: ["Visible"], in: node)
            reader.setText("label", of: tab, from: "Caption", in: node)
            if reader.isGiven("Image", in: node) { reader.setText("icon", of: tab, from: "Image", in: node) }
            reader.setText("target", of: tab, from: "PageToOpen", in: node)
        }
    }
}
