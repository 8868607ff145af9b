/// Collects the visible blocks of a page, however deep they are nested.
///
/// Where the description does not say what a block holds, an element of which nothing is known ends the list.
enum BlockCollector {
    /// Fills in the derived field `blocks` of a layout; it stays absent where the content is not described.
    static func collect(of layout: Record, in store: inout RecordStore) {
        guard store[layout, Slots.Screen.content].hasValue else { return }
        var blocks = [Slot]()
        let isWhole = collect(layout, Slots.Screen.content, into: &blocks, in: store)
        let node = store[layout, Slots.Screen.content].node
        if !isWhole { blocks.append(Slot(node: node, payload: Slot.undetermined)) }
        store[layout, Slots.Screen.blocks] = Slot(node: node, payload: store.addList(blocks, node: node))
    }

    /// Whether the description says of all blocks what they hold.
    private static func collect(_ owner: Record, _ slot: Int, into blocks: inout [Slot], in store: RecordStore) -> Bool
    {
        let value = store[owner, slot]
        guard value.hasValue else { return value.isNull }
        var isWhole = true
        for element in store.elements(ofListAt: value.payload) {
            guard element.hasValue else {
                isWhole = false
                continue
            }
            let block = Record(offset: element.payload)
            if store[block, Slots.Item.isVisible].payload == 0 { continue }
            blocks.append(element)
            if !collect(block, Slots.Item.items, into: &blocks, in: store) { isWhole = false }
        }
        return isWhole
    }
}
