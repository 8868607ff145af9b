import ScreenModel
import YAMLSyntax

// The sections and controls of a page, as blocks of the content.
extension MDKPageReader {
    mutating func readContent(of page: NodeIndex, into screen: Record) {
        guard let controls = tree.value(of: "Controls", in: page) else { return }
        var blocks = [NodeIndex]()
        for control in tree.objects(of: "Controls", in: page) {
            // A sectioned table is the page's frame: what people see are its sections.
            switch tree.typeName(of: control) {
            case "SectionedTable": blocks += tree.objects(of: "Sections", in: control)
            case "BottomNavigation": readTabBar(control, into: screen)
            default: blocks.append(control)
            }
        }
        for block in blocks { readSearch(of: block, into: screen) }
        readBlocks(blocks, "content", of: screen, at: controls, depth: 0)
    }

    /// The search field of a list stands below the title, as long as people scroll.
    private mutating func readSearch(of section: NodeIndex, into screen: Record) {
        guard let search = tree.value(of: "Search", in: section), tree[search].kind == .mapping,
            let enabled = tree.value(of: "Enabled", in: search), boolean(enabled) == true,
            let slot = slot("navigationBar", of: screen), let bar = store.record(screen, slot)
        else { return }
        let field = addComponent("search", .search, node: search, in: bar)
        setWord("placement", of: field, to: "below", at: search)
    }

    private static let deepest = 16

    private mutating func readBlocks(
        _ nodes: [NodeIndex],
        _ field: String,
        of owner: Record,
        at list: NodeIndex,
        depth: Int,
        untyped: String? = nil
    ) {
        guard !nodes.isEmpty, depth < MDKPageReader.deepest else { return }
        setList(field, of: owner, .block, nodes, at: list) { reader, node, block in
            reader.readBlock(node, as: reader.tree.typeName(of: node) ?? untyped, into: block, depth: depth)
            reader.closeSilence(of: block, "title", "text", "items")
        }
    }

    private mutating func readBlock(_ node: NodeIndex, as type: String?, into block: Record, depth: Int) {
        setHidden(of: block, from: ["Visible", "IsVisible"], in: node)
        if let type {
            let typeNode = tree.value(of: "_Type", in: node) ?? node
            setString("kind", of: block, to: MDKPageReader.kebabCase(type), at: typeNode)
        }
        if type == "Button" {
            readButton(node, into: block)
            return setAction(of: block, in: node)
        }
        setText("label", of: block, from: "Caption", in: node)
        for (key, title) in [("Header", "Caption"), ("ObjectHeader", "HeadlineText")] {
            if let header = tree.value(of: key, in: node) { setText("title", of: block, from: title, in: header) }
        }
        for key in ["Buttons", "Controls", "Sections"] {
            guard let list = tree.value(of: key, in: node) else { continue }
            if isMade(key, in: node) { leaveOpen("items", of: block) }
            let objects = tree.objects(of: key, in: node)
            let untyped = key == "Buttons" ? "Button" : nil
            readBlocks(objects, "items", of: block, at: list, depth: depth + 1, untyped: untyped)
        }
    }

    /// Turns `ObjectHeader` into `object-header`.
    private static func kebabCase(_ name: String) -> String {
        var result = ""
        for character in name {
            if character.isUppercase, !result.isEmpty { result.append("-") }
            result += character.lowercased()
        }
        return result
    }
}
