/// One element of an XML document: where it stands; what it says is read from there.
struct XMLElement: Sendable, BitwiseCopyable {
    let name: XMLName
    /// The offset of the `<` of its start tag.
    let start: Int32
    /// The offset after its start tag.
    let tagEnd: Int32
    /// The offset of the `<` of its end tag; of an element without content, the end of its tag.
    var contentEnd: Int32
    /// The index of the element that holds it; -1 for the root.
    let parent: Int32
    /// The index after the element and all within it.
    var next: Int32
}
