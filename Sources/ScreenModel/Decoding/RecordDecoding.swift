import Diagnostics
import YAMLSyntax

extension ScreenDecoder {
    /// Reads a component from a mapping, from its short form, or from an alias to either; nil for anything else.
    mutating func decodeComponent(
        _ kind: ComponentKind,
        _ written: NodeIndex,
        in parent: Place?,
        field: String,
        _ tree: borrowing YAMLTree
    ) -> Record? {
        let node = tree.resolved(written)
        guard depth < ScreenDecoder.maximumDepth else {
            report(.yamlTooDeep, tree[written].range, Message.aliasesTooDeep)
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        switch tree[node].kind {
        case .mapping:
            return decodeRecord(kind, node, in: parent, tree)
        case .scalar:
            return decodeShorthand(kind, node, written: written, in: parent, field: field, tree)
        default:
            reportWrongType(field, wanted: Message.component(kind.component), node, tree)
            return nil
        }
    }

    /// Reads a mapping into a new record.
    mutating func decodeRecord(
        _ kind: ComponentKind,
        _ mapping: NodeIndex,
        in parent: Place?,
        _ tree: borrowing YAMLTree
    ) -> Record {
        let record = store.addRecord(kind, node: mapping.rawValue, in: parent)
        var merged = [NodeIndex]()
        var pairs = PairCursor(mapping, tree)
        while let (key, value) = pairs.next(tree) {
            if tree.isMergeKey(key) {
                merged.append(value)
            } else if let name = extraName(key, tree) {
                store.extras[record, default: []].append(
                    ExtraField(name: name, value: decodeFreeForm(value, tree))
                )
            } else if let slot = slot(of: key, value, in: kind, of: record, tree) {
                if store[record, slot].isWritten {
                    reportDuplicateKey(key, first: keyOfField(slot, of: record, in: mapping, tree), tree)
                } else {
                    let decoded = decodeValue(kind.component.fields[slot], value, in: Place(record, slot: slot), tree)
                    store[record, slot] = decoded
                }
            }
        }
        for value in merged { merge(value, into: record, kind, in: parent, tree) }
        return record
    }

    /// Reads what a `<<` key names, and takes from it what the record does not say itself.
    private mutating func merge(
        _ value: NodeIndex,
        into record: Record,
        _ kind: ComponentKind,
        in parent: Place?,
        _ tree: borrowing YAMLTree
    ) {
        guard depth < ScreenDecoder.maximumDepth else {
            report(.yamlTooDeep, tree[value].range, Message.aliasesTooDeep)
            return
        }
        depth += 1
        defer { depth -= 1 }
        let node = tree.resolved(value)
        switch tree[node].kind {
        case .mapping:
            let source = decodeRecord(kind, node, in: parent, tree)
            for slot in kind.component.fields.indices where !store[record, slot].isWritten {
                store[record, slot] = store[source, slot]
            }
        case .sequence:
            var elements = ElementCursor(node, tree)
            while let element = elements.next(tree) { merge(element, into: record, kind, in: parent, tree) }
        default:
            if !tree.isNull(node) { reportWrongType("<<", wanted: Message.mergedMap, node, tree) }
        }
    }

    private mutating func decodeShorthand(
        _ kind: ComponentKind,
        _ node: NodeIndex,
        written: NodeIndex,
        in parent: Place?,
        field: String,
        _ tree: borrowing YAMLTree
    ) -> Record? {
        switch kind.component.shorthand {
        case .field(let name):
            guard let slot = kind.component.slot(named: name) else { return nil }
            let record = store.addRecord(kind, node: node.rawValue, in: parent)
            let decoded = decodeValue(
                kind.component.fields[slot],
                written,
                in: Place(record, slot: slot),
                tree
            )
            store[record, slot] = decoded
            return record
        case .word(let word, let name):
            guard tree.text(of: node) == word, let slot = kind.component.slot(named: name) else { break }
            let record = store.addRecord(kind, node: node.rawValue, in: parent)
            store[record, slot] = Slot(node: written.rawValue, payload: 1)
            return record
        case nil:
            break
        }
        reportWrongType(field, wanted: Message.component(kind.component), node, tree)
        return nil
    }

    // MARK: Keys

    /// The slot of a key; a key that the component doesn't have is reported, and read only if it is surely a slip.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: What stands under it.
    ///   - kind: The component.
    ///   - record: What the component has been read into so far; nil for a document.
    ///   - tree: The tree.
    /// - Returns: The slot, or nil if the value can't be read as a field's.
    mutating func slot(
        of key: NodeIndex,
        _ value: NodeIndex,
        in kind: ComponentKind,
        of record: Record?,
        _ tree: borrowing YAMLTree
    ) -> Int? {
        guard tree[key].kind == .scalar else {
            report(.screenUnknownKey, tree[key].range, Message.keyIsNoScalar)
            return nil
        }
        let table = Schema.standard.keyTable(of: kind)
        let slot = tree.withText(of: key) { table.index(of: $0) }
        if let slot, !Schema.standard.isDerived(slot, of: kind) { return slot }
        let component = kind.component
        if let slot {
            report(.screenUnknownKey, tree[key].range, Message.derivedKey(component.fields[slot], component))
            return nil
        }
        let name = tree.text(of: key)
        if name.hasPrefix("x-") || name == "<<" { return nil }
        guard hasRoom(at: tree[key].range) else { return nil }
        let meant = fieldMeant(by: key, value, in: kind, of: record, tree)
        reportUnknownKey(name, tree[key].range, component, meant)
        return meant.flatMap { $0.isCertain ? $0.slot : nil }
    }

    private func extraName(_ key: NodeIndex, _ tree: borrowing YAMLTree) -> String? {
        guard tree[key].kind == .scalar else { return nil }
        let isExtra = tree.withText(of: key) {
            $0.count > 2 && $0[0] == UInt8(ascii: "x") && $0[1] == UInt8(ascii: "-")
        }
        return isExtra ? tree.text(of: key) : nil
    }

    /// The key under which a record's field was first written in its mapping.
    private func keyOfField(
        _ slot: Int,
        of record: Record,
        in mapping: NodeIndex,
        _ tree: borrowing YAMLTree
    ) -> NodeIndex {
        // A key that was taken for a field is a scalar, so it stands right before its value.
        let key = NodeIndex(rawValue: store[record, slot].nodeIndex.rawValue - 1)
        return tree[key].parent == mapping ? key : mapping
    }
}
