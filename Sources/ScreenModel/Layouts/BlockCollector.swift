/// Collects the visible blocks of a page, however deep they are nested.
///
/// Where the description does not say what a block holds, an element of which nothing is known ends the list.
enum BlockCollector {
    /// Fills in the derived field `blocks` of a layout; it stays absent where the content is not described.
    static func collect(of layout: Record, in store: inout RecordStore) {
        guard store[layout, Slots.Screen.content].hasValue else { return }
        var blocks = [Slot]()
        let isWhole = collect(layout, Slots.Screen.content, isUncertain: false, into: &blocks, in: &store)
        let node = store[layout, Slots.Screen.content].node
        if !isWhole { blocks.append(Slot(node: node, payload: Slot.undetermined)) }
        store[layout, Slots.Screen.blocks] = Slot(node: node, payload: store.addList(blocks, node: node))
    }

    /// Whether the description says of all blocks what they hold.
    ///
    /// Where what they stand in may be hidden, `isUncertain`, none of them is there for sure.
    private static func collect(
        _ owner: Record,
        _ slot: Int,
        isUncertain: Bool,
        into blocks: inout [Slot],
        in store: inout RecordStore
    ) -> Bool {
        let value = store[owner, slot]
        guard value.hasValue else { return value.isNull }
        var isWhole = true
        let list = Int(value.payload) + 1
        // No slice is held across the loop: it would make the store copy all of itself when a block is added.
        for index in list..<list + Int(store.slots[list - 1].payload) {
            var element = store.slots[index]
            guard element.hasValue else {
                isWhole = false
                continue
            }
            let block = element.record
            if store[block, Slots.Item.isVisible].payload == 0 { continue }
            let hidden = store[block, Slots.Item.hidden]
            if isUncertain {
                element.payload = store.addCopy(of: block).offset
                store[element.record, Slots.Item.hidden] =
                    Slot(node: element.node, payload: Slot.undetermined)
            }
            blocks.append(element)
            let mayBeHidden = isUncertain || hidden.isUndetermined
            if !collect(block, Slots.Item.items, isUncertain: mayBeHidden, into: &blocks, in: &store) {
                isWhole = false
            }
        }
        return isWhole
    }
}
