import Diagnostics
import YAMLSyntax

// Values of other tools: whether one may be what our key takes, and which of ours it is.
extension ScreenDecoder {
    /// Reads a Boolean that says the opposite of ours.
    mutating func decodeOpposite(_ use: WordUse, _ path: [String]) {
        let pair = use.pair
        guard let place = open(path, below: use.record, pair) else {
            let negated = booleanMeant(by: tree.resolved(pair.value)).map { $0 ? "false" : "true" }
            return decodeSecond(use, path, value: negated)
        }
        let (told, value) = (diagnostics.count, tree.resolved(pair.value))
        if path == ["hidden"], tellsWhatShows(value) {
            write(Slot(pair.value, 0), at: place)
            return reportNote(pair, of: use.record)
        }
        // One word behind `visibleIf` names what holds, as an expression does, and so do a device and a phrase.
        if tree[value].kind == .scalar, tree.scalarType(of: value) == .string, booleanMeant(by: value) == nil,
            ["if", "when"].contains(where: Spelling.folded(tree.text(of: pair.key)).hasSuffix)
                || !platforms(namedIn: value).isEmpty || tree.text(of: value).contains(" ")
        {
            let message = Message.condition(tree.text(of: pair.key), Message.quoted(tree.text(of: value)))
            tell(value, message, as: .screenWrongType)
            return write(Slot(pair.value, Slot.undetermined), at: place)
        }
        var slot = decode(pair, at: place)
        let isKnown = slot.payload <= 1
        if isKnown {
            slot.payload = 1 - slot.payload
            // How it is spelt is not told of what is written otherwise anyhow.
            takeBack(from: told)
        }
        write(slot, at: place)
        guard isKnown else { return }
        let written = slot.payload == 1 ? "true" : "false"
        reportRead(pair, as: path, value: written, tree.rewriting(pair.key, to: path, value: written))
    }

    /// Sets what a word of the value means.
    mutating func decode(_ use: WordUse, _ settings: [String: OtherWord.Setting]) {
        let (pair, record) = (use.pair, use.record)
        let value = tree.resolved(pair.value)
        guard let setting = setting(saidBy: valueOfMap(value) ?? value, among: settings) else {
            if isPlaceholder(tree.text(of: pair.key), value) { return leaveOpen(settings, pair, of: record) }
            if reportDenied(pair, settings["true"], of: record) { return }
            // How an item stands out that is not the primary one, it says nothing.
            if [["style"], ["semantic"]].contains(settings["true"]?.path), booleanMeant(by: value) == false {
                return reportNote(pair, of: record)
            }
            // In content it is one of the keys that anybody may add.
            guard store.kind(of: record) == .block else { return reportUnmeant(use) }
            return mayHoldButtons(pair.value) ? reportUnreadPart(pair, of: record) : ()
        }
        let holder = component(at: setting.path, of: record)
        let begins = begins(setting.path, in: record)
        guard set(setting, below: record, pair) else { return decodeSecond(use, setting.path, value: setting.value) }
        var edits: [Edit]?
        // What else a map says would be lost.
        if tree[value].kind != .mapping || tree[value].count < 2 {
            if let holder, let name = setting.path.last {
                edits = tree.moving(pair.key, to: name, in: holder, value: setting.value)
            } else if begins {
                edits = tree.rewriting(pair.key, to: setting.path, value: setting.value)
            }
        }
        reportRead(pair, as: setting.path, value: setting.value, edits)
    }

    /// Whether a value tells which part of an item is shown, `icon only`, and so that it is shown.
    private func tellsWhatShows(_ value: NodeIndex) -> Bool {
        let parts = CommonWords.parts(of: tree.word(value, upTo: 24) ?? "")
        return parts.count == 2 && parts[1] == "only"
            && ["icon", "icons", "image", "symbol", "label", "text", "title"].contains(parts[0])
    }

    /// Whether a value is a map that has a key itself.
    func holdsField(_ name: String, _ written: NodeIndex) -> Bool {
        let mapping = tree.resolved(written)
        return tree[mapping].kind == .mapping && tree.value(ofKey: name, in: mapping) != nil
    }

