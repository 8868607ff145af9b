import Diagnostics
import YAMLSyntax

// Reads words of other tools as ours: what each means says the table in `OtherWord`.
extension ScreenDecoder {
    /// A pair of a mapping whose key is none of the component's.
    struct OtherPair {
        let key: NodeIndex
        let value: NodeIndex
    }

    /// Reads the pairs of a record that are none of its component's; those of other tools' words are read as ours.
    ///
    /// It comes after all of our own words, so that these count where both are written.
    mutating func decodeOthers(
        _ pairs: [OtherPair],
        of record: Record,
        _ mapping: NodeIndex,
        _ tree: borrowing YAMLTree
    ) {
        let kind = store.kind(of: record)
        let ours = Set(kind.component.fields.lazy.filter { !$0.isDerived }.map { Spelling.folded($0.name) })
        for pair in pairs {
            // Beyond the mistakes that are told, nothing is looked up: a file may have a million of them.
            guard hasRoom(at: tree[pair.key].range) else { return noteUnread() }
            let word = tree.text(of: pair.key)
            let isOurs = ours.contains(Spelling.folded(word))
            if !isOurs, let row = OtherWord.row(for: word, in: kind) {
                decode(pair, row, of: record, mapping, tree)
            } else {
                reportUnknownKey(pair, of: record, tree)
            }
        }
    }

    private mutating func decode(
        _ pair: OtherPair,
        _ row: OtherWord,
        of record: Record,
        _ mapping: NodeIndex,
        _ tree: borrowing YAMLTree
    ) {
        let kind = store.kind(of: record)
        switch row.conversion {
        case .rename(let path, let additions):
            rename(pair, to: path, additions, of: record, tree)
        case .renameFirst(let path, let otherwise):
            let isFree =
                field(at: path, below: record).map { !store[$0.record, $0.slot].isWritten }
                ?? begins(path, in: record)
            rename(pair, to: isFree ? path : otherwise, [], of: record, tree)
        case .negate(let path):
            guard let place = open(path, below: record, pair, tree) else {
                return reportBoth(pair, path, of: record, tree)
            }
            var slot = decode(pair, at: place, tree)
            if slot.payload <= 1 { slot.payload = 1 - slot.payload }
            store[place.record, place.slot] = slot
            guard slot.payload <= 1 else { return }
            let value = slot.payload == 1 ? "true" : "false"
            reportRead(pair, as: path, value: value, tree.rewriting(pair.key, to: path, value: value), of: record, tree)
        case .words(let settings):
            decode(pair, settings, row, of: record, tree)
        case .reverse(let name):
            guard let place = open([name], below: record, pair, tree) else {
                return reportBoth(pair, [name], of: record, tree)
            }
            let slot = decode(pair, at: place, tree)
            store[place.record, place.slot] = slot
            if slot.hasValue { reverse(slot.payload) }
            let rename = tree.rewriting(pair.key, to: [name])
            let reversal = tree.reversal(of: pair.value)
            reportReversed(pair, as: name, rename.flatMap { first in reversal.map { first + $0 } }, of: record, tree)
        case .element(let list, let settings, let text, let isFirst):
            decodeElement(pair, of: list, settings, text: text, isFirst: isFirst, row, of: record, tree)
        case .note(let openFields):
            for slot in openFields.compactMap(kind.component.slot(named:)) where !store[record, slot].isWritten {
                store[record, slot] = Slot(node: pair.value.rawValue, payload: Slot.undetermined)
            }
            reportNote(pair, of: record, tree)
        case .advice:
            reportAdvice(pair, row, of: record, tree)
        }
    }

    private mutating func rename(
        _ pair: OtherPair,
        to path: [String],
        _ additions: [OtherWord.Setting],
        of record: Record,
        _ tree: borrowing YAMLTree
    ) {
        let holder = component(at: path, of: record)
        let begins = begins(path, in: record)
        guard let place = open(path, below: record, pair, tree) else {
            return reportBoth(pair, path, of: record, tree)
        }
        store[place.record, place.slot] = decode(pair, at: place, tree)
        if store.kind(of: place.record) == .navigationBar, place.slot == Slots.NavigationBar.backLabel, holder == nil,
            place.record != record
        {
            addBackItem(to: place.record)
        }
        for addition in additions { set(addition, below: record, pair, tree) }
        let added = additions.map { (name: $0.path.last ?? "", value: $0.value) }
        var edits: [Edit]?
        if let holder, let name = path.last {
            edits = tree.moving(pair.key, to: name, in: holder)
        } else if let inner = additions.first, inner.path.count > path.count {
            let value = tree.resolved(pair.value)
            let insertion = tree.insertion(ofKey: inner.path.last ?? "", inner.value, in: value)
            edits = insertion.flatMap { insertion in tree.rewriting(pair.key, to: path).map { $0 + [insertion] } }
        } else if begins {
            edits = tree.rewriting(pair.key, to: path, additions: added)
        }
        reportRead(pair, as: path, edits, of: record, tree)
    }

