import Diagnostics
import YAMLSyntax

// Words of other tools that are one element of a list of ours: `backButton: Inbox`, `alert: {title: Delete?}`.
extension ScreenDecoder {
    /// Reads a value as an element of a list, in front of the others or behind them.
    mutating func decodeElement(
        _ pair: OtherPair,
        of list: String,
        _ settings: [OtherWord.Setting],
        text: String,
        isFirst: Bool,
        _ row: OtherWord,
        of record: Record,
        parents: [String]? = [],
        _ tree: borrowing YAMLTree
    ) {
        let path = list.split(separator: ".").map(String.init)
        if path.count > 1 {
            let begins = begins(path, in: record)
            guard let holder = holder(of: path, below: record, pair, tree), let list = path.last else { return }
            return decodeElement(
                pair,
                of: list,
                settings,
                text: text,
                isFirst: isFirst,
                row,
                of: holder,
                parents: begins ? path.dropLast() : nil,
                tree
            )
        }
        guard let slot = store.kind(of: record).component.slot(named: list),
            let kind = store.kind(of: record).component.fields[slot].type.component
        else { return }
        let value = tree.resolved(pair.value)
        if tree[value].kind == .scalar, tree.scalarType(of: value) == .boolean(false) || tree.isNull(value) {
            if row.advice == nil { return reportNote(pair, of: record, tree) }
            return reportAdvice(pair, row, of: record, tree)
        }
        var nodes = [pair.value]
        let isContainer = settings.contains { OtherWord.containers.contains($0.value) }
        if tree[value].kind == .sequence, !isContainer {
            nodes = []
            tree.forEachChild(of: value) { nodes.append($0) }
        }
        let written = store[record, slot]
        var made = [Slot]()
        for node in nodes {
            let place = Place(record, slot: slot, element: store.elements(record, slot).count + made.count)
            guard let element = element(kind, node, text: text, in: place, list, tree) else { continue }
            for setting in settings { set(setting, below: element, pair, tree) }
            made.append(Slot(node: node.rawValue, payload: element.offset))
        }
        let others = Array(store.elements(record, slot))
        let elements = store.addList(isFirst ? made + others : others + made, node: pair.value.rawValue)
        store[record, slot] = Slot(node: written.isWritten ? written.node : pair.value.rawValue, payload: elements)
        let texts = nodes.compactMap { elementText($0, settings, text: text, tree) }
        var edits: [Edit]?
        if texts.count == nodes.count, !texts.isEmpty, let parents {
            let text = texts.joined(separator: ", ")
            if !written.isWritten {
                edits = tree.rewriting(pair.key, to: parents + [list], value: "[\(text)]")
            } else if written.isWritten, let removal = tree.removal(ofPair: pair.key) {
                let sequence = tree.resolved(written.nodeIndex)
                edits = tree.insertion(ofElement: text, in: sequence, isFirst: isFirst).map { [removal, $0] }
            }
        }
        let said = settings.compactMap { setting in setting.path.last.map { "\($0): \(setting.value), " } }.joined()
        let element = texts.first.map { $0.count <= 60 ? "[\($0)]" : "[{\(said)…}]" }
        reportRead(pair, as: (parents ?? []) + [list], value: element, edits, of: record, tree)
    }

    private mutating func element(
        _ kind: ComponentKind,
        _ written: NodeIndex,
        text: String,
        in place: Place,
        _ name: String,
        _ tree: borrowing YAMLTree
    ) -> Record? {
        let value = tree.resolved(written)
        if tree[value].kind == .scalar {
            let record = store.addRecord(kind, node: value.rawValue, in: place)
            if tree.scalarType(of: value) != .boolean(true), let slot = kind.component.slot(named: text) {
                let field = kind.component.fields[slot]
                store[record, slot] = decodeValue(field, written, in: Place(record, slot: slot), tree)
            }
            return record
        }
        if kind == .block, tree[value].kind == .sequence {
            let record = store.addRecord(kind, node: value.rawValue, in: place)
            let inner = Place(record, slot: Slots.Item.items)
            store[record, Slots.Item.items] = decodeValue(
                kind.component.fields[Slots.Item.items],
                written,
                in: inner,
                tree
            )
            return record
        }
        return decodeComponent(kind, written, in: place, field: name, tree).map(Record.init(offset:))
    }

    /// Whether a value is a list of maps.
    func holdsMaps(_ list: NodeIndex, _ tree: borrowing YAMLTree) -> Bool {
        guard tree[list].kind == .sequence else { return false }
        let first = tree.firstChild(of: list)
        return first != .none && tree[tree.resolved(first)].kind == .mapping
    }

    /// The component that holds the list at the end of a path; it is made where nothing is said of it yet.
    private mutating func holder(
        of path: [String],
        below record: Record,
        _ pair: OtherPair,
        _ tree: borrowing YAMLTree
    ) -> Record? {
        var current = record
        for name in path.dropLast() {
            guard let slot = store.kind(of: current).component.slot(named: name),
                let kind = store.kind(of: current).component.fields[slot].type.component
            else { return nil }
            if !store[current, slot].isWritten {
                let made = store.addRecord(kind, node: pair.key.rawValue, in: Place(current, slot: slot))
                store[current, slot] = Slot(node: pair.value.rawValue, payload: made.offset)
                store.noteUnread(in: made)
            }
            guard let next = store.record(current, slot) else { return nil }
            current = next
        }
        return current
    }

    /// An element as it is written in full, in flow style; nil if the text is hard to edit.
    private func elementText(
        _ node: NodeIndex,
        _ settings: [OtherWord.Setting],
        text: String,
        _ tree: borrowing YAMLTree
    ) -> String? {
        // What the element says itself counts.
        let pairs = settings.compactMap { setting in
            setting.path.last.flatMap { name in
                tree[node].kind == .mapping && tree.value(ofKey: name, in: node) != nil
                    ? nil : "\(name): \(setting.value)"
            }
        }
        guard let written = tree.flowText(of: node) else { return nil }
        if tree[node].kind == .scalar {
            if tree.scalarType(of: node) == .boolean(true) { return "{" + pairs.joined(separator: ", ") + "}" }
            return "{" + (pairs + ["\(text): \(written)"]).joined(separator: ", ") + "}"
        }
        if tree[node].kind == .sequence, written.hasPrefix("[") {
            return "{" + (pairs + ["items: \(written)"]).joined(separator: ", ") + "}"
        }
        guard tree[node].kind == .mapping, written.hasPrefix("{") else { return nil }
        let inner = String(written.dropFirst().dropLast())
        return "{" + (pairs + (inner.isEmpty ? [] : [inner])).joined(separator: ", ") + "}"
    }
}
