import Diagnostics
import YAMLSyntax

// Reads words of other tools as ours: what each means says the table in `OtherWord`.
extension ScreenDecoder {
    /// A pair of a mapping, mostly one whose key is none of the component's.
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
        let fields = kind.component.fields
        let ours = Dictionary(
            fields.indices.lazy.filter { !fields[$0].isDerived }.map { (Spelling.folded(fields[$0].name), $0) }
        ) { first, _ in first }
        var texts = [(OtherPair, OtherWord)]()
        var unread = [OtherPair]()
        let outdented = outdentedKeys(of: record, mapping, tree)
        for pair in pairs {
            // Beyond the mistakes that are told, nothing is looked up: a file may have a million of them.
            guard hasRoom(at: tree[pair.key].range) else { return noteUnread() }
            let word = tree.text(of: pair.key)
            if reportSwallowedComma(pair, of: record, tree) || word == ScreenDecoder.schemaKey {
                continue
            } else if let slot = outdented[pair.key] {
                reportOutdented(pair, slot, of: record, tree)
            } else if word.hasPrefix("_") {
                decodeMetadata(pair, word, of: record, tree)
            } else if decodeOpenText(pair, of: record, mapping, tree) || decodeOpenName(pair, of: record, mapping, tree)
            {
                continue
            } else if kind == .block, isDatum(pair, mapping, tree) {
                continue
            } else if let slot = ours[Spelling.folded(word)] {
                respell(pair, as: fields[slot], slot, of: record, tree)
            } else if isOwnName(pair, of: kind, tree) {
                reportNote(pair, of: record, tree)
            } else if let row = row(for: pair, of: record, mapping, tree) {
                // Whole components first: what is only a part of one is laid into it.
                if row.isPart { texts.append((pair, row)) } else { decode(pair, row, of: record, tree) }
            } else if kind == .block, mayHoldButtons(pair.value, tree) {
                guard let row = OtherWord.part(of: word) else {
                    unread.append(pair)
                    continue
                }
                decode(pair, row, of: record, tree)
            } else {
                reportUnknownKey(pair, of: record, tree)
            }
        }
        for pair in unread { reportUnreadPart(pair, of: record, tree) }
        for (pair, row) in texts { decode(pair, row, of: record, tree) }
    }

    /// Reads one of our own keys in another spelling, such as `navigation_bar`.
    private mutating func respell(
        _ pair: OtherPair,
        as field: Field,
        _ slot: Int,
        of record: Record,
        _ tree: borrowing YAMLTree
    ) {
        if store[record, slot].isWritten { return decodeSecond(pair, [field.name], nil, of: record, tree) }
        reportRespelt(pair, field.name, of: record, tree)
        decodeField(slot, of: record, pair.value, tree)
    }

    private mutating func decode(_ pair: OtherPair, _ row: OtherWord, of record: Record, _ tree: borrowing YAMLTree) {
        let kind = store.kind(of: record)
        if holdsSides(pair.value, of: kind, tree) || groupsBars(pair.value, row, of: kind, tree) {
            return absorb(pair, into: record, tree)
        }
        if kind == .screen, let bar = bar(meantBy: pair.value, row, of: record, tree) {
            return rename(pair, to: [bar], [], of: record, tree)
        }
        if kind == .screen, store[record, Slots.Screen.platform].payload == Symbols.macos, let field = row.fieldOfBar {
            guard field == "title" else { return reportAdvice(pair, OtherWord.itemsOnMac, of: record, tree) }
            let title = ["window", "title"]
            return rename(pair, to: isFree(title, below: record) ? title : ["name"], [], of: record, tree)
        }
        switch row.conversion {
        case .rename(let path, let additions):
            if kind == .navigationBar, path == ["trailing"], sortsBySide(pair, tree) {
                if decodeBySide(pair, of: record, tree) { return }
                return reportAdvice(pair, OtherWord.itemsBySide, of: record, tree)
            }
            rename(pair, to: path, additions, row, of: record, tree)
        case .variants:
            let value = tree.resolved(pair.value)
            let isWhole = tree[value].kind == .mapping || holdsMaps(value, tree)
            guard isWhole else { return reportAdvice(pair, row, of: record, tree) }
            rename(pair, to: ["variants"], [], row, of: record, tree)
        case .group(let path, let names):
            let value = tree.resolved(pair.value)
            if tree[value].kind == .mapping, names.map({ holdsOnly($0, value, of: kind, tree) }) ?? true {
                return absorb(pair, into: record, tree)
            }
            if kind == .screen, holdsMaps(value, tree) {
                return rename(pair, to: ["content"], [], row, of: record, tree)
            }
            guard let path, tree[value].kind == .scalar else { return reportUnmeant(pair, row, of: record, tree) }
            rename(pair, to: path, [], row, of: record, tree)
        case .renameFirst(let path, let otherwise):
            let isFree = isFree(path, below: record) && !isOverlay(tree[pair.key].parent, tree)
            rename(pair, to: isFree ? path : otherwise, [], row, of: record, tree)
        case .negate(let path): decodeOpposite(pair, path, row, of: record, tree)
        case .words(let settings): decode(pair, settings, row, of: record, tree)
        case .reverse(let name): decodeReversed(pair, name, row, of: record, tree)
        case .element(let element): decodeElement(pair, element, row, of: record, tree)
        case .note(let openFields):
            for slot in openFields.compactMap(kind.component.slot(named:)) where !store[record, slot].isWritten {
                store[record, slot] = Slot(node: pair.value.rawValue, payload: Slot.undetermined)
                if kind.component.fields[slot].hides { store.hidesParts = true }
            }
            guard let open = openFields.first else { return reportNote(pair, of: record, tree) }
            // As a note of one's own it would leave nothing open.
            let message = Message.leavesOpen(tree.text(of: pair.key), kind.component, open)
            report(.screenOtherWord, tree[pair.key].range, message, severity: .info)
        case .advice:
            reportAdvice(pair, row, of: record, tree)
        }
    }

    /// Reads a Boolean that says the opposite of ours.
    private mutating func decodeOpposite(
        _ pair: OtherPair,
        _ path: [String],
        _ row: OtherWord,
        of record: Record,
        _ tree: borrowing YAMLTree
    ) {
        guard let place = open(path, below: record, pair) else {
            let negated = booleanMeant(by: tree.resolved(pair.value), tree).map { $0 ? "false" : "true" }
            return decodeSecond(pair, path, row, value: negated, of: record, tree)
        }
        let told = diagnostics.count
        var slot = decode(pair, at: place, tree)
        let isKnown = slot.payload <= 1
        if isKnown {
            slot.payload = 1 - slot.payload
            // How it is spelt is not told of what is written otherwise anyhow.
            diagnostics.removeSubrange(told...)
        }
        store[place.record, place.slot] = slot
        if slot.payload != 0, store.kind(of: place.record).component.fields[place.slot].hides {
            store.hidesParts = true
        }
        guard isKnown else { return }
        let value = slot.payload == 1 ? "true" : "false"
        reportRead(pair, as: path, value: value, tree.rewriting(pair.key, to: path, value: value), tree)
    }

    /// Reads a list that runs from our last element to our first.
    private mutating func decodeReversed(
        _ pair: OtherPair,
        _ name: String,
        _ row: OtherWord,
        of record: Record,
        _ tree: borrowing YAMLTree
    ) {
        guard let place = open([name], below: record, pair) else {
            return decodeSecond(pair, [name], row, of: record, tree)
        }
        let slot = decode(pair, at: place, tree)
        store[place.record, place.slot] = slot
        if slot.hasValue { reverse(slot.payload) }
        let rename = tree.rewriting(pair.key, to: [name])
        let reversal = tree.reversal(of: pair.value)
        reportReversed(pair, as: name, rename.flatMap { first in reversal.map { first + $0 } }, tree)
    }

    mutating func rename(
        _ pair: OtherPair,
        to path: [String],
        _ additions: [OtherWord.Setting],
        _ row: OtherWord? = nil,
        of record: Record,
        _ tree: borrowing YAMLTree
    ) {
        guard row == nil || isValue(pair.value, of: path, in: store.kind(of: record), tree) else {
            noteUnread()
            return reportNote(pair, .screenUnknownKey, of: record, tree)
        }
        if let row, row.advice != nil, !isWord(pair.value, of: path, in: store.kind(of: record), tree) {
            return reportAdvice(pair, row, of: record, tree)
        }
        // What is the whole component and not its list alone: `tabs: {items: […], selected: Home}`.
        if path.count == 2, additions.isEmpty, holdsField(path[1], pair.value, tree) {
            return rename(pair, to: [path[0]], additions, row, of: record, tree)
        }
        let holder = component(at: path, of: record)
        let begins = begins(path, in: record)
        guard let place = open(path, below: record, pair) else {
            return decodeSecond(pair, path, row, of: record, tree)
        }
        decodeField(place.slot, of: place.record, pair.value, tree)
        if path == ["content"] { noteListOfParts(pair, of: place.record, tree) }
        if store.kind(of: place.record) == .navigationBar, place.slot == Slots.NavigationBar.backLabel, holder == nil,
            place.record != record
        {
            addBackItem(to: place.record)
        }
        for addition in additions { set(addition, below: record, pair) }
        let added = additions.map { (name: $0.path.last ?? "", value: $0.value) }
        var edits: [Edit]?
        if let holder, let name = path.last {
            edits = tree.moving(pair.key, to: name, in: holder)
        } else if let inner = additions.first, inner.path.count > path.count {
            let value = tree.resolved(pair.value)
            let insertion = tree.insertion(ofKey: inner.path.last ?? "", inner.value, in: value)
            let holdsItems = tree[value].kind == .sequence && ["toolbar", "tabBar"].contains(path.last)
            if begins, holdsItems { edits = tree.rewriting(pair.key, to: path + ["items"], additions: added) }
            edits =
                edits
                ?? insertion.flatMap { insertion in
                    tree.rewriting(pair.key, to: path).map { $0 + [insertion] }
                }
        } else if begins {
            edits = tree.rewriting(pair.key, to: path, additions: added)
        }
        reportRead(pair, as: path, edits, tree)
    }

    private mutating func decode(
        _ pair: OtherPair,
        _ settings: [String: OtherWord.Setting],
        _ row: OtherWord,
        of record: Record,
        _ tree: borrowing YAMLTree
    ) {
        let value = tree.resolved(pair.value)
        let word = booleanMeant(by: value, tree).map { $0 ? "true" : "false" }
        guard tree[value].kind == .scalar,
            let setting = settings[Spelling.folded(String(tree.text(of: value).prefix(64)))]
                ?? word.flatMap({ settings[$0] })
        else {
            if isPlaceholder(tree.text(of: pair.key), value, tree) { return leaveOpen(settings, pair, of: record) }
            // In content it is one of the keys that anybody may add.
            if store.kind(of: record) == .block { return }
            return reportUnmeant(pair, row, of: record, tree)
        }
        let holder = component(at: setting.path, of: record)
        let begins = begins(setting.path, in: record)
        guard set(setting, below: record, pair) else {
            return decodeSecond(pair, setting.path, row, value: setting.value, of: record, tree)
        }
        var edits: [Edit]?
        if let holder, let name = setting.path.last {
            edits = tree.moving(pair.key, to: name, in: holder, value: setting.value)
        } else if begins {
            edits = tree.rewriting(pair.key, to: setting.path, value: setting.value)
        }
        reportRead(pair, as: setting.path, value: setting.value, edits, tree)
    }
}
