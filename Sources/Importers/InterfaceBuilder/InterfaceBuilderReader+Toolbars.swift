import ScreenModel

// The toolbar: that of the navigation controller, or one that stands in the view.
extension InterfaceBuilderReader {
    mutating func readToolbar(of number: Int, into screen: Record) {
        let isInView = readBar(ElementName.toolbar, "toolbar", inViewOf: number, into: screen) { reader, view, screen in
            reader.readToolbarInView(view, of: number, into: screen)
        }
        if isInView { return }
        let element = document.controllers[number].element
        guard let list = xml.child("toolbarItems", of: element) else { return }
        let items = barButtonItems(in: list)
        guard !items.isEmpty else { return }
        let node = node(of: list)
        guard let container = container(.navigation, of: containment.placements[number]),
            container.flag("toolbarHidden") == false
        else {
            // Whether the container shows its toolbar, code decides.
            return setUndetermined("toolbar", of: screen, at: node)
        }
        let toolbar = addComponent("toolbar", .toolbar, node: node, in: screen)
        setWord("position", of: toolbar, to: "bottom", at: node)
        readBackground(ofBar: "toolbar", of: container, into: toolbar)
        setList("items", of: toolbar, .item, items, at: node) { $0.readBarItem($1, into: $2) }
    }

    private mutating func readToolbarInView(_ view: Int, of number: Int, into screen: Record) {
        let toolbar = addComponent("toolbar", .toolbar, node: node(of: view), in: screen)
        readHidden(of: view, into: toolbar)
        readBarBackground(view, into: toolbar)
        if let edge = edge(of: view, inViewOf: number) {
            setWord("position", of: toolbar, to: edge, at: store.node(of: toolbar))
        }
        guard let list = xml.child("items", of: view) else { return }
        let items = barButtonItems(in: list)
        guard !items.isEmpty else { return }
        setList("items", of: toolbar, .item, items, at: node(of: list)) { $0.readBarItem($1, into: $2) }
    }

    /// The edge of its controller's view at which a bar stands, top or bottom, by the frames that Xcode last computed.
    func edge(of bar: Int, inViewOf number: Int) -> String? {
        guard let view = view(of: number), let whole = frame(of: view), let own = frame(of: bar) else { return nil }
        var top = own.y
        var parent = Int(xml.elements[bar].parent)
        while parent > view {
            if xml.attribute("id", of: parent) != nil {
                guard let frame = frame(of: parent) else { return nil }
                top += frame.y
            }
            parent = Int(xml.elements[parent].parent)
        }
        if top < whole.height / 4 { return "top" }
        return top + own.height > whole.height * 3 / 4 ? "bottom" : nil
    }

    /// The frame of a view in the one around it, in points.
    func frame(of view: Int) -> (x: Double, y: Double, height: Double)? {
        guard let rect = xml.child(keyed: "frame", of: view), let x = xml.number("x", of: rect),
            let y = xml.number("y", of: rect), let height = xml.number("height", of: rect)
        else { return nil }
        return (x, y, height)
    }
}
