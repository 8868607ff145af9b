package import ScreenModel
package import YAMLSyntax

/// Reads a page of an SAP MDK app as a screen: iOS, compact width, its path as its id.
///
/// Only what a page says for certain is taken over. Whether it opens as a modal page, whether it has a back button and
/// what a rule or a binding computes is known when the app runs, so it stays undetermined.
package struct MDKPageReader: ~Copyable {
    /// The JSON of the page.
    let tree: YAMLTree
    /// The records read.
    var store: RecordStore
    /// What resolves the page's strings.
    let expression: MDKExpression
    private let path: String

    private init(_ tree: consuming YAMLTree, path: String, _ catalog: PropertiesFile?, _ store: consuming RecordStore) {
        self.tree = tree
        self.path = path
        self.store = store
        expression = MDKExpression(catalog: catalog)
    }

    /// Reads the page in a tree into `store`, whose memory is used again; the path becomes the screen's id.
    ///
    /// There is no screen if the text holds no JSON object. The tree is lent to the reader, and comes back as it was.
    package static func description(
        of tree: inout YAMLTree,
        path: String,
        catalog: PropertiesFile?,
        reusing store: consuming RecordStore = RecordStore()
    ) -> Description {
        var reader = MDKPageReader(tree, path: path, catalog, store)
        let screen = reader.read()
        var description = Description(screens: screen.map { [$0] } ?? [], store: reader.store)
        tree = reader.tree
        if screen != nil { description.reportDuplicateKeys(in: tree, file: path) }
        return description
    }

    /// Whether a file holds an MDK page, as far as its bytes tell; broken JSON can be a page, too.
    package static func mayBePage(_ bytes: [UInt8]) -> Bool {
        var start = 0
        while let key = ExpatParser.position(of: #""_Type""#, in: bytes, from: start) {
            start = key + 7
            let value = bytes[start...].drop { $0 <= 0x20 || $0 == UInt8(ascii: ":") }
            if value.starts(with: #""Page""#.utf8) { return true }
        }
        return false
    }

    private mutating func read() -> Screen? {
        store.reset(source: tree.source)
        store.takesOwnKeys = false
        guard let page = tree.documents.first, tree[page].kind == .mapping else { return nil }
        let screen = store.addRecord(.screen, node: page.rawValue, in: nil)
        let name = tree.value(of: "_Name", in: page) ?? tree.value(of: "_Type", in: page) ?? page
        set("id", of: screen, to: store.addText(path, node: name.rawValue, isMeasured: false), at: name)
        setText("name", of: screen, from: "_Name", in: page)
        setWord("platform", of: screen, to: "ios", at: page)
        let compact = store.addList([Slot(node: page.rawValue, payload: Symbols.compact)], node: page.rawValue)
        set("sizeClasses", of: screen, to: compact, at: page)
        leaveOpen("presentation", of: screen)
        setApp(of: screen, at: page)
        readActionBar(of: page, into: screen)
        readToolbar(of: page, into: screen)
        readContent(of: page, into: screen)
        return Screen(record: screen, id: path, node: page.rawValue)
    }

    /// Pages are compared with those of the same app, which is the folder that holds their `Pages` folder.
    private mutating func setApp(of screen: Record, at page: NodeIndex) {
        let folders = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let pages = folders.lastIndex(of: "Pages") else { return }
        let app = addComponent("app", .app, node: page, in: screen)
        let name = folders[..<pages].joined(separator: "/")
        set("name", of: app, to: store.addText(name, node: page.rawValue, isMeasured: true), at: page)
    }
}
