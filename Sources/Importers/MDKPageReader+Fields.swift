import ScreenModel
import YAMLSyntax

// Setting the fields of records.
extension MDKPageReader: RecordReader {
    func node(of element: NodeIndex) -> NodeIndex { element }

    func number(of node: NodeIndex) -> UInt32 { node.rawValue }

    mutating func addRecord(_ kind: ComponentKind, node: NodeIndex, in place: Place?) -> Record {
        store.addRecord(kind, node: node.rawValue, in: place)
    }

    /// Sets a field of which nothing is known, though its absence in a screen file would say something.
    mutating func leaveOpen(_ field: String, of record: Record) {
        guard let slot = slot(field, of: record) else { return }
        store[record, slot] = Slot(node: 0, payload: Slot.undetermined)
    }

    /// Says of what a page can state, and this one does not, that there is none.
    mutating func closeSilence(of record: Record, _ fields: String...) {
        for field in fields {
            guard let slot = slot(field, of: record), store[record, slot].isAbsent else { continue }
            store[record, slot].payload = Slot.null
        }
    }

    /// Says of all parts of a bar that a page does not state that there are none.
    mutating func closeSilence(ofBar bar: Record) {
        for (slot, field) in store.kind(of: bar).component.fields.enumerated() where store[bar, slot].isAbsent {
            if case .noneOnce = field.absence { store[bar, slot].payload = Slot.null }
        }
    }

    /// Sets a text, name or token from a property of the page; nothing is set if the page hasn't got it.
    mutating func setText(_ field: String, of record: Record, from key: String, in mapping: NodeIndex) {
        guard let node = tree.value(of: key, in: mapping), !tree.isNull(node) else { return }
        if tree[node].kind == .scalar, let text = expression.text(of: tree.text(of: node)) {
            setString(field, of: record, to: text, at: node)
        } else {
            setUndetermined(field, of: record, at: node)
        }
    }

    /// Sets `hidden` from a property that says whether something is visible.
    mutating func setHidden(of record: Record, from keys: [String], in mapping: NodeIndex) {
        for key in keys {
            guard let node = tree.value(of: key, in: mapping), !tree.isNull(node) else { continue }
            switch boolean(node) {
            case true: continue
            case false: set("hidden", of: record, to: 1, at: node)
            case nil: setUndetermined("hidden", of: record, at: node)
            }
        }
    }

    /// The value of a Boolean property; nil if it is computed.
    func boolean(_ node: NodeIndex) -> Bool? {
        guard tree[node].kind == .scalar, let text = expression.text(of: tree.text(of: node)) else { return nil }
        return ["true": true, "false": false][text.lowercased()]
    }

    /// The word that a property says, in lower case, as MDK takes words in any; nil if it says none, or computes it.
    func word(_ key: String, in mapping: NodeIndex) -> String? {
        tree.value(of: key, in: mapping).flatMap { expression.text(of: tree.text(of: $0))?.lowercased() }
    }

    /// Whether a rule makes a list when the app runs.
    func isMade(_ key: String, in mapping: NodeIndex) -> Bool {
        tree.value(of: key, in: mapping).map { tree[$0].kind == .scalar && !tree.isNull($0) } ?? false
    }

    /// Sets `action` from `OnPress`, the path of an action, or an object with that path as its `Name`.
    mutating func setAction(of record: Record, in mapping: NodeIndex) {
        guard var node = tree.value(of: "OnPress", in: mapping) else { return }
        if tree[node].kind == .mapping, let name = tree.value(of: "Name", in: node) { node = name }
        guard tree[node].kind == .scalar, !tree.isNull(node) else { return }
        setString("action", of: record, to: tree.text(of: node), at: node)
    }
}

extension YAMLTree {
    /// The value under a key of a mapping, the last one as in other readers of JSON; nil if there is none.
    func value(of key: String, in mapping: NodeIndex) -> NodeIndex? {
        var found: NodeIndex?
        for (name, value) in pairs(of: mapping) where text(of: name, equals: key) { found = value }
        return found.map { resolved($0) }
    }

    /// The objects in the list under a key of a mapping, in the order of the file.
    func objects(of key: String, in mapping: NodeIndex) -> [NodeIndex] {
        guard let list = value(of: key, in: mapping), self[list].kind == .sequence else { return [] }
        return children(of: list).map { resolved($0) }.filter { self[$0].kind == .mapping }
    }

    /// The last word of an object's `_Type`, such as `ObjectHeader`; nil if there is none.
    func typeName(of mapping: NodeIndex) -> String? {
        value(of: "_Type", in: mapping).flatMap { text(of: $0).split(separator: ".").last.map(String.init) }
    }
}
