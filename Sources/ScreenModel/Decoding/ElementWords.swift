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
        let value = tree.resolved(pair.value)
        if presenceMeant(by: value, tree) == false {
            if row.advice == nil { return reportNote(pair, of: record, tree) }
            return reportAdvice(pair, row, of: record, tree)
        }
        let path = list.split(separator: ".").map(String.init)
        if path.count > 1 {
            let begins = begins(path, in: record)
            guard let holder = holder(of: path, below: record, pair, leavesOpen: true), let list = path.last else {
                return
            }
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
        // Each of thousands of such keys would write the list anew.
        guard store.elements(record, slot).count < ScreenDecoder.mostGathered else { return noteUnread(pair, tree) }
        var nodes = [pair.value]
        // On the screen a list of rows is one list; in a block each entry is a part of its own.
        let isContainer =
            store.kind(of: record) != .block && settings.contains { OtherWord.containers.contains($0.value) }
        if store.kind(of: record) == .block, settings.first?.value == "button", tree[value].kind == .mapping,
            decodeEntries(pair, settings, slot, of: record, tree)
        {
            return
        }
        if tree[value].kind == .sequence, !isContainer {
            nodes = []
            tree.forEachChild(of: value) { nodes.append($0) }
        }
        let written = store[record, slot]
        var made = [Slot]()
        var fields = [String?]()
        for node in nodes {
            let place = Place(record, slot: slot, element: store.elements(record, slot).count + made.count)
            let isPart = settings.first.map { $0.path == ["kind"] && $0.value != "button" } ?? false
            let isText = node == pair.value && tree[node].kind == .scalar && kind == .item && text == "label"
            let text = isText && namesIcon(node, tree) ? "icon" : text
            let open = isText && text == "label" && settings.isEmpty ? decodeOpenWord(node, in: place, tree) : nil
            fields.append(open == nil ? text : nil)
            guard let element = open ?? element(kind, node, text: text, isPart: isPart, in: place, list, tree) else {
                continue
            }
            for setting in settings { set(setting, below: element, pair, tree) }
            made.append(Slot(node: node.rawValue, payload: element.offset))
        }
        let others = Array(store.elements(record, slot))
        let position = isFirst ? 0 : kind == .block ? self.position(of: pair.key, among: others) : others.count
        let all = others[..<position] + made + others[position...]
        for index in position..<all.count where all[index].hasValue {
            store.move(Record(offset: all[index].payload), to: Place(record, slot: slot, element: index))
        }
        let elements = store.addList(Array(all), node: pair.value.rawValue)
        store[record, slot] = Slot(node: written.isWritten ? written.node : pair.value.rawValue, payload: elements)
        let listed = zip(nodes, fields).map { self.listed($0, settings, text: $1, tree) }
        var edits: [Edit]?
        if !listed.isEmpty, let parents {
            if !written.isWritten {
                edits = tree.rewriting(pair.key, to: parents + [list], elements: listed)
            } else if isNearest(pair, to: written, list, of: record, tree) {
                let sequence = tree.resolved(written.nodeIndex)
                let isBefore = kind == .block && pair.key.rawValue < written.node
                edits = tree.moving(pair.key, listed, into: sequence, isFirst: isFirst || isBefore)
            }
        }
        // The key says what the names of icons are: they are mended first.
        if text == "icon", nodes.contains(where: { holdsField("name", $0, tree) }) { edits = nil }
        let said = settings.compactMap { setting in setting.path.last.map { "\($0): \(setting.value), " } }.joined()
        let flow = listed.first?.flow
        let short = flow.map { $0.count <= 60 ? $0 : "{\(said)…}" } ?? "{\(said)…}"
        if edits == nil, tree.value(ofKey: list, in: tree[pair.key].parent) != nil {
            let message = Message.isEntry(tree.text(of: pair.key), element: short, of: list)
            return report(.screenOtherWord, tree[pair.key].range, message)
        }
        reportRead(pair, as: (parents ?? []) + [list], value: flow == nil ? nil : "[\(short)]", edits, of: record, tree)
    }

    /// The number of elements that a list may have to which another key's are added.
    private static let mostGathered = 2000

    /// Reads a map of buttons by what each is for, `{primary: Approve, cancel: Back}`; false for a map that is one button.
    private mutating func decodeEntries(
        _ pair: OtherPair,
        _ settings: [OtherWord.Setting],
        _ slot: Int,
        of record: Record,
        _ tree: borrowing YAMLTree
    ) -> Bool {
        let others = Array(store.elements(record, slot))
        let field = store.kind(of: record).component.fields[slot]
        let place = Place(record, slot: slot)
        guard let list = decodeEntries(field, .block, tree.resolved(pair.value), in: place, tree) else { return false }
        let made = Array(store.elements(ofListAt: list))
        for (index, element) in made.enumerated() where element.hasValue {
            for setting in settings { set(setting, below: Record(offset: element.payload), pair, tree) }
            store.move(Record(offset: element.payload), to: Place(record, slot: slot, element: others.count + index))
        }
        store[record, slot] = Slot(
            node: pair.value.rawValue,
            payload: store.addList(others + made, node: pair.value.rawValue)
        )
        return true
    }

    /// Where what stands under a key comes among the elements of a list: in the order of the file.
    private func position(of key: NodeIndex, among elements: [Slot]) -> Int {
        elements.firstIndex { $0.node > key.rawValue } ?? elements.count
    }

    /// Whether no other pair between this one and a list that is there becomes an element of it; that one moves first.
    private func isNearest(
        _ pair: OtherPair,
        to written: Slot,
        _ list: String,
        of record: Record,
        _ tree: borrowing YAMLTree
    ) -> Bool {
        let (first, last) = (min(pair.key.rawValue, written.node), max(pair.key.rawValue, written.node))
        var pairs = PairCursor(tree[pair.key].parent, tree)
        // Nobody writes more; each of a thousand would look at all.
        for _ in 0..<64 {
            guard let (key, _) = pairs.next(tree) else { return true }
            guard key.rawValue > first, key.rawValue < last, tree[key].kind == .scalar,
                case .element(list, _, _, _)? = OtherWord.row(for: tree.text(of: key), in: store.kind(of: record))?
                    .conversion
            else { continue }
            return false
        }
        return false
    }

    private mutating func element(
        _ kind: ComponentKind,
        _ written: NodeIndex,
        text: String,
        isPart: Bool,
        in place: Place,
        _ name: String,
        _ tree: borrowing YAMLTree
    ) -> Record? {
        let value = tree.resolved(written)
        if tree[value].kind == .scalar, !isInList(written, text, tree) {
            let record = store.addRecord(kind, node: value.rawValue, in: place)
            if presenceMeant(by: value, tree) != true, let slot = kind.component.slot(named: text) {
                decodeField(slot, of: record, written, tree)
            }
            return record
        }
        if kind == .block, tree[value].kind == .sequence {
            let record = store.addRecord(kind, node: value.rawValue, in: place)
            decodeField(Slots.Item.items, of: record, written, tree)
            return record
        }
        // A footer that holds one button is no button.
        if kind == .block, isPart, tree[value].kind == .mapping, depth < ScreenDecoder.maximumDepth {
            depth += 1
            defer { depth -= 1 }
            return decodeRecord(kind, value, in: place, tree)
        }
        return decodeComponent(kind, written, in: place, field: name, tree).map(Record.init(offset:))
    }

    /// Whether a text is an entry of a list, which may be a space, an icon's name or the like in place of a label.
    private func isInList(_ node: NodeIndex, _ text: String, _ tree: borrowing YAMLTree) -> Bool {
        text == "label" && tree[tree[node].parent].kind == .sequence
    }

    /// Whether a value is a list of maps.
    func holdsMaps(_ list: NodeIndex, _ tree: borrowing YAMLTree) -> Bool {
        guard tree[list].kind == .sequence else { return false }
        let first = tree.firstChild(of: list)
        return first != .none && tree[tree.resolved(first)].kind == .mapping
    }

    /// An element with what it says in full; a text without a field stays as it is.
    private func listed(
        _ node: NodeIndex,
        _ settings: [OtherWord.Setting],
        text: String?,
        _ tree: borrowing YAMLTree
    ) -> ListedNode {
        // What the element says itself counts.
        let pairs = settings.compactMap { setting in
            setting.path.last.flatMap { name in
                tree[node].kind == .mapping && tree.value(ofKey: name, in: node) != nil
                    ? nil : "\(name): \(setting.value)"
            }
        }
        return ListedNode(node, pairs: pairs, flow: elementText(node, pairs, text: text, tree))
    }

    /// An element as it is written in full, in flow style; nil if the text is hard to edit.
    private func elementText(
        _ node: NodeIndex,
        _ pairs: [String],
        text: String?,
        _ tree: borrowing YAMLTree
    ) -> String? {
        guard let written = tree.flowText(of: node) else { return nil }
        if tree[node].kind == .scalar {
            let isEntry = tree[tree[node].parent].kind == .sequence
            let presence = isEntry ? nil : presenceMeant(by: node, tree)
            if presence == true || tree.scalarType(of: node) == .boolean(true) {
                return "{" + pairs.joined(separator: ", ") + "}"
            }
            guard let text else { return written }
            if isInList(node, text, tree) {
                if pairs.isEmpty { return written }
                if let space = self.space(.item, node, tree) {
                    return "{"
                        + (pairs + ["kind: \(Schema.standard.symbols.names[Int(space)])"]).joined(separator: ", ") + "}"
                }
                // What else the text says of the item is told by itself, and mended first.
                if isIconName(written) || written.hasSuffix(")") { return nil }
            }
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
