import Diagnostics
import ScreenModel

// What stands in the view of a screen, as far as the schema has a kind for it.
extension InterfaceBuilderReader {
    /// The schema's word for the content, by the element of the view.
    private static let kinds: [XMLName: String] = [
        "label": "text", "button": "button", "textField": "text-field", "textView": "text-view", "switch": "toggle",
        "slider": "slider", "stepper": "stepper", "segmentedControl": "segmented-control", "searchBar": "search-field",
        "tableView": "list", "collectionView": "grid", "imageView": "image", "mapView": "map", "wkWebView": "web-view",
        "webView": "web-view", "datePicker": "date-picker", "pickerView": "picker", "progressView": "progress",
        "activityIndicatorView": "progress", "pageControl": "page-control",
    ]

    /// How many blocks of one file, and how deep in one another, are read.
    private static let (mostBlocks, deepest) = (10_000, 24)
    /// How many views one can hold in some size classes only.
    static let mostVaried = 500

    /// Reads the views that stand in the view of a view controller, top to bottom.
    mutating func readContent(of number: Int, into screen: Record) {
        guard let view = view(of: number) else { return }
        readOutlets(of: document.controllers[number])
        let isWhole = InterfaceBuilderReader.kinds[xml.elements[view].name] != nil
        let blocks = isWhole ? blocks(of: view) : parts(of: view, depth: 0)
        guard !blocks.isEmpty else { return }
        readBlocks(blocks, "content", of: screen, at: node(of: view))
    }

    /// Notes the object ids of what the code of a view controller can get at; in a xib, that of the file's owner.
    private mutating func readOutlets(of controller: ViewController) {
        let owner = controller.kind == .view ? document.fileOwner ?? controller.element : controller.element
        // All views of a xib have one owner.
        guard owner != outletsOwner else { return }
        outletsOwner = owner
        outlets = []
        guard let connections = xml.child("connections", of: owner) else { return }
        for connection in xml.children(of: connections) {
            let name = xml.elements[connection].name
            guard name == "outlet" || name == "outletCollection" else { continue }
            if let id = xml.value(of: "destination", in: connection) { outlets.insert(id) }
        }
    }

    /// The views that are content in a view that only holds others, as they stand below and beside each other.
    private func parts(of view: Int, depth: Int) -> [Int] {
        guard depth < InterfaceBuilderReader.deepest else { return [] }
        let inner = xml.elements[view].name == "visualEffectView" ? xml.child(keyed: "contentView", of: view) : view
        guard let inner, let list = xml.child("subviews", of: inner) else { return [] }
        var views = Array(xml.children(of: list))
        if xml.children(of: inner).contains(where: { xml.elements[$0].name == "variation" }) {
            // For each view all that the variations list is looked through.
            guard views.count <= InterfaceBuilderReader.mostVaried else { return [] }
            views.removeAll { !isInstalledInEachWidth($0, in: inner) }
        }
        if xml.elements[inner].name != "stackView" { views = inReadingOrder(views) }
        return views.flatMap { view in
            InterfaceBuilderReader.kinds[xml.elements[view].name] != nil
                ? blocks(of: view) : parts(of: view, depth: depth + 1)
        }
    }

    private func isInstalledInEachWidth(_ view: Int, in owner: Int) -> Bool {
        guard let id = xml.value(of: "id", in: view) else { return true }
        return Width.allCases.allSatisfy { isInstalled(id, in: owner, $0) }
    }

    /// Views by where Xcode last placed them; the order of the file is which lies over which.
    private func inReadingOrder(_ views: [Int]) -> [Int] {
        guard views.count > 1 else { return views }
        let places = views.compactMap { frame(of: $0) }
        guard places.count == views.count else { return views }
        return views.indices.sorted { first, second in
            (places[first].y, places[first].x, first) < (places[second].y, places[second].x, second)
        }.map { views[$0] }
    }

    /// Reads a list of blocks, which is never all that there is: code can add views to it at any time.
    private mutating func readBlocks(_ views: [Int], _ field: String, of owner: Record, at list: UInt32) {
        let left = max(0, InterfaceBuilderReader.mostBlocks - blockCount)
        setList(field, of: owner, .block, views.prefix(left), at: list, isOpen: true) { reader, view, block in
            reader.blockCount += 1
            reader.readBlock(view, into: block)
        }
    }

