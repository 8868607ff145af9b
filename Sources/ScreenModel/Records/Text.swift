package import YAMLSyntax

/// One text of a screen, in one locale.
package struct Text: Sendable, Hashable {
    /// The node it stands at.
    package var node: UInt32
    /// The offset of its first UTF-8 byte, in the file or in the store's pool.
    package var offset: UInt32
    /// Its length in UTF-8 bytes, final newlines left out.
    package var length: UInt32
    /// Whether it stands in the pool because it is not spelt like that in the file.
    package var isPooled: Bool
    /// Whether it holds a placeholder, so that its full length is not known.
    package var hasPlaceholder = false
    /// Whether it is empty or white space only.
    package var isBlank: Bool
    /// The extended grapheme clusters; of a text with placeholders, those of its fixed part.
    package var characters: UInt32 = 0
    /// The number of its locale in the store, 0 for a text that is not localised.
    package var locale: UInt32 = 0
    /// The index of the same text in the next locale, 0 at the last.
    package var next: UInt32 = 0

    /// The node as an index of the YAML tree.
    package var nodeIndex: NodeIndex { NodeIndex(rawValue: node) }
}
