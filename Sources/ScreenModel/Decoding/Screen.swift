package import YAMLSyntax

/// One decoded screen of a file.
package struct Screen: Sendable, Hashable {
    /// The screen's record, `defaults` merged in.
    package var record: Record
    /// Its id, or nil if the file gives none.
    package var id: String?
    /// The node of its mapping.
    package var node: UInt32
    /// The locales of its localised texts, as the store numbers them.
    package var locales: [UInt32]

    /// The node as an index of the YAML tree.
    package var nodeIndex: NodeIndex { NodeIndex(rawValue: node) }

    /// Creates a screen.
    package init(record: Record, id: String?, node: UInt32, locales: [UInt32] = []) {
        (self.record, self.id, self.node, self.locales) = (record, id, node, locales)
    }
}