    /// Whether a value is a map that has the last key of a path itself, or lists what is there by another word for it.
    func holdsField(_ path: [String], _ written: NodeIndex, in kind: ComponentKind) -> Bool {
        let mapping = tree.resolved(written)
        guard let name = path.last else { return false }
        if holdsField(name, mapping) { return true }
        guard tree[mapping].kind == .mapping,
            let part = kind.component.field(spelt: Spelling.folded(path[0]))?.type.component
        else { return false }
        return tree.pairs(of: mapping, among: 16).contains { key, value in
            tree[tree.resolved(value)].kind == .sequence
                && tree.word(key).flatMap { OtherWord.row(for: $0, in: part)?.ownKey } == name
        }
    }

    /// Whether a value is a word where a field takes one, or stands for one.
    func isWord(_ written: NodeIndex, of path: [String], in kind: ComponentKind) -> Bool {
        let node = tree.resolved(written)
        guard path.count == 1, let slot = kind.component.slot(named: path[0]), tree[node].kind != .scalar else {
            return true
        }
        switch kind.component.fields[slot].type {
        case .identifier: return valueOfMap(node) != nil
        case .enumeration:
            return valueOfMap(node) != nil || onlyElement(of: node) != nil
                || path == ["platform"] && !platforms(namedIn: node).isEmpty
        default: return true
        }
    }

    /// What a value means among some words; a variant's name in a design file has one of them among its parts.
    func setting(saidBy value: NodeIndex, among settings: [String: OtherWord.Setting]) -> OtherWord.Setting? {
        // `largeTitle: {visible: true}`
        if let pair = tree.onlyPair(of: value), tree[tree.resolved(pair.value)].kind == .scalar,
            ["visible", "enabled", "shown", "active"].contains(tree.text(of: pair.key))
        {
            return setting(saidBy: tree.resolved(pair.value), among: settings)
        }
        guard tree[value].kind == .scalar else { return nil }
        let text = tree.text(of: value)
        if let setting = settings[Spelling.folded(String(text.prefix(64)))] { return setting }
        // `type: overview page`
        let words = text.prefix(64).split(separator: " ")
        if words.count > 1, ["page", "screen", "view"].contains(words[words.count - 1].lowercased()),
            let setting = settings[Spelling.folded(words.dropLast().joined())]
        {
            return setting
        }
        if let truth = booleanMeant(by: value) { return settings[truth ? "true" : "false"] }
        // A fraction is no words: `opacity: 0.9`, `0.5f`.
        if [".", ","].contains(text.drop(while: \.isNumber).first) { return nil }
        let keys = WordSet.emphasis.words + settings.values.compactMap(\.path.last)
        return OtherValue.part(ofVariant: text, keys: keys) { settings[$0] }.flatMap { settings[$0] }
    }

    /// Whether a value may be one of the field that a word means: where that takes a word of a list, it is one of them in
    /// any tool's spelling, or a map or list of one may be; a number is no list of components.
    func isValue(_ written: NodeIndex, of path: [String], in kind: ComponentKind) -> Bool {
        var component = kind.component
        for name in path.dropLast() {
            guard let slot = component.slot(named: name), let next = component.fields[slot].type.component else {
                return true
            }
            component = next.component
        }
        let node = tree.resolved(written)
        guard let name = path.last, let slot = component.slot(named: name), !tree.isNull(node) else { return true }
        let type = component.fields[slot].type
        if case .list = type, tree[node].kind == .scalar {
            return type.component == nil || tree.number(of: node) == nil
        }
        if type == .integer || type == .number, tree[node].kind == .scalar {
            return tree.number(of: node) != nil || numberMeant(by: tree.text(of: node), of: name, isWhole: false) != nil
                || tree.withText(of: node) { TextMeasure($0).hasPlaceholder }
        }
        guard case .enumeration(let words) = type else { return true }
        if name == "platform", !platforms(namedIn: node).isEmpty { return true }
        // `theme: {name: Acme, accent: blue}` is no `{value: dark}`.
        if tree[node].kind == .mapping { return valueOfMap(node).map { isValue($0, of: path, in: kind) } ?? false }
        guard tree[node].kind == .scalar else { return onlyElement(of: node) != nil }
        let word = tree.text(of: node)
        return symbol(ofOtherSpelling: word, in: words) != nil || wordMeant(by: word, of: words) != nil
            || OtherValue.row(forValue: String(word.prefix(64)), of: name, in: words, of: component) != nil
            // `type: search` may be a button or a field.
            || name == "kind" && component.name == "item" && Spelling.folded(word) == "search"
            || tree.withText(of: node) { TextMeasure($0).hasPlaceholder }
    }

