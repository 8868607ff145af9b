package import Diagnostics
package import YAMLSyntax

/// What a file describes: its screens, and what is wrong with the description.
package struct Description: Sendable {
    /// The screens, in the order of the file.
    package var screens: [Screen]
    /// Their records.
    package var store: RecordStore
    /// The mistakes, in no particular order.
    package var diagnostics: [Diagnostic]
    /// The layouts of each screen, once they are worked out; none for screens that are too much.
    package private(set) var layouts: [[Layout]] = []

    /// Creates a description.
    package init(screens: [Screen] = [], store: consuming RecordStore = RecordStore(), diagnostics: [Diagnostic] = []) {
        (self.screens, self.store, self.diagnostics) = (screens, store, diagnostics)
    }
}

extension Description {
    /// The base layout of each screen, by its id; of several with one id the first.
    package var layoutsByID: [String: Layout] {
        let known = zip(screens, layouts).compactMap { screen, layouts in
            screen.id.flatMap { id in layouts.first.map { (id, $0) } }
        }
        return Dictionary(known) { first, _ in first }
    }

    /// Reads the screens of a YAML tree into `store`, whose memory is used again; what it held is dropped.
    ///
    /// The tree is lent to the decoder, and comes back as it was.
    package init(_ tree: inout YAMLTree, file: String, reusing store: consuming RecordStore = RecordStore()) {
        var decoder = ScreenDecoder(tree, file: file, reusing: store)
        decoder.decode()
        self.init(screens: decoder.screens, store: decoder.store, diagnostics: decoder.diagnostics)
        tree = decoder.tree
    }

    /// Reads one mapping, a screen or a map with `screens`, as if it were a document; screens that lack an id get one.
    package init(example node: NodeIndex, in tree: inout YAMLTree, file: String) {
        var decoder = ScreenDecoder(tree, file: file)
        decoder.decode(example: node)
        self.init(screens: decoder.screens, store: decoder.store, diagnostics: decoder.diagnostics)
        tree = decoder.tree
    }

    /// Reports the keys that any map of another tool's file holds more than once, of which that tool takes the last.
    package mutating func reportDuplicateKeys(in tree: borrowing YAMLTree, file: String) {
        for number in 0...tree.nodeCount {
            let node = NodeIndex(rawValue: UInt32(number))
            guard tree[node].kind == .mapping, tree[node].count > 1 else { continue }
            for (first, again) in tree.duplicateKeys(in: node) {
                let related = RelatedRange(message: Message.firstKey, file: file, range: tree[first].range)
                let message = Message.duplicateKey(tree.text(of: again), read: "last")
                diagnostics.append(
                    Diagnostic(.yamlDuplicateKey, in: file, at: tree[again].range, message, related: [related])
                )
            }
        }
    }

    /// Works out the layouts, which is the end of describing, and what may be done for a file of this size from here.
    package mutating func resolveLayouts(byteCount: Int, defaultPlatform: UInt32 = Symbols.ios) -> FileBudget {
        let budget = FileBudget(bytes: byteCount, store)
        layouts = budget.layouts(of: screens, defaultPlatform: defaultPlatform, in: &store)
        return budget
    }
}
