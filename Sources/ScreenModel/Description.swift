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

    /// Creates a description.
    package init(screens: [Screen] = [], store: consuming RecordStore = RecordStore(), diagnostics: [Diagnostic] = []) {
        self.screens = screens
        self.store = store
        self.diagnostics = diagnostics
    }
}

extension Description {
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
}
