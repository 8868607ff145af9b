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
        self.screens = screens
        self.store = store
        self.diagnostics = diagnostics
    }
}

extension Description {
    /// The base layout of each screen, by its id; of several with one id the first.
    package var layoutsByID: [String: Layout] {
        Dictionary(
            zip(screens, layouts).compactMap { screen, layouts in
                screen.id.flatMap { id in layouts.first.map { (id, $0) } }
            }
        ) { first, _ in first }
    }

    /// Reads the screens of a YAML tree.
    ///
    /// - Parameters:
    ///   - tree: The tree.
    ///   - file: The path that diagnostics name.
    ///   - store: A store to be used again, so that its memory is; what it held is dropped.
    package init(_ tree: borrowing YAMLTree, file: String, reusing store: consuming RecordStore = RecordStore()) {
        var decoder = ScreenDecoder(file: file, reusing: store)
        decoder.decode(tree)
        self.init(screens: decoder.screens, store: decoder.store, diagnostics: decoder.diagnostics)
    }

    /// Reads one mapping of a tree as if it were a document; screens that lack an id get one.
    ///
    /// - Parameters:
    ///   - node: A screen, or a map with `screens`, such as an example in a rule file.
    ///   - tree: The tree it stands in.
    ///   - file: The path that diagnostics name.
    package init(example node: NodeIndex, in tree: borrowing YAMLTree, file: String) {
        var decoder = ScreenDecoder(file: file)
        decoder.decode(example: node, in: tree)
        self.init(screens: decoder.screens, store: decoder.store, diagnostics: decoder.diagnostics)
    }

    /// Works out the layouts, which is the end of describing.
    ///
    /// - Parameters:
    ///   - byteCount: The size of the file, to which what is done for it is in proportion.
    ///   - defaultPlatform: The symbol of the platform of screens that name none.
    /// - Returns: What may be done for the file from here on.
    package mutating func resolveLayouts(
        byteCount: Int,
        defaultPlatform: UInt32 = Symbols.ios
    ) -> FileBudget {
        let budget = FileBudget(bytes: byteCount, store)
        layouts = budget.layouts(of: screens, defaultPlatform: defaultPlatform, in: &store)
        return budget
    }
}
