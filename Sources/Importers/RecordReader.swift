import ScreenModel

/// Makes records of what stands in the file of another tool.
protocol RecordReader: ~Copyable {
    /// A part of the file.
    associatedtype Element
    /// A place in the file.
    associatedtype Node

    /// The records read.
    var store: RecordStore { get set }

    /// The place of a part.
    mutating func node(of element: Element) -> Node

    /// The number of a place in the records.
    func number(of node: Node) -> UInt32

    /// Adds a record, of whose fields nothing is known yet.
    mutating func addRecord(_ kind: ComponentKind, node: Node, in place: Place?) -> Record
}

extension RecordReader where Self: ~Copyable {
    /// How much text one file may ask for; beyond, texts are undetermined.
    var mostTextBytes: Int { 1 << 25 }

    func slot(_ field: String, of record: Record) -> Int? { store.slot(named: field, of: record) }

    func isUnset(_ field: String, of record: Record) -> Bool {
        slot(field, of: record).map { store[record, $0].isAbsent } ?? true
    }

    /// Sets a field to a value that stands at a node.
    mutating func set(_ field: String, of record: Record, to payload: UInt32, at node: Node) {
        guard let slot = slot(field, of: record) else { return }
        store[record, slot] = Slot(node: number(of: node), payload: payload)
        if store.kind(of: record).component.fields[slot].hides, payload != 0 { store.hidesParts = true }
    }

    /// Says that there is a value, which only the running app knows.
    mutating func setUndetermined(_ field: String, of record: Record, at node: Node) {
        set(field, of: record, to: Slot.undetermined, at: node)
    }

    /// Says that nobody knows whether an item has a text, an icon or both.
    mutating func leaveFaceOpen(of item: Record, at node: Node) {
        for field in ["label", "icon"] { set(field, of: item, to: Slot.unreadable, at: node) }
    }

    /// Sets a field to a word of its enumeration.
    mutating func setWord(_ field: String, of record: Record, to word: String, at node: Node) {
        guard let symbol = Schema.standard.symbols.number(of: word) else { return }
        set(field, of: record, to: symbol, at: node)
    }

    /// Sets a text, name or token to a string that the file spells otherwise.
    mutating func setString(_ field: String, of record: Record, to string: String, at node: Node) {
        guard let slot = slot(field, of: record) else { return }
        guard store.pool.count < mostTextBytes else { return setUndetermined(field, of: record, at: node) }
        let isMeasured = store.kind(of: record).component.fields[slot].type == .text
        set(field, of: record, to: store.addText(string, node: number(of: node), isMeasured: isMeasured), at: node)
    }

    /// Shows an item as iOS shows one of its own.
    mutating func setSystemItem(_ known: SystemItem, of item: Record, at node: Node) {
        switch known.face {
        case .text(let text): setString("label", of: item, to: text, at: node)
        case .space(let kind): setWord("kind", of: item, to: kind, at: node)
        case .icon(let icon, let name):
            setString("icon", of: item, to: icon, at: node)
            setWord("iconSource", of: item, to: "system", at: node)
            if isUnset("accessibilityLabel", of: item) { setString("accessibilityLabel", of: item, to: name, at: node) }
        }
        if let role = known.role { setWord("role", of: item, to: role, at: node) }
    }

    /// Adds the record of a component in a field of another.
    mutating func addComponent(_ field: String, _ kind: ComponentKind, node: Node, in owner: Record) -> Record {
        let record = addRecord(kind, node: node, in: Place(owner, slot: slot(field, of: owner)))
        set(field, of: owner, to: record.offset, at: node)
        return record
    }

    /// Sets a list of components, each made by `body` from a part of the file and the record that stands for it; an open
    /// one may have more.
    mutating func setList(
        _ field: String,
        of owner: Record,
        _ kind: ComponentKind,
        _ elements: some Sequence<Element>,
        at list: Node,
        isOpen: Bool = false,
        _ body: (inout Self, Element, Record) -> Void
    ) {
        guard let slot = slot(field, of: owner) else { return }
        var slots = [Slot]()
        for element in elements {
            let node = node(of: element)
            let record = addRecord(kind, node: node, in: Place(owner, slot: slot, element: slots.count))
            body(&self, element, record)
            slots.append(Slot(node: number(of: node), payload: record.offset))
        }
        if isOpen { slots.append(Slot(node: number(of: list), payload: Slot.undetermined)) }
        set(field, of: owner, to: store.addList(slots, node: number(of: list)), at: list)
    }
}