    private mutating func readBlock(_ view: Int, into block: Record) {
        let name = xml.elements[view].name
        let node = store.node(of: block)
        readHidden(of: view, into: block)
        switch name {
        case "tableViewSection":
            setString("kind", of: block, to: "list", at: node)
            setText("title", of: block, from: "headerTitle", in: view)
            if let cells = xml.child("cells", of: view) {
                readBlocks(Array(xml.children(of: cells)), "items", of: block, at: node)
            }
            return
        case "tableViewCell": return readRow(view, into: block)
        default: break
        }
        guard let kind = InterfaceBuilderReader.kinds[name] else { return }
        setString("kind", of: block, to: kind, at: node)
        readAccessibilityLabel(of: view, into: block)
        if let enabled = xml.attribute("enabled", of: view), xml.equals(enabled, "NO") {
            set("disabled", of: block, to: 1, at: self.node(at: enabled))
        }
        switch name {
        case "label": setContent("text", of: block, from: "text", in: view)
        case "button": readButton(view, into: block)
        case "textField":
            setContent("placeholder", of: block, from: "placeholder", in: view)
            setContent("value", of: block, from: "text", in: view)
        case "searchBar": setContent("placeholder", of: block, from: "placeholder", in: view)
        case "segmentedControl": readSegmentBlocks(of: view, into: block)
        default: break
        }
    }

    /// A button: what it shows in its usual state, and what it does.
    private mutating func readButton(_ view: Int, into block: Record) {
        readAction(of: view, into: block)
        let configuration = xml.child(keyed: "configuration", of: view)
        let state = xml.children(of: view).first { child in
            xml.elements[child].name == "state"
                && xml.attribute("key", of: child).map { xml.equals($0, "normal") } == true
        }
        if let configuration {
            setContent("label", of: block, from: "title", in: configuration, key: "configuration.title", object: view)
        } else if let state {
            setContent("label", of: block, from: "title", in: state, key: "normalTitle", object: view)
        }
        if let shown = configuration ?? state { setIcon(of: block, from: shown) }
    }

    private mutating func readSegmentBlocks(of view: Int, into block: Record) {
        guard let list = xml.child("segments", of: view) else { return }
        var index = 0
        setList("items", of: block, .block, xml.children(of: list), at: node(of: list), isOpen: true) {
            let key = "segmentTitles[\(index)]"
            $0.setContent("label", of: $2, from: "title", in: $1, key: key, object: view)
            index += 1
        }
    }

    /// A view that is content: of a table whose rows stand in the file each section, else itself.
    ///
    /// The rows of other tables are patterns, which code fills.
    private func blocks(of view: Int) -> [Int] {
        guard xml.elements[view].name == "tableView", let mode = xml.attribute("dataMode", of: view),
            xml.equals(mode, "static"), let list = xml.child("sections", of: view)
        else { return [view] }
        return Array(xml.children(of: list))
    }

    private mutating func readRow(_ cell: Int, into block: Record) {
        setString("kind", of: block, to: "row", at: store.node(of: block))
        readAction(of: cell, into: block)
        if let accessory = xml.attribute("accessoryType", of: cell),
            let word = InterfaceBuilderReader.accessories[xml.text(accessory)]
        {
            setString("accessory", of: block, to: word, at: node(at: accessory))
        }
        // The oldest cells hold their views themselves.
        let content = xml.child("tableViewCellContentView", of: cell) ?? cell
        // The labels of the system's own cells are named; another cell has views of its own.
        let labels = [("label", "textLabel"), ("detail", "detailTextLabel")] as [(String, StaticString)]
        guard labels.contains(where: { xml.attribute($0.1, of: cell) != nil }),
            let views = xml.child("subviews", of: content)
        else {
            let views = parts(of: content, depth: 0)
            if !views.isEmpty { readBlocks(views, "items", of: block, at: store.node(of: block)) }
            return
        }
        for (field, name) in labels {
            guard let id = xml.value(of: name, in: cell),
                let label = xml.children(of: views).first(where: { xml.value(of: "id", in: $0) == id })
            else { continue }
            setContent(field, of: block, from: "text", in: label)
        }
    }

    private static let accessories = [
        "disclosureIndicator": "disclosure", "checkmark": "checkmark", "detailButton": "detail",
        "detailDisclosureButton": "detail-disclosure-button",
    ]

    /// Sets a text of the content; one that code can get at, or that Xcode wrote, is there, but not known.
    private mutating func setContent(
        _ field: String,
        of block: Record,
        from property: StaticString,
        in element: Int,
        key: String? = nil,
        object: Int? = nil
    ) {
        guard let found = xml.property(property, of: element) else { return }
        let isButton = field == "label"
        let isSet = !isButton && xml.value(of: "id", in: object ?? element).map(outlets.contains) == true
        if isSet || found.kind == .encoded || isSample(found.range) {
            return setUndetermined(field, of: block, at: node(at: found.range))
        }
        setText(field, of: block, from: property, in: element, translatedAs: key, of: object)
    }

    /// Whether the text that stands somewhere is one that Xcode writes into new views.
    private func isSample(_ range: SourceRange) -> Bool {
        let start = SourceRange(start: range.start, end: min(range.start + 11, range.end))
        return xml.equals(start, "Lorem ipsum") || xml.equals(range, oneOf: InterfaceBuilderReader.samples)
    }

    private static let samples: [StaticString] = [
        "", "Label", "Button", "Title", "Detail", "Subtitle", "First", "Second",
    ]
}
