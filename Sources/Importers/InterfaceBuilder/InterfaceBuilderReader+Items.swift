import Diagnostics
import ScreenModel

// The items of bars, and buttons wherever they stand.
extension InterfaceBuilderReader {
    /// Reads a bar button item: one of the system's, a view of its own, an image, or a title.
    mutating func readBarItem(_ item: Int, into record: Record) {
        readHidden(of: item, into: record)
        if let style = xml.attribute("style", of: item) {
            if xml.equals(style, "done") || xml.equals(style, "prominent") {
                setWord("style", of: record, to: "primary", at: node(at: style))
            }
            if xml.equals(style, "plain") { setWord("style", of: record, to: "plain", at: node(at: style)) }
        }
        if let color = xml.child(keyed: "tintColor", of: item) { setColor("color", of: record, from: color) }
        if let enabled = xml.attribute("enabled", of: item), xml.equals(enabled, "NO") {
            set("disabled", of: record, to: 1, at: node(at: enabled))
        }
        readAccessibilityLabel(of: item, into: record)
        readAction(of: item, into: record)
        // With an action of its own the menu opens on a long press.
        if let menu = xml.child(keyed: "menu", of: item), isUnset("action", of: record) {
            setWord("kind", of: record, to: "menu", at: node(of: menu))
        }
        if let view = xml.child(keyed: "customView", of: item) {
            readCustomView(view, into: record)
        } else if let system = xml.attribute("systemItem", of: item), !xml.equals(system, "custom") {
            readSystemItem(xml.text(system), at: node(at: system), into: record)
        } else if image(of: item) != nil {
            setImage(of: record, from: item)
            // A title beside an image is what assistive technology reads; it is not shown.
            if isUnset("accessibilityLabel", of: record) {
                setText("accessibilityLabel", of: record, from: "title", in: item)
            }
        } else {
            setText("label", of: record, from: "title", in: item)
            // A text that nobody can tap may be there to be read, as a status between spaces is.
            if xml.flag("enabled", of: item) == false, isUnset("action", of: record), isUnset("target", of: record) {
                leaveOpen("kind", of: record)
            }
        }
    }

    private mutating func readSystemItem(_ word: String, at node: UInt32, into record: Record) {
        guard let known = SystemItem.table[word] else { return leaveFaceOpen(of: record, at: node) }
        setSystemItem(known, of: record, at: node)
        switch known.face {
        case .text: set("icon", of: record, to: Slot.null, at: node)
        case .icon: set("label", of: record, to: Slot.null, at: node)
        case .space: break
        }
    }

    /// A view in an item's place can say and mean anything.
    private mutating func readCustomView(_ view: Int, into record: Record) {
        let node = node(of: view)
        switch xml.elements[view].name {
        case "segmentedControl": setWord("kind", of: record, to: "segmented-control", at: node)
        case "searchBar": setWord("kind", of: record, to: "search-field", at: node)
        case "label":
            setWord("kind", of: record, to: "label", at: node)
            return setText("label", of: record, from: "text", in: view)
        case "button": break
        default: leaveOpen("kind", of: record)
        }
        leaveFaceOpen(of: record, at: node)
    }

    /// Sets the icon of an item from an object's image, which may have its text in it unless it is one of the system's.
    mutating func setImage(of record: Record, from element: Int) {
        guard let icon = setIcon(of: record, from: element), isUnset("label", of: record) else { return }
        set("label", of: record, to: icon.isSystem ? Slot.null : Slot.unreadable, at: icon.node)
    }

    /// Sets the icon from an object's image; what an image of the app's own shows is unknown.
    @discardableResult
    mutating func setIcon(of record: Record, from element: Int) -> (node: UInt32, isSystem: Bool)? {
        guard let (image, owner) = image(of: element) else { return nil }
        let node = node(at: image)
        guard let catalog = xml.attribute("catalog", of: owner), xml.equals(catalog, "system") else {
            setUndetermined("icon", of: record, at: node)
            return (node, false)
        }
        setString("icon", of: record, from: image)
        setWord("iconSource", of: record, to: "system", at: node)
        return (node, true)
    }

    /// The name of an object's image, and the element that says it: the object, or where the image has a size or colour of
    /// its own, a reference in it.
    func image(of element: Int) -> (name: SourceRange, owner: Int)? {
        if let name = xml.attribute("image", of: element) { return (name, element) }
        guard let reference = xml.child(keyed: "image", of: element) else { return nil }
        return xml.attribute("image", of: reference).map { ($0, reference) }
    }

    mutating func readAccessibilityLabel(of element: Int, into record: Record) {
        guard let configuration = xml.child("accessibility", of: element) else { return }
        let name = "accessibilityLabel"
        setText(name, of: record, from: "label", in: configuration, translatedAs: name, of: element)
    }

    /// What tapping does: an action of code, or a segue to another screen.
    mutating func readAction(of element: Int, into record: Record) {
        guard let connections = xml.child("connections", of: element) else { return }
        for connection in xml.children(of: connections) {
            switch xml.elements[connection].name {
            case "action":
                guard let selector = xml.attribute("selector", of: connection) else { continue }
                setString("action", of: record, from: selector)
            case ElementName.segue:
                guard let destination = xml.attribute("destination", of: connection) else { continue }
                if let target = family.screen(behind: xml.text(destination), in: file) {
                    setString("target", of: record, to: target, at: node(at: destination))
                }
            default: continue
            }
        }
    }

    mutating func readSegments(of control: Int, into record: Record) {
        guard let list = xml.child("segments", of: control), let slot = slot("segments", of: record) else { return }
        var slots = [Slot]()
        for segment in xml.children(of: list) {
            guard let title = xml.property("title", of: segment), title.kind != .encoded else { continue }
            let node = node(at: title.range)
            slots.append(Slot(node: node, payload: addText(title, node: node, isMeasured: true)))
        }
        let node = node(of: list)
        store[record, slot] = Slot(node: node, payload: store.addList(slots, node: node))
    }
}