    private mutating func decode(
        _ pair: OtherPair,
        _ settings: [String: OtherWord.Setting],
        _ row: OtherWord,
        of record: Record,
        _ tree: borrowing YAMLTree
    ) {
        let value = tree.resolved(pair.value)
        guard tree[value].kind == .scalar,
            let setting = settings[Spelling.folded(String(tree.text(of: value).prefix(64)))]
        else {
            if !isPlaceholder(tree.text(of: pair.key), value, tree) { reportAdvice(pair, row, of: record, tree) }
            return
        }
        let holder = component(at: setting.path, of: record)
        let begins = begins(setting.path, in: record)
        guard set(setting, below: record, pair, tree) else { return reportBoth(pair, setting.path, of: record, tree) }
        var edits: [Edit]?
        if let holder, let name = setting.path.last {
            edits = tree.moving(pair.key, to: name, in: holder, value: setting.value)
        } else if begins {
            edits = tree.rewriting(pair.key, to: setting.path, value: setting.value)
        }
        reportRead(pair, as: setting.path, value: setting.value, edits, of: record, tree)
    }

    /// Reads a value as an element of a list, in front of the others or behind them.
    private mutating func decodeElement(
        _ pair: OtherPair,
        of list: String,
        _ settings: [OtherWord.Setting],
        text: String,
        isFirst: Bool,
        _ row: OtherWord,
        of record: Record,
        _ tree: borrowing YAMLTree
    ) {
        guard let slot = store.kind(of: record).component.slot(named: list),
            let kind = store.kind(of: record).component.fields[slot].type.component
        else { return }
        let value = tree.resolved(pair.value)
        if tree[value].kind == .scalar, tree.scalarType(of: value) == .boolean(false) || tree.isNull(value) {
            return reportAdvice(pair, row, of: record, tree)
        }
        var nodes = [pair.value]
        if tree[value].kind == .sequence {
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
        if texts.count == nodes.count, !texts.isEmpty {
            let text = texts.joined(separator: ", ")
            if !written.isWritten {
                edits = tree.rewriting(pair.key, to: [list], value: "[\(text)]")
            } else if written.isWritten, let removal = tree.removal(ofPair: pair.key) {
                let sequence = tree.resolved(written.nodeIndex)
                edits = tree.insertion(ofElement: text, in: sequence, isFirst: isFirst).map { [removal, $0] }
            }
        }
        reportRead(pair, as: [list], value: texts.first.map { "[\($0)]" }, edits, of: record, tree)
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
        return decodeComponent(kind, written, in: place, field: name, tree).map(Record.init(offset:))
    }

    /// An element as it is written in full, in flow style; nil if the text is hard to edit.
    private func elementText(
        _ node: NodeIndex,
        _ settings: [OtherWord.Setting],
        text: String,
        _ tree: borrowing YAMLTree
    ) -> String? {
        let pairs = settings.compactMap { setting in setting.path.last.map { "\($0): \(setting.value)" } }
        guard let written = tree.flowText(of: node) else { return nil }
        if tree[node].kind == .scalar {
            if tree.scalarType(of: node) == .boolean(true) { return "{" + pairs.joined(separator: ", ") + "}" }
            return "{" + (pairs + ["\(text): \(written)"]).joined(separator: ", ") + "}"
        }
        guard tree[node].kind == .mapping, written.hasPrefix("{") else { return nil }
        let inner = String(written.dropFirst().dropLast())
        return "{" + (pairs + (inner.isEmpty ? [] : [inner])).joined(separator: ", ") + "}"
    }

    /// Puts the elements of a list in the opposite order, their paths included.
    private mutating func reverse(_ list: UInt32) {
        let elements = Array(store.elements(ofListAt: list))
        for (index, element) in elements.reversed().enumerated() {
            store.slots[Int(list) + 1 + index] = element
            if element.hasValue, let place = store.place(of: Record(offset: element.payload)) {
                let moved = Place(place.record, slot: place.slot, element: index)
                store.move(Record(offset: element.payload), to: moved)
            }
        }
    }

    /// Reads a value that is one of another field; where that field is written, it counts.
    ///
    /// - Returns: What the field holds that it stands at: nothing is known of it.
    mutating func decodeOtherValue(
        _ row: OtherValue,
        at target: String,
        _ node: NodeIndex,
        in place: Place,
        _ tree: borrowing YAMLTree
    ) -> UInt32? {
        let key = NodeIndex(rawValue: node.rawValue - 1)
        let mapping = NodeIndex(rawValue: store.node(of: place.record))
        guard let value = row.value, let slot = store.kind(of: place.record).component.slot(named: target) else {
            return nil
        }
        let unknown = Slot.undetermined
        let word = tree.text(of: node)
        if tree[mapping].kind == .mapping, tree.value(ofKey: target, in: mapping) != nil {
            report(.screenOtherWord, tree[node].range, Message.both(word, path: [target]), severity: .error)
            return unknown
        }
        if case .boolean = store.kind(of: place.record).component.fields[slot].type {
            store[place.record, slot] = Slot(node: node.rawValue, payload: value == "true" ? 1 : 0)
        } else if let symbol = Schema.standard.symbols.number(of: value) {
            store[place.record, slot] = Slot(node: node.rawValue, payload: symbol)
        }
        let line = Message.line([target], value)
        // Behind an alias stands another pair, which a fix must leave alone.
        let edits = tree[key].parent == mapping ? tree.rewriting(key, to: [target], value: value) : nil
        report(
            .screenOtherWord,
            tree[node].range,
            Message.readAs(word, line: line),
            fix: edits.map { Fix(title: Message.replace(with: line), applicability: .safe, edits: $0) }
        )
        return unknown
    }

    // MARK: Places

    /// The field at the end of a path, if the components on the way are there.
    private func field(at path: [String], below record: Record) -> (record: Record, slot: Int)? {
        var current = record
        for name in path.dropLast() {
            guard let slot = store.kind(of: current).component.slot(named: name), let next = store.record(current, slot)
            else { return nil }
            current = next
        }
        guard let name = path.last, let slot = store.kind(of: current).component.slot(named: name) else { return nil }
        return (current, slot)
    }

    /// The mapping of the component that a path leads into, if it stands in the file.
    private func component(at path: [String], of record: Record) -> NodeIndex? {
        guard path.count > 1, let place = field(at: path, below: record) else { return nil }
        return NodeIndex(rawValue: store.node(of: place.record))
    }

    /// Whether nothing is said yet of what a path begins with, so that its fix writes that.
    private func begins(_ path: [String], in record: Record) -> Bool {
        guard let name = path.first, let slot = store.kind(of: record).component.slot(named: name) else { return false }
        return !store[record, slot].isWritten
    }

    /// The field at the end of a path, with the components on the way; nil where something stands there.
    private mutating func open(
        _ path: [String],
        below record: Record,
        _ pair: OtherPair,
        _ tree: borrowing YAMLTree
    ) -> (record: Record, slot: Int)? {
        var current = record
        for name in path.dropLast() {
            guard let slot = store.kind(of: current).component.slot(named: name),
                let kind = store.kind(of: current).component.fields[slot].type.component
            else { return nil }
            if store[current, slot].isWritten {
                guard store[current, slot].hasValue else { return nil }
                current = Record(offset: store[current, slot].payload)
            } else {
                // A fix must not write into what stands around the pair, so that the key stands for the component.
                let made = store.addRecord(kind, node: pair.key.rawValue, in: Place(current, slot: slot))
                store[current, slot] = Slot(node: pair.value.rawValue, payload: made.offset)
                current = made
            }
        }
        guard let name = path.last, let slot = store.kind(of: current).component.slot(named: name),
            !store[current, slot].isWritten
        else { return nil }
        return (current, slot)
    }

    private mutating func decode(
        _ pair: OtherPair,
        at place: (record: Record, slot: Int),
        _ tree: borrowing YAMLTree
    ) -> Slot {
        let field = store.kind(of: place.record).component.fields[place.slot]
        return decodeValue(field, pair.value, in: Place(place.record, slot: place.slot), tree)
    }

    /// Sets a field to a value of the table; false where something stands there.
    @discardableResult
    private mutating func set(
        _ setting: OtherWord.Setting,
        below record: Record,
        _ pair: OtherPair,
        _ tree: borrowing YAMLTree
    ) -> Bool {
        guard let place = open(setting.path, below: record, pair, tree) else { return false }
        let payload: UInt32? =
            switch store.kind(of: place.record).component.fields[place.slot].type {
            case .enumeration: Schema.standard.symbols.number(of: setting.value)
            case .boolean: setting.value == "true" ? 1 : 0
            default: store.addText(setting.value, node: pair.value.rawValue, isMeasured: false)
            }
        store[place.record, place.slot] = Slot(node: pair.value.rawValue, payload: payload ?? Slot.undetermined)
        return true
    }
}
