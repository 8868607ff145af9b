import ScreenModel

// The navigation bar: that of the navigation controller, or one that stands in the view.
extension InterfaceBuilderReader {
    mutating func readNavigationBar(of number: Int, into screen: Record) {
        let element = document.controllers[number].element
        let placement = containment.placements[number]
        let container = container(.navigation, of: placement)
        let item = xml.child(keyed: "navigationItem", of: element)
        let isInNavigation = placement.surroundings.isIn(.navigation)
        if !isInNavigation {
            let isInView = readBar(ElementName.navigationBar, "navigationBar", inViewOf: number, into: screen) {
                $0.readBarInView($1, into: $2)
            }
            if isInView { return }
        }
        guard let owner = item ?? (isInNavigation ? element : nil) else { return }
        let node = node(of: owner)
        if let container, container.flag("navigationBarHidden") == true {
            // The container begins without a bar; code brings it in where a screen has one.
            return setUndetermined("navigationBar", of: screen, at: node)
        }
        // Within another screen, or over one without a navigation controller, code alone can show the bar.
        if !isInNavigation, placement.surroundings.isEmbedded || !placement.surroundings.presentations.isEmpty {
            return setUndetermined("navigationBar", of: screen, at: node)
        }
        let bar = addComponent("navigationBar", .navigationBar, node: node, in: screen)
        if let item { readNavigationItem(item, into: bar) }
        readSize(of: bar, item: item, container)
        if let container { readBackground(ofBar: "navigationBar", of: container, into: bar) }
        readBackButton(into: bar, of: placement, item: item)
    }

    private mutating func readBarInView(_ view: Int, into screen: Record) {
        let bar = addComponent("navigationBar", .navigationBar, node: node(of: view), in: screen)
        readHidden(of: view, into: bar)
        readBarBackground(view, into: bar)
        guard let items = xml.child("items", of: view), let item = xml.child(ElementName.navigationItem, of: items)
        else { return }
        readNavigationItem(item, into: bar)
    }

    private mutating func readNavigationItem(_ item: Int, into bar: Record) {
        if let view = xml.child(keyed: "titleView", of: item) {
            readTitleView(view, into: bar)
        } else {
            setText("title", of: bar, from: "title", in: item)
        }
        setText("subtitle", of: bar, from: "prompt", in: item)
        readItems("leading", of: bar, single: "leftBarButtonItem", several: "leftBarButtonItems", in: item)
        readItems("trailing", of: bar, single: "rightBarButtonItem", several: "rightBarButtonItems", in: item)
    }

    /// A view in the title's place; what it says is known of the views that have a component of their own.
    private mutating func readTitleView(_ view: Int, into bar: Record) {
        let node = node(of: view)
        setUndetermined("title", of: bar, at: node)
        switch xml.elements[view].name {
        case "segmentedControl":
            let control = addComponent("segmentedControl", .segmentedControl, node: node, in: bar)
            readSegments(of: view, into: control)
        case "searchBar":
            let search = addComponent("search", .search, node: node, in: bar)
            setWord("placement", of: search, to: "in-bar", at: node)
        default: break
        }
    }

    private mutating func readItems(
        _ field: String,
        of bar: Record,
        single: StaticString,
        several: XMLName,
        in item: Int
    ) {
        let group = xml.child(several, of: item)
        guard let list = group ?? xml.child(keyed: single, of: item) else { return }
        var elements = group == nil ? [list] : barButtonItems(in: list)
        guard !elements.isEmpty else { return }
        // UIKit lists the right ones from the outside in.
        if field == "trailing" { elements.reverse() }
        setList(field, of: bar, .item, elements, at: node(of: list)) { $0.readBarItem($1, into: $2) }
    }

    func barButtonItems(in list: Int) -> [Int] {
        xml.children(of: list).filter { xml.elements[$0].name == ElementName.barButtonItem }
    }

    /// Large titles: the item decides, then the bar; what `automatic` comes to depends on the screen before.
    private mutating func readSize(of bar: Record, item: Int?, _ container: PlacedController?) {
        guard let item, let mode = xml.attribute("largeTitleDisplayMode", of: item) else { return }
        if xml.equals(mode, "never") {
            setWord("size", of: bar, to: "small", at: node(at: mode))
        } else if xml.equals(mode, "always"), let container, let own = container.child(keyed: "navigationBar"),
            container.storyboard.document.xml.flag("largeTitles", of: own) == true
        {
            setWord("size", of: bar, to: "large", at: node(at: mode))
        }
    }

    /// The button back to the screen that pushes this one, where that says what the button is called.
    private mutating func readBackButton(into bar: Record, of placement: Containment.Placement, item: Int?) {
        guard !placement.isRoot, placement.pushedBy.count == 1, isUnset("leading", of: bar),
            item.flatMap({ xml.flag("hidesBackButton", of: $0) }) != true,
            let before = xml.child(keyed: "navigationItem", of: document.controllers[placement.pushedBy[0]].element),
            let button = xml.child(keyed: "backBarButtonItem", of: before)
        else { return }
        setList("leading", of: bar, .item, [button], at: node(of: button)) { reader, element, record in
            let node = reader.store.node(of: record)
            reader.setWord("role", of: record, to: "back", at: node)
            reader.setString("icon", of: record, to: "chevron-left", at: node)
            reader.setWord("iconSource", of: record, to: "system", at: node)
            reader.setText("label", of: record, from: "title", in: element)
        }
    }

    /// The container of a kind that a screen stands in, here or in another storyboard; nil if it isn't known which it is.
    func container(_ kind: ViewController.Kind, of placement: Containment.Placement) -> PlacedController? {
        if let number = placement.containers[kind] { return PlacedController(storyboard: file, number: number) }
        guard case .one(let address) = placement.surroundings.containers[kind] else { return nil }
        return family.controller(at: address)
    }

    /// Reads the background of a bar that a container has.
    mutating func readBackground(ofBar name: StaticString, of container: PlacedController, into bar: Record) {
        guard let element = container.child(keyed: name) else { return }
        read(from: container.storyboard) { $0.readBarBackground(element, into: bar) }
    }

    mutating func readBarBackground(_ element: Int, into bar: Record) {
        let appearance = xml.child(keyed: "standardAppearance", of: element)
        guard
            let color = appearance.flatMap({ xml.child(keyed: "backgroundColor", of: $0) })
                ?? xml.child(keyed: "barTintColor", of: element)
        else { return }
        setColor("background", of: bar, from: color)
    }

    /// A bar that is hidden in the file is shown by code, or there would be none.
    mutating func readHidden(of element: Int, into record: Record) {
        guard let hidden = xml.attribute("hidden", of: element), xml.equals(hidden, "YES") else { return }
        setUndetermined("hidden", of: record, at: node(at: hidden))
    }

    /// The bars of a kind that stand in the view of a view controller.
    func bars(_ name: XMLName, inViewOf number: Int) -> [Int] {
        guard let view = view(of: number) else { return [] }
        return xml.descendants(of: view).filter { xml.elements[$0].name == name }
    }

    /// The view of a view controller.
    func view(of number: Int) -> Int? {
        let controller = document.controllers[number]
        if controller.kind == .view { return controller.element }
        return xml.children(of: controller.element).first { child in
            guard let key = xml.attribute("key", of: child) else { return false }
            return xml.equals(key, oneOf: ["view", "tableView", "collectionView"])
        }
    }
}
