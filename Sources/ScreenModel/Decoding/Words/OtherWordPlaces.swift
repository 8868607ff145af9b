import YAMLSyntax

// Where the words of other tools lead: the fields at the ends of paths, with the components on the way.
extension ScreenDecoder {
    /// The field at the end of a path, if the components on the way are there.
    func field(at path: [String], below record: Record) -> (record: Record, slot: Int)? {
        var current = record
        for name in path.dropLast() {
            guard let slot = store.slot(named: name, of: current), let next = store.record(current, slot)
            else { return nil }
            current = next
        }
        guard let name = path.last, let slot = store.slot(named: name, of: current) else { return nil }
        return (current, slot)
    }

    /// Whether what a path leads to is a list.
    func isList(_ path: [String], in kind: ComponentKind) -> Bool {
        var kind: ComponentKind? = kind
        for name in path.dropLast() { kind = kind?.component.field(spelt: Spelling.folded(name))?.type.component }
        return kind?.component.field(spelt: Spelling.folded(path.last ?? ""))?.type.element != nil
    }

    /// The mapping of the component that a path leads into, if it stands in the file.
    func component(at path: [String], of record: Record) -> NodeIndex? {
        path.count > 1 ? field(at: path, below: record).map { store.nodeIndex(of: $0.record) } : nil
    }

    /// Whether nothing is said yet of what a path begins with, so that its fix writes that.
    func begins(_ path: [String], in record: Record) -> Bool {
        guard let name = path.first, let slot = store.slot(named: name, of: record) else { return false }
        return !store[record, slot].isWritten
    }

    /// Whether nothing is said yet at the end of a path.
    func isFree(_ path: [String], below record: Record) -> Bool {
        field(at: path, below: record).map { !store[$0.record, $0.slot].isWritten } ?? begins(path, in: record)
    }

    /// The field at the end of a path, with the components on the way; nil where something stands there.
    mutating func open(_ path: [String], below record: Record, _ pair: OtherPair) -> (record: Record, slot: Int)? {
        guard let holder = holder(of: path, below: record, pair, leavesOpen: false), let name = path.last,
            let slot = store.slot(named: name, of: holder), !store[holder, slot].isWritten
        else { return nil }
        return (holder, slot)
    }

    /// The component that has the field at the end of a path below a record, made where nothing is said of it yet.
    mutating func holder(of path: [String], below record: Record, _ pair: OtherPair, leavesOpen: Bool) -> Record? {
        var current = record
        for name in path.dropLast() {
            guard let slot = store.slot(named: name, of: current),
                let kind = store.kind(of: current).component.fields[slot].type.component
            else { return nil }
            if !store[current, slot].isWritten {
                // A fix must not write into what stands around the pair, so that the key stands for the component.
                let made = store.addRecord(kind, node: pair.key.rawValue, in: Place(current, slot: slot))
                store[current, slot] = Slot(pair.value, made.offset)
                if leavesOpen { store.noteUnread(in: made) }
            }
            guard let next = store.record(current, slot) else { return nil }
            current = next
        }
        return current
    }

    mutating func decode(_ pair: OtherPair, at place: (record: Record, slot: Int)) -> Slot {
        let field = store.kind(of: place.record).component.fields[place.slot]
        return decodeValue(field, pair.value, in: Place(place.record, slot: place.slot))
    }

    /// Gives a field its value; one that may hide its component is noted.
    mutating func write(_ value: Slot, at place: (record: Record, slot: Int)) {
        store[place.record, place.slot] = value
        if value.payload != 0, store.kind(of: place.record).component.fields[place.slot].hides {
            store.hidesParts = true
        }
    }

    /// Sets a field to a value of the table; false where something stands there.
    @discardableResult
    mutating func set(_ setting: OtherWord.Setting, below record: Record, _ pair: OtherPair) -> Bool {
        guard let place = open(setting.path, below: record, pair) else { return false }
        let payload: UInt32? =
            switch store.kind(of: place.record).component.fields[place.slot].type {
            case .enumeration: Schema.standard.symbols.number(of: setting.value)
            case .boolean: setting.value == "true" ? 1 : 0
            default: store.addText(setting.value, node: pair.value.rawValue, isMeasured: false)
            }
        write(Slot(pair.value, payload ?? Slot.undetermined), at: place)
        return true
    }

    /// Leaves the field open that a word is only about whose value nobody knows yet.
    mutating func leaveOpen(_ settings: [String: OtherWord.Setting], _ pair: OtherPair, of record: Record) {
        guard let path = settings.first?.value.path, settings.values.allSatisfy({ $0.path == path }),
            let place = open(path, below: record, pair)
        else { return }
        write(Slot(pair.value, Slot.undetermined), at: place)
    }

    /// Leaves open some fields of a component that are not written: what they are, or even whether there are any.
    mutating func leaveOpen(_ names: [String], at node: NodeIndex, of record: Record, as payload: UInt32) {
        for slot in names.compactMap({ store.slot(named: $0, of: record) }) where !store[record, slot].isWritten {
            write(Slot(node, payload), at: (record, slot))
        }
    }

    /// Puts the elements of a list in the opposite order, their paths included.
    mutating func reverse(_ list: UInt32) {
        let elements = Array(store.elements(ofListAt: list))
        for (index, element) in elements.reversed().enumerated() {
            store.slots[Int(list) + 1 + index] = element
            if element.hasValue, let place = store.place(of: element.record) {
                store.move(element.record, to: Place(place.record, slot: place.slot, element: index))
            }
        }
    }

    /// Notes that a word says something of what a path leads to that nobody can read: of one of a few words, as `theme: acme`
    /// for the appearance, that alone is open, and of anything else all of the component.
    mutating func leaveOpen(_ path: [String], _ pair: OtherPair, of record: Record) {
        let component = store.kind(of: record).component
        // A number of buttons says nothing of what else there is.
        if path.count == 1, isList(path, in: store.kind(of: record)), tree.number(of: tree.resolved(pair.value)) != nil
        {
            let lists = path + ["leading", "trailing", "overflow"]
            return leaveOpen(lists, at: pair.value, of: record, as: Slot.unreadable)
        }
        guard path.count == 1, let slot = component.slot(named: path[0]),
            component.fields[slot].type.enumeration != nil, tree[tree.resolved(pair.value)].kind == .scalar
        else { return noteUnread() }
        // What stands above the keyboard is no bar at an edge.
        if store.kind(of: record) == .toolbar, path == ["position"] { leaveHiddenOpen(pair.value, of: record) }
        leaveOpen(path, at: pair.value, of: record, as: Slot.undetermined)
    }

    /// Whether a map is read as the only item of the bar that it stands for.
    func isOnlyItem(_ mapping: NodeIndex, of place: (record: Record, slot: Int)) -> Bool {
        let value = store[place.record, place.slot]
        guard tree[mapping].kind == .mapping, value.hasValue,
            store.kind(of: place.record).component.fields[place.slot].type.component != nil,
            let items = store.slot(named: "items", of: value.record)
        else { return false }
        return store.elements(value.record, items).first?.node == mapping.rawValue
    }
}
