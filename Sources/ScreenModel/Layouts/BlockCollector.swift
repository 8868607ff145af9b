/// Collects the visible blocks of a page, however deep they are nested.
enum BlockCollector {
    /// Fills in the derived field `blocks` of a layout; it stays absent where the content is not described.
    static func collect(of layout: Record, in store: inout RecordStore) {
        guard store[layout, Slots.Screen.content].hasValue else { return }
        var blocks = [Slot]()
        collect(layout, Slots.Screen.content, into: &blocks, in: store)
        let node = store[layout, Slots.Screen.content].node
        store[layout, Slots.Screen.blocks] = Slot(node: node, payload: store.addList(blocks, node: node))
    }

    private static func collect(_ owner: Record, _ slot: Int, into blocks: inout [Slot], in store: RecordStore) {
        for element in store.elements(owner, slot) where element.hasValue {
            let block = Record(offset: element.payload)
            if store[block, Slots.Item.isVisible].payload == 0 { continue }
            blocks.append(element)
            collect(block, Slots.Item.items, into: &blocks, in: store)
        }
    }
}