    /// The word of a field's list that a value is, or another tool's word for one; nil if it is none.
    func word(meantBy written: NodeIndex, of slot: Int, in kind: ComponentKind) -> String? {
        let node = tree.resolved(written)
        let field = kind.component.fields[slot]
        guard tree[node].kind == .scalar, case .enumeration(let words) = field.type else { return nil }
        let word = tree.text(of: node)
        return symbol(ofOtherSpelling: word, in: words).map { Schema.standard.symbols.names[Int($0)] }
            ?? OtherValue.row(for: String(word.prefix(64)), of: field.name, in: words, of: kind.component)?.value
    }

    /// Reads a value that is one of another field, and gives what its own holds, which is as good as not written; where
    /// the other field is written, that counts.
    mutating func decodeOtherValue(_ row: OtherValue, at target: String, _ node: NodeIndex, in place: Place) -> UInt32?
    {
        let key = tree.key(of: node)
        let mapping = NodeIndex(rawValue: store.node(of: place.record))
        guard let value = row.value, let slot = store.slot(named: target, of: place.record) else { return nil }
        let word = tree.text(of: node)
        if tree[mapping].kind == .mapping, let other = tree.value(ofKey: target, in: mapping) {
            let isSame = self.word(meantBy: other, of: slot, in: store.kind(of: place.record)) == value
            let message = isSame ? Message.same(word, path: [target]) : Message.both(word, path: [target])
            report(.screenOtherWord, tree[node].range, message, severity: isSame ? .info : .error)
            return Slot.undetermined
        }
        if case .boolean = store.kind(of: place.record).component.fields[slot].type {
            store[place.record, slot] = Slot(node, value == "true" ? 1 : 0)
        } else if let symbol = Schema.standard.symbols.number(of: value) {
            store[place.record, slot] = Slot(node, symbol)
        }
        // Behind an alias stands another pair, which a fix must leave alone.
        let edits = tree[key].parent == mapping ? tree.rewriting(key, to: [target], value: value) : nil
        reportRead(node, line: Message.line([target], value), edits)
        return Slot.missing
    }

    /// What the value of a pair is read as, as was just told of it.
    enum ReadValue {
        /// Another text for our key.
        case text(String)
        /// A pair of its own, with another key.
        case pair
    }

    /// Takes back what was told of the value of another word where it is told of the word itself, so that one sentence says
    /// what to write; nil where nothing was.
    mutating func readingOfValue(_ pair: OtherPair, toldFrom first: Int, takesComment: Bool) -> ReadValue? {
        let range = tree[pair.value].range
        // What shows an icon alone is told of for itself: its fix hangs on what stands beside it.
        guard diagnostics.count == first + 1, let told = diagnostics.last, told.range == range, told.severity == .info,
            let edits = told.fixes.first?.edits, let edit = edits.first, !isIconAlone(pair.value)
        else { return nil }
        if edits.count > 1 || edit.range.start < range.start { return .pair }
        // What was said beside it stays as a comment.
        guard edit.range == range, takesComment || !edit.text.contains(" #") else { return nil }
        diagnostics.removeLast()
        return .text(edit.text)
    }

    /// Reads a list that runs from our last element to our first.
    mutating func decodeReversed(_ use: WordUse, _ name: String) {
        let pair = use.pair
        guard let place = open([name], below: use.record, pair) else { return decodeSecond(use, [name]) }
        let slot = decode(pair, at: place)
        store[place.record, place.slot] = slot
        if slot.hasValue { reverse(slot.payload) }
        let rename = tree.rewriting(pair.key, to: [name])
        let reversal = tree.reversal(of: pair.value)
        let fix = Fix(safe: Message.reverse(name), rename.flatMap { first in reversal.map { first + $0 } })
        tell(pair.key, Message.readReversed(tree.text(of: pair.key), as: name), fix: fix)
    }
}
