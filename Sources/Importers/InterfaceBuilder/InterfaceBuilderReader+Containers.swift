import ScreenModel

// What the containers of a screen show around it: the tabs of a tab bar, the columns of a split view.
extension InterfaceBuilderReader {
    mutating func readTabBar(of number: Int, into screen: Record) {
        if let view = bars(ElementName.tabBar, inViewOf: number).first { return readTabBarInView(view, into: screen) }
        let placement = containment.placements[number]
        guard placement.surroundings.isIn(.tabBar) else { return }
        let node = node(of: document.controllers[placement.containers[.tabBar] ?? number].element)
        let bar = addComponent("tabBar", .tabBar, node: node, in: screen)
        if placement.surroundings.hidesBottomBar { return set("hidden", of: bar, to: 1, at: node) }
        readMembers(.tabBar, of: placement) { reader, members in
            let tabs = members.filter { $0.relationship == "viewControllers" }
            guard !tabs.isEmpty else { return }
            // Each of its screens has the bar; an app with so many tabs would have as many bars of as many.
            guard tabs.count <= InterfaceBuilderReader.mostTabs else {
                return reader.setUndetermined("items", of: bar, at: node)
            }
            reader.setList("items", of: bar, .item, tabs.map(\.element), at: node) { reader, segue, record in
                guard let destination = reader.xml.value(of: "destination", in: segue) else { return }
                reader.readTab(ofControllerWithID: destination, into: record)
            }
        }
    }

    /// The relationships of split view controllers, in the order in which the columns stand.
    private static let columns = [
        "masterViewController", "primaryViewController", "supplementaryViewController", "detailViewController",
        "secondaryViewController",
    ]

    mutating func readSplitView(of number: Int, into screen: Record) {
        let placement = containment.placements[number]
        guard placement.surroundings.isIn(.split) else { return }
        let node = node(of: document.controllers[placement.containers[.split] ?? number].element)
        let splitView = addComponent("splitView", .splitView, node: node, in: screen)
        readMembers(.split, of: placement) { reader, members in
            let columns = InterfaceBuilderReader.columns.compactMap { column in
                members.first { $0.relationship == column }
            }
            guard columns.count > 1 else { return }
            reader.setList("panes", of: splitView, .pane, columns.map(\.element), at: node) { reader, segue, record in
                guard let destination = reader.xml.attribute("destination", of: segue),
                    let target = reader.family.screen(behind: reader.xml.text(destination), in: reader.file)
                else { return }
                reader.setString("screen", of: record, to: target, at: reader.node(at: destination))
            }
        }
    }

    /// Reads what a container holds; nothing is read if it isn't known which it is.
    private mutating func readMembers(
        _ kind: ViewController.Kind,
        of placement: Containment.Placement,
        _ body: (inout InterfaceBuilderReader, [Segue]) -> Void
    ) {
        guard let container = container(kind, of: placement) else { return }
        read(from: container.storyboard) { body(&$0, $0.document.members[container.number] ?? []) }
    }

    private mutating func readTabBarInView(_ view: Int, into screen: Record) {
        let bar = addComponent("tabBar", .tabBar, node: node(of: view), in: screen)
        readHidden(of: view, into: bar)
        guard let list = xml.child("items", of: view) else { return }
        let tabs = xml.children(of: list).filter { xml.elements[$0].name == "tabBarItem" }
        guard !tabs.isEmpty else { return }
        setList("items", of: bar, .item, tabs, at: node(of: list)) { $0.readTab($1, into: $2) }
    }

    private mutating func readTab(ofControllerWithID id: String, into record: Record) {
        let node = store.node(of: record)
        if let target = family.screen(behind: id, in: file) { setString("target", of: record, to: target, at: node) }
        var isRead = false
        if let found = family.controller(withID: id, in: file) {
            read(from: found.storyboard) { reader in
                guard let item = reader.tabItem(of: found.number) else { return }
                reader.readTab(item, into: record)
                isRead = true
            }
        }
        guard !isRead else { return }
        leaveFaceOpen(of: record, at: node)
    }

    /// The tab of a view controller: its own, or of a navigation controller without one that of its first screen.
    private func tabItem(of number: Int) -> Int? {
        if let item = xml.child(keyed: "tabBarItem", of: document.controllers[number].element) { return item }
        guard document.controllers[number].kind == .navigation, let id = document.roots[number],
            let root = document.controller(withID: id), document.controllers[root].kind != .reference
        else { return nil }
        return xml.child(keyed: "tabBarItem", of: document.controllers[root].element)
    }

    /// A tab shows its title beside its image.
    private mutating func readTab(_ item: Int, into record: Record) {
        setWord("kind", of: record, to: "button", at: store.node(of: record))
        if let system = xml.attribute("systemItem", of: item) {
            // The system gives it a title and an image of its own.
            let node = node(at: system)
            setUndetermined("icon", of: record, at: node)
            guard let title = SystemItem.tabs[xml.text(system)] else {
                return setUndetermined("label", of: record, at: node)
            }
            return setString("label", of: record, to: title, at: node)
        }
        setText("label", of: record, from: "title", in: item)
        setImage(of: record, from: item)
    }

    mutating func readPresentation(of number: Int, into screen: Record) {
        leaveOpen("presentation", of: screen)
        let placement = containment.placements[number]
        // What is pushed as well is shown in more than one way.
        guard !placement.isPushed, !placement.surroundings.isPushed, placement.surroundings.presentations.count == 1,
            let way = placement.surroundings.presentations.first, way != .unknown
        else { return }
        let element = placement.presentedBy.map { document.segues[$0].element } ?? document.controllers[number].element
        setWord("presentation", of: screen, to: way.rawValue, at: node(of: element))
    }
}
